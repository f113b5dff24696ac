//! The checker: a move is right if it takes a number of the set and leaves a lost pile.

use checkers::{Refusal, Sentence, say};

use super::{Position, Reply, SubtractionGame};
use crate::shared::reply;
use exercise::Checker;

impl Checker for SubtractionGame {
    fn check(position: &Position, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&taken| judge(position, taken)).map_err(Refusal::new)
    }
}

fn judge(position: &Position, taken: usize) -> Result<(), Sentence> {
    let left = position.after(taken)?;
    match position.outcomes().winning_takes(left).first() {
        None => Ok(()),
        Some(answer) => Err(reply::leaves_a_won_position(say!(
            vi "từ {left} quân, lấy {answer} quân là thắng",
            en "from {left} counters, taking {answer} wins",
        ))),
    }
}
