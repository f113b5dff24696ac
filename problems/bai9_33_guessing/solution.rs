//! The reference: [`diagonal_game`], in exact fractions.

use checkers::matrix_game::Solution;
use solutions::diagonal_game;

use super::Prizes;
use crate::shared::matrix_games::answer;

/// Both players choose a number in proportion to the inverse of its prize.
pub fn solve(prizes: &Prizes) -> Solution {
    answer(diagonal_game::solve(&prizes.exact()))
}
