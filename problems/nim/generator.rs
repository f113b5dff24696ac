//! Recipes. Random piles have many winning moves; few, one and none tell more.

use generators::{PlanError, TestRng, params};

use super::{Nim, solution::winning_moves};
use crate::shared::nim_piles::{listed, nim_sum, random, single_pile};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Nim {
    const RECIPES: Recipes<Vec<u64>> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("random", random),
        &Recipe::new("nim_sum", nim_sum),
        &Recipe::new("single_pile", single_pile),
        &Recipe::new("winning", winning),
    ];

    /// A position with at most a few hundred positions below it, often lost.
    fn small(rng: &mut TestRng) -> Vec<u64> {
        let n = rng.size(1, 6);
        let most = [60, 16, 8, 4, 3, 2][n - 1];
        let piles: Vec<u64> = (0..n).map(|_| rng.unsigned(0, most)).collect();
        let make_lost = |piles: Vec<u64>| {
            winning_moves(&piles).first().map(|chosen| chosen.played(&piles)).unwrap_or(piles)
        };
        if rng.chance(1, 4) { make_lost(piles) } else { piles }
    }
}

params! { struct Winning { n: usize, moves: usize, digits: u32, sum: u64, least: u64 = 0 } }

/// `n` piles from `least` to below 2^`digits` with the nim-sum `sum`, of which exactly `moves`, an odd number, have its highest digit:
/// these can be lowered to win. The others have that digit 0.
fn winning(rng: &mut TestRng, params: Winning) -> Result<Vec<u64>, PlanError> {
    let Winning { n, moves, digits, sum, least } = params;
    let most = (1u64 << digits.min(60)) - 1;
    if moves > n || moves.is_multiple_of(2) || sum == 0 || sum > most {
        return Err(PlanError::new(format!(
            "{n} piles cannot have {moves} winning moves and the nim-sum {sum}"
        )));
    }
    let top = 1 << sum.ilog2();
    let mut piles: Vec<u64> = rng.many(n, least, most).into_iter().map(|pile| pile & !top).collect();
    for pile in rng.subset(n, moves) {
        piles[pile] |= top;
    }
    let repaired = rng.size(0, n - 1);
    piles[repaired] ^= piles.iter().fold(sum, |sum, pile| sum ^ pile);
    Ok(piles)
}
