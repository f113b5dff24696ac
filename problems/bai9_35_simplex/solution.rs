//! The reference: the simplex method on Ferguson's condensed tableau, in integers over one denominator.
//!
//! The method itself is [`solutions::matrix_game`]; the editorial derives it. It knows no bound on the size: `bench` has it
//! solve 40 × 40 games.
//!
//! Cost: O(m · n) operations on long integers per pivot.

use checkers::matrix_game::Solution;
use solutions::matrix_game;

use super::Simplex;
use crate::shared::matrix_games::{Matrix, answer};
use exercise::Reference;

impl Reference for Simplex {
    fn solve(matrix: &Matrix) -> Solution {
        answer(matrix_game::solve(matrix))
    }
}
