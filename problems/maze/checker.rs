//! The checker: a move is right if it is legal and the values of all squares with figures then have the nim-sum 0.

use checkers::{Refusal, Sentence};
use solutions::maze::Board;

use super::{Maze, Reply, Walk, allows};
use crate::shared::reply;
use exercise::Checker;

impl Checker for Maze {
    fn check(mazes: &Vec<Board>, reply: &Reply, reference: &Reply) -> Result<(), Refusal> {
        reply::check(reply, reference.is_some(), |&walk| judge(mazes, walk)).map_err(Refusal::new)
    }
}

fn judge(mazes: &[Board], Walk { figure, to }: Walk) -> Result<(), Sentence> {
    allows(&mazes[figure], to)?;
    let mut sum = 0;
    for (index, maze) in mazes.iter().enumerate() {
        let (value, moves) = maze.values();
        let after = moves.into_iter().find(|(square, _)| index == figure && *square == to);
        sum ^= after.map_or(value, |(_, after)| after);
    }
    match sum {
        0 => Ok(()),
        left => Err(reply::leaves_a_value(left)),
    }
}
