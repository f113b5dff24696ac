//! The reference: take the least part of N as a sum of Fibonacci numbers of which no two are neighbours.

use solutions::zeckendorf::least_part;

use crate::shared::take::Reply;

/// What a winning move takes. The next part of the sum is more than twice as large, so the opponent cannot take
/// it; whatever he takes leaves a least part that we may take again. A Fibonacci number has a single part, and
/// the first move may not take all. Time O(log N), memory O(1).
pub fn winning_take(tokens: u64) -> Reply {
    least_part(tokens).filter(|&part| part < tokens)
}
