//! The checker: in each line the value is the reference's, and the strategies must guarantee it in the first stage.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use super::{Inspection, Query, values_for};
use crate::shared::matrix_games::check_solutions;
use exercise::Checker;

impl Checker for Inspection {
    fn check(queries: &Vec<Query>, answers: &Vec<Solution>, reference: &Vec<Solution>) -> Result<(), Refusal> {
        let values = values_for(queries);
        let games = queries.iter().map(|query| Game::from_rationals(&query.rows(&values)));
        check_solutions(games, answers, reference)
    }
}
