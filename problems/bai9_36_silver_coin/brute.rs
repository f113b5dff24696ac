//! The oracle: the square submatrices of a small game, see [`SmallGame`].

use checkers::matrix_game::Solution;

use super::{Rooms, SilverCoin};
use crate::shared::kernels::SmallGame;
use exercise::{Oracle, OracleFn};

impl Oracle for SilverCoin {
    fn oracle(rooms: &Rooms) -> Option<OracleFn<'_, Solution>> {
        let game = SmallGame::of(rooms.rows())?;
        Some(Box::new(move |answer| game.judge(answer)))
    }

    fn candidates(rooms: &Rooms) -> Vec<Solution> {
        SmallGame::of(rooms.rows()).map_or(Vec::new(), |game| game.candidates())
    }
}
