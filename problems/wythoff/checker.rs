//! The checker: a move is right if it is legal and leaves a lost position. It knows these by their Fibonacci
//! digits, not by the golden ratio: the smaller pile ends in an even number of zeros, and the larger one has
//! the same digits, one place higher.

use checkers::{Refusal, Sentence};
use solutions::{wythoff::Rule, zeckendorf::one_place_higher};

use super::{Query, Reply, Wythoff};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Wythoff {
    fn check(queries: &Vec<Query>, replies: &Vec<Reply>, reference: &Vec<Reply>) -> Result<(), Refusal> {
        reply::check_each(queries, replies, |index, _| reference[index].is_some(), judge)
    }
}

fn judge(query: &Query, &(left, right): &(u64, u64)) -> Result<(), Sentence> {
    query.allows((left, right))?;
    match is_lost(query.rule, left.min(right), left.max(right)) {
        true => Ok(()),
        false => Err(reply::leaves_a_won_position(Sentence::symbol(format_args!("{left} {right}")))),
    }
}

fn is_lost(rule: Rule, smaller: u64, larger: u64) -> bool {
    match (rule, smaller, larger) {
        (Rule::Misere, 0, 1) | (Rule::Misere, 2, 2) => true,
        (Rule::Misere, 0, 0) | (Rule::Misere, 1, 2) => false,
        _ => {
            let (shifted, zeros) = one_place_higher(smaller);
            zeros % 2 == 0 && larger == shifted
        }
    }
}
