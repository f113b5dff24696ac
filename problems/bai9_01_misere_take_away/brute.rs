//! The oracle: the outcome of every number of counters up to the query's, from the rule alone.

use super::{MisereTakeAway, Query};
use crate::shared::{
    reply,
    take::{self, Reply},
};
use exercise::{Oracle, OracleFn};

/// Work, in moves, that an oracle may take on.
const WORK: u64 = 20_000_000;

impl Oracle for MisereTakeAway {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Reply>>> {
        let work = queries
            .iter()
            .try_fold(0u64, |work, query| work.checked_add(query.counters.checked_mul(query.most)?))?;
        if work > WORK {
            return None;
        }
        let tables: Vec<(Query, Vec<bool>)> =
            queries.iter().map(|query| (*query, lost_numbers(query))).collect();
        Some(Box::new(move |replies| {
            let is_won = |_, (query, lost): &(Query, Vec<bool>)| !lost[query.counters as usize];
            let judge = |(query, lost): &(Query, Vec<bool>), &take: &u64| {
                query.allows(take)?;
                let left = query.counters - take;
                if lost[left as usize] { Ok(()) } else { Err(format!("the opponent wins from {left}")) }
            };
            reply::oracle_each(&tables, replies, is_won, judge)
        }))
    }

    /// Every reply to a single small query.
    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Reply>> {
        if let [query] = queries[..] { take::every_reply(query.counters) } else { Vec::new() }
    }
}

/// For every number of counters: whether the player to move loses. With none left the opponent has just taken
/// the last one and lost; otherwise a number is lost if every move leads to one that is not.
fn lost_numbers(query: &Query) -> Vec<bool> {
    let mut lost = vec![false];
    for counters in 1..=query.counters {
        let here = Query { counters, most: query.most };
        let wins = |take| here.allows(take).is_ok() && lost[(counters - take) as usize];
        lost.push(!(1..=query.most).any(wins));
    }
    lost
}
