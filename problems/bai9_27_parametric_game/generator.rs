//! Recipes: parameters of every size, and those at the joints of v(t).

use generators::{Dice, PlanError};
use serde::Deserialize;

use super::{DENOMINATOR, LINES, ParametricGame};
use crate::{
    exercise::{Generator, Recipe, Recipes},
    shared::fraction::Fraction,
};

impl Generator for ParametricGame {
    const RECIPES: Recipes<Vec<Fraction>> = &[
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("between", between),
        &Recipe::new("joints", joints),
    ];

    /// One to three parameters, most of them near a joint.
    fn small(dice: &mut Dice) -> Vec<Fraction> {
        let count = *dice.pick(&[1, 1, 3]);
        let parameter = |_| match dice.size(0, 2) {
            0 => random(dice, -3, 4, 12),
            1 => random(dice, -1000, 1000, 1000),
            _ => near_joint(dice),
        };
        (0..count).map(parameter).collect()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EveryTiny {
    most: u32,
}

/// Every t with denominator and size of numerator at most `most`, in order of the denominator.
fn every_tiny(_: &mut Dice, EveryTiny { most }: EveryTiny) -> Result<Vec<Fraction>, PlanError> {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Between {
    lines: usize,
    low: i64,
    high: i64,
    most: u32,
}

/// So many `lines` with t in `low..=high` and denominators up to `most`; the two ends are among them if there
/// is room.
fn between(dice: &mut Dice, params: Between) -> Result<Vec<Fraction>, PlanError> {
    let Between { lines, low, high, most } = params;
    let mut parameters: Vec<Fraction> = (0..lines).map(|_| random(dice, low, high, most)).collect();
    if let [first, .., last] = &mut parameters[..] {
        *first = Fraction::new(low, 1);
        *last = Fraction::new(high, 1);
    }
    Ok(parameters)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Joints {
    lines: usize,
}

/// So many `lines` with t at 0, at 1 and as near to them as a denominator allows.
fn joints(dice: &mut Dice, Joints { lines }: Joints) -> Result<Vec<Fraction>, PlanError> {
    Ok((0..lines).map(|_| near_joint(dice)).collect())
}

fn near_joint(dice: &mut Dice) -> Fraction {
    let b = if dice.chance(1, 8) { 1 } else { dice.between(2, DENOMINATOR.max as i64) };
    let joint = *dice.pick(&[0, 1, -1]);
    Fraction::new(joint * b + dice.between(-1, 1), b)
}

fn random(dice: &mut Dice, low: i64, high: i64, most: u32) -> Fraction {
    let b = dice.any_length(1, most.into()) as i64;
    Fraction::new(dice.between(low * b, high * b), b)
}
