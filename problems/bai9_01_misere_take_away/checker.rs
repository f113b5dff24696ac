//! The checker: a move is right if it is legal and leaves a number of counters that is 1 modulo `M + 1`.

use checkers::{Refusal, Sentence, say};

use super::{MisereTakeAway, Query};
use crate::shared::{reply, take::Reply};
use exercise::Checker;

impl Checker for MisereTakeAway {
    fn check(queries: &Vec<Query>, replies: &Vec<Reply>, _: &Vec<Reply>) -> Result<(), Refusal> {
        reply::check_each(queries, replies, |_, query| !is_lost(query.counters, query.most), judge)
    }
}

/// M <= 10^18, so that M + 1 is no danger; M + 1 >= 2, so that a remainder of 1 exists.
fn is_lost(counters: u64, most: u64) -> bool {
    counters % (most + 1) == 1
}

fn judge(query: &Query, &take: &u64) -> Result<(), Sentence> {
    query.allows(take)?;
    let left = query.counters - take;
    if left == 0 {
        return Err(say!(
            vi "nước đi này lấy quân cuối cùng, mà ai lấy quân cuối cùng thì thua",
            en "the move takes the last counter, and whoever takes it loses",
        ));
    }
    if !is_lost(left, query.most) {
        return Err(reply::leaves_a_won_position(say!(
            vi "còn {left} quân, mà {left} mod (M + 1) bằng {rest}, không phải 1",
            en "{left} counters, and {left} mod (M + 1) is {rest}, not 1",
            rest = left % (query.most + 1),
        )));
    }
    Ok(())
}
