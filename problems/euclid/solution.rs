//! The reference: values by Euclid's algorithm, then Nim, or Misère Nim with the pairs (n, n) as piles of one.

use solutions::euclid;

use super::{Euclid, Position, Reply, Step};
use exercise::Reference;

impl Reference for Euclid {
    /// A winning move. Time O(n log a), memory O(n).
    fn solve(position: &Position) -> Reply {
        let (pair, times) = euclid::winning_move(position.rule, &position.pairs)?;
        Some(Step { pair, times })
    }
}
