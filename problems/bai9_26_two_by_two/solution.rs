//! The reference: [`two_by_two`] in exact fractions.

use checkers::matrix_game::Solution;
use solutions::two_by_two;

use super::Query;
use crate::shared::matrix_games::answer;

/// The value and a pair of optimal strategies.
pub fn solve(query: &Query) -> Solution {
    answer(two_by_two::solve(query.rationals()))
}
