//! The reference: a table of values, and Nim on them. Which pile is played, `shared/pile_sum.rs` decides.

use std::sync::LazyLock;

use solutions::subtraction;

use super::LARGEST;

/// The values of all piles, computed once: about 6 · 10^7 steps.
pub static VALUES: LazyLock<Vec<u32>> = LazyLock::new(|| {
    let squares: Vec<usize> = squares().map(|square| square as usize).collect();
    subtraction::by_definition(&squares, LARGEST as usize)
});

/// The squares that a move may take from the largest pile: 447 of them.
pub fn squares() -> impl Iterator<Item = u64> {
    (1..).map(|root| root * root).take_while(|&square| square <= LARGEST)
}

/// The value of a pile.
pub fn value(size: u64) -> u64 {
    VALUES[size as usize].into()
}

/// What is left by a move to a pile of another value, if one leads there. Time O(√size).
pub fn reach(size: u64, wanted: u64) -> Option<u64> {
    squares().map_while(|square| size.checked_sub(square)).find(|&after| value(after) == wanted)
}
