//! The reference: exponents of 2 are piles of Nim. Which pile is played, `shared/pile_sum.rs` decides.

/// The value of a pile: the exponent of 2 in its size. Time and memory O(1).
pub fn value(size: u64) -> u64 {
    if size == 0 { 0 } else { size.trailing_zeros().into() }
}

/// What is left by a move to a pile of a smaller value: 2^wanted divides the pile, and the rest is an odd multiple of it.
/// Time and memory O(1).
pub fn reach(size: u64, wanted: u64) -> Option<u64> {
    (wanted < value(size)).then(|| size - (1 << wanted))
}
