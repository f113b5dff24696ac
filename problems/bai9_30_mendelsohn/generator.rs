//! Recipes: every small game, and lines of every size.

use generators::{Dice, PlanError};
use serde::Deserialize;

use super::{LINES, Mendelsohn, Query};
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for Mendelsohn {
    const RECIPES: Recipes<Vec<Query>> =
        &[&Recipe::new("every_tiny", every_tiny), &Recipe::new("random", random), &Recipe::new("same", same)];

    /// One or two games of at most four integers.
    fn small(dice: &mut Dice) -> Vec<Query> {
        let count = *dice.pick(&[1, 1, 2]);
        let most = *dice.pick(&[2, 5, 1000]);
        (0..count).map(|_| query(dice, 1, 4, most)).collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EveryTiny {
    integers: usize,
    most: u32,
}

/// Every game of at most `integers` integers with losses up to `most`.
fn every_tiny(_: &mut Dice, EveryTiny { integers, most }: EveryTiny) -> Result<Vec<Query>, PlanError> {
    let pairs = || (1..=i64::from(most)).flat_map(|loss| (1..=loss).map(move |win| (win, loss)));
    let all: Vec<Query> =
        (1..=integers).flat_map(|n| pairs().map(move |(win, loss)| Query { n, win, loss })).collect();
    if all.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} games are too many for one file", all.len())));
    }
    Ok(all)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    lines: usize,
    #[serde(default = "one")]
    least: usize,
    integers: usize,
    most: u32,
}

/// So many `lines` with n in `least..=integers` and losses up to `most`.
fn random(dice: &mut Dice, params: Random) -> Result<Vec<Query>, PlanError> {
    let Random { lines, least, integers, most } = params;
    Ok((0..lines).map(|_| query(dice, least, integers, most)).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Same {
    #[serde(default = "one")]
    lines: usize,
    n: usize,
    w: u32,
    l: u32,
}

/// `lines` games with the given n, win and loss; one, if nothing is said.
fn same(_: &mut Dice, Same { lines, n, w, l }: Same) -> Result<Vec<Query>, PlanError> {
    Ok(vec![Query { n, win: w.into(), loss: l.into() }; lines])
}

fn one() -> usize {
    1
}

fn query(dice: &mut Dice, least: usize, integers: usize, most: u32) -> Query {
    let loss = dice.between(1, most.into());
    Query { n: dice.size(least, integers), win: dice.between(1, loss), loss }
}
