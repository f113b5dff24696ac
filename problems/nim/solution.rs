//! The reference: Bouton's theorem.

use super::{Nim, Reply};
use crate::shared::pile_move::PileMove;
use exercise::Reference;

impl Reference for Nim {
    fn solve(piles: &Vec<u64>) -> Reply {
        winning_moves(piles)
    }
}

/// All winning moves, in the order of the piles. Time and memory O(n).
///
/// A move wins if it leaves the nim-sum 0, so its pile must become what the nim-sum of all others is; that is a move
/// if it is less than the pile.
pub fn winning_moves(piles: &[u64]) -> Reply {
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let moves = piles.iter().enumerate().map(|(pile, size)| PileMove { pile, after: size ^ sum });
    moves.filter(|chosen| chosen.after < piles[chosen.pile]).collect()
}
