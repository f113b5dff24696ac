//! The reference: every run of cells that may still be marked is a heap of the octal game 0.137.

use std::sync::LazyLock;

use solutions::{
    octal::{Octal, Periodic},
    rows::far_from_marks,
};

use super::{Cells, Dawson};
use crate::shared::row::runs;
use exercise::Reference;

impl Reference for Dawson {
    fn solve(cells: &Cells) -> Option<usize> {
        winning_cells(cells).next()
    }
}

/// The values of all runs: period 34 from 52 on, found and proved from the first values.
pub static VALUES: LazyLock<Periodic> =
    LazyLock::new(|| Octal::DAWSONS_CHESS.periodic(1000).expect("175 values prove the period"));

/// The cells that may be marked: empty, and no neighbour is marked.
pub fn free(cells: &[bool]) -> Vec<bool> {
    far_from_marks(cells, 1)
}

/// The value of a row: the nim-sum of its free runs.
pub fn value(cells: &[bool]) -> u32 {
    runs(&free(cells)).fold(0, |sum, run| sum ^ VALUES.value(run.len()))
}

/// All winning moves: those that leave two parts of a run worth what the other runs are worth together.
/// Time and memory O(n) for all of them.
pub fn winning_cells(cells: &[bool]) -> impl Iterator<Item = usize> {
    let runs: Vec<_> = runs(&free(cells)).collect();
    let total = runs.iter().fold(0, |sum, run| sum ^ VALUES.value(run.len()));
    runs.into_iter().flat_map(move |run| {
        let others = total ^ VALUES.value(run.len());
        winning_marks(run.len(), others).into_iter().map(move |place| run.start + place + 1)
    })
}

/// The places of a run that may be marked so that the rest is worth as much as all else, from 0.
fn winning_marks(length: usize, others: u32) -> Vec<usize> {
    // The mark takes the neighbours too, where the run has them: at either end there is only one.
    let at_end = VALUES.value(length.saturating_sub(2)) == others;
    let inner = length.checked_sub(3).map_or(Vec::new(), |rest| VALUES.parts_worth(rest, others));
    let first = at_end.then_some(0);
    let last = (at_end && length > 1).then_some(length - 1);
    first.into_iter().chain(inner.into_iter().map(|left| left + 1)).chain(last).collect()
}
