//! The oracle: the square submatrices of a small game, see [`kernels`](crate::shared::kernels).

use checkers::matrix_game::Solution;

use super::{Guessing, Prizes};
use crate::{
    exercise::{Brute, Oracle},
    shared::kernels::{oracle_of_game, rivals_of_game},
};

impl Brute for Guessing {
    fn oracle(prizes: &Prizes) -> Option<Oracle<'_, Solution>> {
        oracle_of_game(prizes.rows())
    }

    fn rivals(prizes: &Prizes) -> Vec<Solution> {
        rivals_of_game(prizes.rows())
    }
}
