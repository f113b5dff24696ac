//! The checker: a move is right if it is legal and leaves a position that is lost.

use checkers::{Refusal, Sentence, say};

use super::{MisereGrundy, Reply, balance, balance_after};
use crate::shared::{
    grundys_game::{Split, allows},
    misere, reply,
};
use exercise::Checker;

impl Checker for MisereGrundy {
    fn check(piles: &Vec<usize>, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&split| judge(piles, split)).map_err(Refusal::new)
    }
}

fn judge(piles: &[usize], split: Split) -> Result<(), Sentence> {
    allows(piles, split)?;
    let after = balance_after(balance(piles), piles[split.pile], split.smaller);
    if after.is_lost() {
        return Ok(());
    }
    Err(reply::leaves_a_won_position(if after.firm == 0 {
        misere::even(say!(vi "không có đống 5, 8 hay 11 nào", en "no pile is 5, 8 or 11"))
    } else {
        misere::not_zero(say!(vi "có đống 5, 8 hoặc 11", en "a pile is 5, 8 or 11"), after.sum)
    }))
}
