//! Values of piles by formula: games whose piles are Nim piles in disguise.
//!
//! If every position has a number such that its moves lead to positions of all smaller numbers and of no others, then
//! the number is the value: the game is Nim. In *even and odd* it is the place of a pile among those of its parity,
//! in *at least half* the number of its binary digits.
//!
//! Cost: time and memory O(1) per pile.

/// The value of a pile of *even and odd*: a move takes a positive even number but not the whole pile, or the whole
/// pile if it is odd.
///
/// An even pile stays even and cannot be emptied, an odd one can: so the even piles 2, 4, 6, … and the odd ones
/// 1, 3, 5, … with 0 before them are two copies of Nim. Time O(1).
///
/// ```
/// use solutions::pile_values::even_odd;
/// assert_eq!((0..8).map(even_odd).collect::<Vec<_>>(), [0, 1, 0, 2, 1, 3, 2, 4]);
/// ```
pub fn even_odd(pile: u64) -> u64 {
    match pile {
        0 => 0,
        _ if pile.is_multiple_of(2) => pile / 2 - 1,
        _ => pile / 2 + 1,
    }
}

/// The value of a pile of *at least half*: a move takes at least one counter and at least half of the pile.
///
/// It is the number of binary digits: a move drops the last of them or leaves still less. Time O(1).
///
/// ```
/// use solutions::pile_values::at_least_half;
/// assert_eq!((0..9).map(at_least_half).collect::<Vec<_>>(), [0, 1, 2, 2, 3, 3, 3, 3, 4]);
/// ```
pub fn at_least_half(pile: u64) -> u64 {
    u64::from(u64::BITS - pile.leading_zeros())
}
