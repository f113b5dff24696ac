//! The checker: the value is the reference's, of which enough digits are right; the strategies must guarantee
//! it in the matrix `c + s V`.

use checkers::{
    Refusal,
    matrix_game::{Solution, judge_value},
};
use solutions::linked_games::GameMatrix;

use crate::shared::linked_games::judge_strategies;

pub fn check(game: &GameMatrix, answer: &Solution, reference: &Solution) -> Result<(), Refusal> {
    let exact = reference.value.exact();
    judge_value("V", exact, &answer.value)?;
    judge_strategies(game, std::slice::from_ref(exact), exact, &answer.p, &answer.q).map_err(|refusal| {
        // A sum that is not 1 needs no matrix to be understood.
        let about_payoffs = refusal.to_string().contains("the value is");
        Refusal::new(format!("{refusal}{}", if about_payoffs { " (payoffs are c + s V)" } else { "" }))
    })
}
