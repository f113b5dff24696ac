//! The oracle: the square submatrices of each game, see [`kernels`](crate::shared::kernels).

use checkers::matrix_game::Solution;
use dashu_ratio::RBig;

use super::{Query, TwoByTwo};
use crate::shared::kernels::{oracle_of_queries, rivals_of_queries};
use exercise::{Oracle, OracleFn};

impl Oracle for TwoByTwo {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Solution>>> {
        oracle_of_queries(queries.iter().map(rows))
    }

    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Solution>> {
        rivals_of_queries(queries.iter().map(rows))
    }
}

fn rows(query: &Query) -> Vec<Vec<RBig>> {
    query.rationals().into_iter().map(Vec::from).collect()
}
