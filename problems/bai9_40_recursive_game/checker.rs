//! The checker: there is one value per line, and it is the reference's.

use checkers::{Refusal, matrix_game::judge_value, number::Number, sentence::QUERY};

use super::{Query, RecursiveGame};
use exercise::Checker;

impl Checker for RecursiveGame {
    fn check(_: &Vec<Query>, answers: &Vec<Number>, reference: &Vec<Number>) -> Result<(), Refusal> {
        for (index, (answer, exact)) in answers.iter().zip(reference).enumerate() {
            judge_value("V", exact.exact(), answer).map_err(|reason| Refusal::at(QUERY, index + 1, reason))?;
        }
        Ok(())
    }
}
