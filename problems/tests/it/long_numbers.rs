//! Numbers of twenty thousand characters are legal, and longer ones are refused, whatever the exercise. What it costs to
//! judge them is measured by `cargo xtask bench`.

use checkers::number::LONGEST;
use exercise::{audit, document::load_samples};

#[test]
fn numbers_of_twenty_thousand_characters_are_judged_like_short_ones() {
    let library = problems::library(env!("CARGO_MANIFEST_DIR"));
    let mut tried = 0;
    for &exercise in library.exercises() {
        for sample in load_samples(&library, exercise).unwrap() {
            let case = exercise.read(&sample.input).unwrap();
            let Some(answer) = audit::with_long_numbers(&*case, &String::from_utf8_lossy(&sample.answer))
            else {
                continue;
            };
            tried += 1;
            // A zero is long only below the line.
            assert!(answer.len() > sample.answer.len() + LONGEST / 3, "{}", exercise.folder());
            let longer = answer.split_whitespace().max_by_key(|token| token.len()).unwrap_or_default();
            let too_long = answer.replacen(longer, &format!("{longer}{}", "0".repeat(LONGEST)), 1);
            assert!(case.check(too_long.as_bytes()).is_err(), "{}", exercise.folder());
        }
    }
    assert!(tried >= 20, "{tried}");
}
