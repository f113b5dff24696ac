//! The oracle: the outcome of every set of marks, from the rule alone.

use super::{Cells, Dawson, mark};
use crate::shared::reply;
use exercise::{Oracle, OracleFn};

/// Cells that an oracle takes on.
const MOST: usize = 20;

impl Oracle for Dawson {
    fn oracle(cells: &Cells) -> Option<OracleFn<'_, Option<usize>>> {
        let n = cells.len();
        if n > MOST {
            return None;
        }
        let lost = lost_sets(n);
        Some(Box::new(move |reply| {
            reply::check(reply, !lost[set(cells)], |&cell| {
                let after = mark(cells, cell)?;
                match lost[set(&after)] {
                    true => Ok(()),
                    false => Err(format!("the opponent wins after a mark on {cell}")),
                }
            })
        }))
    }

    /// Every cell, marked or not, and giving up.
    fn candidates(cells: &Cells) -> Vec<Option<usize>> {
        (1..=cells.len()).map(Some).chain([None]).take(100).collect()
    }
}

/// The marks as binary digits.
fn set(cells: &[bool]) -> usize {
    cells.iter().rev().fold(0, |set, &marked| 2 * set + usize::from(marked))
}

/// For every set of marks on `n` cells whether the player to move loses. A move leads to a larger number.
fn lost_sets(n: usize) -> Vec<bool> {
    let mut lost = vec![false; 1 << n];
    for set in (0..1usize << n).rev() {
        let may_mark = |cell: &usize| (set << 1 | set | set >> 1) >> cell & 1 == 0;
        lost[set] = !(0..n).filter(may_mark).any(|cell| lost[set | 1 << cell]);
    }
    lost
}
