//! The oracle: the square submatrices of each game, see [`kernels`](crate::shared::kernels).

use checkers::matrix_game::Solution;

use super::{ParametricGame, rows};
use crate::{
    exercise::{Brute, Oracle},
    shared::{
        fraction::Fraction,
        kernels::{oracle_of_queries, rivals_of_queries},
    },
};

impl Brute for ParametricGame {
    fn oracle(parameters: &Vec<Fraction>) -> Option<Oracle<'_, Vec<Solution>>> {
        oracle_of_queries(parameters.iter().copied().map(rows))
    }

    fn rivals(parameters: &Vec<Fraction>) -> Vec<Vec<Solution>> {
        rivals_of_queries(parameters.iter().copied().map(rows))
    }
}
