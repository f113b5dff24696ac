//! The checker: in each line the value is the reference's, and the strategies must guarantee it.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use super::{PokerEndgame, Query};
use crate::shared::matrix_games::check_solutions;
use exercise::Checker;

impl Checker for PokerEndgame {
    fn check(queries: &Vec<Query>, answers: &Vec<Solution>, reference: &Vec<Solution>) -> Result<(), Refusal> {
        // Games call the strategies p and q, but here p is the card's probability.
        let game = |query: &Query| Game::from_rationals(&query.rows()).with_strategies(["x", "y"]);
        check_solutions(queries, game, answers, reference)
    }
}
