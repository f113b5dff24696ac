//! The checker: a move is right if it is legal and leaves a position that is lost.

use checkers::{Refusal, Sentence, say};
use solutions::{
    Rule,
    euclid::{is_simple, value},
};

use super::{Euclid, Position, Reply, Step};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Euclid {
    fn check(position: &Position, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&step| judge(position, step)).map_err(Refusal::new)
    }
}

fn judge(position: &Position, step: Step) -> Result<(), Sentence> {
    position.allows(step)?;
    let Position { rule, pairs } = position.after(step);
    if rule == Rule::Misere && pairs.iter().all(|&pair| is_simple(pair)) {
        let equal = pairs.iter().filter(|(a, b)| a == b).count();
        return match equal % 2 {
            1 => Ok(()),
            _ => Err(reply::leaves_a_won_position(say!(
                vi "chỉ còn các cặp (0, n) và (n, n), và số cặp bằng nhau, {equal}, là số chẵn",
                en "only pairs (0, n) and (n, n) are left, and the number of equal ones, {equal}, is even",
            ))),
        };
    }
    match pairs.iter().fold(0, |sum, &pair| sum ^ value(pair)) {
        0 => Ok(()),
        sum => Err(reply::leaves_a_value(sum)),
    }
}
