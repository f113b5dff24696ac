//! Solve and check: what the commands of the same names do, for texts that the page holds.

use std::collections::BTreeSet;

use checkers::{ReadError, Sentence};
use exercise::Case;
use generators::{TestName, TestRng};
use serde_json::{Value, json};

use crate::catalogue::{self, Line};

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
            let alone = alone(line, input, answer, &refusal);
            json!({ "accepted": false, "refusal": refusal, "alone": alone })
        }
    })
}

/// The query that a refusal is about, alone: an input that has no other, what was answered, what is right, and why.
/// Nothing, if the input has only this one, or if its queries are not a line each.
fn alone(exercise: &catalogue::Line, input: &str, answer: &str, refusal: &Sentence) -> Option<Value> {
    let (noun, number) = refusal.part()?;
    let (_, record) = (exercise.read_recording)(input.as_bytes()).ok()?;
    let queries = record.parts(noun).filter(|queries| queries.count() > 1)?;
    let place = queries.lines(number).filter(|place| place.len() == 1)?;
    let lines: Vec<&str> = input.lines().collect();
    let query = lines.get(place.start - 1)?;
    let head = lines.get(..queries.lines(1)?.start - 1)?.join("\n");
    let found = heads_of_one(&head, queries.count()).into_iter().find_map(|head| {
        let input = if head.is_empty() { format!("{query}\n") } else { format!("{head}\n{query}\n") };
        let case = exercise.read(input.as_bytes()).ok()?;
        Some((input, case))
    });
    let (input, case) = found?;
    let right = String::from_utf8_lossy(&case.answer()).into_owned();
    let each = right.lines().count();
    // Where the answer is not written in these lines, nobody knows which part of it belongs to the query.
    let own = answer.lines().collect::<Vec<_>>().get((number - 1) * each..number * each)?.join("\n") + "\n";
    let refusal = Sentence::from(case.check(own.as_bytes()).err()?);
    Some(json!({ "input": input, "answer": own, "right": right, "refusal": refusal }))
}

/// What may stand before a single query, if this stands before so many: the same, or 1 in place of their number.
fn heads_of_one(head: &str, count: usize) -> Vec<String> {
    let words: Vec<&str> = head.split(' ').collect();
    let with_one = |(place, word): (usize, &&str)| {
        let mut words = words.clone();
        words[place] = "1";
        (word.parse() == Ok(count)).then(|| words.join(" "))
    };
    [head.to_string()].into_iter().chain(words.iter().enumerate().filter_map(with_one)).collect()
}

/// Whether the input keeps to the statement, or where it does not.
pub fn validate(exercise: &str, input: &str) -> Result<Value, Sentence> {
    read(exercise, input, |_| json!({ "valid": true }))
}

/// Of so many random small inputs, the one in which most happens is shown.
const TRIED: u64 = 6;
/// A longer input is no small one.
const MOST_SMALL: usize = 300;

/// A random small input.
pub fn small(exercise: &str, seed: u64) -> Result<Value, Sentence> {
    let line = catalogue::find(exercise)?;
    let input = (0..TRIED)
        .map(|step| small_input(line, seed.wrapping_mul(TRIED).wrapping_add(step)))
        .max_by_key(|input| (input.len() <= MOST_SMALL, variety(line, input)))
        .expect("some are tried");
    Ok(json!({ "input": input }))
}

/// How many different words an input and its answer have, those of the answer twice.
fn variety(line: &Line, input: &str) -> usize {
    let different = |text: &str| text.split_ascii_whitespace().collect::<BTreeSet<_>>().len();
    let answer = line.read(input.as_bytes()).map(|case| case.answer()).unwrap_or_default();
    different(input) + 2 * different(&String::from_utf8_lossy(&answer))
}

/// The same, as a text.
pub fn small_input(exercise: &Line, seed: u64) -> String {
    let case = (exercise.small)(&mut rng(exercise.folder, "small", seed));
    String::from_utf8_lossy(&case.input()).into_owned()
}

/// The rng of a page: not those of any test.
pub fn rng(exercise: &str, recipe: &str, seed: u64) -> TestRng {
    TestRng::of(seed, TestName { exercise, group: "the page", recipe, index: 0 })
}

fn read(exercise: &str, input: &str, then: impl Fn(&dyn Case) -> Value) -> Result<Value, Sentence> {
    Ok(match catalogue::find(exercise)?.read(input.as_bytes()) {
        Ok(case) => then(&*case),
        Err(error) => invalid(error),
    })
}

/// Where an input breaks a promise of the statement.
pub fn invalid(ReadError { line, column, message }: ReadError) -> Value {
    json!({ "invalid": { "line": line, "column": column, "message": message } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_faulty_input_is_told_by_line_and_column() {
        let message = json!({
            "en": "query 2: x = 0 is not in [1, 1000000000000000000]",
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
        // Of sets, too.
        let told = check("bai9_02_subtraction_p_positions", "2 1 2\n1 1\n", "0 3\n0\n0 2\n1\n").unwrap();
        assert_eq!((&told["alone"]["input"], &told["alone"]["answer"]), (&json!("1 1\n"), &json!("0 2\n1\n")));
        // There is nothing to take away from a single query.
        assert_eq!(check("bai9_08_moore_nim", "3 7 7 7 7\n", "1 1 4 5\n").unwrap()["alone"], Value::Null);
    }

    #[test]
    fn the_query_that_stands_alone_is_the_one_that_the_refusal_names() {
        // The first line lacks a number: no other query may be shown for it, and none be taken for a line of sizes.
        let input = "1 1\n4 3\n5 3\n10 3\n7 7\n";
        let told = check("bai9_01_misere_take_away", input, "1\n1 3\n0\n1 1\n1 6\n").unwrap();
        assert_eq!(told["refusal"]["en"], "query 1: line 1 ends where x should be", "{told}");
        assert_eq!(
            (&told["alone"]["input"], &told["alone"]["answer"]),
            (&json!("1 1\n"), &json!("1\n")),
            "{told}"
        );
        // All on one line: what belongs to the query that is named is not known, so none stands alone.
        let told = check("bai9_01_misere_take_away", input, "0 1 3 0 1 1 1 5").unwrap();
        assert!(told["refusal"]["en"].as_str().unwrap().starts_with("query 5: "), "{told}");
        assert_eq!(told["alone"], Value::Null);
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
