//! The reference: the multiples of 4 are lost.

use super::{MOST_TAKEN, Reply, Template};
use exercise::Reference;

impl Reference for Template {
    fn solve(piles: &Vec<u64>) -> Vec<Reply> {
        piles.iter().map(|&pile| winning_move(pile)).collect()
    }
}

/// Takes what is over a multiple of 4. Time O(1).
fn winning_move(pile: u64) -> Reply {
    Some(pile % (MOST_TAKEN + 1)).filter(|&taken| taken > 0)
}
