//! The checker: the value is the reference's, the strategies must guarantee it.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use super::{Guessing, Prizes};
use exercise::Checker;

impl Checker for Guessing {
    fn check(prizes: &Prizes, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
        Game::from_rationals(&prizes.rows()).judge(&reference.value, answer)
    }
}
