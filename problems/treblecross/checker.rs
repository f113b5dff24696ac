//! The checker: a move is right if it makes three in a row, or if the opponent neither can do so nor finds a nim-sum
//! other than 0.

use checkers::{Refusal, Sentence, say};

use super::{Cells, Treblecross, mark, solution, three};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Treblecross {
    fn check(cells: &Cells, reply: &Option<usize>, reference: &Option<usize>) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&cell| judge(cells, cell)).map_err(Refusal::new)
    }
}

fn judge(cells: &[bool], cell: usize) -> Result<(), Sentence> {
    let after = mark(cells, cell)?;
    if three(&after).is_some() {
        return Ok(());
    }
    if let Some(winning) = solution::at_once(&after).next() {
        return Err(reply::leaves_a_won_position(say!(
            vi "viết X vào ô {winning} là được ba ô liền nhau",
            en "an X in cell {winning} makes three in a row",
        )));
    }
    match solution::nim_sum(&after) {
        0 => Ok(()),
        sum => Err(reply::leaves_a_won_position(say!(
            vi "tổng Nim của các đoạn ô an toàn là {sum}, không phải 0",
            en "the nim-sum of the runs of safe cells is {sum}, not 0",
        ))),
    }
}
