//! The checker: a move is right if it is legal and leaves a multiple of 4.

use checkers::{Refusal, Sentence, say};

use super::{MOST_TAKEN, Reply, Template};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Template {
    fn check(piles: &Vec<u64>, replies: &Vec<Reply>, reference: &Vec<Reply>) -> Result<(), Refusal> {
        reply::check_each(piles, replies, |index, _| reference[index].is_some(), judge)
    }
}

fn judge(&pile: &u64, &taken: &u64) -> Result<(), Sentence> {
    let Some(left) = pile.checked_sub(taken) else {
        return Err(say!(
            vi "x = {taken} nhiều hơn {pile} quân của đống",
            en "x = {taken} is more than the {pile} counters of the pile",
        ));
    };
    match left.is_multiple_of(MOST_TAKEN + 1) {
        true => Ok(()),
        false => Err(say!(
            vi "lấy {taken} quân là hợp lệ, nhưng khi đó còn {left} quân và đối thủ thắng",
            en "taking {taken} is legal, but it leaves {left}, from which the opponent wins",
        )),
    }
}
