//! The oracle: the outcome of every row of n turtles, from the rule alone.

use super::{Reply, Row, Turn, TurningTurtles};
use crate::shared::grid;
use exercise::{Oracle, OracleFn};

/// Turtles that an oracle may look at.
const TURTLES: usize = 14;

impl Oracle for TurningTurtles {
    fn oracle(row: &Row) -> Option<OracleFn<'_, Reply>> {
        let n = row.standing.len();
        if n > TURTLES {
            return None;
        }
        let here: usize = row.places().map(|place| 1 << (place - 1)).sum();
        // A move lays down the turtle of a higher digit than any it raises: it leads to a smaller number.
        let mut lost: Vec<bool> = Vec::with_capacity(here + 1);
        for rows in 0..=here {
            let standing = (1..=n).filter(|place| rows >> (place - 1) & 1 == 1);
            let mut moves = standing.flat_map(|x| (0..x).map(move |y| Turn { x, y }));
            let wins = moves.any(|turn| lost[after(rows, turn)]);
            lost.push(!wins);
        }
        Some(Box::new(move |&reply| match reply {
            None if lost[here] => Ok(()),
            None => Err("some move leads to a lost position".into()),
            Some(turn) => {
                row.allows(turn)?;
                if lost[after(here, turn)] { Ok(()) } else { Err(format!("the opponent wins after {turn:?}")) }
            }
        }))
    }

    /// Every pair of places in a short row.
    fn candidates(row: &Row) -> Vec<Reply> {
        let n = row.standing.len();
        if n > 20 {
            return Vec::new();
        }
        grid::places(1..n + 1, 0..n + 1).map(|(x, y)| Some(Turn { x, y })).chain([None]).collect()
    }
}

fn after(row: usize, Turn { x, y }: Turn) -> usize {
    let turned = if y == 0 { 0 } else { 1 << (y - 1) };
    row ^ 1 << (x - 1) ^ turned
}
