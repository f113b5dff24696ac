//! The reference: a formula where he has to act, otherwise one table of values for all lines; O(1) per line besides.

use checkers::matrix_game::Solution;
use solutions::inspection::has_to_act;

use super::{Inspection, Query, values_for};
use crate::shared::matrix_games::answer;
use exercise::Reference;

impl Reference for Inspection {
    fn solve(queries: &Vec<Query>) -> Vec<Solution> {
        let values = values_for(queries);
        let solve = |&Query { free, n, k }: &Query| match free {
            true => values.solve(n, k),
            false => has_to_act(n as u64, k as u64),
        };
        queries.iter().map(|query| answer(solve(query))).collect()
    }
}
