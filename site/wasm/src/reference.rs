//! Solve and check: what the commands of the same names do, for texts that the page holds.

use checkers::{ReadError, Sentence};
use generators::{Dice, TestName};
use problems::Case;
use serde_json::{Value, json};

use crate::catalogue;

/// The reference's answer, or where the input breaks a promise of the statement.
pub fn solve(exercise: &str, input: &str) -> Result<Value, Sentence> {
    read(exercise, input, |case| json!({ "answer": String::from_utf8_lossy(&case.answer()) }))
}

/// The checker's verdict and sentence, or where the input breaks a promise of the statement. If a long input was
/// answered wrongly, the query that it is about comes as an input of its own.
pub fn check(exercise: &str, input: &str, answer: &str) -> Result<Value, Sentence> {
    let line = catalogue::find(exercise)?;
    read(exercise, input, |case| match case.check(answer.as_bytes()) {
        Ok(()) => json!({ "accepted": true }),
        Err(refusal) => {
            let refusal = Sentence::from(refusal);
            let alone = numbered(refusal.en()).and_then(|number| alone(line, input, answer, number));
            json!({ "accepted": false, "refusal": refusal, "alone": alone })
        }
    })
}

/// The number of the query that a sentence begins with: `query 17: …`, `query 17 (line 1, column 3): …`.
fn numbered(sentence: &str) -> Option<usize> {
    let rest = ["query ", "set "].iter().find_map(|noun| sentence.strip_prefix(noun))?;
    let end = rest.find(|sign: char| !sign.is_ascii_digit())?;
    rest[..end].parse().ok().filter(|&number| number > 0)
}

/// A query that was answered wrongly, alone: an input that has no other, what was answered, what is right, and why.
/// Nothing, if the input has only this one, or if its queries are not a line each.
fn alone(exercise: &catalogue::Line, input: &str, answer: &str, number: usize) -> Option<Value> {
    let lines: Vec<&str> = input.lines().collect();
    // A line of sizes may stand before the first query, and the number of queries in it.
    let tries = (0..=1).flat_map(|heads| {
        let queries = lines.len().saturating_sub(heads);
        let head = lines.get(..heads).unwrap_or_default().join("\n");
        let words: Vec<&str> = head.split(' ').collect();
        let counted =
            words.iter().enumerate().filter(|(_, word)| word.parse() == Ok(queries)).map(|(place, _)| {
                let mut words = words.clone();
                words[place] = "1";
                words.join(" ")
            });
        let heads_tried: Vec<String> = [head.clone()].into_iter().chain(counted).collect();
        let query = lines.get(heads + number - 1).filter(|_| queries > 1);
        heads_tried.into_iter().filter_map(move |head| {
            let head = if heads == 0 { head } else { format!("{head}\n") };
            query.map(|query| format!("{head}{query}\n"))
        })
    });
    let found = tries.filter_map(|input| {
        let case = (exercise.read)(input.as_bytes()).ok()?;
        let right = String::from_utf8_lossy(&case.answer()).into_owned();
        let each = right.lines().count();
        let own: Vec<&str> = answer.lines().skip((number - 1) * each).take(each).collect();
        let own: String = own.iter().map(|line| format!("{line}\n")).collect();
        let refusal = Sentence::from(case.check(own.as_bytes()).err()?);
        Some(json!({ "input": input, "answer": own, "right": right, "refusal": refusal }))
    });
    found.take(1).next()
}

/// Whether the input keeps to the statement, or where it does not.
pub fn validate(exercise: &str, input: &str) -> Result<Value, Sentence> {
    read(exercise, input, |_| json!({ "valid": true }))
}

/// A random small input.
pub fn small(exercise: &str, seed: u64) -> Result<Value, Sentence> {
    let line = catalogue::find(exercise)?;
    let case = (line.small)(&mut dice(line.folder, "small", seed));
    Ok(json!({ "input": String::from_utf8_lossy(&case.input()) }))
}

/// The dice of a page: not those of any test.
pub fn dice(exercise: &str, recipe: &str, seed: u64) -> Dice {
    Dice::of(seed, TestName { exercise, group: "the page", recipe, index: 0 })
}

