//! Recipes. What is held must be able to tempt: to an addition that is too large, to one that is just not.

use generators::{Dice, Params, PlanError, positions};

use super::{HELD, OPPOSING, PILE, Position};
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Position>] = &[
    Recipe::new("listed", listed),
    Recipe::new("random", random),
    Recipe::new("nim_sum", nim_sum),
    Recipe::new("tempting", tempting),
];

/// A position with few boxes in all, often lost.
pub fn small(dice: &mut Dice) -> Position {
    let n = dice.size(1, 4);
    let total = dice.unsigned(0, [14, 10, 7, 5][n - 1]);
    let mut left = total;
    let mut part = |dice: &mut Dice| {
        let part = dice.unsigned(0, left);
        left -= part;
        part
    };
    let mut shares: Vec<u64> = (0..n + 2).map(|_| part(dice)).collect();
    dice.shuffle(&mut shares);
    let (held, opposing) = (shares[0], shares[1]);
    let mut piles = shares.split_off(2);
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    if dice.chance(1, 3)
        && let Some(pile) = piles.iter_mut().find(|pile| **pile ^ sum < **pile)
    {
        *pile ^= sum;
    }
    Position { held, opposing, piles }
}

/// The position that the row lists.
fn listed(_: &mut Dice, params: &Params) -> Result<Position, PlanError> {
    let piles = params.integers("piles")?.into_iter().map(|pile| pile as u64).collect();
    Ok(Position { held: params.integer("a")? as u64, opposing: params.integer("b")? as u64, piles })
}

/// `n` piles of all lengths between `least` and `most`, and among them `zeros` empty ones.
fn random(dice: &mut Dice, params: &Params) -> Result<Position, PlanError> {
    let (n, zeros) = (params.size("n")?, params.size_or("zeros", 0)?);
    let (least, most) = (params.integer_or("least", 1)? as u64, most(params)?);
    let piles = positions::piles_of_any_length(dice, n, zeros, least, most);
    in_hands(dice, params, piles)
}

/// `n` piles up to `most` with the nim-sum `sum`.
fn nim_sum(dice: &mut Dice, params: &Params) -> Result<Position, PlanError> {
    let piles = piles_with_nim_sum(dice, params)?;
    in_hands(dice, params, piles)
}

/// `n` piles up to `most` with the nim-sum `sum`, and `slack` boxes in hand beyond the fewest that are needed
/// to win by adding: none of the additions is legal with -1, few of them with 0. The pile that can be raised
/// with the fewest stands first, where it is seen first.
fn tempting(dice: &mut Dice, params: &Params) -> Result<Position, PlanError> {
    let (slack, opposing) = (params.integer("slack")?, params.integer_or("b", 0)? as u64);
    let mut piles = piles_with_nim_sum(dice, params)?;
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let raised = |pile: &u64| (pile ^ sum).checked_sub(*pile).filter(|&added| added > 0);
    let fewest = (0..piles.len()).filter_map(|index| Some((raised(&piles[index])?, index))).min();
    let Some((added, index)) = fewest else {
        return Err(PlanError::new("no pile can be raised to make the nim-sum 0"));
    };
    piles.swap(0, index);
    Ok(Position { held: added.saturating_add_signed(slack), opposing, piles })
}

fn piles_with_nim_sum(dice: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    let (n, sum) = (params.size("n")?, params.integer_or("sum", 0)? as u64);
    positions::piles_with_nim_sum(dice, n, 0, most(params)?, sum)
        .ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))
}

/// The piles with `a` and `b` boxes in hand, any number of them where the row does not say.
fn in_hands(dice: &mut Dice, params: &Params, piles: Vec<u64>) -> Result<Position, PlanError> {
    let mut hand = |name, bound: i128| -> Result<u64, PlanError> {
        let given = params.optional_integer(name)?;
        Ok(given.map_or_else(|| dice.any_length(0, bound as u64), |boxes| boxes as u64))
    };
    Ok(Position { held: hand("a", HELD.max)?, opposing: hand("b", OPPOSING.max)?, piles })
}

fn most(params: &Params) -> Result<u64, PlanError> {
    Ok(params.integer_or("most", PILE.max as i64)? as u64)
}
