//! The oracle: plays every position that can be reached, by the rule alone.

use std::collections::HashMap;

use super::{Position, Reply, Step, TameSum};
use crate::shared::reply;
use exercise::{Oracle, OracleFn};

/// Positions that an oracle may look at.
const POSITIONS: usize = 20_000;

impl Oracle for TameSum {
    fn oracle(position: &Position) -> Option<OracleFn<'_, Reply>> {
        let Position { graph, tokens } = position;
        if positions(graph.vertices, tokens.len()).is_none_or(|count| count > POSITIONS) {
            return None;
        }
        let mut successors = vec![Vec::new(); graph.vertices];
        graph.arcs.iter().for_each(|&(from, to)| successors[from].push(to));
        let mut search = Search { successors, won: HashMap::new() };
        let won = search.is_won(tokens.clone());
        Some(Box::new(move |reply| {
            reply::check(reply, won, |&step| {
                position.allows(step)?;
                let mut after = position.after(step).tokens;
                after.sort_unstable();
                match search.won.get(&after) {
                    Some(false) => Ok(()),
                    _ => Err(format!("the opponent wins from {after:?}")),
                }
            })
        }))
    }

    /// Every token to every vertex, and giving up.
    fn candidates(Position { graph, tokens }: &Position) -> Vec<Reply> {
        if graph.vertices * tokens.len() > 100 {
            return Vec::new();
        }
        let steps =
            (0..tokens.len()).flat_map(|token| (0..graph.vertices).map(move |to| Some(Step { token, to })));
        steps.chain([None]).collect()
    }
}

/// In how many ways so many tokens that are alike lie on the vertices, if it can be counted.
fn positions(vertices: usize, tokens: usize) -> Option<usize> {
    (1..=tokens).try_fold(1usize, |count, token| Some(count.checked_mul(vertices + token - 1)? / token))
}

struct Search {
    successors: Vec<Vec<usize>>,
    /// Whether the player to move wins; tokens in ascending order.
    won: HashMap<Vec<usize>, bool>,
}

impl Search {
    /// Whoever cannot move wins. No short cut: every position that can be reached becomes known.
    fn is_won(&mut self, mut tokens: Vec<usize>) -> bool {
        tokens.sort_unstable();
        if let Some(&won) = self.won.get(&tokens) {
            return won;
        }
        let (mut is_over, mut wins) = (true, false);
        for token in 0..tokens.len() {
            for to in self.successors[tokens[token]].clone() {
                is_over = false;
                let mut after = tokens.clone();
                after[token] = to;
                wins |= !self.is_won(after);
            }
        }
        self.won.insert(tokens, is_over || wins);
        is_over || wins
    }
}
