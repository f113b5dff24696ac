//! The reference: one table of winning moves for the whole board, then a look-up for each position.

use solutions::chomp;

use super::{Cell, Input, Position, Reply};

/// Time O(C(m+n, n)) and a little more for the table, then O(n) a position; see [`chomp::Chomp`].
pub fn winning_moves(input: &Input) -> Vec<Reply> {
    let board = chomp::Chomp::new(input.rows, input.columns);
    let reply = |Position(heights): &Position| {
        let (column, row) = board.winning_move(heights)?;
        Some(Cell { column, row })
    };
    input.positions.iter().map(reply).collect()
}
