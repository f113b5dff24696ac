//! Recipes of piles for Nim, whoever wins in the end.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};

/// The largest pile of Nim.
pub const LARGEST: u64 = (1 << 60) - 1;

params! { pub struct Listed { piles: Vec<u64> } }

/// The position that the row lists.
pub fn listed(_: &mut TestRng, Listed { piles }: Listed) -> Result<Vec<u64>, PlanError> {
    Ok(piles)
}

params! {
    pub struct Random { n: usize, zeros: usize = 0, least: Option<u64>, most: u64 = LARGEST }
}

/// `n` piles of all lengths between `least`, one if nothing is said, and `most`, and among them `zeros` empty ones.
pub fn random(rng: &mut TestRng, Random { n, zeros, least, most }: Random) -> Result<Vec<u64>, PlanError> {
    Ok(positions::piles_of_any_length(rng, n, zeros, least.unwrap_or(1), most))
}

params! {
    pub struct NimSum {
        n: usize,
        ones: usize = 0,
        zeros: usize = 0,
        sum: u64 = 0,
        most: u64 = LARGEST,
    }
}

/// `n` piles up to `most` with the nim-sum `sum`, then `ones` piles of one counter and `zeros` empty ones;
/// n >= 2. With an even number of ones the nim-sum stays what it is.
pub fn nim_sum(rng: &mut TestRng, params: NimSum) -> Result<Vec<u64>, PlanError> {
    let NimSum { n, ones, zeros, sum, most } = params;
    let piles = positions::piles_with_nim_sum(rng, n, 2, most, sum);
    let mut piles = piles.ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))?;
    piles.resize(n + ones, 1);
    piles.resize(n + ones + zeros, 0);
    rng.shuffle(&mut piles);
    Ok(piles)
}

params! { pub struct SinglePile { n: usize, digits: u32, sum: u64, place: Place } }

/// `n` piles from two counters to below 2^`digits` with the nim-sum `sum`; the pile at `place` alone can be played.
pub fn single_pile(rng: &mut TestRng, params: SinglePile) -> Result<Vec<u64>, PlanError> {
    let SinglePile { n, digits, sum, place } = params;
    positions::piles_with_one_repair(rng, n, 2, digits, sum, place)
        .ok_or_else(|| PlanError::new(format!("no {n} piles have the nim-sum {sum}")))
}
