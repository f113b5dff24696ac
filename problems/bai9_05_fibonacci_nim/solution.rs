//! The reference: take the least part of N as a sum of Fibonacci numbers of which no two are neighbours.

use solutions::zeckendorf::{FIBONACCI, least_part};

use super::Game;
use crate::shared::dynamic::Theory;

impl Theory for Game {
    /// The Fibonacci numbers.
    fn lost_numbers() -> impl Iterator<Item = u64> {
        FIBONACCI.into_iter()
    }

    /// The least part. The next part of the sum is more than twice as large, so the opponent cannot take it;
    /// whatever he takes leaves a least part that we may take again. A Fibonacci number has a single part, and
    /// the first move may not take all. Time O(log N), memory O(1).
    fn least_winning_take(tokens: u64) -> Option<u64> {
        least_part(tokens)
    }
}