fn read(exercise: &str, input: &str, then: impl Fn(&dyn Case) -> Value) -> Result<Value, Sentence> {
    Ok(match (catalogue::find(exercise)?.read)(input.as_bytes()) {
        Ok(case) => then(&*case),
        Err(ReadError { line, column, message }) => {
            json!({ "invalid": { "line": line, "column": column, "message": message } })
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_faulty_input_is_told_by_line_and_column() {
        let message = json!({
            "en": "query 2: x = 0 is not in 1..=1000000000000000000",
            "vi": "câu hỏi 2: x = 0 không thuộc đoạn [1, 1000000000000000000]",
        });
        let told = json!({ "invalid": { "line": 2, "column": 3, "message": message } });
        for answer in [
            solve("bai9_08_moore_nim", "1 3\n1 0\n"),
            check("bai9_08_moore_nim", "1 3\n1 0\n", ""),
            validate("bai9_08_moore_nim", "1 3\n1 0\n"),
        ] {
            assert_eq!(answer.unwrap(), told);
        }
    }

    #[test]
    fn every_small_input_is_valid_and_its_answer_accepted() {
        for exercise in problems::CATALOGUE.iter().map(|exercise| exercise.folder()) {
            for seed in 0..5 {
                let input = small(exercise, seed).unwrap()["input"].as_str().unwrap().to_owned();
                assert_eq!(validate(exercise, &input), Ok(json!({ "valid": true })), "{exercise}: {input:?}");
                let answer = solve(exercise, &input).unwrap()["answer"].as_str().unwrap().to_owned();
                assert_eq!(check(exercise, &input, &answer), Ok(json!({ "accepted": true })), "{exercise}");
                let refused = check(exercise, &input, "x").unwrap();
                for language in ["vi", "en"] {
                    let refusal = refused["refusal"][language].as_str().unwrap_or_default();
                    assert!(!refusal.is_empty(), "{exercise}: {language}");
                }
            }
        }
    }

    #[test]
    fn a_query_that_is_answered_wrongly_stands_alone() {
        let told = check("bai9_08_moore_nim", "2 1 2 3\n3 7 7 7 7\n1 5 5\n", "0\n0\n0\n").unwrap();
        let alone = &told["alone"];
        assert_eq!((&alone["input"], &alone["answer"]), (&json!("2 1 2 3\n"), &json!("0\n")), "{told}");
        for part in ["input", "right"] {
            assert!(!alone[part].as_str().unwrap().is_empty(), "{told}");
        }
        let (input, right) = (alone["input"].as_str().unwrap(), alone["right"].as_str().unwrap());
        assert_eq!(check("bai9_08_moore_nim", input, right), Ok(json!({ "accepted": true })));
        // Behind a line of sizes.
        let told = check("bai9_03_chomp", "1 2 2\n1 0\n1 1\n", "0\n0\n").unwrap();
        assert_eq!(told["alone"]["input"], "1 2 1\n1 1\n", "{told}");
        // There is nothing to take away from a single query.
        assert_eq!(check("bai9_08_moore_nim", "3 7 7 7 7\n", "1 1 4 5\n").unwrap()["alone"], Value::Null);
    }

    #[test]
    fn what_stands_alone_is_valid_and_refused_whatever_the_exercise() {
        let mut stood = 0;
        for exercise in problems::CATALOGUE.iter().map(|exercise| exercise.folder()) {
            for seed in 0..12 {
                let input = small(exercise, seed).unwrap()["input"].as_str().unwrap().to_owned();
                let answer = solve(exercise, &input).unwrap()["answer"].as_str().unwrap().to_owned();
                let lines = answer.lines().count();
                let damaged: String = answer
                    .lines()
                    .enumerate()
                    .map(
                        |(index, line)| {
                            if index + 1 == lines { "7777\n".to_string() } else { format!("{line}\n") }
                        },
                    )
                    .collect();
                let told = check(exercise, &input, &damaged).unwrap();
                let Some(alone) = told.get("alone").filter(|alone| !alone.is_null()) else { continue };
                let text = |part: &str| alone[part].as_str().unwrap();
                assert!(text("input").len() < input.len(), "{exercise}: {told}");
                assert_eq!(
                    check(exercise, text("input"), text("right")),
                    Ok(json!({ "accepted": true })),
                    "{exercise}"
                );
                assert_eq!(
                    check(exercise, text("input"), text("answer")).unwrap()["accepted"],
                    false,
                    "{exercise}"
                );
                stood += 1;
            }
        }
        assert!(stood > 50, "{stood}");
    }
}
