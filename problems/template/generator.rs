//! Recipes.

use generators::{Dice, Params, PlanError};

use super::{LINES, N};
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Vec<u64>>] =
    &[Recipe::new("every_tiny", every_tiny), Recipe::new("random", random), Recipe::new("largest", largest)];

pub fn small(dice: &mut Dice) -> Vec<u64> {
    (0..dice.size(1, 4)).map(|_| dice.any_length(0, 40)).collect()
}

/// Every pile up to `most`.
fn every_tiny(_: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    Ok((0..=params.integer("most")? as u64).collect())
}

/// `lines` piles of all lengths up to `most`.
fn random(dice: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    let most = params.integer("most")? as u64;
    Ok((0..params.size("lines")?).map(|_| dice.any_length(0, most)).collect())
}

/// As many of the largest piles as a file may hold.
fn largest(_: &mut Dice, _: &Params) -> Result<Vec<u64>, PlanError> {
    let largest = N.max as u64;
    Ok((0..LINES.max as u64).map(|below| largest - below).collect())
}
