//! The oracle: the square submatrices of each game, see [`kernels`](crate::shared::kernels).

use checkers::matrix_game::Solution;

use super::rows;
use crate::{
    exercise::Oracle,
    shared::{
        fraction::Fraction,
        kernels::{oracle_of_queries, rivals_of_queries},
    },
};

pub fn oracle(parameters: &[Fraction]) -> Option<Oracle<'_, Vec<Solution>>> {
    oracle_of_queries(parameters.iter().copied().map(rows))
}

pub fn rivals(parameters: &[Fraction]) -> Vec<Vec<Solution>> {
    rivals_of_queries(parameters.iter().copied().map(rows))
}
