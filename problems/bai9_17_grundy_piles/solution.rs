//! The reference: the nim-sum of the values of all piles must become 0.

use super::{GrundyPiles, Reply};
use crate::shared::grundys_game::{Split, splits_worth, value};
use exercise::Reference;

impl Reference for GrundyPiles {
    fn solve(piles: &Vec<usize>) -> Reply {
        let mut moves = winning_moves(piles);
        let split = moves.next();
        Reply { count: usize::from(split.is_some()) + moves.count(), split }
    }
}

/// All winning moves, pile by pile. Time and memory O(x) for a pile of x, once the values are known.
pub fn winning_moves(piles: &[usize]) -> impl Iterator<Item = Split> {
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
    piles.iter().enumerate().flat_map(move |(pile, &size)| {
        let others = sum ^ value(size);
        let winning = splits_worth(size, others).into_iter();
        winning.map(move |smaller| Split { pile, smaller, larger: size - smaller })
    })
}
