//! The checker: a corner is right if it may be turned and some rectangle with it leaves the value 0.

use checkers::{Refusal, Sentence, say};
use solutions::turning_corners::Steps;

use super::{Board, Reply, TurningCorners};
use crate::shared::reply;
use exercise::Checker;

impl Checker for TurningCorners {
    fn check(board: &Board, reply: &Reply, _: &Reply) -> Result<(), Refusal> {
        let value = board.value();
        reply::check(reply, value != 0, |&corner| judge(board, value, corner)).map_err(Refusal::new)
    }
}

fn judge(board: &Board, value: u64, (x, y): (usize, usize)) -> Result<(), Sentence> {
    board.allows(x, y)?;
    match Steps::new(board.side(), value).of((x, y)) {
        Some(_) => Ok(()),
        None => Err(say!(
            vi "có thể lật đồng xu ({x}, {y}), nhưng hình chữ nhật nào có góc này cũng để lại cho đối thủ một \
                thế thắng",
            en "the coin ({x}, {y}) may be turned, but every rectangle with this corner leaves the opponent \
                a won position",
        )),
    }
}
