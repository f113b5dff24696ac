//! Recipes. Dense factors cost a bitwise program the most; powers of two, their sums and their neighbours are
//! where a wrong rule shows.

use generators::{Dice, Params, PlanError};

use super::{LINES, Pair};
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Vec<Pair>>] = &[
    Recipe::new("square", square),
    Recipe::new("single", single),
    Recipe::new("random", random),
    Recipe::new("powers", powers),
    Recipe::new("inverses", inverses),
    Recipe::new("edges", edges),
    Recipe::new("dense", dense),
];

/// A few pairs below 64.
pub fn small(dice: &mut Dice) -> Vec<Pair> {
    let lines = dice.size(1, 8);
    (0..lines).map(|_| (dice.any_length(0, 63), dice.any_length(0, 63))).collect()
}

/// All pairs below `side`, in random order.
fn square(dice: &mut Dice, params: &Params) -> Result<Vec<Pair>, PlanError> {
    let side = params.size("side")? as u64;
    let mut pairs: Vec<Pair> = (0..side).flat_map(|x| (0..side).map(move |y| (x, y))).collect();
    dice.shuffle(&mut pairs);
    within_lines(pairs)
}

/// The one line that the plan says.
fn single(_: &mut Dice, params: &Params) -> Result<Vec<Pair>, PlanError> {
    Ok(vec![(params.size("x")? as u64, params.size("y")? as u64)])
}

/// `lines` pairs of at most `bits` bits, of all lengths.
fn random(dice: &mut Dice, params: &Params) -> Result<Vec<Pair>, PlanError> {
    let (lines, most) = (params.size("lines")?, most(params)?);
    Ok((0..lines).map(|_| (dice.any_length(0, most), dice.any_length(0, most))).collect())
}

/// All products of two powers of two below 2^`bits`: every product is a sum of these.
fn powers(dice: &mut Dice, params: &Params) -> Result<Vec<Pair>, PlanError> {
    let bits = params.size("bits")?;
    let mut pairs: Vec<Pair> = (0..bits).flat_map(|i| (0..bits).map(move |j| (1 << i, 1 << j))).collect();
    dice.shuffle(&mut pairs);
    within_lines(pairs)
}

/// `lines` pairs of a number x of at most `bits` bits, which is 32 or 64, with itself, with its inverse, or with
/// a neighbour of its inverse: squares are where F ⊗ F comes in, and the other products are 1 and x ⊕ 1.
fn inverses(dice: &mut Dice, params: &Params) -> Result<Vec<Pair>, PlanError> {
    let (lines, most) = (params.size("lines")?, most(params)?);
    let pair = |dice: &mut Dice| {
        let x = dice.any_length(1, most);
        match dice.size(0, 2) {
            0 => (x, x),
            1 => (x, inverse(x) ^ 1),
            _ => (inverse(x), x),
        }
    };
    Ok((0..lines).map(|_| pair(dice)).collect())
}

/// `lines` pairs of 0, 1, powers of two below 2^`bits`, their neighbours, and numbers whose ones are all in the
/// upper or all in the lower half.
fn edges(dice: &mut Dice, params: &Params) -> Result<Vec<Pair>, PlanError> {
    let (lines, bits, most) = (params.size("lines")?, params.size("bits")?, most(params)?);
    let factor = |dice: &mut Dice| {
        let power = 1u64 << dice.size(0, bits - 1);
        let half = 1u64 << dice.size(0, 5);
        match dice.size(0, 6) {
            0 => *dice.pick(&[0, 1, most, most - 1]),
            1 => power,
            2 => power - 1,
            3 => (power + 1).min(most),
            4 => most & !(power - 1),
            5 => dice.unsigned(0, most) >> half & most,
            _ => (dice.unsigned(0, most) << half) & most,
        }
    };
    Ok((0..lines).map(|_| (factor(dice), factor(dice))).collect())
}

/// `lines` pairs of numbers of exactly `bits` bits, most of them ones.
fn dense(dice: &mut Dice, params: &Params) -> Result<Vec<Pair>, PlanError> {
    let (lines, most) = (params.size("lines")?, most(params)?);
    let top = most ^ (most >> 1);
    let mut factor = || top | dice.unsigned(0, most) | dice.unsigned(0, most);
    Ok((0..lines).map(|_| (factor(), factor())).collect())
}

/// The largest number of `bits` bits.
fn most(params: &Params) -> Result<u64, PlanError> {
    match params.size("bits")? {
        bits @ 1..=64 => Ok(u64::MAX >> (64 - bits)),
        bits => Err(PlanError::new(format!("a factor has 1 to 64 bits, not {bits}"))),
    }
}

/// The inverse, as the power 2^64 - 2 = 2 + 4 + … + 2^63: the nimbers but 0 are a group of 2^64 - 1 elements.
fn inverse(x: u64) -> u64 {
    use solutions::nimber::nim_product;
    let (mut square, mut inverse) = (x, 1);
    for _ in 1..u64::BITS {
        square = nim_product(square, square);
        inverse = nim_product(inverse, square);
    }
    inverse
}

fn within_lines(pairs: Vec<Pair>) -> Result<Vec<Pair>, PlanError> {
    if LINES.contains(pairs.len() as i128) {
        Ok(pairs)
    } else {
        Err(PlanError::new(format!("{} pairs are too many for one file", pairs.len())))
    }
}
