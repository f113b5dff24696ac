//! Recipes. An input is a single number, so the plan mostly says it outright.

use generators::{Dice, Params, PlanError};

use super::N;
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<usize>] = &[Recipe::new("exactly", exactly), Recipe::new("random", random)];

pub fn small(dice: &mut Dice) -> usize {
    dice.any_length(1, 127) as usize
}

/// The `n` that the plan says: the ends of the range, and places where some shortcut first fails.
fn exactly(_: &mut Dice, params: &Params) -> Result<usize, PlanError> {
    within_bounds(params.size("n")?)
}

/// Some n between `least` and `most`.
fn random(dice: &mut Dice, params: &Params) -> Result<usize, PlanError> {
    let (least, most) = (params.size("least")?, params.size("most")?);
    within_bounds(dice.size(least, most))
}

fn within_bounds(n: usize) -> Result<usize, PlanError> {
    if N.contains(n as i128) { Ok(n) } else { Err(PlanError::new(format!("n = {n} is out of bounds"))) }
}
