//! The checker: every entry of the matrix has its exact value, so has V, and the strategies must guarantee it.

use checkers::{Refusal, Sentence, matrix_game::Game, number::decimal, say};

use super::{Analysis, GameTree, entry, tree::Tree};
use crate::shared::grid;
use exercise::Checker;

impl Checker for GameTree {
    fn check(tree: &Tree, answer: &Analysis, reference: &Analysis) -> Result<(), Refusal> {
        for (i, (given, exact)) in answer.matrix.iter().zip(&reference.matrix).enumerate() {
            for (j, (given, exact)) in given.iter().zip(exact).enumerate() {
                if !given.is_close(exact.exact()) {
                    let (first, second) = (describe(tree, 0, i), describe(tree, 1, j));
                    let entry = entry(i + 1, j + 1);
                    return Err(Refusal::new(say!(
                        vi "{entry} = {given} là sai, giá trị đúng là {right}: {first}; {second}",
                        en "{entry} = {given} is wrong, it is {right}: {first}; {second}",
                        right = decimal(exact.exact(), 12);
                        entry, first, second
                    )));
                }
            }
        }
        let rows = grid::mapped(&reference.matrix, |entry| entry.exact().clone());
        Game::from_rationals(&rows).judge(&reference.solution.value, &answer.solution)
    }
}

/// What a pure strategy does, in the sets where there is something to choose.
fn describe(tree: &Tree, player: usize, strategy: usize) -> Sentence {
    let mut taken = Vec::new();
    let mut rest = strategy;
    // The last set changes first.
    for (set, &choices) in tree.choices(player).iter().enumerate().rev() {
        if choices > 1 {
            taken.push(say!(
                vi "lựa chọn {choice} trong tập {set}",
                en "choice {choice} in set {set}",
                choice = rest % choices + 1,
                set = set + 1,
            ));
        }
        rest /= choices;
    }
    taken.reverse();
    let name = player + 1;
    match taken.is_empty() {
        true => say!(vi "người {name} không có gì để chọn", en "player {name} has nothing to choose"),
        false => {
            let taken = Sentence::joined(&taken, ", ");
            say!(
                vi "chiến lược thứ {strategy} của người {name} gồm {taken}",
                en "strategy {strategy} of player {name} takes {taken}",
                strategy = strategy + 1;
                taken
            )
        }
    }
}
