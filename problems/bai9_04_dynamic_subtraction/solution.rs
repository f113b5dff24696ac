//! The reference: take the lowest one of N in binary.

use super::Game;
use crate::shared::dynamic::Theory;

impl Theory for Game {
    /// The powers of two.
    fn lost_numbers() -> impl Iterator<Item = u64> {
        (0..u64::BITS).map(|exponent| 1 << exponent)
    }

    /// The lowest one. After it has gone, the lowest one of the rest is larger than what the opponent may take;
    /// whatever he takes puts a smaller one back, which we may take again. A power of two has nothing but its
    /// lowest one, and the first move may not take all. Time and memory O(1).
    fn least_winning_take(tokens: u64) -> Option<u64> {
        1u64.checked_shl(tokens.trailing_zeros())
    }
}
