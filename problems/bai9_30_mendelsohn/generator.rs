//! Recipes: every small game, and lines of every size.

use generators::{Dice, Params, PlanError};

use super::{LINES, Query};
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Vec<Query>>] =
    &[Recipe::new("every_tiny", every_tiny), Recipe::new("random", random), Recipe::new("same", same)];

/// One or two games of at most five integers.
pub fn small(dice: &mut Dice) -> Vec<Query> {
    let count = *dice.pick(&[1, 1, 2]);
    let most = *dice.pick(&[2, 5, 1000]);
    (0..count).map(|_| query(dice, 1, 4, most)).collect()
}

/// Every game of at most `integers` integers with losses up to `most`.
fn every_tiny(_: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let (integers, most) = (params.size("integers")?, params.integer("most")?);
    let pairs = || (1..=most).flat_map(|loss| (1..=loss).map(move |win| (win, loss)));
    let all: Vec<Query> =
        (1..=integers).flat_map(|n| pairs().map(move |(win, loss)| Query { n, win, loss })).collect();
    if all.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} games are too many for one file", all.len())));
    }
    Ok(all)
}

/// So many `lines` with n in `least..=integers` and losses up to `most`.
fn random(dice: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let (lines, least, integers) =
        (params.size("lines")?, params.size_or("least", 1)?, params.size("integers")?);
    let most = params.integer("most")?;
    Ok((0..lines).map(|_| query(dice, least, integers, most)).collect())
}

/// `lines` games with the given n, win and loss.
fn same(_: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let query = Query { n: params.size("n")?, win: params.integer("w")?, loss: params.integer("l")? };
    Ok(vec![query; params.size_or("lines", 1)?])
}

fn query(dice: &mut Dice, least: usize, integers: usize, most: i64) -> Query {
    let loss = dice.between(1, most);
    Query { n: dice.size(least, integers), win: dice.between(1, loss), loss }
}
