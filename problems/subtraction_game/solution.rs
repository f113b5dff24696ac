//! The reference: each lost pile makes all piles won that exceed it by a number of the set.

use super::{Position, Reply, SubtractionGame};
use exercise::Reference;

impl Reference for SubtractionGame {
    /// A winning move. Time O(N · p / 64) for p lost piles, memory O(N + k).
    fn solve(position: &Position) -> Reply {
        position.outcomes().winning_takes(position.pile).first().copied()
    }
}
