//! The reference: the boxes in hand change nothing, the nim-sum decides.

use super::{PokerNim, Position};
use crate::shared::pile_move::{PileMove, Reply};
use exercise::Reference;

impl Reference for PokerNim {
    /// A winning move, or nothing if the nim-sum is 0. Time O(n).
    ///
    /// What an opponent adds can be taken away at once, and he has less to add then. So play ordinary Nim: some
    /// pile has the highest digit of the nim-sum and can be lowered to make it 0.
    fn solve(Position { piles, .. }: &Position) -> Reply {
        let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
        let pile = piles.iter().position(|pile| pile ^ sum < *pile)?;
        Some(PileMove { pile, after: piles[pile] ^ sum })
    }
}
