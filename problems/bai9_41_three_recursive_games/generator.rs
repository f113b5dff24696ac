//! Recipes: pairs of every size and every ratio. A large a over a small b is the hard side: there the two
//! positive roots lie close together and iterations crawl.

use generators::{Dice, Params, PlanError};

use super::{A, B, LINES, Query};
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Vec<Query>>] = &[
    Recipe::new("every_pair", every_pair),
    Recipe::new("given", given),
    Recipe::new("between", between),
    Recipe::new("any_length", any_length),
    Recipe::new("multiple", multiple),
];

/// One to three pairs of any length.
pub fn small(dice: &mut Dice) -> Vec<Query> {
    let count = *dice.pick(&[1, 1, 3]);
    (0..count).map(|_| pair_of_any_length(dice)).collect()
}

/// Every pair of numbers up to `most`.
fn every_pair(_: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let most = params.integer("most")?;
    if most * most > LINES.max as i64 {
        return Err(PlanError::new(format!("{most}² pairs are too many for one file")));
    }
    Ok((1..=most).flat_map(|a| (1..=most).map(move |b| Query { a, b })).collect())
}

/// The pairs `pairs`, one number after another.
fn given(_: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let numbers = params.integers("pairs")?;
    let (pairs, rest) = numbers.as_chunks::<2>();
    if !rest.is_empty() {
        return Err(PlanError::new("the last pair has only one number"));
    }
    Ok(pairs.iter().map(|&[a, b]| Query { a, b }).collect())
}

/// So many `lines` with a in `a = [low, high]` and b in `b = [low, high]`.
fn between(dice: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let range = |name: &str| match params.integers(name)?[..] {
        [low, high] if low <= high => Ok((low, high)),
        _ => Err(PlanError::new(format!("{name} should be a list of two numbers in order"))),
    };
    let (a, b) = (range("a")?, range("b")?);
    let pair = |_| Query { a: dice.between(a.0, a.1), b: dice.between(b.0, b.1) };
    Ok((0..params.size("lines")?).map(pair).collect())
}

/// So many `lines` with numbers of every length.
fn any_length(dice: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    Ok((0..params.size("lines")?).map(|_| pair_of_any_length(dice)).collect())
}

/// Every b up to `most`, with a as near to `times` b as `off` says: at a = 2b the cubic equation is only
/// quadratic.
fn multiple(_: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let (times, off) = (params.integer("times")?, params.integer("off")?);
    let pair = |b: i64| Query { a: (times * b + off).clamp(A.min as i64, A.max as i64), b };
    Ok((1..=params.integer("most")?).map(pair).collect())
}

fn pair_of_any_length(dice: &mut Dice) -> Query {
    let a = dice.any_length(A.min as u64, A.max as u64) as i64;
    Query { a, b: dice.any_length(B.min as u64, B.max as u64) as i64 }
}
