//! The reference: the lower envelope of the columns' lines over the probability of row 1, and the two lines that meet at
//! its peak ([`solutions::two_lines`]). With two columns the players change places.
//!
//! Cost: O(n log n) for the longer side n.

use checkers::matrix_game::Solution;
use solutions::two_lines;

use super::TwoByN;
use crate::shared::matrix_games::{Matrix, answer};
use exercise::Reference;

impl Reference for TwoByN {
    fn solve(matrix: &Matrix) -> Solution {
        answer(two_lines::solve_narrow(matrix))
    }
}
