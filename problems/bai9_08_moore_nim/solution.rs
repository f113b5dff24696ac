//! The reference: Moore's theorem, and a winning move built from the highest digit down.

use super::{MooreNim, Query, Reply};
use exercise::Reference;

impl Reference for MooreNim {
    fn solve(queries: &Vec<Query>) -> Vec<Reply> {
        queries.iter().map(winning_move).collect()
    }
}

/// A winning move, or nothing if every column of binary digits has a sum divisible by `k + 1`.
///
/// Going down the digits, some piles are *open*: they have been lowered at a higher digit, so their remaining
/// digits may be chosen freely. In a column with remainder `r`, either enough open piles take a one to fill
/// it up, or `r` more piles with a one give it up and become open; the piles open then are at most `k`.
/// Time O(n · log max), memory O(n).
pub fn winning_move(query: &Query) -> Reply {
    let Query { k, piles } = query;
    let modulus = k + 1;
    let mut after = piles.clone();
    let mut open: Vec<usize> = Vec::new();
    let mut is_open = vec![false; piles.len()];
    for digit in (0..u64::BITS).rev() {
        let bit = 1 << digit;
        let ones = |index: &usize| !is_open[*index] && piles[*index] & bit != 0;
        let remainder = (0..piles.len()).filter(ones).count() % modulus;
        let gap = (modulus - remainder) % modulus;
        let filled = gap <= open.len();
        for (place, &index) in open.iter().enumerate() {
            after[index] &= !bit;
            if filled && place < gap {
                after[index] |= bit;
            }
        }
        if !filled {
            let opened: Vec<usize> = (0..piles.len()).filter(ones).take(remainder).collect();
            for index in opened {
                after[index] &= !bit;
                is_open[index] = true;
                open.push(index);
            }
        }
    }
    (!open.is_empty()).then_some(after)
}
