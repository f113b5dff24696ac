//! Recipes.

use generators::{Dice, NoParams, PlanError};
use serde::Deserialize;

use super::{LINES, N, Template};
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for Template {
    const RECIPES: Recipes<Vec<u64>> = &[
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("random", random),
        &Recipe::new("largest", largest),
    ];

    /// A few small piles.
    fn small(dice: &mut Dice) -> Vec<u64> {
        (0..dice.size(1, 4)).map(|_| dice.any_length(0, 40)).collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EveryTiny {
    most: u64,
}

/// Every pile up to `most`.
fn every_tiny(_: &mut Dice, EveryTiny { most }: EveryTiny) -> Result<Vec<u64>, PlanError> {
    Ok((0..=most).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    lines: usize,
    most: u64,
}

/// `lines` piles of all lengths up to `most`.
fn random(dice: &mut Dice, Random { lines, most }: Random) -> Result<Vec<u64>, PlanError> {
    Ok((0..lines).map(|_| dice.any_length(0, most)).collect())
}

/// As many of the largest piles as a file may hold.
fn largest(_: &mut Dice, NoParams {}: NoParams) -> Result<Vec<u64>, PlanError> {
    let largest = N.max as u64;
    Ok((0..LINES.max as u64).map(|below| largest - below).collect())
}
