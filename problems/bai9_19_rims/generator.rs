//! Recipes.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};

use super::{Regions, Rims};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Rims {
    const RECIPES: Recipes<Regions> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("single_region", single_region),
        &Recipe::new("nim_sum", nim_sum),
    ];

    /// At most twelve dots in at most four regions.
    fn small(rng: &mut TestRng) -> Regions {
        if rng.chance(1, 3) {
            // Everything twice: the position is lost.
            let half: Regions = (0..rng.size(1, 2)).map(|_| rng.unsigned(1, 3)).collect();
            return half.repeat(2);
        }
        let n = rng.size(1, 4);
        let most = [10, 5, 3, 2][n - 1];
        (0..n).map(|_| rng.unsigned(1, most)).collect()
    }
}

params! { struct Exact { regions: Regions } }

/// The regions that the plan writes down.
fn exact(_: &mut TestRng, Exact { regions }: Exact) -> Result<Regions, PlanError> {
    Ok(regions)
}

params! { struct Random { n: usize, least: u64, most: u64, any_length: bool = false } }

/// `n` regions between `least` and `most`, of all lengths if `any_length` says so.
fn random(rng: &mut TestRng, Random { n, least, most, any_length }: Random) -> Result<Regions, PlanError> {
    let dots = |_| if any_length { rng.any_length(least, most) } else { rng.unsigned(least, most) };
    Ok((0..n).map(dots).collect())
}

params! { struct Lost { n: usize, digits: u32 } }

/// `n` regions below 2^`digits` with nim-sum 0.
fn lost(rng: &mut TestRng, Lost { n, digits }: Lost) -> Result<Regions, PlanError> {
    positions::piles_with_nim_sum(rng, n, 1, (1 << digits) - 1, 0)
        .ok_or_else(|| PlanError::new("no regions with nim-sum 0 were found"))
}

params! { struct SingleRegion { n: usize, digits: u32, top: u32, place: Place } }

/// `n` regions below 2^`digits` of which only one, at `place`, can be played in: no other has the digit 2^`top`,
/// the highest of the nim-sum.
fn single_region(rng: &mut TestRng, params: SingleRegion) -> Result<Regions, PlanError> {
    let SingleRegion { n, digits, top, place } = params;
    if top == 0 || top >= digits {
        return Err(PlanError::new(format!("top = {top} is not in 1..{digits}")));
    }
    let bit = 1u64 << top;
    let other = |_| (rng.unsigned(1, (1 << digits) - 1) & !bit).max(1);
    let mut regions: Regions = (1..n).map(other).collect();
    let sum = regions.iter().fold(0, |sum, dots| sum ^ dots);
    // It cancels the digits of the others above its own.
    let above = sum & !(2 * bit - 1);
    let place = place.among(rng, regions.len());
    regions.insert(place, above | bit | rng.unsigned(0, bit - 1));
    Ok(regions)
}

params! { struct NimSum { n: usize, digits: u32, sum: u64, place: Place } }

/// As [`single_region`], but the nim-sum is `sum`, whatever the rng say.
fn nim_sum(rng: &mut TestRng, NimSum { n, digits, sum, place }: NimSum) -> Result<Regions, PlanError> {
    positions::piles_with_one_repair(rng, n, 1, digits, sum, place)
        .ok_or_else(|| PlanError::new(format!("no {n} regions have the nim-sum {sum}")))
}
