//! The checker: a move is right if it is legal and makes the nim-sum of the standing places 0.

use checkers::{Refusal, Sentence, say};

use super::{Reply, Row, Turn, TurningTurtles};
use crate::shared::reply;
use exercise::Checker;

impl Checker for TurningTurtles {
    fn check(row: &Row, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&turn| judge(row, turn)).map_err(Refusal::new)
    }
}

fn judge(row: &Row, turn: Turn) -> Result<(), Sentence> {
    row.allows(turn)?;
    // Whichever way turtle y lies, turning it changes the nim-sum by y; so does no turtle, y = 0.
    match row.places().fold(turn.x ^ turn.y, |sum, place| sum ^ place) {
        0 => Ok(()),
        sum => Err(reply::leaves_a_won_position(say!(
            vi "tổng Nim của số thứ tự các con rùa đang đứng là {sum}, không phải 0",
            en "the nim-sum of the standing places is {sum}, not 0",
        ))),
    }
}
