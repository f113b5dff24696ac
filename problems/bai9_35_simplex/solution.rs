//! The reference: the simplex method on Ferguson's condensed tableau, in integers over one denominator.
//!
//! The method itself is [`solutions::matrix_game`]; the editorial derives it.

use checkers::matrix_game::Solution;
use solutions::matrix_game;

use crate::shared::matrix_games::{Matrix, answer};

/// The value and a pair of optimal strategies, as exact fractions.
pub fn solve(matrix: &Matrix) -> Solution {
    answer(matrix_game::solve(matrix))
}
