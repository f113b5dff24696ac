//! Recipes. An input is one number, so the rows of the plan name it.

use generators::{Dice, PlanError};
use serde::Deserialize;

use super::WythoffGrundy;
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for WythoffGrundy {
    const RECIPES: Recipes<usize> = &[&Recipe::new("board", board)];

    /// A board of which the oracle makes the table in no time.
    fn small(dice: &mut Dice) -> usize {
        dice.size(1, 12)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    n: usize,
}

/// The board of side `n`.
fn board(_: &mut Dice, Board { n }: Board) -> Result<usize, PlanError> {
    Ok(n)
}
