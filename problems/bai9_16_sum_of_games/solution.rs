//! The reference: the values of the piles, their nim-sum, and a pile whose value can be lowered to repair it.

use super::{Pile, Rule, SumOfGames};
use crate::shared::pile_move::{PileMove, Reply};
use exercise::Reference;

impl Reference for SumOfGames {
    fn solve(piles: &Vec<Pile>) -> Reply {
        winning_move(piles)
    }
}

/// A winning move, or nothing if the nim-sum of the values is 0. No move of the three games raises a value, so
/// this is Nim on the values. Time O(m), memory O(1).
pub fn winning_move(piles: &[Pile]) -> Reply {
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile.value());
    let pile = piles.iter().position(|pile| pile.value() ^ sum < pile.value())?;
    Some(PileMove { pile, after: lowered(piles[pile], piles[pile].value() ^ sum) })
}

/// A pile of the given value, below that of the pile, to which a move leads.
fn lowered(pile: Pile, value: u64) -> u64 {
    match pile.rule {
        Rule::Nim => value,
        // An even pile stays even; an odd one stays odd or is emptied.
        Rule::EvenOdd if pile.size.is_multiple_of(2) => 2 * value + 2,
        Rule::EvenOdd => (2 * value).saturating_sub(1),
        // The least number with so many binary digits: one with fewer digits than the pile is at most half of it.
        Rule::AtLeastHalf => 1 << value >> 1,
    }
}
