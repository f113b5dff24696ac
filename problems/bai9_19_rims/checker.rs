//! The checker: a loop is right if it can be drawn and the nim-sum of all regions becomes 0.

use checkers::{Refusal, Sentence, say};

use super::{Loop, Regions, Rims};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Rims {
    fn check(regions: &Regions, reply: &Option<Loop>, reference: &Option<Loop>) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&drawn| judge(regions, drawn)).map_err(Refusal::new)
    }
}

fn judge(regions: &[u64], drawn: Loop) -> Result<(), Sentence> {
    drawn.is_legal(regions)?;
    let all = regions.iter().fold(0, |sum, dots| sum ^ dots);
    match all ^ regions[drawn.region - 1] ^ drawn.inside ^ drawn.outside {
        0 => Ok(()),
        sum => Err(reply::leaves_a_won_position(say!(
            vi "tổng Nim của số chấm trong các miền là {sum}, không phải 0",
            en "the nim-sum of the regions is {sum}, not 0",
        ))),
    }
}
