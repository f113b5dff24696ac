//! Recipes. An input is a single number, so the plan mostly says it outright.

use generators::{PlanError, TestRng, params};

use super::{GrundyGame, N};
use exercise::{Generator, Recipe, Recipes};

impl Generator for GrundyGame {
    const RECIPES: Recipes<usize> = &[&Recipe::new("exactly", exactly), &Recipe::new("random", random)];

    fn small(rng: &mut TestRng) -> usize {
        rng.any_length(1, 127) as usize
    }
}

params! { struct Exactly { n: usize } }

/// The `n` that the plan says: the ends of the range, and places where some shortcut first fails.
fn exactly(_: &mut TestRng, Exactly { n }: Exactly) -> Result<usize, PlanError> {
    within_bounds(n)
}

params! { struct Random { least: usize, most: usize } }

/// Some n between `least` and `most`.
fn random(rng: &mut TestRng, Random { least, most }: Random) -> Result<usize, PlanError> {
    within_bounds(rng.size(least, most))
}

fn within_bounds(n: usize) -> Result<usize, PlanError> {
    if N.contains(n as i128) { Ok(n) } else { Err(PlanError::new(format!("n = {n} is out of bounds"))) }
}
