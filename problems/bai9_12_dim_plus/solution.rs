//! The reference: one more than the exponent of 2 in n.

/// The value of a pile: 0 for the empty one, else one more than the zeros at its end in binary. Time and memory O(1).
pub fn value(pile: u64) -> u64 {
    if pile == 0 { 0 } else { 1 + u64::from(pile.trailing_zeros()) }
}
