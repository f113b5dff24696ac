//! The checker: a move is right if it is legal and leaves the opponent a lost position.

use checkers::Refusal;
use solutions::chomp;

use super::{Cell, Input, Position, Reply};

pub fn check(input: &Input, replies: &[Reply]) -> Result<(), Refusal> {
    let board = chomp::Chomp::new(input.rows, input.columns);
    for (index, (position, &reply)) in input.positions.iter().zip(replies).enumerate() {
        check_reply(&board, position, reply).map_err(|reason| Refusal::at("query", index + 1, reason))?;
    }
    Ok(())
}

fn check_reply(board: &chomp::Chomp, position: &Position, reply: Reply) -> Result<(), String> {
    let won = !board.is_lost(&position.0);
    match reply {
        None if won => Err("the answer is 0, but the position is won".into()),
        None => Ok(()),
        Some(_) if !won => Err("the position is lost, no move wins".into()),
        Some(cell) => {
            let after = position.after(cell)?;
            if cell == (Cell { column: 1, row: 1 }) {
                return Err("the move takes the poisoned cell".into());
            }
            match board.winning_move(&after.0) {
                None => Ok(()),
                Some((column, row)) => Err(format!(
                    "the move is legal, but it leaves the opponent a won position: \
                     he can take the cell ({column}, {row})"
                )),
            }
        }
    }
}
