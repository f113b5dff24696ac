//! Recipes. Among many large piles thousands of moves win; few piles, equal piles and lost positions tell more.

use generators::{Dice, PlanError, positions};
use serde::Deserialize;

use super::{GrundyPiles, M, PILE, Split, solution::winning_moves};
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for GrundyPiles {
    const RECIPES: Recipes<Vec<usize>> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("equal", equal),
        &Recipe::new("few_moves", few_moves),
    ];

    /// One to four piles, fourteen counters or so, lost every fourth time.
    fn small(dice: &mut Dice) -> Vec<usize> {
        let m = dice.size(1, 4);
        let most = [14, 9, 7, 5][m - 1];
        let piles = random_piles(dice, m, 1, most);
        if dice.chance(1, 4) { make_lost(dice, piles) } else { piles }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exact {
    x: Vec<usize>,
}

/// The piles of the list `x`.
fn exact(_: &mut Dice, Exact { x }: Exact) -> Result<Vec<usize>, PlanError> {
    within_bounds(x)
}

/// The number of piles, the least and the most of a pile.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shape {
    m: usize,
    least: usize,
    most: usize,
}

/// `m` piles between `least` and `most`.
fn random(dice: &mut Dice, Shape { m, least, most }: Shape) -> Result<Vec<usize>, PlanError> {
    within_bounds(random_piles(dice, m, least, most))
}

/// `m` piles, lost: one pile fewer, and a winning move played, if there is one.
fn lost(dice: &mut Dice, Shape { m, least, most }: Shape) -> Result<Vec<usize>, PlanError> {
    let piles = random_piles(dice, m.saturating_sub(1), least, most);
    within_bounds(make_lost(dice, piles))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Equal {
    m: usize,
    sizes: usize,
    least: usize,
    most: usize,
}

/// `m` piles of at most `sizes` different sizes between `least` and `most`.
fn equal(dice: &mut Dice, Equal { m, sizes, least, most }: Equal) -> Result<Vec<usize>, PlanError> {
    let sizes = random_piles(dice, sizes, least, most);
    within_bounds((0..m).map(|_| *dice.pick(&sizes)).collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FewMoves {
    m: usize,
    least: usize,
    most: usize,
    moves: Option<usize>,
}

/// `m` piles between `least` and `most` with exactly `moves` winning moves, one if nothing is said.
fn few_moves(dice: &mut Dice, params: FewMoves) -> Result<Vec<usize>, PlanError> {
    let FewMoves { m, least, most, moves } = params;
    let moves = moves.unwrap_or(1);
    let make = |dice: &mut Dice| random_piles(dice, m, least, most);
    let found = positions::wanted(dice, make, |piles| winning_moves(piles).take(moves + 1).count() == moves);
    found.ok_or_else(|| PlanError::new(format!("no position with {moves} winning moves was found")))
}

fn random_piles(dice: &mut Dice, m: usize, least: usize, most: usize) -> Vec<usize> {
    (0..m).map(|_| dice.size(least, most)).collect()
}

/// Plays a random winning move, if there is one, and shuffles.
fn make_lost(dice: &mut Dice, mut piles: Vec<usize>) -> Vec<usize> {
    let moves: Vec<Split> = winning_moves(&piles).collect();
    if !moves.is_empty() {
        let Split { pile, smaller, larger } = *dice.pick(&moves);
        piles[pile] = smaller;
        piles.push(larger);
        dice.shuffle(&mut piles);
    }
    piles
}

fn within_bounds(piles: Vec<usize>) -> Result<Vec<usize>, PlanError> {
    let good = M.contains(piles.len() as i128) && piles.iter().all(|&pile| PILE.contains(pile as i128));
    if good { Ok(piles) } else { Err(PlanError::new("the piles are out of bounds")) }
}
