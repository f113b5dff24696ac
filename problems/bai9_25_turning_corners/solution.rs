//! The reference: the coin (x, y) is worth x ⊗ y, and a coin whose value is lowered by the nim-sum of all wins.

use solutions::nimber::nim_product;

use super::{Board, Reply, TurningCorners};
use crate::exercise::Reference;

impl Reference for TurningCorners {
    /// The corner of a winning move. If the value `sum` is not 0, some coin has a value z with the highest digit of
    /// the sum; then z ⊕ sum is less than z, so some rectangle of that coin leads there. Time O(n²).
    fn solve(board: &Board) -> Reply {
        let sum = value(board);
        board.heads().find(|&coin| coin_value(coin) ^ sum < coin_value(coin))
    }
}

/// The value of a position: coins lie on the board as summands, and two on one square would cancel.
pub fn value(board: &Board) -> u64 {
    board.heads().fold(0, |sum, coin| sum ^ coin_value(coin))
}

pub fn coin_value((x, y): (usize, usize)) -> u64 {
    nim_product(x as u64, y as u64)
}
