//! Grundy's game played through by the rule alone, in normal and in misère play. For oracles.

use std::collections::HashMap;

use solutions::Rule;

use super::grundys_game::{Split, splits};

/// The most counters that a search takes on, on all piles together.
const REACH: usize = 40;

/// What is known of positions.
pub struct Search {
    rule: Rule,
    /// Whether the player to move wins; only piles that can be split, in order.
    won: HashMap<Vec<usize>, bool>,
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

impl Search {
    /// Nothing is known yet.
    pub fn new(rule: Rule) -> Self {
        Search { rule, won: HashMap::new() }
    }

    fn is_won(&mut self, piles: Vec<usize>) -> bool {
        if piles.is_empty() {
            return self.rule == Rule::Misere;
        }
        if let Some(&won) = self.won.get(&piles) {
            return won;
        }
        let mut moves =
            (0..piles.len()).flat_map(|pile| splits(piles[pile]).map(move |(smaller, _)| (pile, smaller)));
        let won = moves.any(|(pile, smaller)| !self.is_won(after(&piles, pile, smaller)));
        self.won.insert(piles, won);
        won
    }

    /// The moves to positions that are lost, if there are few enough counters.
    pub fn winning_moves(mut self, piles: &[usize]) -> Option<Vec<Split>> {
        if piles.iter().sum::<usize>() > REACH {
            return None;
        }
        let mut winning = Vec::new();
        for (pile, &size) in piles.iter().enumerate() {
            for (smaller, larger) in splits(size) {
                if !self.is_won(after(piles, pile, smaller)) {
                    winning.push(Split { pile, smaller, larger });
                }
            }
        }
        Some(winning)
    }
}
