//! The checker: a move is right if its sets are legal and have the value of the board as their nim product.

use checkers::{Refusal, Sentence};
use solutions::{nimber::nim_product, tartan::Board, tartan::Sets};

use super::{Reply, Tartan, legal};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Tartan {
    fn check(board: &Board, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |sets| judge(board, sets)).map_err(Refusal::new)
    }
}

fn judge(board: &Board, sets: &Sets) -> Result<(), Sentence> {
    let (rows, columns) = legal(board, sets)?;
    let [first, second] = board.games;
    match board.value() ^ nim_product(first.value_of(&rows), second.value_of(&columns)) {
        0 => Ok(()),
        left => Err(reply::leaves_a_value(left)),
    }
}
