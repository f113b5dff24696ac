//! The reference: one table of winning moves for the whole board, then a look-up for each position.

use solutions::chomp;

use super::{Chomp, Input, Reply};
use crate::shared::chomp::{Cell, Position};
use exercise::Reference;

impl Reference for Chomp {
    /// Time O(p + w) for a table of p = C(m+n, n) positions with w winning moves, then O(n) per position; memory O(p).
    /// See [`chomp::Chomp`].
    fn solve(input: &Input) -> Vec<Reply> {
        let board = chomp::Chomp::new(input.rows, input.columns);
        let reply = |Position(heights): &Position| {
            let (column, row) = board.winning_move(heights)?;
            Some(Cell { column, row })
        };
        input.positions.iter().map(reply).collect()
    }
}
