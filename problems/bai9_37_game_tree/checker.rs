//! The checker: every entry of the matrix has its exact value, so has V, and the strategies must guarantee it.

use checkers::{Refusal, matrix_game::Game, number::decimal};

use super::{Analysis, GameTree, tree::Tree};
use crate::exercise::Checker;

impl Checker for GameTree {
    fn check(tree: &Tree, answer: &Analysis, reference: &Analysis) -> Result<(), Refusal> {
        for (i, (given, exact)) in answer.matrix.iter().zip(&reference.matrix).enumerate() {
            for (j, (given, exact)) in given.iter().zip(exact).enumerate() {
                if !given.is_close(exact.exact()) {
                    return Err(Refusal::new(format!(
                        "entry ({}, {}) = {given} is wrong, it is {}: {}; {}",
                        i + 1,
                        j + 1,
                        decimal(exact.exact(), 12),
                        describe(tree, 0, i),
                        describe(tree, 1, j)
                    )));
                }
            }
        }
        let rows: Vec<Vec<_>> = reference
            .matrix
            .iter()
            .map(|row| row.iter().map(|entry| entry.exact().clone()).collect())
            .collect();
        Game::from_rationals(&rows).judge(reference.solution.value.exact(), &answer.solution)
    }
}

/// What a pure strategy does, in the sets where there is something to choose.
fn describe(tree: &Tree, player: usize, strategy: usize) -> String {
    let mut taken = Vec::new();
    let mut rest = strategy;
    // The last set changes first.
    for (set, &choices) in tree.choices(player).iter().enumerate().rev() {
        if choices > 1 {
            taken.push(format!("choice {} in set {}", rest % choices + 1, set + 1));
        }
        rest /= choices;
    }
    taken.reverse();
    let name = player + 1;
    match taken.is_empty() {
        true => format!("player {name} has nothing to choose"),
        false => format!("strategy {} of player {name} takes {}", strategy + 1, taken.join(", ")),
    }
}
