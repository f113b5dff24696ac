//! Recipes. The rule changes where few piles are above 1: most recipes make such positions.

use generators::{Dice, Params, PlanError, positions};

use super::{PILE, solution::winning_move};
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Vec<u64>>] = &[
    Recipe::new("listed", listed),
    Recipe::new("random", random),
    Recipe::new("ones", ones),
    Recipe::new("nim_sum", nim_sum),
    Recipe::new("single_move", single_move),
];

/// A position with at most a few hundred positions below it, often with ones and zeros, often lost.
pub fn small(dice: &mut Dice) -> Vec<u64> {
    let n = dice.size(1, 7);
    let most = [30, 12, 7, 5, 3, 2, 2][n - 1];
    let big = dice.size(0, n);
    let mut piles: Vec<u64> = (0..n).map(|_| dice.unsigned(0, 1)).collect();
    for index in dice.subset(n, big) {
        piles[index] = dice.unsigned(0, most);
    }
    if dice.chance(1, 3)
        && let Some(chosen) = winning_move(&piles)
    {
        piles = chosen.played(&piles);
    }
    if piles.iter().all(|&pile| pile == 0) {
        piles[0] = 1;
    }
    piles
}

/// The position that the row lists.
fn listed(_: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    Ok(params.integers("piles")?.into_iter().map(|pile| pile as u64).collect())
}

/// `n` piles of all lengths between `least` and `most`, and among them `zeros` empty ones.
fn random(dice: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    let (n, zeros) = (params.size("n")?, params.size_or("zeros", 0)?);
    let (least, most) = (params.integer_or("least", 1)? as u64, most(params)?);
    Ok(positions::piles_of_any_length(dice, n, zeros, least, most))
}

/// `n` piles: `ones` of one counter, `big` of two to `most`, the others empty.
fn ones(dice: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    let (n, ones, big) = (params.size("n")?, params.size("ones")?, params.size_or("big", 0)?);
    let most = most(params)?;
    if ones + big > n {
        return Err(PlanError::new(format!("{ones} ones and {big} big piles are more than {n}")));
    }
    let mut piles = vec![1; ones];
    piles.extend((0..big).map(|_| dice.unsigned(2, most)));
    piles.resize(n, 0);
    dice.shuffle(&mut piles);
    Ok(piles)
}

/// `n` piles up to `most` with the nim-sum `sum`, then `ones` piles of one counter and `zeros` empty ones;
/// n >= 2. With an even number of ones the nim-sum stays what it is.
fn nim_sum(dice: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    let (n, ones, zeros) = (params.size("n")?, params.size_or("ones", 0)?, params.size_or("zeros", 0)?);
    let sum = params.integer_or("sum", 0)? as u64;
    let piles = positions::piles_with_nim_sum(dice, n, 2, most(params)?, sum);
    let mut piles = piles.ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))?;
    piles.resize(n + ones, 1);
    piles.resize(n + ones + zeros, 0);
    dice.shuffle(&mut piles);
    Ok(piles)
}

/// `n` piles up to `most`, two of them above 1 at least, with exactly one winning move.
fn single_move(dice: &mut Dice, params: &Params) -> Result<Vec<u64>, PlanError> {
    let (n, most) = (params.size("n")?, most(params)?);
    let moves = |piles: &Vec<u64>| {
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        let big = piles.iter().filter(|&&pile| pile > 1).count();
        if big < 2 { 0 } else { piles.iter().filter(|&&pile| pile ^ sum < pile).count() }
    };
    let make = |dice: &mut Dice| (0..n).map(|_| dice.any_length(0, most)).collect();
    positions::single_winning_move(dice, make, moves)
        .ok_or_else(|| PlanError::new("no position with a single winning move was found"))
}

fn most(params: &Params) -> Result<u64, PlanError> {
    Ok(params.integer_or("most", PILE.max as i64)? as u64)
}
