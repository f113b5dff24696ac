//! The checker: the value is the reference's, the strategies must guarantee it.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use crate::shared::matrix_games::Matrix;

pub fn check(matrix: &Matrix, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
    Game::from_integers(matrix).judge(reference.value.exact(), answer)
}
