//! Recipes.

use generators::{Dice, Params, PlanError, positions};

use super::Regions;
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Regions>] = &[
    Recipe::new("exact", exact),
    Recipe::new("random", random),
    Recipe::new("lost", lost),
    Recipe::new("single_region", single_region),
];

/// At most twelve dots in at most four regions.
pub fn small(dice: &mut Dice) -> Regions {
    if dice.chance(1, 3) {
        // Everything twice: the position is lost.
        let half: Regions = (0..dice.size(1, 2)).map(|_| dice.unsigned(1, 3)).collect();
        return half.repeat(2);
    }
    let n = dice.size(1, 4);
    let most = [10, 5, 3, 2][n - 1];
    (0..n).map(|_| dice.unsigned(1, most)).collect()
}

/// The regions that the plan writes down.
fn exact(_: &mut Dice, params: &Params) -> Result<Regions, PlanError> {
    Ok(params.integers("regions")?.into_iter().map(|dots| dots as u64).collect())
}

/// `n` regions between `least` and `most`, of all lengths if `any_length` says so.
fn random(dice: &mut Dice, params: &Params) -> Result<Regions, PlanError> {
    let (n, least, most) = (params.size("n")?, params.integer("least")? as u64, params.integer("most")? as u64);
    let any_length = params.flag("any_length")?;
    Ok((0..n)
        .map(|_| if any_length { dice.any_length(least, most) } else { dice.unsigned(least, most) })
        .collect())
}

/// `n` regions below 2^`digits` with nim-sum 0.
fn lost(dice: &mut Dice, params: &Params) -> Result<Regions, PlanError> {
    let (n, digits) = (params.size("n")?, params.size("digits")?);
    positions::piles_with_nim_sum(dice, n, 1, (1 << digits) - 1, 0)
        .ok_or_else(|| PlanError::new("no regions with nim-sum 0 were found"))
}

/// `n` regions below 2^`digits` of which only one can be played in: no other has the digit 2^`top`, the highest
/// of the nim-sum. It is the first or the last, if `place` says so, else any.
fn single_region(dice: &mut Dice, params: &Params) -> Result<Regions, PlanError> {
    let (n, digits, top) = (params.size("n")?, params.size("digits")?, params.size("top")?);
    if top == 0 || top >= digits {
        return Err(PlanError::new(format!("top = {top} is not in 1..{digits}")));
    }
    let bit = 1u64 << top;
    let other = |_| (dice.unsigned(1, (1 << digits) - 1) & !bit).max(1);
    let mut regions: Regions = (1..n).map(other).collect();
    let sum = regions.iter().fold(0, |sum, dots| sum ^ dots);
    // It cancels the digits of the others above its own.
    let above = sum & !(2 * bit - 1);
    let place = match params.word("place")? {
        "first" => 0,
        "last" => regions.len(),
        _ => dice.size(0, regions.len()),
    };
    regions.insert(place, above | bit | dice.unsigned(0, bit - 1));
    Ok(regions)
}
