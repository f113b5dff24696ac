//! The checker: a corner is right if it may be turned and some rectangle with it leaves the value 0.

use solutions::nimber::nim_product;

use super::{Board, Reply};

pub fn check(board: &Board, reply: &Reply) -> Result<(), String> {
    let value = board.heads().fold(0, |sum, (x, y)| sum ^ nim_product(x as u64, y as u64));
    match *reply {
        None if value == 0 => Ok(()),
        None => Err("the answer is 0, but the position is won".into()),
        Some(_) if value == 0 => Err("the position is lost, no move wins".into()),
        Some((x, y)) => {
            board.allows(x, y)?;
            if some_rectangle_changes_the_value_by(value, x as u64, y as u64) {
                return Ok(());
            }
            Err(format!(
                "the coin ({x}, {y}) may be turned, but every rectangle with this corner leaves the opponent a won position"
            ))
        }
    }
}

/// Turning the rectangle from (a, b) to (x, y) changes the value by
/// (x ⊗ y) ⊕ (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) = (x ⊕ a) ⊗ (y ⊕ b).
fn some_rectangle_changes_the_value_by(change: u64, x: u64, y: u64) -> bool {
    (0..x).any(|a| (0..y).any(|b| nim_product(x ^ a, y ^ b) == change))
}
