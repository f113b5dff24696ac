//! The reference: remainders by m + 1 are piles of Nim. Which pile is played, `shared/pile_sum.rs` decides.

use super::Pile;

/// The value of a pile: what is taken from a pile of m + 1 or more can be filled up to m + 1. Time and memory O(1).
pub fn value(Pile { limit, size }: Pile) -> u64 {
    size % (limit + 1)
}

/// What is left by a move to a pile of another value: down to a smaller remainder in the same round, or to a greater one
/// in the round below. Time and memory O(1).
pub fn reach(pile: Pile, wanted: u64) -> Option<u64> {
    let taken = match value(pile) {
        _ if wanted > pile.limit => return None,
        now if wanted < now => now - wanted,
        now => pile.limit + 1 - (wanted - now),
    };
    pile.size.checked_sub(taken)
}
