//! The oracle: the outcome of every position up to the largest, from the rules alone.

use solutions::wythoff::Rule;

use super::{Query, Reply};
use crate::exercise::Oracle;

/// The largest pile that an oracle may look at.
const MOST: u64 = 100;

pub fn oracle(queries: &[Query]) -> Option<Oracle<'_, Vec<Reply>>> {
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
        for (index, (query, reply)) in queries.iter().zip(replies).enumerate() {
            match *reply {
                None if is_lost(query.rule, (query.a, query.b)) => {}
                None => return Err(format!("query {}: some move leads to a lost position", index + 1)),
                Some(after) => {
                    query.allows(after)?;
                    if !is_lost(query.rule, after) {
                        return Err(format!("query {}: the opponent wins from {after:?}", index + 1));
                    }
                }
            }
        }
        Ok(())
    }))
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
