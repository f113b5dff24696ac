//! The oracle: the square submatrices of each 4 × 2 game, see [`kernels`](crate::shared::kernels).

use checkers::matrix_game::Solution;

use super::{PokerEndgame, Query};
use crate::shared::kernels::{oracle_of_queries, rivals_of_queries};
use exercise::{Oracle, OracleFn};

impl Oracle for PokerEndgame {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Solution>>> {
        oracle_of_queries(queries.iter().map(|query| query.rows()))
    }

    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Solution>> {
        rivals_of_queries(queries.iter().map(|query| query.rows()))
    }
}
