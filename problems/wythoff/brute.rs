//! The oracle: the outcome of every position up to the largest, from the rules alone.

use solutions::wythoff::Rule;

use super::{Query, Reply, Wythoff};
use crate::shared::{grid, reply};
use exercise::{Oracle, OracleFn};

/// The largest pile that an oracle may look at.
const MOST: u64 = 100;

impl Oracle for Wythoff {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Reply>>> {
        let most = queries.iter().map(|query| query.a.max(query.b)).max()?;
        if most > MOST {
            return None;
        }
        let size = most as usize + 1;
        let (normal, misere) = (lost_positions(Rule::Normal, size), lost_positions(Rule::Misere, size));
        let is_lost = move |rule: Rule, (a, b): (u64, u64)| {
            let lost = if rule == Rule::Normal { &normal } else { &misere };
            lost[a as usize * size + b as usize]
        };
        Some(Box::new(move |replies| {
            let is_won = |_, query: &Query| !is_lost(query.rule, (query.a, query.b));
            let judge = |query: &Query, &after: &(u64, u64)| {
                query.allows(after)?;
                match is_lost(query.rule, after) {
                    true => Ok(()),
                    false => Err(format!("the opponent wins from {after:?}")),
                }
            };
            reply::oracle_each(queries, replies, is_won, judge)
        }))
    }

    /// Every pair of piles after a move from a single small position, legal or not, and giving up.
    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Reply>> {
        let [query] = queries[..] else { return Vec::new() };
        if query.a.max(query.b) > 30 {
            return Vec::new();
        }
        let positions = grid::places(0..query.a as usize + 2, 0..query.b as usize + 2);
        positions.map(|(left, right)| vec![Some((left as u64, right as u64))]).chain([vec![None]]).collect()
    }
}

/// For every position (a, b) below `size`, at place a · size + b: whether the player to move loses.
fn lost_positions(rule: Rule, size: usize) -> Vec<bool> {
    let mut lost: Vec<bool> = Vec::with_capacity(size * size);
    for a in 0..size {
        for b in 0..size {
            let wins = if (a, b) == (0, 0) {
                // The opponent has taken last.
                rule == Rule::Misere
            } else {
                let here = a * size + b;
                (1..=a).any(|taken| lost[here - taken * size])
                    || (1..=b).any(|taken| lost[here - taken])
                    || (1..=a.min(b)).any(|taken| lost[here - taken * size - taken])
            };
            lost.push(!wins);
        }
    }
    lost
}
