//! The checker: determinant and inverse are unique; strategies are judged by what they guarantee.

use checkers::{
    Refusal,
    matrix_game::{Game, judge_value},
    number::decimal,
};

use super::{Answer, InverseMatrix, sums_to_zero};
use crate::{exercise::Checker, shared::matrix_games::Matrix};

impl Checker for InverseMatrix {
    fn check(matrix: &Matrix, answer: &Answer, reference: &Answer) -> Result<(), Refusal> {
        judge_value("det", reference.determinant.exact(), &answer.determinant)?;
        // With the right determinant both have an inverse or neither.
        let given = answer.inverse.iter().flatten();
        for (i, (row, right)) in given.zip(reference.inverse.iter().flatten()).enumerate() {
            for (j, (entry, right)) in row.iter().zip(right).enumerate() {
                judge_value(&format!("b{}{}", i + 1, j + 1), right.exact(), entry)?;
            }
        }
        match (&answer.game, &reference.game) {
            (None, None) => Ok(()),
            (Some(solution), Some(right)) => Game::from_integers(matrix).judge(right.value.exact(), solution),
            (None, Some(right)) => Err(Refusal::new(format!(
                "the answer says that the theorem does not apply, but the inverse gives p, q >= 0 and V = {}",
                decimal(right.value.exact(), 12)
            ))),
            (Some(_), None) => Err(Refusal::new(format!(
                "the answer says that the theorem applies, but {}",
                obstacle(reference)
            ))),
        }
    }
}

/// Why the theorem does not apply.
fn obstacle(reference: &Answer) -> &'static str {
    match &reference.inverse {
        None => "the matrix has no inverse",
        Some(inverse) if sums_to_zero(inverse) => "the entries of the inverse sum to 0",
        Some(_) => "p or q has a negative weight",
    }
}
