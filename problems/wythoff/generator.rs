//! Recipes. Random positions are nearly always won; cold positions (those that are lost) and their neighbours
//! tell exact programs from others, above all where kφ is close to an integer.

use generators::{Dice, PlanError};
use serde::Deserialize;
use solutions::{
    wythoff::{Rule, cold_of_difference, winning_move},
    zeckendorf::FIBONACCI,
};

use super::{FIRST, LINES, Query, Wythoff};
use crate::exercise::{Generator, Recipe, Recipes};

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
    fn small(dice: &mut Dice) -> Vec<Query> {
        let lines = dice.size(1, 3);
        let line = |_| {
            let (rule, a, b) = (any_rule(dice), dice.unsigned(0, 12), dice.unsigned(0, 12));
            let cold = winning_move(rule, a, b).filter(|_| dice.chance(1, 3));
            let (a, b) = cold.unwrap_or((a, b));
            // A misère game of two empty piles is over.
            if (a, b) == (0, 0) { Query { rule: Rule::Normal, a, b } } else { Query { rule, a, b } }
        };
        (0..lines).map(line).collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    queries: Vec<u64>,
}

/// The positions that the row lists: t a b t a b ….
fn listed(_: &mut Dice, Listed { queries }: Listed) -> Result<Vec<Query>, PlanError> {
    let query = |line: &[u64]| match *line {
        [0, a, b] => Ok(Query { rule: Rule::Normal, a, b }),
        [1, a, b] => Ok(Query { rule: Rule::Misere, a, b }),
        _ => Err(PlanError::new(format!("{line:?} is no position t a b"))),
    };
    queries.chunks(3).map(query).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Every {
    most: u64,
}

/// Every position of piles up to `most`, under both rules.
fn every(_: &mut Dice, Every { most }: Every) -> Result<Vec<Query>, PlanError> {
    let mut queries = Vec::new();
    for rule in [Rule::Normal, Rule::Misere] {
        let positions = (0..=most).flat_map(|a| (0..=most).map(move |b| (a, b)));
        let asked = positions.filter(|&position| rule == Rule::Normal || position != (0, 0));
        queries.extend(asked.map(|(a, b)| Query { rule, a, b }));
    }
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} positions are too many for one file", queries.len())));
    }
    Ok(queries)
}

/// How many positions, and the largest pile.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shape {
    lines: usize,
    #[serde(default = "largest_pile")]
    most: u64,
}

/// What `most` is if a row says nothing.
fn largest_pile() -> u64 {
    FIRST.max as u64
}

/// `lines` positions of piles up to `most`: of any lengths, or of a ratio near 1 so that a move from both piles
/// wins more often, or equal ones.
fn random(dice: &mut Dice, Shape { lines, most }: Shape) -> Result<Vec<Query>, PlanError> {
    let line = |_| {
        let a = dice.any_length(0, most);
        let b = match dice.size(0, 5) {
            0 => a,
            1 | 2 => dice.near(a, a / 2, 0, most),
            _ => dice.any_length(0, most),
        };
        query(dice, a, b)
    };
    Ok((0..lines).map(line).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cold {
    lines: usize,
    #[serde(default = "largest_pile")]
    most: u64,
    #[serde(default)]
    large: bool,
}

/// `lines` positions that are lost under the normal rule, piles up to `most`, differences of any length, or of
/// the largest one where `large` says so.
fn cold(dice: &mut Dice, Cold { lines, most, large }: Cold) -> Result<Vec<Query>, PlanError> {
    let k_most = largest_difference(most);
    let line = |_| {
        let k = if large { dice.unsigned(k_most / 2, k_most) } else { dice.any_length(0, k_most) };
        let (a, b) = cold_of_difference(Rule::Normal, k);
        query(dice, a, b)
    };
    Ok((0..lines).map(line).collect())
}

/// `lines` positions a few steps away from a cold one, piles up to `most`.
fn beside_cold(dice: &mut Dice, Shape { lines, most }: Shape) -> Result<Vec<Query>, PlanError> {
    let k_most = largest_difference(most);
    let line = |_| {
        let k = if dice.chance(1, 2) { dice.unsigned(0, k_most) } else { dice.any_length(0, k_most) };
        let (a, b) = cold_of_difference(Rule::Normal, k);
        let (a, b) = (dice.near(a, 2, 0, most), dice.near(b, 2, 0, most));
        query(dice, a, b)
    };
    Ok((0..lines).map(line).collect())
}

/// Cold positions whose difference k is the sum of one to three large Fibonacci numbers, give or take one: kφ
/// is as close to an integer as it can be, from above or from below. One in three has a pile moved by one.
fn golden(dice: &mut Dice, Shape { lines, most }: Shape) -> Result<Vec<Query>, PlanError> {
    let k_most = largest_difference(most);
    let within = FIBONACCI.partition_point(|&number| number <= k_most);
    let line = |_| {
        let count = dice.size(1, 3);
        let sum = (0..count).map(|_| FIBONACCI[dice.size(within.saturating_sub(30), within - 1)]).sum::<u64>();
        let k = if dice.chance(1, 4) { dice.near(sum, 1, 0, k_most) } else { sum.min(k_most) };
        let (a, b) = cold_of_difference(Rule::Normal, k);
        let (a, b) = if dice.chance(1, 3) { (a, dice.near(b, 1, 0, most)) } else { (a, b) };
        query(dice, a, b)
    };
    Ok((0..lines).map(line).collect())
}

/// A query under either rule with the piles in either order.
fn query(dice: &mut Dice, a: u64, b: u64) -> Query {
    let (a, b) = if dice.chance(1, 2) { (b, a) } else { (a, b) };
    let rule = if (a, b) == (0, 0) { Rule::Normal } else { any_rule(dice) };
    Query { rule, a, b }
}

fn any_rule(dice: &mut Dice) -> Rule {
    if dice.chance(1, 2) { Rule::Misere } else { Rule::Normal }
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
