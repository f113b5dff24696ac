//! Recipes. The rule changes where few piles are above 1: most recipes make such positions.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};

use super::{MisereNim, PILE, solution::winning_move};
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

params! { struct Listed { piles: Vec<u64> } }

/// The position that the row lists.
fn listed(_: &mut TestRng, Listed { piles }: Listed) -> Result<Vec<u64>, PlanError> {
    Ok(piles)
}

params! {
    struct Random { n: usize, zeros: usize = 0, least: Option<u64>, most: u64 = PILE.max as u64 }
}

/// `n` piles of all lengths between `least`, one if nothing is said, and `most`, and among them `zeros` empty ones.
fn random(rng: &mut TestRng, Random { n, zeros, least, most }: Random) -> Result<Vec<u64>, PlanError> {
    Ok(positions::piles_of_any_length(rng, n, zeros, least.unwrap_or(1), most))
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

params! {
    struct NimSum {
        n: usize,
        ones: usize = 0,
        zeros: usize = 0,
        sum: u64 = 0,
        most: u64 = PILE.max as u64,
    }
}

/// `n` piles up to `most` with the nim-sum `sum`, then `ones` piles of one counter and `zeros` empty ones;
/// n >= 2. With an even number of ones the nim-sum stays what it is.
fn nim_sum(rng: &mut TestRng, params: NimSum) -> Result<Vec<u64>, PlanError> {
    let NimSum { n, ones, zeros, sum, most } = params;
    let piles = positions::piles_with_nim_sum(rng, n, 2, most, sum);
    let mut piles = piles.ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))?;
    piles.resize(n + ones, 1);
    piles.resize(n + ones + zeros, 0);
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

params! { struct SinglePile { n: usize, digits: u32, sum: u64, place: Place } }

/// `n` piles from two counters to below 2^`digits` with the nim-sum `sum`; the pile at `place` alone can be played.
fn single_pile(rng: &mut TestRng, params: SinglePile) -> Result<Vec<u64>, PlanError> {
    let SinglePile { n, digits, sum, place } = params;
    positions::piles_with_one_repair(rng, n, 2, digits, sum, place)
        .ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))
}
