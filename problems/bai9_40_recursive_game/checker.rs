//! The checker: there is one value a line, and it is the reference's.

use checkers::{Refusal, matrix_game::judge_value, number::Number};

pub fn check(answers: &[Number], reference: &[Number]) -> Result<(), Refusal> {
    for (index, (answer, exact)) in answers.iter().zip(reference).enumerate() {
        judge_value("V", exact.exact(), answer).map_err(|reason| Refusal::at("query", index + 1, reason))?;
    }
    Ok(())
}
