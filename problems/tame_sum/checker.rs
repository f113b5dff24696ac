//! The checker: a move is right if it is legal and leaves a position that is lost.

use checkers::{Refusal, Sentence, say};

use super::{Position, Reply, Step, TameSum};
use crate::shared::{misere, reply};
use exercise::Checker;

impl Checker for TameSum {
    fn check(position: &Position, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&step| judge(position, step)).map_err(Refusal::new)
    }
}

fn judge(position: &Position, step: Step) -> Result<(), Sentence> {
    position.allows(step)?;
    let after = position.after(step);
    let balance = after.balance(&position.genera());
    if balance.is_lost() {
        return Ok(());
    }
    Err(reply::leaves_a_won_position(match (after.is_over(), balance.firm) {
        (true, _) => say!(
            vi "không quân nào còn nước đi, và ai đến lượt mà không đi được thì thắng",
            en "no token has a move, and whoever cannot move wins",
        ),
        (_, 0) => misere::even(say!(
            vi "mọi quân đều ở đỉnh (0, 1) hoặc (1, 0)",
            en "every token is on (0, 1) or (1, 0)",
        )),
        _ => misere::not_zero(
            say!(
                vi "có quân không ở đỉnh (0, 1) cũng không ở đỉnh (1, 0)",
                en "a token is neither on (0, 1) nor on (1, 0)",
            ),
            balance.sum,
        ),
    }))
}
