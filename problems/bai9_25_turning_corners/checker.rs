//! The checker: a corner is right if it may be turned and some rectangle with it leaves the value 0.

use checkers::{Refusal, Sentence, say};
use solutions::nimber::nim_product;

use super::{Board, Reply, TurningCorners};
use crate::{exercise::Checker, shared::reply};

impl Checker for TurningCorners {
    fn check(board: &Board, reply: &Reply, _: &Reply) -> Result<(), Refusal> {
        let value = board.heads().fold(0, |sum, (x, y)| sum ^ nim_product(x as u64, y as u64));
        reply::check(reply, value != 0, |&corner| judge(board, value, corner)).map_err(Refusal::new)
    }
}

fn judge(board: &Board, value: u64, (x, y): (usize, usize)) -> Result<(), Sentence> {
    board.allows(x, y)?;
    match some_rectangle_changes_the_value_by(value, x as u64, y as u64) {
        true => Ok(()),
        false => Err(say!(
            vi "có thể lật đồng xu ({x}, {y}), nhưng hình chữ nhật nào có góc này cũng để lại cho đối thủ một \
                thế thắng",
            en "the coin ({x}, {y}) may be turned, but every rectangle with this corner leaves the opponent \
                a won position",
        )),
    }
}

/// Turning the rectangle from (a, b) to (x, y) changes the value by
/// (x ⊗ y) ⊕ (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) = (x ⊕ a) ⊗ (y ⊕ b).
fn some_rectangle_changes_the_value_by(change: u64, x: u64, y: u64) -> bool {
    (0..x).any(|a| (0..y).any(|b| nim_product(x ^ a, y ^ b) == change))
}
