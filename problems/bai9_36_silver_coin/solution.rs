//! The reference: [`diagonal_game`], in exact fractions.

use checkers::matrix_game::Solution;
use solutions::diagonal_game;

use super::Rooms;
use crate::shared::matrix_games::answer;

/// Both choose a room in proportion to `1 / s_i`, unless there is a room where nothing is ever found.
pub fn solve(rooms: &Rooms) -> Solution {
    answer(diagonal_game::solve(&rooms.exact()))
}
