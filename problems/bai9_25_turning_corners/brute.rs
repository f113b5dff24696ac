//! The oracle: the winner of every position of a tiny board, from the rule alone.

use std::sync::LazyLock;

use super::{Board, Rectangle, Reply, TurningCorners};
use crate::shared::{grid, reply};
use exercise::{Oracle, OracleFn};

/// The largest board whose positions are all played.
const REACH: usize = 4;

/// For n = 1, 2, …: which positions are lost.
static LOST: LazyLock<Vec<Vec<bool>>> = LazyLock::new(|| (1..=REACH).map(lost_positions).collect());

impl Oracle for TurningCorners {
    fn oracle(board: &Board) -> Option<OracleFn<'_, Reply>> {
        let lost = LOST.get(board.n - 1)?;
        let here = position(board);
        Some(Box::new(move |reply| {
            reply::check(reply, !lost[here], |&(x, y)| {
                board.allows(x, y)?;
                let mut moves = rectangles(board.n).filter(|rectangle| (rectangle.x, rectangle.y) == (x, y));
                match moves.any(|rectangle| lost[here ^ corners(board.n, rectangle)]) {
                    true => Ok(()),
                    false => Err(format!("whatever is turned with ({x}, {y}), the opponent wins")),
                }
            })
        }))
    }

    /// Every corner of the board, and no move at all.
    fn candidates(board: &Board) -> Vec<Reply> {
        if board.n > REACH {
            return Vec::new();
        }
        let side = 0..board.n + 1;
        grid::places(side.clone(), side).map(Some).chain([None]).collect()
    }
}

/// The bit of a coin. The coins of the first row and the first column are no player's to choose, so how they
/// lie decides nothing, and they have no bit. No corner of a rectangle has a higher bit than (x, y).
fn bit(n: usize, x: usize, y: usize) -> usize {
    if x == 0 || y == 0 { 0 } else { 1 << ((y - 1) * n + x - 1) }
}

fn position(board: &Board) -> usize {
    board.heads().fold(0, |position, (x, y)| position | bit(board.n, x, y))
}

fn corners(n: usize, Rectangle { a, b, x, y }: Rectangle) -> usize {
    bit(n, a, b) | bit(n, x, b) | bit(n, a, y) | bit(n, x, y)
}

fn rectangles(n: usize) -> impl Iterator<Item = Rectangle> {
    let sides = move || (1..=n).flat_map(|to| (0..to).map(move |from| (from, to)));
    sides().flat_map(move |(a, x)| sides().map(move |(b, y)| Rectangle { a, b, x, y }))
}

/// A position is lost if every move leads to one that is not. Moves lead to positions with smaller numbers.
fn lost_positions(n: usize) -> Vec<bool> {
    let moves: Vec<(usize, usize)> =
        rectangles(n).map(|rectangle| (bit(n, rectangle.x, rectangle.y), corners(n, rectangle))).collect();
    let mut lost = vec![true; 1 << (n * n)];
    for here in 0..lost.len() {
        lost[here] = !moves.iter().any(|&(corner, turned)| here & corner != 0 && lost[here ^ turned]);
    }
    lost
}
