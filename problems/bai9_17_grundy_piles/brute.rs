//! The oracle: plays every position that can be reached, by the rule alone.

use std::collections::HashMap;

use super::{GrundyPiles, Reply, Split, allows};
use crate::shared::{grid, grundys_game::splits};
use exercise::{Oracle, OracleFn};

/// The most counters that an oracle takes on, on all piles together.
const REACH: usize = 40;

impl Oracle for GrundyPiles {
    fn oracle(piles: &Vec<usize>) -> Option<OracleFn<'_, Reply>> {
        let winning = winning_moves(piles)?;
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
        let Some(winning) = winning_moves(piles) else { return Vec::new() };
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

/// The piles that can still be split, in order; the others are out of play.
fn in_play(mut piles: Vec<usize>) -> Vec<usize> {
    piles.retain(|&pile| splits(pile).next().is_some());
    piles.sort_unstable();
    piles
}

fn after(piles: &[usize], pile: usize, smaller: usize) -> Vec<usize> {
    let mut after = piles.to_vec();
    after[pile] -= smaller;
    after.push(smaller);
    in_play(after)
}

fn is_won(known: &mut HashMap<Vec<usize>, bool>, piles: Vec<usize>) -> bool {
    if let Some(&won) = known.get(&piles) {
        return won;
    }
    let mut moves =
        (0..piles.len()).flat_map(|pile| splits(piles[pile]).map(move |(smaller, _)| (pile, smaller)));
    let won = moves.any(|(pile, smaller)| !is_won(known, after(&piles, pile, smaller)));
    known.insert(piles, won);
    won
}

/// The moves to positions from which every move leads to a won position, if there are few enough counters.
fn winning_moves(piles: &[usize]) -> Option<Vec<Split>> {
    if piles.iter().sum::<usize>() > REACH {
        return None;
    }
    let mut known = HashMap::new();
    let mut winning = Vec::new();
    for (pile, &size) in piles.iter().enumerate() {
        for (smaller, larger) in splits(size) {
            if !is_won(&mut known, after(piles, pile, smaller)) {
                winning.push(Split { pile, smaller, larger });
            }
        }
    }
    Some(winning)
}
