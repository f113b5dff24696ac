//! The theory: cold positions, and how long games last.

use std::sync::LazyLock;

use checkers::{Sentence, say};
use solutions::wythoff::Lengths;

use super::{Left, PEBBLES};
use crate::shared::two_piles::{Rule, TwoPiles};

/// What is known of all positions, by rule. Computed once.
static LENGTHS: LazyLock<[Lengths; 2]> =
    LazyLock::new(|| [Rule::Normal, Rule::Misere].map(|rule| Lengths::up_to(rule, PEBBLES.max as u64)));

/// What is known of the positions that are played by a rule.
pub fn lengths(rule: Rule) -> &'static Lengths {
    &LENGTHS[usize::from(rule == Rule::Misere)]
}

/// What the reference does: it makes the winning move after which the game is over soonest, and otherwise takes one
/// pebble from the larger pile.
pub fn best(known: &Lengths, &TwoPiles { a, b, .. }: &TwoPiles) -> Left {
    let winning = known.replies(a, b).into_iter().min_by_key(|&(left, right)| known.plies(left, right));
    winning.unwrap_or(if a >= b { (a - 1, b) } else { (a, b - 1) })
}

/// Why a position is won or lost.
pub fn why(known: &Lengths, &TwoPiles { a, b, .. }: &TwoPiles) -> Sentence {
    match known.replies(a, b).first() {
        Some((left, right)) => say!(
            vi "từ ({a}, {b}) có nước đi đến thế lạnh ({left}, {right}), và từ đó không có nước nào đến thế lạnh khác",
            en "from ({a}, {b}) a move leads to the cold position ({left}, {right}), and none leads from there to another one",
        ),
        None => say!(
            vi "({a}, {b}) là một thế lạnh: không có nước nào đến thế lạnh khác, và sau mỗi nước đối thủ lại đến được một thế lạnh",
            en "({a}, {b}) is a cold position: no move leads to another one, and after each move the opponent can reach one again",
        ),
    }
}
