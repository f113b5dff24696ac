//! The reference: by the Tartan theorem a coin is worth the nim product of its two values.

use solutions::tartan::Board;

use super::{Reply, Tartan};
use exercise::Reference;

impl Reference for Tartan {
    fn solve(board: &Board) -> Reply {
        board.winning_move()
    }
}
