//! The checker: a move is right if it is legal and makes the nim-sum 0.

use checkers::Refusal;

use super::{PokerNim, Position};
use crate::{
    exercise::Checker,
    shared::{
        pile_move::{PileMove, Reply},
        reply,
    },
};

impl Checker for PokerNim {
    fn check(position: &Position, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&chosen| judge(position, chosen)).map_err(Refusal::new)
    }
}

fn judge(position: &Position, chosen: PileMove) -> Result<(), String> {
    position.allows(chosen)?;
    match chosen.played(&position.piles).iter().fold(0, |sum, pile| sum ^ pile) {
        0 => Ok(()),
        sum => Err(format!(
            "the move is legal, but it leaves the opponent a won position: the nim-sum is {sum}, not 0"
        )),
    }
}
