//! The oracle: the square submatrices of each 4 × 2 game, see [`kernels`](crate::shared::kernels).

use checkers::matrix_game::Solution;

use super::Query;
use crate::{
    exercise::Oracle,
    shared::kernels::{oracle_of_queries, rivals_of_queries},
};

pub fn oracle(queries: &[Query]) -> Option<Oracle<'_, Vec<Solution>>> {
    oracle_of_queries(queries.iter().map(|query| query.rows()))
}

pub fn rivals(queries: &[Query]) -> Vec<Vec<Solution>> {
    rivals_of_queries(queries.iter().map(|query| query.rows()))
}
