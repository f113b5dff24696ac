//! The reference: win at once, or write into a run of safe cells; a run of n is a heap of n + 2 of the game 0.007.

use std::{ops::Range, sync::LazyLock};

use solutions::{octal::Octal, rows::far_from_marks};

use super::{Cells, N, Treblecross, mark, three};
use crate::shared::row::runs;
use exercise::Reference;

impl Reference for Treblecross {
    /// A winning cell. Time O(n) once the values are known, which takes O(n²) for the longest row.
    fn solve(cells: &Cells) -> Option<usize> {
        winning_cells(cells).first().copied()
    }
}

static VALUES: LazyLock<Vec<u32>> =
    LazyLock::new(|| Octal::TREBLECROSS.values(N.max as usize + 2).split_off(2));

/// The values of runs of 0, 1, 2, … safe cells.
pub fn values() -> &'static [u32] {
    &VALUES
}

/// The cells, counted from 1, in which an X makes three in a row.
pub fn at_once(cells: &[bool]) -> impl Iterator<Item = usize> {
    let wins = |cell: &usize| {
        let around = cell.saturating_sub(3)..(cell + 2).min(cells.len());
        mark(&cells[around.clone()], cell - around.start).is_ok_and(|after| three(&after).is_some())
    };
    (1..=cells.len()).filter(wins)
}

/// Whether a cell is empty and every X is three or more cells away.
pub fn safe(cells: &[bool]) -> Vec<bool> {
    far_from_marks(cells, 2)
}

/// The nim-sum of the runs of safe cells.
pub fn nim_sum(cells: &[bool]) -> u32 {
    runs(&safe(cells)).fold(0, |sum, run| sum ^ VALUES[run.len()])
}

/// All winning moves, in ascending order. Time and memory O(n).
pub fn winning_cells(cells: &[bool]) -> Vec<usize> {
    let at_once: Vec<usize> = at_once(cells).collect();
    if !at_once.is_empty() {
        return at_once;
    }
    let total = nim_sum(cells);
    let mut winning = Vec::new();
    for run in runs(&safe(cells)) {
        let others = total ^ VALUES[run.len()];
        winning.extend(run.clone().filter_map(|cell| {
            // The X takes two cells on either side too, where the run has them.
            let left = (cell - run.start).saturating_sub(2);
            let right = (run.end - cell).saturating_sub(3);
            (VALUES[left] ^ VALUES[right] == others).then_some(cell + 1)
        }));
    }
    winning
}

/// Whether the position is won, not at once, and by no move in a run of the greatest value or of the greatest length.
pub fn wins_aside(cells: &[bool]) -> bool {
    if at_once(cells).next().is_some() {
        return false;
    }
    let winning = winning_cells(cells);
    let runs: Vec<_> = runs(&safe(cells)).collect();
    let longest = runs.iter().map(|run| run.len()).max();
    let greatest = runs.iter().map(|run| VALUES[run.len()]).max();
    let tempts = |run: &Range<usize>| Some(run.len()) == longest || Some(VALUES[run.len()]) == greatest;
    let wins = |run: &Range<usize>| winning.iter().any(|cell| run.contains(&(cell - 1)));
    !winning.is_empty() && !runs.iter().any(|run| tempts(run) && wins(run))
}
