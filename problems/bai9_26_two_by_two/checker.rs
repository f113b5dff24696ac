//! The checker: in each line the value is the reference's, and the strategies must guarantee it.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use super::{Query, TwoByTwo};
use crate::shared::matrix_games::check_solutions;
use exercise::Checker;

impl Checker for TwoByTwo {
    fn check(queries: &Vec<Query>, answers: &Vec<Solution>, reference: &Vec<Solution>) -> Result<(), Refusal> {
        let game = |query: &Query| Game::from_integers(&query.0.map(Vec::from));
        check_solutions(queries, game, answers, reference)
    }
}
