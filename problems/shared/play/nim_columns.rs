//! What Nim and its relatives say of their piles.

use super::piles::named;
use exercise::play::Block;

/// The nim-sum of piles, digit by digit.
pub fn columns(piles: &[u64]) -> Block {
    Block::xor(&named(piles.iter().copied()))
}

/// The nim-sum.
pub fn nim_sum(piles: &[u64]) -> u64 {
    piles.iter().fold(0, |sum, pile| sum ^ pile)
}
