//! The reference: both players choose in inverse proportion to the prizes ([`diagonal_game`]), in exact fractions.
//!
//! Cost: O(n) operations on fractions over the common multiple of all prizes.

use checkers::matrix_game::Solution;
use solutions::diagonal_game;

use super::{Guessing, Prizes};
use crate::shared::matrix_games::answer;
use exercise::Reference;

impl Reference for Guessing {
    /// Both players choose a number in proportion to the inverse of its prize.
    fn solve(prizes: &Prizes) -> Solution {
        answer(diagonal_game::solve(&prizes.exact()))
    }
}
