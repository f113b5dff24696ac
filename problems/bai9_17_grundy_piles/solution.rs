//! The reference: the nim-sum of the values of all piles must become 0.

use super::{GrundyPiles, Reply};
use crate::shared::grundys_game::{Split, splits, value};
use exercise::Reference;

impl Reference for GrundyPiles {
    fn solve(piles: &Vec<usize>) -> Reply {
        let mut moves = winning_moves(piles);
        let split = moves.next();
        Reply { count: usize::from(split.is_some()) + moves.count(), split }
    }
}

/// All winning moves, pile by pile. Time O(x) for a pile of x, once the values are known; memory O(1).
pub fn winning_moves(piles: &[usize]) -> impl Iterator<Item = Split> {
    let sum = piles.iter().fold(0, |sum, &pile| sum ^ value(pile));
    piles.iter().enumerate().flat_map(move |(pile, &size)| {
        let others = sum ^ value(size);
        let winning = splits(size).filter(move |&(a, b)| value(a) ^ value(b) == others);
        winning.map(move |(smaller, larger)| Split { pile, smaller, larger })
    })
}
