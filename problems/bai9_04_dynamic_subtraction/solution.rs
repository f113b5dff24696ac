//! The reference: take the lowest one of N in binary.

use crate::shared::take::Reply;

/// What a winning move takes. After the lowest one has gone, the lowest one of the rest is larger than what the
/// opponent may take; whatever he takes puts a smaller one back, which we may take again. A power of two has
/// nothing but its lowest one, and the first move may not take all. Time and memory O(1).
pub fn winning_take(tokens: u64) -> Reply {
    let lowest_one = 1 << tokens.trailing_zeros();
    (lowest_one < tokens).then_some(lowest_one)
}
