//! The checker: in each line the value is the reference's, and the strategies must guarantee it.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use super::{ParametricGame, rows};
use crate::shared::{fraction::Fraction, matrix_games::check_solutions};
use exercise::Checker;

impl Checker for ParametricGame {
    fn check(
        parameters: &Vec<Fraction>,
        answers: &Vec<Solution>,
        reference: &Vec<Solution>,
    ) -> Result<(), Refusal> {
        let game = |&parameter: &Fraction| Game::from_numbers(rows(parameter));
        check_solutions(parameters, game, answers, reference)
    }
}
