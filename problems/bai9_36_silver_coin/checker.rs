//! The checker: the value is the reference's, the strategies must guarantee it.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use super::{Rooms, SilverCoin};
use exercise::Checker;

impl Checker for SilverCoin {
    fn check(rooms: &Rooms, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
        Game::from_rationals(&rooms.rows()).judge(&reference.value, answer)
    }
}
