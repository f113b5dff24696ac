//! The checker: a move is right if it is legal and leaves every column of digits divisible by `k + 1`.

use checkers::{Refusal, Sentence, say};

use super::{MooreNim, Query, Reply};
use crate::shared::reply;
use exercise::Checker;

impl Checker for MooreNim {
    fn check(queries: &Vec<Query>, replies: &Vec<Reply>, reference: &Vec<Reply>) -> Result<(), Refusal> {
        reply::check_each(
            queries,
            replies,
            |index, _| reference[index].is_some(),
            |query, after| judge(query, after),
        )
    }
}

fn judge(query: &Query, after: &[u64]) -> Result<(), Sentence> {
    query.allows(after)?;
    let columns = (0..u64::BITS).map(|digit| (digit, ones(after, digit)));
    match columns.into_iter().find(|(_, ones)| ones % (query.k + 1) != 0) {
        None => Ok(()),
        Some((digit, ones)) => Err(reply::leaves_a_won_position(say!(
            vi "viết các đống trong hệ nhị phân, ở cột 2^{digit} có {ones} chữ số một, \
                không chia hết cho k + 1 = {divisor}",
            en "in the column of digit 2^{digit} there are {ones} ones, no multiple of k + 1 = {divisor}",
            divisor = query.k + 1,
        ))),
    }
}

fn ones(piles: &[u64], digit: u32) -> usize {
    piles.iter().filter(|&&pile| pile >> digit & 1 == 1).count()
}
