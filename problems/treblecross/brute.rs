//! The oracle: who wins from every set of X, from the rule alone.

use super::{Cells, Treblecross, mark};
use crate::shared::reply;
use exercise::{Oracle, OracleFn};

/// The longest row that an oracle may look at.
const MOST: usize = 12;

impl Oracle for Treblecross {
    fn oracle(cells: &Cells) -> Option<OracleFn<'_, Option<usize>>> {
        if cells.len() > MOST {
            return None;
        }
        let wins = winners(cells.len());
        Some(Box::new(move |reply| {
            reply::check(reply, wins[set(cells)], |&cell| {
                let after = mark(cells, cell)?;
                match wins[set(&after)] {
                    false => Ok(()),
                    true => Err(format!("the opponent wins after cell {cell}")),
                }
            })
        }))
    }

    /// Every cell, and giving up.
    fn candidates(cells: &Cells) -> Vec<Option<usize>> {
        if cells.len() > MOST {
            return Vec::new();
        }
        (1..=cells.len()).map(Some).chain([None]).collect()
    }
}

/// The cells with an X as binary digits.
fn set(cells: &[bool]) -> usize {
    cells.iter().rev().fold(0, |set, &marked| 2 * set + usize::from(marked))
}

/// For every set of X in a row of `n` cells, whether the player to move wins. With three in a row she has lost; the
/// sets with more X come first.
pub fn winners(n: usize) -> Vec<bool> {
    let mut wins = vec![false; 1 << n];
    for set in (0..1usize << n).rev() {
        let over = (0..n.saturating_sub(2)).any(|cell| set >> cell & 7 == 7);
        wins[set] = !over && (0..n).any(|cell| set >> cell & 1 == 0 && !wins[set | 1 << cell]);
    }
    wins
}
