//! Recipes.

use generators::{NoParams, PlanError, TestRng, params};

use super::{LINES, N, Template};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Template {
    const RECIPES: Recipes<Vec<u64>> = &[
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("random", random),
        &Recipe::new("largest", largest),
    ];

    /// A few small piles.
    fn small(rng: &mut TestRng) -> Vec<u64> {
        (0..rng.size(1, 4)).map(|_| rng.any_length(0, 40)).collect()
    }
}

params! { struct EveryTiny { most: u64 } }

/// Every pile up to `most`.
fn every_tiny(_: &mut TestRng, EveryTiny { most }: EveryTiny) -> Result<Vec<u64>, PlanError> {
    Ok((0..=most).collect())
}

params! { struct Random { lines: usize, most: u64 } }

/// `lines` piles of all lengths up to `most`.
fn random(rng: &mut TestRng, Random { lines, most }: Random) -> Result<Vec<u64>, PlanError> {
    Ok((0..lines).map(|_| rng.any_length(0, most)).collect())
}

/// As many of the largest piles as a file may hold.
fn largest(_: &mut TestRng, NoParams {}: NoParams) -> Result<Vec<u64>, PlanError> {
    let largest = N.max as u64;
    Ok((0..LINES.max as u64).map(|below| largest - below).collect())
}
