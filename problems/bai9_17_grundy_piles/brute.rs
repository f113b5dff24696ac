//! The oracle: plays every position that can be reached, by the rule alone.

use super::{GrundyPiles, Reply};
use crate::shared::{
    grid,
    grundys_game::{Split, allows},
    grundys_search::Search,
};
use exercise::{Oracle, OracleFn};
use solutions::Rule;

impl Oracle for GrundyPiles {
    fn oracle(piles: &Vec<usize>) -> Option<OracleFn<'_, Reply>> {
        let winning = Search::new(Rule::Normal).winning_moves(piles)?;
        Some(Box::new(move |reply| {
            if reply.count != winning.len() {
                return Err(format!("{} moves lead to a lost position", winning.len()));
            }
            match reply.split {
                Some(split) if !winning.contains(&split) => {
                    allows(piles, split)?;
                    Err(format!("the opponent wins after {split:?}"))
                }
                _ => Ok(()),
            }
        }))
    }

    /// The right number with every way to write a move, and other numbers with a winning move.
    fn candidates(piles: &Vec<usize>) -> Vec<Reply> {
        let Some(winning) = Search::new(Rule::Normal).winning_moves(piles) else { return Vec::new() };
        let count = winning.len();
        let mut candidates = vec![Reply { count: 0, split: None }];
        for (pile, &size) in piles.iter().enumerate() {
            let parts = grid::places(1..size + 1, 1..size + 1);
            let moves = parts.map(|(smaller, larger)| Some(Split { pile, smaller, larger }));
            candidates.extend(moves.map(|split| Reply { count: count.max(1), split }));
        }
        if let Some(&split) = winning.first() {
            candidates.extend([count + 1, 2 * count].map(|count| Reply { count, split: Some(split) }));
        }
        candidates
    }
}
