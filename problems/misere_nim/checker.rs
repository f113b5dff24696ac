//! The checker: a move is right if it is legal and leaves a position that is lost.

use checkers::{Refusal, Sentence, say};

use super::{MisereNim, allows};
use crate::shared::{
    pile_move::{PileMove, Reply},
    reply,
};
use exercise::Checker;

impl Checker for MisereNim {
    fn check(piles: &Vec<u64>, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&chosen| judge(piles, chosen)).map_err(Refusal::new)
    }
}

fn judge(piles: &[u64], chosen: PileMove) -> Result<(), Sentence> {
    allows(piles, chosen)?;
    match why_won(&chosen.played(piles)) {
        None => Ok(()),
        Some(why) => Err(reply::leaves_a_won_position(why)),
    }
}

/// Why the player to move wins, or nothing if the position is lost.
fn why_won(piles: &[u64]) -> Option<Sentence> {
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    match piles.iter().filter(|&&pile| pile > 1).count() {
        0 if ones % 2 == 1 => None,
        0 if ones == 0 => Some(say!(
            vi "bàn đã trống, quân cuối cùng đã bị lấy",
            en "the table is empty, the last counter has been taken",
        )),
        0 => Some(say!(
            vi "số đống một quân là số chẵn, {ones}, và không còn đống nào khác",
            en "the number of piles of one counter is even, {ones}, and there are no others",
        )),
        1 => Some(say!(vi "chỉ có một đống nhiều hơn 1 quân", en "there is a single pile above 1")),
        _ if sum == 0 => None,
        _ => Some(say!(
            vi "có ít nhất hai đống nhiều hơn 1 quân, và tổng Nim là {sum}, không phải 0",
            en "two piles or more are above 1, and the nim-sum is {sum}, not 0",
        )),
    }
}
