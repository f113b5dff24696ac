//! The reference: every run of standing pins is a heap of the octal game 0.77, and the row is their sum.

use std::sync::LazyLock;

use solutions::octal::{Octal, Periodic};

use super::{Kayles, Pins, Shot};
use crate::shared::row::runs;
use exercise::Reference;

impl Reference for Kayles {
    fn solve(pins: &Pins) -> Option<Shot> {
        winning_shots(pins).next()
    }
}

/// The values of all runs: period 12 from 71 on, found and proved from the first values.
pub static VALUES: LazyLock<Periodic> =
    LazyLock::new(|| Octal::KAYLES.periodic(1000).expect("168 values prove the period"));

/// The value of a row: the nim-sum of its runs.
pub fn value(pins: &[bool]) -> u32 {
    runs(pins).fold(0, |sum, run| sum ^ VALUES.value(run.len()))
}

/// All winning moves: those that leave two parts of a run worth what the other runs are worth together.
/// Time O(n) for all of them, memory O(1).
pub fn winning_shots(pins: &[bool]) -> impl Iterator<Item = Shot> {
    let total = value(pins);
    runs(pins).flat_map(move |run| {
        let (start, length) = (run.start, run.len());
        let others = total ^ VALUES.value(length);
        (1..=length.min(2)).flat_map(move |count| {
            let lefts = VALUES.parts_worth(length - count, others);
            lefts.into_iter().map(move |left| Shot { count, first: start + left + 1 })
        })
    })
}
