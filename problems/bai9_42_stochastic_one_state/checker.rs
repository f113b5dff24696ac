//! The checker: the value is the reference's, of which enough digits are right; the strategies must guarantee
//! it in the matrix `c + s V`.

use checkers::{Name, Refusal, matrix_game::Solution};
use solutions::linked_games::GameMatrix;

use super::StochasticOneState;
use crate::shared::linked_games::game_at;
use exercise::Checker;

/// Which matrix the strategies are judged in.
const NOTE: Name = Name::new(" (các phần tử của ma trận là c + s V)", " (payoffs are c + s V)");

impl Checker for StochasticOneState {
    fn check(game: &GameMatrix, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
        let exact = &reference.value;
        game_at(game, std::slice::from_ref(exact.exact())).noted(NOTE).judge(exact, answer)
    }
}
