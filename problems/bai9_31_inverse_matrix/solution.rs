//! The reference: the inverse by elimination without fractions ([`solutions::inverse`]), then the theorem. All numbers are
//! exact, so every decision (is the determinant 0, is the sum 0, is a weight negative) is certain.
//!
//! Cost: O(n³) operations on integers of O(n log(n a)) bits, where a bounds the entries.

use checkers::matrix_game::Solution;
use dashu_ratio::RBig;
use solutions::inverse::{Inversion, invert};

use super::{Answer, InverseMatrix, Promise};
use crate::shared::matrix_games::Matrix;
use exercise::Reference;

impl Reference for InverseMatrix {
    /// The determinant, the inverse, and the theorem's solution of the game where it is one.
    fn solve(matrix: &Matrix) -> Answer {
        let Inversion { determinant, inverse } = invert(matrix);
        let promise = inverse.as_ref().and_then(|inverse| Promise::of(inverse)).filter(Promise::applies);
        let numbers = |row: Vec<RBig>| row.into_iter().map(Into::into).collect();
        Answer {
            determinant: RBig::from(determinant).into(),
            inverse: inverse.map(|rows| rows.into_iter().map(numbers).collect()),
            game: promise.map(|Promise { value, p, q }| Solution {
                value: value.into(),
                p: numbers(p),
                q: numbers(q),
            }),
        }
    }
}
