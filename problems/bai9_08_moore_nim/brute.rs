//! The oracle: the outcome of every position below the piles, from the rule alone.

use super::{MooreNim, Query, Reply};
use exercise::{Oracle, OracleFn};

/// Work, in pairs of positions, that an oracle may take on.
const WORK: usize = 20_000_000;

impl Oracle for MooreNim {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Reply>>> {
        let work: usize = queries.iter().try_fold(0usize, |work, query| {
            let boxed = positions_below(query)?;
            work.checked_add(boxed.checked_mul(boxed)?)
        })?;
        if work > WORK {
            return None;
        }
        let tables: Vec<Vec<bool>> = queries.iter().map(lost_positions).collect();
        Some(Box::new(move |replies| {
            for (index, ((query, lost), reply)) in queries.iter().zip(&tables).zip(replies).enumerate() {
                let here = rank(&query.piles, &query.piles);
                match reply {
                    None if lost[here] => {}
                    None => return Err(format!("query {}: some move leads to a lost position", index + 1)),
                    Some(after) => {
                        query.allows(after)?;
                        if !lost[rank(&query.piles, after)] {
                            return Err(format!("query {}: the opponent wins from {after:?}", index + 1));
                        }
                    }
                }
            }
            Ok(())
        }))
    }

    /// Every position that a move might be said to lead to, for a file of one small query.
    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Reply>> {
        let [query] = &queries[..] else { return Vec::new() };
        let Some(count) = positions_below(query).filter(|&count| count <= 400) else { return Vec::new() };
        let moves = (0..count).map(|rank| vec![Some(position(&query.piles, rank))]);
        moves.chain([vec![None]]).collect()
    }
}

fn positions_below(query: &Query) -> Option<usize> {
    query
        .piles
        .iter()
        .try_fold(1usize, |count, &pile| count.checked_mul(usize::try_from(pile).ok()?.checked_add(1)?))
}

/// Positions in mixed radix: no pile of a position is above the same pile of a later one that it is reached from.
fn rank(most: &[u64], position: &[u64]) -> usize {
    most.iter().zip(position).fold(0, |rank, (&most, &pile)| rank * (most as usize + 1) + pile as usize)
}

fn position(most: &[u64], mut rank: usize) -> Vec<u64> {
    let mut piles = vec![0; most.len()];
    for (pile, &most) in piles.iter_mut().zip(most).rev() {
        *pile = (rank % (most as usize + 1)) as u64;
        rank /= most as usize + 1;
    }
    piles
}

/// For every position up to the query's own: whether the player to move loses, because every move that the
/// rule allows leads to a position that is not lost.
fn lost_positions(query: &Query) -> Vec<bool> {
    let count = rank(&query.piles, &query.piles) + 1;
    let mut lost: Vec<Query> = Vec::new();
    let mut is_lost = Vec::with_capacity(count);
    for here in 0..count {
        let from = Query { k: query.k, piles: position(&query.piles, here) };
        is_lost.push(!lost.iter().any(|to| from.allows(&to.piles).is_ok()));
        if is_lost[here] {
            lost.push(from);
        }
    }
    is_lost
}
