//! The oracle: the outcome of every position up to the largest box, from the rule alone.

use super::{Boxes, EmptyAndDivide, Reply};
use crate::shared::{grid, reply};
use exercise::{Oracle, OracleFn};

/// The largest box that an oracle may look at.
const MOST: u64 = 60;

impl Oracle for EmptyAndDivide {
    fn oracle(queries: &Vec<Boxes>) -> Option<OracleFn<'_, Vec<Reply>>> {
        let most = queries.iter().map(|boxes| boxes.m.max(boxes.n)).max()?;
        if most > MOST {
            return None;
        }
        let lost = lost_positions(most as usize);
        let is_lost = move |m: u64, n: u64| lost[m as usize][n as usize];
        Some(Box::new(move |replies| {
            let is_won = |_, boxes: &Boxes| !is_lost(boxes.m, boxes.n);
            let judge = |boxes: &Boxes, &(a, b): &(u64, u64)| {
                boxes.allows((a, b))?;
                match is_lost(a, b) {
                    true => Ok(()),
                    false => Err(format!("the opponent wins from ({a}, {b})")),
                }
            };
            reply::oracle_each(queries, replies, is_won, judge)
        }))
    }

    /// Every pair of boxes after a move from a single position, legal or not, and giving up.
    fn candidates(queries: &Vec<Boxes>) -> Vec<Vec<Reply>> {
        let [boxes] = queries[..] else { return Vec::new() };
        let most = boxes.m.max(boxes.n) as usize;
        if most > 30 {
            return Vec::new();
        }
        let positions = grid::places(0..most + 2, 0..most + 2);
        positions.map(|(a, b)| vec![Some((a as u64, b as u64))]).chain([vec![None]]).collect()
    }
}

/// For all boxes up to `most`: whether the player to move loses. A move leaves fewer counters in all, so positions are
/// settled in the order of their sums.
fn lost_positions(most: usize) -> Vec<Vec<bool>> {
    let mut lost = vec![vec![false; most + 1]; most + 1];
    for sum in 2..=2 * most {
        for m in sum.saturating_sub(most).max(1)..=most.min(sum - 1) {
            let n = sum - m;
            let loses_after = |kept: usize| (1..kept).any(|part| lost[part][kept - part]);
            lost[m][n] = !loses_after(m) && !loses_after(n);
        }
    }
    lost
}
