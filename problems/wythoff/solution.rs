//! The reference: three candidates, from the golden ratio in integers.

use solutions::wythoff;

use super::{Query, Reply};

/// A winning move, or nothing if the position is lost. Time O(1): a few square roots of 128 bits.
pub fn winning_move(&Query { rule, a, b }: &Query) -> Reply {
    wythoff::winning_move(rule, a, b)
}
