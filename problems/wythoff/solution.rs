//! The reference: three candidates, from the golden ratio in integers.

use solutions::wythoff;

use super::{Query, Reply, Wythoff};
use exercise::Reference;

impl Reference for Wythoff {
    /// A winning move for each position. Time O(1) per position: a few square roots of 128 bits.
    fn solve(queries: &Vec<Query>) -> Vec<Reply> {
        queries.iter().map(|&Query { rule, a, b }| wythoff::winning_move(rule, a, b)).collect()
    }
}
