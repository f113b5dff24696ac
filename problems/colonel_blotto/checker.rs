//! The checker: the value is the reference's, the strategies must guarantee it.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution},
};

use super::{Armies, ColonelBlotto};
use exercise::Checker;

impl Checker for ColonelBlotto {
    fn check(armies: &Armies, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
        Game::from_integers(&armies.matrix()).judge(&reference.value, answer)
    }
}
