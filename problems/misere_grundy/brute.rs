//! The oracle: plays every position that can be reached, by the rule alone.

use solutions::Rule;

use super::{MisereGrundy, Reply};
use crate::shared::{
    grid,
    grundys_game::{Split, allows},
    grundys_search::Search,
    reply,
};
use exercise::{Oracle, OracleFn};

impl Oracle for MisereGrundy {
    fn oracle(piles: &Vec<usize>) -> Option<OracleFn<'_, Reply>> {
        let winning = Search::new(Rule::Misere).winning_moves(piles)?;
        Some(Box::new(move |reply| {
            reply::check(reply, !winning.is_empty(), |split| {
                allows(piles, *split)?;
                if winning.contains(split) { Ok(()) } else { Err(format!("the opponent wins after {split:?}")) }
            })
        }))
    }

    /// Every way to write a move in a pile, legal or not, and giving up.
    fn candidates(piles: &Vec<usize>) -> Vec<Reply> {
        if piles.len() > 5 {
            return Vec::new();
        }
        let splits = piles.iter().enumerate().flat_map(|(pile, &size)| {
            let parts = grid::places(1..size + 1, 1..size + 1);
            parts.map(move |(smaller, larger)| Some(Split { pile, smaller, larger }))
        });
        splits.chain([None]).collect()
    }
}
