//! The checker: a move is right if it is legal and leaves the opponent a lost position.

use checkers::{Refusal, Sentence, say};
use solutions::chomp;

use super::{Chomp, Input, Reply};
use crate::shared::{
    chomp::{Cell, Position},
    reply,
};
use exercise::Checker;

impl Checker for Chomp {
    fn check(input: &Input, replies: &Vec<Reply>, _: &Vec<Reply>) -> Result<(), Refusal> {
        let board = chomp::Chomp::new(input.rows, input.columns);
        let is_won = |_, position: &Position| !board.is_lost(&position.0);
        reply::check_each(&input.positions, replies, is_won, |position, &cell| judge(&board, position, cell))
    }
}

fn judge(board: &chomp::Chomp, position: &Position, cell: Cell) -> Result<(), Sentence> {
    let after = position.after(cell)?;
    if cell == (Cell { column: 1, row: 1 }) {
        return Err(say!(vi "nước đi này lấy ô độc", en "the move takes the poisoned cell"));
    }
    match board.winning_move(&after.0) {
        None => Ok(()),
        Some((column, row)) => Err(reply::leaves_a_won_position(say!(
            vi "đối thủ có thể lấy ô ({column}, {row})",
            en "he can take the square ({column}, {row})",
        ))),
    }
}
