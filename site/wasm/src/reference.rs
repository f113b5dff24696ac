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

/// The checker's verdict and sentence, or where the input breaks a promise of the statement.
pub fn check(exercise: &str, input: &str, answer: &str) -> Result<Value, Sentence> {
    read(exercise, input, |case| match case.check(answer.as_bytes()) {
        Ok(()) => json!({ "accepted": true }),
        Err(refusal) => json!({ "accepted": false, "refusal": Sentence::from(refusal) }),
    })
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
}
