//! The reference: the inverse by elimination without fractions ([`solutions::inverse`]), then the theorem.

use checkers::matrix_game::Solution;
use dashu_ratio::RBig;
use solutions::inverse::{Inversion, invert};

use super::Answer;
use crate::shared::matrix_games::Matrix;

/// The determinant, the inverse B, and V = 1 / (1 B 1), p = V 1 B, q = V B 1 where they make sense.
pub fn solve(matrix: &Matrix) -> Answer {
    let Inversion { determinant, inverse } = invert(matrix);
    let numbers = |row: &Vec<RBig>| row.iter().cloned().map(Into::into).collect();
    Answer {
        determinant: RBig::from(determinant).into(),
        game: inverse.as_ref().and_then(|inverse| solve_game(inverse)),
        inverse: inverse.map(|rows| rows.iter().map(numbers).collect()),
    }
}

/// What the theorem says of a game whose matrix has this inverse, if it applies.
fn solve_game(inverse: &[Vec<RBig>]) -> Option<Solution> {
    let sum = |terms: &mut dyn Iterator<Item = &RBig>| terms.fold(RBig::ZERO, |sum, term| sum + term);
    let row_sums: Vec<RBig> = inverse.iter().map(|row| sum(&mut row.iter())).collect();
    let column_sums: Vec<RBig> =
        (0..inverse.len()).map(|j| sum(&mut inverse.iter().map(|row| &row[j]))).collect();
    let total = sum(&mut row_sums.iter());
    if total == RBig::ZERO {
        return None;
    }
    let value = RBig::ONE / total;
    let weights = |sums: Vec<RBig>| -> Vec<RBig> { sums.into_iter().map(|sum| sum * &value).collect() };
    let (p, q) = (weights(column_sums), weights(row_sums));
    if p.iter().chain(&q).any(|weight| *weight < RBig::ZERO) {
        return None;
    }
    let numbers = |weights: Vec<RBig>| weights.into_iter().map(Into::into).collect();
    Some(Solution { value: value.into(), p: numbers(p), q: numbers(q) })
}
