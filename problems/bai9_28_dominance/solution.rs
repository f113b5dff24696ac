//! The reference: every pair of rows and the peak of its lower envelope, every pair of columns and the valley of its
//! upper one ([`solutions::two_lines`]). The reader has made sure that the best peak and the best valley are level.
//!
//! Cost: O(m² n log n + n² m log m).

use checkers::matrix_game::Solution;
use solutions::two_lines;

use super::Dominance;
use crate::shared::matrix_games::{Matrix, answer};
use exercise::Reference;

impl Reference for Dominance {
    fn solve(matrix: &Matrix) -> Solution {
        answer(two_lines::solve(matrix).expect("the reader has solved the game"))
    }
}
