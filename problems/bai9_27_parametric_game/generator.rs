//! Recipes: parameters of every size, and those at the joints of v(t).

use generators::{PlanError, TestRng, params};

use super::{DENOMINATOR, LINES, ParametricGame};
use crate::shared::fraction::Fraction;
use exercise::{Generator, Recipe, Recipes};

impl Generator for ParametricGame {
    const RECIPES: Recipes<Vec<Fraction>> = &[
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("between", between),
        &Recipe::new("joints", joints),
    ];

    /// One to three parameters, most of them near a joint.
    fn small(rng: &mut TestRng) -> Vec<Fraction> {
        let count = *rng.pick(&[1, 1, 3]);
        let parameter = |_| match rng.size(0, 2) {
            0 => random(rng, -3, 4, 12),
            1 => random(rng, -1000, 1000, 1000),
            _ => near_joint(rng),
        };
        (0..count).map(parameter).collect()
    }
}

params! { struct EveryTiny { most: u32 } }

/// Every t with denominator and size of numerator at most `most`, in order of the denominator.
fn every_tiny(_: &mut TestRng, EveryTiny { most }: EveryTiny) -> Result<Vec<Fraction>, PlanError> {
    let most = i64::from(most);
    let fractions = (1..=most).flat_map(|b| (-most..=most).map(move |a| (a, b)));
    // What is not in lowest terms has been there with a smaller denominator.
    let is_new = |&(a, b): &(i64, i64)| Fraction::new(a, b).denominator == b;
    let all: Vec<_> = fractions.filter(is_new).map(|(a, b)| Fraction::new(a, b)).collect();
    if all.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} parameters are too many for one file", all.len())));
    }
    Ok(all)
}

params! { struct Between { lines: usize, low: i64, high: i64, most: u32 } }

/// So many `lines` with t in `low..=high` and denominators up to `most`; the two ends are among them if there
/// is room.
fn between(rng: &mut TestRng, params: Between) -> Result<Vec<Fraction>, PlanError> {
    let Between { lines, low, high, most } = params;
    let mut parameters: Vec<Fraction> = (0..lines).map(|_| random(rng, low, high, most)).collect();
    if let [first, .., last] = &mut parameters[..] {
        *first = Fraction::new(low, 1);
        *last = Fraction::new(high, 1);
    }
    Ok(parameters)
}

params! { struct Joints { lines: usize } }

/// So many `lines` with t at 0, at 1 and as near to them as a denominator allows.
fn joints(rng: &mut TestRng, Joints { lines }: Joints) -> Result<Vec<Fraction>, PlanError> {
    Ok((0..lines).map(|_| near_joint(rng)).collect())
}

fn near_joint(rng: &mut TestRng) -> Fraction {
    let b = if rng.chance(1, 8) { 1 } else { rng.between(2, DENOMINATOR.max as i64) };
    let joint = *rng.pick(&[0, 1, -1]);
    Fraction::new(joint * b + rng.between(-1, 1), b)
}

fn random(rng: &mut TestRng, low: i64, high: i64, most: u32) -> Fraction {
    let b = rng.any_length(1, most.into()) as i64;
    Fraction::new(rng.between(low * b, high * b), b)
}
