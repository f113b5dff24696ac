//! The oracle: the square submatrices of each game, see [`kernels`](crate::shared::kernels).

use checkers::matrix_game::Solution;

use super::{ParametricGame, exact_rows};
use crate::shared::{
    fraction::Fraction,
    kernels::{oracle_of_queries, rivals_of_queries},
};
use exercise::{Oracle, OracleFn};

impl Oracle for ParametricGame {
    fn oracle(parameters: &Vec<Fraction>) -> Option<OracleFn<'_, Vec<Solution>>> {
        oracle_of_queries(parameters.iter().copied().map(exact_rows))
    }

    fn candidates(parameters: &Vec<Fraction>) -> Vec<Vec<Solution>> {
        rivals_of_queries(parameters.iter().copied().map(exact_rows))
    }
}
