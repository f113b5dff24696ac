//! The oracle: who wins from every position that can be reached, from the rule alone.

use std::collections::HashMap;

use solutions::maze::{Board, Square};

use super::{Maze, Reply, Walk, allows};
use crate::shared::{grid, reply};
use exercise::{Oracle, OracleFn};

/// Positions that an oracle may look at: at most the product of the sizes of the mazes.
const MOST: usize = 16_000;

/// Where the figures are, and who wins from there.
type Known = HashMap<Vec<Square>, bool>;

fn is_small(mazes: &[Board]) -> bool {
    let product = mazes.iter().try_fold(1usize, |product, maze| product.checked_mul(maze.cells().len()));
    product.is_some_and(|product| product <= MOST)
}

impl Oracle for Maze {
    fn oracle(mazes: &Vec<Board>) -> Option<OracleFn<'_, Reply>> {
        if !is_small(mazes) {
            return None;
        }
        let mut known = Known::new();
        let won = wins(mazes, &mut known);
        Some(Box::new(move |reply| {
            reply::check(reply, won, |&walk| {
                allows(&mazes[walk.figure], walk.to)?;
                match known.get(&figures(&after(mazes, walk))) {
                    Some(false) => Ok(()),
                    _ => Err("the opponent wins".into()),
                }
            })
        }))
    }

    /// Every figure to every square, and giving up.
    fn candidates(mazes: &Vec<Board>) -> Vec<Reply> {
        if !is_small(mazes) {
            return Vec::new();
        }
        walks(mazes).into_iter().map(Some).chain([None]).collect()
    }
}

fn figures(mazes: &[Board]) -> Vec<Square> {
    mazes.iter().map(Board::figure).collect()
}

fn after(mazes: &[Board], Walk { figure, to }: Walk) -> Vec<Board> {
    let mut mazes = mazes.to_vec();
    mazes[figure] = mazes[figure].with_figure(to);
    mazes
}

/// Every figure to every square, legal or not.
fn walks(mazes: &[Board]) -> Vec<Walk> {
    let of_maze = |(figure, maze): (usize, &Board)| {
        grid::places(0..maze.rows(), 0..maze.columns()).map(move |to| Walk { figure, to })
    };
    mazes.iter().enumerate().flat_map(of_maze).collect()
}

/// Whether the player to move wins; all positions ahead are looked at.
fn wins(mazes: &[Board], known: &mut Known) -> bool {
    let here = figures(mazes);
    if let Some(&wins) = known.get(&here) {
        return wins;
    }
    let mut any = false;
    for (figure, maze) in mazes.iter().enumerate() {
        for to in maze.moves() {
            any |= !wins(&after(mazes, Walk { figure, to }), known);
        }
    }
    known.insert(here, any);
    any
}
