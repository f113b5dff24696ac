//! Recipes. An input is one number, so the rows of the plan name it.

use generators::{Dice, Params, PlanError};

use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<usize>] = &[Recipe::new("board", board)];

/// A board of which the oracle makes the table in no time.
pub fn small(dice: &mut Dice) -> usize {
    dice.size(1, 12)
}

/// The board of side `n`.
fn board(_: &mut Dice, params: &Params) -> Result<usize, PlanError> {
    params.size("n")
}
