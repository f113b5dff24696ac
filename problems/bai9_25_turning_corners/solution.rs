//! The reference: the coin (x, y) is worth x ⊗ y, and a coin whose value is lowered by the nim-sum of all wins.

use solutions::turning_corners::winning_corner;

use super::{Board, Reply, TurningCorners};
use exercise::Reference;

impl Reference for TurningCorners {
    /// The corner of a winning move. If the value `sum` is not 0, some coin has a value z with the highest digit of
    /// the sum; then z ⊕ sum is less than z, so some rectangle of that coin leads there. Time O(n²).
    fn solve(board: &Board) -> Reply {
        winning_corner(&board.heads, board.side())
    }
}
