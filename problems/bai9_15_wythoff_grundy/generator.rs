//! Recipes. An input is one number, so the rows of the plan name it.

use generators::{PlanError, TestRng, params};

use super::WythoffGrundy;
use exercise::{Generator, Recipe, Recipes};

impl Generator for WythoffGrundy {
    const RECIPES: Recipes<usize> = &[&Recipe::new("board", board)];

    /// A board of which the oracle makes the table in no time.
    fn small(rng: &mut TestRng) -> usize {
        rng.size(1, 12)
    }
}

params! { struct Board { n: usize } }

/// The board of side `n`.
fn board(_: &mut TestRng, Board { n }: Board) -> Result<usize, PlanError> {
    Ok(n)
}
