//! The reference: every run of cells that may still be marked is a heap of the octal game 0.137.

use std::sync::LazyLock;

use solutions::octal::{Octal, Periodic};

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
    let marked = |cell: usize| cells.get(cell).is_some_and(|&marked| marked);
    (0..cells.len()).map(|cell| !(marked(cell) || marked(cell + 1) || cell > 0 && marked(cell - 1))).collect()
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
        run.clone().filter_map(move |cell| {
            // The mark takes the neighbours too, where the run has them.
            let left = (cell - run.start).saturating_sub(1);
            let right = (run.end - cell).saturating_sub(2);
            let wins = VALUES.value(left) ^ VALUES.value(right) == others;
            wins.then_some(cell + 1)
        })
    })
}
