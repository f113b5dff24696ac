//! Recipes.

use generators::{
    Dice, PlanError,
    positions::{self, Place},
};
use serde::Deserialize;

use super::{Regions, Rims};
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for Rims {
    const RECIPES: Recipes<Regions> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("single_region", single_region),
        &Recipe::new("nim_sum", nim_sum),
    ];

    /// At most twelve dots in at most four regions.
    fn small(dice: &mut Dice) -> Regions {
        if dice.chance(1, 3) {
            // Everything twice: the position is lost.
            let half: Regions = (0..dice.size(1, 2)).map(|_| dice.unsigned(1, 3)).collect();
            return half.repeat(2);
        }
        let n = dice.size(1, 4);
        let most = [10, 5, 3, 2][n - 1];
        (0..n).map(|_| dice.unsigned(1, most)).collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exact {
    regions: Regions,
}

/// The regions that the plan writes down.
fn exact(_: &mut Dice, Exact { regions }: Exact) -> Result<Regions, PlanError> {
    Ok(regions)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    n: usize,
    least: u64,
    most: u64,
    #[serde(default)]
    any_length: bool,
}

/// `n` regions between `least` and `most`, of all lengths if `any_length` says so.
fn random(dice: &mut Dice, Random { n, least, most, any_length }: Random) -> Result<Regions, PlanError> {
    let dots = |_| if any_length { dice.any_length(least, most) } else { dice.unsigned(least, most) };
    Ok((0..n).map(dots).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lost {
    n: usize,
    digits: u32,
}

/// `n` regions below 2^`digits` with nim-sum 0.
fn lost(dice: &mut Dice, Lost { n, digits }: Lost) -> Result<Regions, PlanError> {
    positions::piles_with_nim_sum(dice, n, 1, (1 << digits) - 1, 0)
        .ok_or_else(|| PlanError::new("no regions with nim-sum 0 were found"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SingleRegion {
    n: usize,
    digits: u32,
    top: u32,
    place: Place,
}

/// `n` regions below 2^`digits` of which only one, at `place`, can be played in: no other has the digit 2^`top`,
/// the highest of the nim-sum.
fn single_region(dice: &mut Dice, params: SingleRegion) -> Result<Regions, PlanError> {
    let SingleRegion { n, digits, top, place } = params;
    if top == 0 || top >= digits {
        return Err(PlanError::new(format!("top = {top} is not in 1..{digits}")));
    }
    let bit = 1u64 << top;
    let other = |_| (dice.unsigned(1, (1 << digits) - 1) & !bit).max(1);
    let mut regions: Regions = (1..n).map(other).collect();
    let sum = regions.iter().fold(0, |sum, dots| sum ^ dots);
    // It cancels the digits of the others above its own.
    let above = sum & !(2 * bit - 1);
    let place = place.among(dice, regions.len());
    regions.insert(place, above | bit | dice.unsigned(0, bit - 1));
    Ok(regions)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NimSum {
    n: usize,
    digits: u32,
    sum: u64,
    place: Place,
}

/// As [`single_region`], but the nim-sum is `sum`, whatever the dice say.
fn nim_sum(dice: &mut Dice, NimSum { n, digits, sum, place }: NimSum) -> Result<Regions, PlanError> {
    positions::piles_with_one_repair(dice, n, 1, digits, sum, place)
        .ok_or_else(|| PlanError::new(format!("no {n} regions have the nim-sum {sum}")))
}
