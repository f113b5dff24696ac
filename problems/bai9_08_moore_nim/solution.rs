//! The reference: Moore's theorem, and a winning move built from the highest digit down.

use solutions::moore_nim;

use super::{MooreNim, Query, Reply};
use exercise::Reference;

impl Reference for MooreNim {
    fn solve(queries: &Vec<Query>) -> Vec<Reply> {
        queries.iter().map(winning_move).collect()
    }
}

/// A winning move, or nothing if every column of binary digits has a sum divisible by `k + 1`. Time O(n · log max), memory
/// O(n). See [`moore_nim`].
pub fn winning_move(query: &Query) -> Reply {
    moore_nim::winning_move(query.k, &query.piles)
}
