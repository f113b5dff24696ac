//! The reference: both choose a room in proportion to `1 / s_i`, so that all rooms are equally good; where nothing is
//! ever found in some room, the coin lies there. See [`diagonal_game`].
//!
//! Time O(n) operations on fractions, whose denominators divide the least common multiple of all numerators.

use checkers::matrix_game::Solution;
use solutions::diagonal_game;

use super::{Rooms, SilverCoin};
use crate::shared::matrix_games::answer;
use exercise::Reference;

impl Reference for SilverCoin {
    fn solve(rooms: &Rooms) -> Solution {
        answer(diagonal_game::solve(&rooms.exact()))
    }
}
