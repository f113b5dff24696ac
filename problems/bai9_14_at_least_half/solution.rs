//! The reference: the number of binary digits of n.

/// The value of a pile: a move drops its last binary digit or leaves still less. Time O(1).
pub fn value(pile: u64) -> u64 {
    u64::from(u64::BITS - pile.leading_zeros())
}
