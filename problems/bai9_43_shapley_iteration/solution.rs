//! The reference: K rounds of Shapley's iteration, rounded so finely that enough digits are right, and the fixed
//! point bracketed, see [`solutions::stochastic_game`].

use solutions::stochastic_game;

use super::{Answer, Input, ShapleyIteration, Strategies, checker::ROUNDS_DIGITS};
use crate::shared::linked_games::{shown, shown_weights};
use exercise::Reference;

impl Reference for ShapleyIteration {
    fn solve(Input { states, rounds }: &Input) -> Answer {
        let after_rounds = stochastic_game::iterate(states, *rounds);
        let solved = stochastic_game::solve(states);
        Answer {
            after_rounds: after_rounds.iter().map(|value| value.rounded(ROUNDS_DIGITS).into()).collect(),
            values: solved.iter().map(|state| shown(&state.value)).collect(),
            strategies: solved
                .iter()
                .map(|state| Strategies { p: shown_weights(&state.row), q: shown_weights(&state.column) })
                .collect(),
        }
    }
}
