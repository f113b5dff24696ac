//! The reference: the fixed point of `f(v) = Val(c + s v)`, bracketed and, if it is a short fraction, exact.
//!
//! The method is [`solutions::stochastic_game`]; the editorial derives it.

use checkers::matrix_game::Solution;
use solutions::{linked_games::GameMatrix, stochastic_game};

use super::StochasticOneState;
use crate::shared::linked_games::answer;
use exercise::Reference;

impl Reference for StochasticOneState {
    /// The value and a pair of optimal strategies.
    fn solve(game: &GameMatrix) -> Solution {
        answer(&stochastic_game::solve(std::slice::from_ref(game))[0])
    }
}
