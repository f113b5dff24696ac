//! The checker: the number of winning moves is the reference's; the move shown must be legal and leave the
//! nim-sum 0.

use checkers::Refusal;

use super::{GrundyPiles, Reply, allows};
use crate::{exercise::Checker, shared::grundys_game::value};

impl Checker for GrundyPiles {
    fn check(piles: &Vec<usize>, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        judge(piles, reply, reference.count).map_err(Refusal::new)
    }
}

fn judge(piles: &[usize], reply: &Reply, count: usize) -> Result<(), String> {
    if reply.count != count {
        return Err(format!("the number of winning moves is {count}, the answer says {}", reply.count));
    }
    let Some(split) = reply.split else { return Ok(()) };
    allows(piles, split)?;
    let before = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
    let after = before ^ value(piles[split.pile]) ^ value(split.smaller) ^ value(split.larger);
    if after != 0 {
        return Err(format!(
            "the move is legal, but it leaves the opponent a won position: the nim-sum of the values is {after}, not 0"
        ));
    }
    Ok(())
}
