//! The oracle: the square submatrices of a small game, see [`SmallGame`].

use checkers::matrix_game::Solution;

use super::{Rooms, SilverCoin};
use crate::{
    exercise::{Brute, Oracle},
    shared::kernels::SmallGame,
};

impl Brute for SilverCoin {
    fn oracle(rooms: &Rooms) -> Option<Oracle<'_, Solution>> {
        let game = SmallGame::of(rooms.rows())?;
        Some(Box::new(move |answer| game.judge(answer)))
    }

    fn rivals(rooms: &Rooms) -> Vec<Solution> {
        SmallGame::of(rooms.rows()).map_or(Vec::new(), |game| game.rivals())
    }
}
