//! The reference: Nim on the values of the figures' squares.

use solutions::maze::Board;

use super::{Maze, Reply, Walk};
use exercise::Reference;

impl Reference for Maze {
    /// The first winning move. Time and memory as for the values of all squares.
    fn solve(mazes: &Vec<Board>) -> Reply {
        let values: Vec<_> = mazes.iter().map(Board::values).collect();
        let sum = values.iter().fold(0, |sum, (value, _)| sum ^ value);
        if sum == 0 {
            return None;
        }
        values.into_iter().enumerate().find_map(|(figure, (value, moves))| {
            let (to, _) = moves.into_iter().find(|(_, after)| after ^ value == sum)?;
            Some(Walk { figure, to })
        })
    }
}
