//! The checker: a move is right if it is legal and leaves runs of pins whose nim-sum is 0.

use checkers::{Refusal, Sentence};

use super::{Kayles, Pins, Shot, solution::value};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Kayles {
    fn check(pins: &Pins, reply: &Option<Shot>, reference: &Option<Shot>) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&shot| judge(pins, shot)).map_err(Refusal::new)
    }
}

fn judge(pins: &[bool], shot: Shot) -> Result<(), Sentence> {
    match value(&shot.fell(pins)?) {
        0 => Ok(()),
        left => Err(reply::leaves_a_value(left)),
    }
}
