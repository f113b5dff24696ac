//! Recipes. Random positions are nearly always won; cold positions (those that are lost) and their neighbours
//! tell exact programs from others, above all where kφ is close to an integer.

use generators::{PlanError, TestRng, params};
use solutions::{
    wythoff::{Rule, cold_of_difference, winning_move},
    zeckendorf::FIBONACCI,
};

use super::{FIRST, LINES, Query, Wythoff};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Wythoff {
    const RECIPES: Recipes<Vec<Query>> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("every", every),
        &Recipe::new("random", random),
        &Recipe::new("cold", cold),
        &Recipe::new("beside_cold", beside_cold),
        &Recipe::new("golden", golden),
    ];

    /// One to three positions of small piles, some of them lost.
    fn small(rng: &mut TestRng) -> Vec<Query> {
        let lines = rng.size(1, 3);
        let line = |_| {
            let (rule, a, b) = (any_rule(rng), rng.unsigned(0, 12), rng.unsigned(0, 12));
            let cold = winning_move(rule, a, b).filter(|_| rng.chance(1, 3));
            let (a, b) = cold.unwrap_or((a, b));
            // A misère game of two empty piles is over.
            if (a, b) == (0, 0) { Query { rule: Rule::Normal, a, b } } else { Query { rule, a, b } }
        };
        (0..lines).map(line).collect()
    }
}

params! { struct Listed { queries: Vec<u64> } }

/// The positions that the row lists: t a b t a b ….
fn listed(_: &mut TestRng, Listed { queries }: Listed) -> Result<Vec<Query>, PlanError> {
    let query = |line: &[u64]| match *line {
        [0, a, b] => Ok(Query { rule: Rule::Normal, a, b }),
        [1, a, b] => Ok(Query { rule: Rule::Misere, a, b }),
        _ => Err(PlanError::new(format!("{line:?} is no position t a b"))),
    };
    queries.chunks(3).map(query).collect()
}

params! { struct Every { most: u64 } }

/// Every position of piles up to `most`, under both rules.
fn every(_: &mut TestRng, Every { most }: Every) -> Result<Vec<Query>, PlanError> {
    let mut queries = Vec::new();
    for rule in [Rule::Normal, Rule::Misere] {
        for a in 0..=most {
            let asked = (0..=most).filter(|&b| rule == Rule::Normal || (a, b) != (0, 0));
            queries.extend(asked.map(|b| Query { rule, a, b }));
        }
    }
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} positions are too many for one file", queries.len())));
    }
    Ok(queries)
}

params! {
    /// How many positions, and the largest pile.
    struct Shape { lines: usize, most: u64 = FIRST.max as u64 }
}

/// `lines` positions of piles up to `most`: of any lengths, or of a ratio near 1 so that a move from both piles
/// wins more often, or equal ones.
fn random(rng: &mut TestRng, Shape { lines, most }: Shape) -> Result<Vec<Query>, PlanError> {
    let line = |_| {
        let a = rng.any_length(0, most);
        let b = match rng.size(0, 5) {
            0 => a,
            1 | 2 => rng.near(a, a / 2, 0, most),
            _ => rng.any_length(0, most),
        };
        query(rng, a, b)
    };
    Ok((0..lines).map(line).collect())
}

params! { struct Cold { lines: usize, most: u64 = FIRST.max as u64, large: bool = false } }

/// `lines` positions that are lost under the normal rule, piles up to `most`, differences of any length, or of
/// the largest one where `large` says so.
fn cold(rng: &mut TestRng, Cold { lines, most, large }: Cold) -> Result<Vec<Query>, PlanError> {
    let k_most = largest_difference(most);
    let line = |_| {
        let k = if large { rng.unsigned(k_most / 2, k_most) } else { rng.any_length(0, k_most) };
        let (a, b) = cold_of_difference(Rule::Normal, k);
        query(rng, a, b)
    };
    Ok((0..lines).map(line).collect())
}

/// `lines` positions a few steps away from a cold one, piles up to `most`.
fn beside_cold(rng: &mut TestRng, Shape { lines, most }: Shape) -> Result<Vec<Query>, PlanError> {
    let k_most = largest_difference(most);
    let line = |_| {
        let k = if rng.chance(1, 2) { rng.unsigned(0, k_most) } else { rng.any_length(0, k_most) };
        let (a, b) = cold_of_difference(Rule::Normal, k);
        let (a, b) = (rng.near(a, 2, 0, most), rng.near(b, 2, 0, most));
        query(rng, a, b)
    };
    Ok((0..lines).map(line).collect())
}

/// Cold positions whose difference k is the sum of one to three large Fibonacci numbers, give or take one: kφ
/// is as close to an integer as it can be, from above or from below. One in three has a pile moved by one.
fn golden(rng: &mut TestRng, Shape { lines, most }: Shape) -> Result<Vec<Query>, PlanError> {
    let k_most = largest_difference(most);
    let within = FIBONACCI.partition_point(|&number| number <= k_most);
    let line = |_| {
        let count = rng.size(1, 3);
        let sum = (0..count).map(|_| FIBONACCI[rng.size(within.saturating_sub(30), within - 1)]).sum::<u64>();
        let k = if rng.chance(1, 4) { rng.near(sum, 1, 0, k_most) } else { sum.min(k_most) };
        let (a, b) = cold_of_difference(Rule::Normal, k);
        let (a, b) = if rng.chance(1, 3) { (a, rng.near(b, 1, 0, most)) } else { (a, b) };
        query(rng, a, b)
    };
    Ok((0..lines).map(line).collect())
}

/// A query under either rule with the piles in either order.
fn query(rng: &mut TestRng, a: u64, b: u64) -> Query {
    let (a, b) = if rng.chance(1, 2) { (b, a) } else { (a, b) };
    let rule = if (a, b) == (0, 0) { Rule::Normal } else { any_rule(rng) };
    Query { rule, a, b }
}

fn any_rule(rng: &mut TestRng) -> Rule {
    if rng.chance(1, 2) { Rule::Misere } else { Rule::Normal }
}

/// The largest difference of a cold position with piles up to `most`: the larger pile is ⌊kφ²⌋.
fn largest_difference(most: u64) -> u64 {
    let fits = |k: u64| cold_of_difference(Rule::Normal, k).1 <= most;
    // kφ² lies between 2k and 3k, so k lies in this range; halve it.
    let (mut low, mut high) = (0, most / 2 + 1);
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if fits(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}
