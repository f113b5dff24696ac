//! The reference: leave the opponent a number of counters that is 1 modulo `M + 1`.

use super::{MisereTakeAway, Query};
use crate::shared::take::Reply;
use exercise::Reference;

impl Reference for MisereTakeAway {
    fn solve(queries: &Vec<Query>) -> Vec<Reply> {
        queries.iter().map(winning_take).collect()
    }
}

/// What a winning move takes. The last counter is poison, the other C - 1 are fought over; a player who finds a
/// multiple of M + 1 of those loses, because the opponent completes every move to M + 1. So take what is too
/// much for a multiple. Time and memory O(1).
fn winning_take(query: &Query) -> Reply {
    let too_much = (query.counters - 1) % (query.most + 1);
    (too_much > 0).then_some(too_much)
}
