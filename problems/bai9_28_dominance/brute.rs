//! The oracle: all square submatrices of a small game, see [`SmallGame`].

use checkers::matrix_game::Solution;

use crate::{
    exercise::Oracle,
    shared::{kernels::SmallGame, matrix_games::Matrix},
};

pub fn oracle(matrix: &Matrix) -> Option<Oracle<'_, Solution>> {
    let game = SmallGame::of_integers(matrix)?;
    Some(Box::new(move |answer| game.judge(answer)))
}

pub fn rivals(matrix: &Matrix) -> Vec<Solution> {
    SmallGame::of_integers(matrix).map_or(Vec::new(), |game| game.rivals())
}
