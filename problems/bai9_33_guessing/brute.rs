//! The oracle: the square submatrices of a small game, see [`SmallGame`].

use checkers::matrix_game::Solution;

use super::Prizes;
use crate::{exercise::Oracle, shared::kernels::SmallGame};

pub fn oracle(prizes: &Prizes) -> Option<Oracle<'_, Solution>> {
    let game = SmallGame::of(prizes.rows())?;
    Some(Box::new(move |answer| game.judge(answer)))
}

pub fn rivals(prizes: &Prizes) -> Vec<Solution> {
    SmallGame::of(prizes.rows()).map_or(Vec::new(), |game| game.rivals())
}
