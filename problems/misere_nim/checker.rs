//! The checker: a move is right if it is legal and leaves a position that is lost.

use checkers::Refusal;

use super::{MisereNim, allows};
use crate::{
    exercise::Checker,
    shared::{
        pile_move::{PileMove, Reply},
        reply,
    },
};

impl Checker for MisereNim {
    fn check(piles: &Vec<u64>, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&chosen| judge(piles, chosen)).map_err(Refusal::new)
    }
}

fn judge(piles: &[u64], chosen: PileMove) -> Result<(), String> {
    allows(piles, chosen)?;
    match why_won(&chosen.played(piles)) {
        None => Ok(()),
        Some(why) => Err(format!("the move is legal, but it leaves the opponent a won position: {why}")),
    }
}

/// Why the player to move wins, or nothing if the position is lost.
fn why_won(piles: &[u64]) -> Option<String> {
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    match piles.iter().filter(|&&pile| pile > 1).count() {
        0 if ones % 2 == 1 => None,
        0 if ones == 0 => Some("the table is empty, the last counter has been taken".into()),
        0 => Some(format!("the number of piles of one counter is even, {ones}, and there are no others")),
        1 => Some("there is a single pile above 1".into()),
        _ if sum == 0 => None,
        _ => Some(format!("two piles or more are above 1, and the nim-sum is {sum}, not 0")),
    }
}
