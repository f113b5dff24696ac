//! The checker: a move is right if it is legal and leaves free runs whose nim-sum is 0.

use checkers::{Refusal, Sentence};

use super::{Cells, Dawson, mark, solution::value};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Dawson {
    fn check(cells: &Cells, reply: &Option<usize>, reference: &Option<usize>) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&cell| judge(cells, cell)).map_err(Refusal::new)
    }
}

fn judge(cells: &[bool], cell: usize) -> Result<(), Sentence> {
    match value(&mark(cells, cell)?) {
        0 => Ok(()),
        left => Err(reply::leaves_a_value(left)),
    }
}
