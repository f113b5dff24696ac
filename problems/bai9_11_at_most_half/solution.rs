//! The reference: g(2k) = k and g(2k + 1) = g(k).

/// The value of a pile: an odd pile has the value of its smaller half, which drops the last binary digit, a
/// one; once the last digit is a zero, dropping it too gives half of an even pile. Time and memory O(1).
pub fn value(pile: u64) -> u64 {
    // Piles are below 2^60, so the shift is by 61 at most.
    pile >> (pile.trailing_ones() + 1)
}
