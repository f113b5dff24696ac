//! Recipes. Random positions are nearly always won; `lost` and `nearly_lost` make the others.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};

use super::{LINES, MooreNim, Query, TOTAL, solution::winning_move};
use exercise::{Generator, Recipe, Recipes};

impl Generator for MooreNim {
    const RECIPES: Recipes<Vec<Query>> = &[
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("nearly_lost", nearly_lost),
        &Recipe::new("single_move", single_move),
        &Recipe::new("one_line", one_line),
        &Recipe::new("single_pile", single_pile),
    ];

    /// One to three positions with at most a few hundred positions below them, some of them lost.
    fn small(rng: &mut TestRng) -> Vec<Query> {
        let lines = rng.size(1, 3);
        let line = |_| {
            let n = rng.size(1, 4);
            let query = random_query(rng, n, [20, 12, 6, 4][n - 1]);
            if rng.chance(1, 3) { make_lost(query) } else { query }
        };
        (0..lines).map(line).collect()
    }
}

params! { struct EveryTiny { piles: usize, most: u64 } }

/// Every position of at most `piles` piles of at most `most`, for every k.
fn every_tiny(_: &mut TestRng, EveryTiny { piles, most }: EveryTiny) -> Result<Vec<Query>, PlanError> {
    let mut queries = Vec::new();
    for n in 1..=piles {
        let mut position = vec![1; n];
        loop {
            queries.extend((1..=n).map(|k| Query { k, piles: position.clone() }));
            let Some(raised) = position.iter().rposition(|&pile| pile < most) else { break };
            position[raised] += 1;
            position[raised + 1..].fill(1);
        }
    }
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} positions are too many for one file", queries.len())));
    }
    Ok(queries)
}

params! {
    /// Lines, the most piles of a line, the largest pile.
    struct Shape { lines: usize, piles: usize, most: u64 }
}

impl Shape {
    fn within_bounds(self) -> Result<Shape, PlanError> {
        let Shape { lines, piles, .. } = self;
        match lines.checked_mul(piles) {
            Some(total) if TOTAL.contains(total as i128) => Ok(self),
            _ => Err(PlanError::new(format!("{lines} lines of {piles} piles may be more than {}", TOTAL.max))),
        }
    }
}

/// `lines` positions of up to `piles` piles of all lengths up to `most`.
fn random(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    let Shape { lines, piles, most } = shape.within_bounds()?;
    Ok((0..lines).map(|_| random_query(rng, piles, most)).collect())
}

/// `lines` positions that are lost, but for the few whose piles cannot be (one pile is always won).
fn lost(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    let Shape { lines, piles, most } = shape.within_bounds()?;
    Ok((0..lines).map(|_| make_lost(random_query(rng, piles, most))).collect())
}

/// Lost positions in which one to k piles have been raised a little: few moves win, and they are small ones.
fn nearly_lost(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    let Shape { lines, piles, most } = shape.within_bounds()?;
    let raise = |rng: &mut TestRng| {
        let mut query = make_lost(random_query(rng, piles, most));
        let n = query.piles.len();
        let raised = rng.size(1, query.k.min(n));
        for index in rng.subset(n, raised) {
            query.piles[index] = (query.piles[index] + rng.any_length(1, 16)).min(most);
        }
        query
    };
    Ok((0..lines).map(|_| raise(rng)).collect())
}

/// Plain Nim (k = 1) with exactly one winning move.
fn single_move(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    let Shape { lines, piles, most } = shape.within_bounds()?;
    let moves = |query: &Query| {
        let sum = query.piles.iter().fold(0, |sum, pile| sum ^ pile);
        query.piles.iter().filter(|&&pile| pile ^ sum < pile).count()
    };
    let make = |rng: &mut TestRng| Query { k: 1, ..random_query(rng, piles, most) };
    let single = || PlanError::new("no position with a single winning move was found");
    (0..lines).map(|_| positions::single_winning_move(rng, make, moves).ok_or_else(single)).collect()
}

params! { struct OneLine { n: usize, k: usize, least: u64, most: u64, lost: bool = false } }

/// One line of `n` piles between `least` and `most` with the given `k`, made lost if `lost` says so.
fn one_line(rng: &mut TestRng, params: OneLine) -> Result<Vec<Query>, PlanError> {
    let OneLine { n, k, least, most, lost } = params;
    let query = Query { k, piles: (0..n).map(|_| rng.unsigned(least, most)).collect() };
    Ok(vec![if lost { make_lost(query) } else { query }])
}

params! { struct SinglePile { n: usize, digits: u32, sum: u64, place: Place } }

/// Plain Nim (k = 1) on one line of `n` piles below 2^`digits` with the nim-sum `sum`; the pile at `place` alone can
/// be played.
fn single_pile(rng: &mut TestRng, params: SinglePile) -> Result<Vec<Query>, PlanError> {
    let SinglePile { n, digits, sum, place } = params;
    let piles = positions::piles_with_one_repair(rng, n, 1, digits, sum, place);
    let piles = piles.ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))?;
    Ok(vec![Query { k: 1, piles }])
}

fn random_query(rng: &mut TestRng, piles: usize, most: u64) -> Query {
    let n = rng.size(1, piles);
    // Small k are the interesting ones: with k = n the first player empties the table.
    let k = rng.any_length(1, n as u64) as usize;
    let same_length = rng.chance(1, 2);
    let pile = |rng: &mut TestRng| if same_length { rng.unsigned(1, most) } else { rng.any_length(1, most) };
    Query { k, piles: (0..n).map(|_| pile(rng)).collect() }
}

/// The position after a winning move, its empty piles left out; the position itself if that has fewer than k
/// piles left, or none.
fn make_lost(query: Query) -> Query {
    let Some(mut after) = winning_move(&query) else { return query };
    after.retain(|&pile| pile > 0);
    if after.len() < query.k.max(1) { query } else { Query { k: query.k, piles: after } }
}
