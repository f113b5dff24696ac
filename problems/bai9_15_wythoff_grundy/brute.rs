//! The oracle: the mex over all squares that the rule lets the queen go to.

use std::collections::BTreeSet;

use super::{Table, WythoffGrundy, is_move};
use crate::shared::grid;
use exercise::{Oracle, OracleFn};

/// The largest board that the oracle takes on: it holds every pair of squares against the rule.
const REACH: usize = 50;

impl Oracle for WythoffGrundy {
    fn oracle(&side: &usize) -> Option<OracleFn<'static, Table>> {
        if side > REACH {
            return None;
        }
        let mut table: Table = vec![vec![0; side]; side];
        for x in 0..side {
            for y in 0..side {
                let below = grid::places(0..x + 1, 0..y + 1);
                let reached: BTreeSet<u32> =
                    below.filter(|&to| is_move((x, y), to)).map(|(left, down)| table[left][down]).collect();
                let missing = (0..).find(|value| !reached.contains(value));
                table[x][y] = missing.unwrap_or_default();
            }
        }
        Some(Box::new(move |answer| {
            for (x, y) in grid::places(0..side, 0..side) {
                if answer[x][y] != table[x][y] {
                    return Err(format!("the moves from ({x}, {y}) have the mex {}", table[x][y]));
                }
            }
            Ok(())
        }))
    }
}
