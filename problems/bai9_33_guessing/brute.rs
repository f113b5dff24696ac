//! The oracle: the square submatrices of a small game, see [`kernels`](crate::shared::kernels).

use checkers::matrix_game::Solution;

use super::{Guessing, Prizes};
use crate::shared::kernels::{oracle_of_game, rivals_of_game};
use exercise::{Oracle, OracleFn};

impl Oracle for Guessing {
    fn oracle(prizes: &Prizes) -> Option<OracleFn<'_, Solution>> {
        oracle_of_game(prizes.rows())
    }

    fn candidates(prizes: &Prizes) -> Vec<Solution> {
        rivals_of_game(prizes.rows())
    }
}
