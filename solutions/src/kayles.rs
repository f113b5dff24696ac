//! Kayles on rows of pins: what a row is worth, and which moves leave so much.
//!
//! A move in a run of neighbouring pins fells one or two of them and leaves a run on either side, so a row is the sum of
//! its runs. Whoever plays many games asks the same questions again and again, so the answers are kept: for each run and
//! each value how many moves leave so much.
//!
//! Cost: O(n²) time and O(n) memory once, for runs of up to n pins. Then the value of a row with r runs and the number of
//! its winning moves take O(r), a move takes O(r), and all winning moves take O(n).

use std::ops::Range;

use crate::octal::Octal;

/// The pins of a row that stand, in runs from left to right.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Row {
    n: usize,
    runs: Vec<Range<usize>>,
}

impl Row {
    /// The row of which these pins stand.
    ///
    /// ```
    /// use solutions::kayles::Row;
    ///
    /// let row = Row::of(&[true, true, false, true]);
    /// assert_eq!(row.runs(), [0..2, 3..4]);
    /// assert_eq!(row.after(1, 1).pins(), [false, true, false, true]);
    /// assert_eq!(row.shots(), [(1, 1), (1, 2), (1, 4), (2, 1)]);
    /// ```
    pub fn of(pins: &[bool]) -> Row {
        let mut runs: Vec<Range<usize>> = Vec::new();
        for pin in (0..pins.len()).filter(|&pin| pins[pin]) {
            match runs.last_mut() {
                Some(run) if run.end == pin => run.end += 1,
                _ => runs.push(pin..pin + 1),
            }
        }
        Row { n: pins.len(), runs }
    }

    /// How many pins there were at first.
    pub fn places(&self) -> usize {
        self.n
    }

    /// Neighbouring pins that stand, counted from 0; no run is empty.
    pub fn runs(&self) -> &[Range<usize>] {
        &self.runs
    }

    /// Whether each pin stands.
    pub fn pins(&self) -> Vec<bool> {
        let mut pins = vec![false; self.n];
        for run in &self.runs {
            pins[run.clone()].fill(true);
        }
        pins
    }

    /// How many pins stand.
    pub fn standing(&self) -> usize {
        self.runs.iter().map(|run| run.len()).sum()
    }

    /// Every move, ascending: how many pins fall, and the first of them, counted from 1.
    pub fn shots(&self) -> Vec<(usize, usize)> {
        let mut shots = self.single_pins();
        for run in &self.runs {
            shots.extend((run.start + 1..run.end).map(|first| (2, first)));
        }
        shots
    }

    /// The moves that fell a single pin.
    pub fn single_pins(&self) -> Vec<(usize, usize)> {
        let mut shots = Vec::with_capacity(2 * self.n);
        for run in &self.runs {
            shots.extend((run.start + 1..=run.end).map(|first| (1, first)));
        }
        shots
    }

    /// The row after a legal move.
    pub fn after(&self, count: usize, first: usize) -> Row {
        let (start, end) = (first - 1, first - 1 + count);
        let struck = self.runs.partition_point(|run| run.end <= start);
        let mut runs = Vec::with_capacity(self.runs.len() + 1);
        runs.extend_from_slice(&self.runs[..struck]);
        let run = &self.runs[struck];
        runs.extend([run.start..start, end..run.end].into_iter().filter(|part| !part.is_empty()));
        runs.extend_from_slice(&self.runs[struck + 1..]);
        Row { n: self.n, runs }
    }
}

/// What rows with runs of up to so many pins are worth.
#[derive(Debug, Clone)]
pub struct Values {
    of_runs: Vec<u32>,
    ways: Vec<[u32; NIM_SUMS]>,
}

/// Nim-sums of two values are below this: no run is worth more than 8.
const NIM_SUMS: usize = 16;

impl Values {
    /// Of runs of at most `most` pins.
    ///
    /// ```
    /// use solutions::kayles::{Row, Values};
    ///
    /// let values = Values::up_to(11);
    /// assert_eq!((values.of_run(10), values.of_run(11)), (2, 6));
    /// // One pin, and eleven behind a gap.
    /// let row = Row::of(&std::array::from_fn::<_, 13, _>(|pin| pin != 1));
    /// assert_eq!(values.of(&row), 7);
    /// assert_eq!(values.winning_shots(&row), [(1, 6), (1, 10)]);
    /// assert_eq!(values.winning_count(&row), 2);
    /// ```
    pub fn up_to(most: usize) -> Values {
        let mut values = Values { of_runs: Octal::KAYLES.values(most), ways: vec![[0; NIM_SUMS]; most + 1] };
        for run in 0..=most {
            for (taken, left) in shots_in(run) {
                let worth = values.left_by(run, taken, left);
                values.ways[run][worth as usize] += 1;
            }
        }
        values
    }

    /// What a run is worth.
    pub fn of_run(&self, run: usize) -> u32 {
        self.of_runs[run]
    }

    /// What a row is worth: the nim-sum of its runs.
    pub fn of(&self, row: &Row) -> u32 {
        row.runs.iter().fold(0, |sum, run| sum ^ self.of_runs[run.len()])
    }

    /// Every winning move, as [`Row::shots`] says them: those that leave two parts of a run worth what the other runs are
    /// worth together.
    pub fn winning_shots(&self, row: &Row) -> Vec<(usize, usize)> {
        let all = self.of(row);
        let mut winning = Vec::new();
        for run in &row.runs {
            let wanted = all ^ self.of_runs[run.len()];
            let shots =
                shots_in(run.len()).filter(|&(taken, left)| self.left_by(run.len(), taken, left) == wanted);
            winning.extend(shots.map(|(taken, left)| (taken, run.start + left + 1)));
        }
        winning
    }

    /// How many moves win.
    pub fn winning_count(&self, row: &Row) -> usize {
        let all = self.of(row);
        let ways = row.runs.iter().map(|run| self.ways[run.len()][(all ^ self.of_runs[run.len()]) as usize]);
        ways.sum::<u32>() as usize
    }

    fn left_by(&self, run: usize, taken: usize, left: usize) -> u32 {
        self.of_runs[left] ^ self.of_runs[run - taken - left]
    }
}

/// Every move in a run: how many pins fall, and how many are left of the run before them.
fn shots_in(run: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..=2).flat_map(move |taken| (0..(run + 1).saturating_sub(taken)).map(move |left| (taken, left)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_nim_sum_of_two_runs_is_too_large_for_the_table() {
        let values = Values::up_to(1000);
        assert_eq!(values.of_runs.iter().max(), Some(&8));
        for run in [1, 2, 3, 28, 100, 1000] {
            assert_eq!(values.ways[run].iter().sum::<u32>() as usize, 2 * run - 1);
            let row = Row::of(&vec![true; run]);
            assert_eq!(values.winning_shots(&row).len(), values.winning_count(&row));
        }
    }
}
