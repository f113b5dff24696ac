//! The checker: in each line the value is the reference's, and the strategies must guarantee it.

use checkers::{
    Refusal,
    matrix_game::{Game, Solution, judge_probabilities},
};
use dashu_ratio::RBig;

use super::{PokerEndgame, Query};
use crate::exercise::Checker;

impl Checker for PokerEndgame {
    fn check(queries: &Vec<Query>, answers: &Vec<Solution>, reference: &Vec<Solution>) -> Result<(), Refusal> {
        for (index, (query, (answer, exact))) in queries.iter().zip(answers.iter().zip(reference)).enumerate() {
            judge(query, exact.value.exact(), answer)
                .map_err(|reason| Refusal::at("query", index + 1, reason))?;
        }
        Ok(())
    }
}

fn judge(query: &Query, value: &RBig, answer: &Solution) -> Result<(), Refusal> {
    let game = Game::from_rationals(&query.rows());
    game.judge_value(value, &answer.value)?;
    judge_probabilities("x", &answer.p)?;
    game.judge_first(value, &answer.p).map_err(|refusal| renamed("x", &refusal))?;
    judge_probabilities("y", &answer.q)?;
    game.judge_second(value, &answer.q).map_err(|refusal| renamed("y", &refusal))
}

/// A refusal that begins with the strategy's name in this exercise. Games call the strategies p and q, but
/// here p is the card's probability.
fn renamed(name: &str, refusal: &Refusal) -> Refusal {
    let reason = refusal.to_string();
    match reason.split_once(' ') {
        Some((_, rest)) => Refusal::new(format!("{name} {rest}")),
        None => Refusal::new(reason),
    }
}
