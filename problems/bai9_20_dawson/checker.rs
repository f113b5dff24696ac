//! The checker: a move is right if it is legal and leaves free runs whose nim-sum is 0.

use super::{mark, solution::value};

pub fn check(cells: &[bool], reply: Option<usize>, won: bool) -> Result<(), String> {
    match reply {
        None if won => Err("the answer is 0, but the position is won".into()),
        None => Ok(()),
        Some(cell) => match value(&mark(cells, cell)?) {
            0 => Ok(()),
            _ if !won => Err("the position is lost, no move wins".into()),
            left => Err(format!(
                "the move is legal, but it leaves the opponent a won position: its value is {left}, not 0"
            )),
        },
    }
}
