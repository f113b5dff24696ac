//! The checker: in each line the value is the reference's, and the strategies must guarantee it in the first stage.

use std::cell::LazyCell;

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use super::{Inspection, Query, values_for};
use crate::shared::matrix_games::check_solutions;
use exercise::Checker;

impl Checker for Inspection {
    fn check(queries: &Vec<Query>, answers: &Vec<Solution>, reference: &Vec<Solution>) -> Result<(), Refusal> {
        let values = LazyCell::new(|| values_for(queries));
        let game = |query: &Query| Game::from_rationals(&query.rows(&values));
        check_solutions(queries, game, answers, reference)
    }
}
