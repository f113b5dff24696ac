//! The reference: each of the at most five splits of each pile, until one leaves a lost position.

use super::{MisereGrundy, Reply, balance, balance_after};
use crate::shared::grundys_game::{Split, splits};
use exercise::Reference;

impl Reference for MisereGrundy {
    /// Time O(m), memory O(1).
    fn solve(piles: &Vec<usize>) -> Reply {
        let before = balance(piles);
        let winning = |(pile, &size): (usize, &usize)| {
            let mut parts = splits(size);
            let parts = parts.find(|&(smaller, _)| balance_after(before, size, smaller).is_lost());
            parts.map(|(smaller, larger)| Split { pile, smaller, larger })
        };
        piles.iter().enumerate().find_map(winning)
    }
}
