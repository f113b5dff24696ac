//! Recipes. The rule changes where few piles are above 1: most recipes make such positions.

use generators::{PlanError, TestRng, params, positions};

use super::{MisereNim, PILE, solution::winning_move};
use crate::shared::nim_piles::{listed, nim_sum, random, single_pile};
use exercise::{Generator, Recipe, Recipes};

impl Generator for MisereNim {
    const RECIPES: Recipes<Vec<u64>> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("random", random),
        &Recipe::new("ones", ones),
        &Recipe::new("nim_sum", nim_sum),
        &Recipe::new("single_move", single_move),
        &Recipe::new("single_pile", single_pile),
    ];

    /// A position with at most a few hundred positions below it, often with ones and zeros, often lost.
    fn small(rng: &mut TestRng) -> Vec<u64> {
        let n = rng.size(1, 7);
        let most = [30, 12, 7, 5, 3, 2, 2][n - 1];
        let big = rng.size(0, n);
        let mut piles: Vec<u64> = (0..n).map(|_| rng.unsigned(0, 1)).collect();
        for index in rng.subset(n, big) {
            piles[index] = rng.unsigned(0, most);
        }
        if rng.chance(1, 3)
            && let Some(chosen) = winning_move(&piles)
        {
            piles = chosen.played(&piles);
        }
        if piles.iter().all(|&pile| pile == 0) {
            piles[0] = 1;
        }
        piles
    }
}

params! { struct Ones { n: usize, ones: usize, big: usize = 0, most: u64 = PILE.max as u64 } }

/// `n` piles: `ones` of one counter, `big` of two to `most`, the others empty.
fn ones(rng: &mut TestRng, Ones { n, ones, big, most }: Ones) -> Result<Vec<u64>, PlanError> {
    if ones + big > n {
        return Err(PlanError::new(format!("{ones} ones and {big} big piles are more than {n}")));
    }
    let mut piles = vec![1; ones];
    piles.extend((0..big).map(|_| rng.unsigned(2, most)));
    piles.resize(n, 0);
    rng.shuffle(&mut piles);
    Ok(piles)
}

params! { struct SingleMove { n: usize, most: u64 = PILE.max as u64 } }

/// `n` piles up to `most`, two of them above 1 at least, with exactly one winning move.
fn single_move(rng: &mut TestRng, SingleMove { n, most }: SingleMove) -> Result<Vec<u64>, PlanError> {
    let moves = |piles: &Vec<u64>| {
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        let big = piles.iter().filter(|&&pile| pile > 1).count();
        if big < 2 { 0 } else { piles.iter().filter(|&&pile| pile ^ sum < pile).count() }
    };
    let make = |rng: &mut TestRng| (0..n).map(|_| rng.any_length(0, most)).collect();
    positions::single_winning_move(rng, make, moves)
        .ok_or_else(|| PlanError::new("no position with a single winning move was found"))
}
