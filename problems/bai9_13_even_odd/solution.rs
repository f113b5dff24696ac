//! The reference: g(2k) = k - 1 and g(2k - 1) = k for k >= 1.

/// The value of a pile. An even pile stays even and cannot be emptied, an odd one can: so the even piles
/// 2, 4, 6, … and the odd ones 1, 3, 5, … with 0 before them are two copies of Nim. Time O(1).
pub fn value(pile: u64) -> u64 {
    match pile {
        0 => 0,
        _ if pile.is_multiple_of(2) => pile / 2 - 1,
        _ => pile / 2 + 1,
    }
}
