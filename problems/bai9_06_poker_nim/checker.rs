//! The checker: a move is right if it is legal and makes the nim-sum 0.

use checkers::{Refusal, Sentence, say};

use super::{PokerNim, Position};
use crate::shared::{
    pile_move::{PileMove, Reply},
    reply,
};
use exercise::Checker;

impl Checker for PokerNim {
    fn check(position: &Position, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&chosen| judge(position, chosen)).map_err(Refusal::new)
    }
}

fn judge(position: &Position, chosen: PileMove) -> Result<(), Sentence> {
    position.allows(chosen)?;
    match chosen.played(&position.piles).iter().fold(0, |sum, pile| sum ^ pile) {
        0 => Ok(()),
        sum => Err(reply::leaves_a_won_position(say!(
            vi "tổng Nim là {sum}, không phải 0",
            en "the nim-sum is {sum}, not 0",
        ))),
    }
}
