//! The reference: a saddle point if there is one, otherwise the formula, in exact fractions ([`two_by_two`]); O(1) per
//! game.

use checkers::matrix_game::Solution;
use solutions::two_by_two;

use super::{Query, TwoByTwo};
use crate::shared::matrix_games::answer;
use exercise::Reference;

impl Reference for TwoByTwo {
    fn solve(queries: &Vec<Query>) -> Vec<Solution> {
        queries.iter().map(|query| answer(two_by_two::solve(query.rationals()))).collect()
    }
}
