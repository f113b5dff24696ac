//! The checker: the number of winning moves is the reference's; the move shown must be legal and leave the
//! nim-sum 0.

use checkers::{Refusal, Sentence, say};

use super::{GrundyPiles, Reply};
use crate::shared::{
    grundys_game::{allows, value},
    reply,
};
use exercise::Checker;

impl Checker for GrundyPiles {
    fn check(piles: &Vec<usize>, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        judge(piles, reply, reference.count).map_err(Refusal::new)
    }
}

fn judge(piles: &[usize], reply: &Reply, count: usize) -> Result<(), Sentence> {
    if reply.count != count {
        return Err(say!(
            vi "số nước đi thắng là {count}, kết quả in ra là {given}",
            en "the number of winning moves is {count}, the answer says {given}",
            given = reply.count,
        ));
    }
    let Some(split) = reply.split else { return Ok(()) };
    allows(piles, split)?;
    let before = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
    let after = before ^ value(piles[split.pile]) ^ value(split.smaller) ^ value(split.larger);
    if after != 0 {
        return Err(reply::leaves_a_won_position(say!(
            vi "tổng Nim của các giá trị là {after}, không phải 0",
            en "the nim-sum of the values is {after}, not 0",
        )));
    }
    Ok(())
}
