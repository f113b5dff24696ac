//! The checker: a move is right if it is legal and leaves two odd boxes.

use checkers::{Name, Refusal, Sentence, say};

use super::{Boxes, EmptyAndDivide, Reply};
use crate::shared::reply;
use exercise::Checker;

/// What messages call the boxes.
const FIRST_BOX: Name = Name::new("hộp thứ nhất", "the first box");
const SECOND_BOX: Name = Name::new("hộp thứ hai", "the second box");

impl Checker for EmptyAndDivide {
    fn check(queries: &Vec<Boxes>, replies: &Vec<Reply>, reference: &Vec<Reply>) -> Result<(), Refusal> {
        reply::check_each(queries, replies, |index, _| reference[index].is_some(), judge)
    }
}

fn judge(boxes: &Boxes, &(a, b): &(u64, u64)) -> Result<(), Sentence> {
    boxes.allows((a, b))?;
    match [(FIRST_BOX, a), (SECOND_BOX, b)].into_iter().find(|(_, size)| size.is_multiple_of(2)) {
        None => Ok(()),
        Some((name, size)) => Err(reply::leaves_a_won_position(say!(
            vi "{name} có {size} quân, một số chẵn, nên chia được thành hai phần lẻ",
            en "{name} holds {size}, an even number, and can be divided into two odd parts";
            name
        ))),
    }
}
