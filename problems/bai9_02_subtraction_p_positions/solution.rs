//! The reference: the last outcomes as the digits of a number; when a number comes again, the sequence repeats.

use std::collections::HashMap;

use super::{Outcome, SubtractionPPositions, SubtractionSet, places};
use exercise::Reference;

impl Reference for SubtractionPPositions {
    fn solve(sets: &Vec<SubtractionSet>) -> Vec<Outcome> {
        sets.iter().map(outcome).collect()
    }
}

/// How the outcomes of a set repeat.
pub fn outcome(set: &SubtractionSet) -> Outcome {
    match set {
        // No power of two is divisible by 3, and both remainders can be taken away: the multiples of 3 are lost.
        SubtractionSet::PowersOfTwo => Outcome { pre_period: 0, period: 3, lost: vec![0] },
        SubtractionSet::Finite(takes) => repetition(takes),
    }
}

/// The outcome of n depends only on the window of the m outcomes before it, m the largest take. Where a window
/// first comes again, a round of the cycle of windows is complete; its length is the least period of the
/// outcomes, too. The outcomes themselves may repeat from earlier on than the windows: go back while they do.
/// Time and memory O(u + d + m).
fn repetition(takes: &[usize]) -> Outcome {
    // Digit i of the window: whether a pile smaller by i + 1 is lost. Piles below 0 are not.
    let digit = |take: &usize| 1u32 << (take - 1);
    let wins: u32 = takes.iter().map(digit).sum();
    let digits = takes.iter().map(digit).max().map_or(0, |highest| highest | (highest - 1));
    let mut seen = HashMap::new();
    let mut lost: Vec<bool> = Vec::new();
    let mut window = 0;
    let first = loop {
        if let Some(first) = seen.insert(window, lost.len()) {
            break first;
        }
        let is_lost = window & wins == 0;
        lost.push(is_lost);
        window = (window << 1 | u32::from(is_lost)) & digits;
    };
    let period = lost.len() - first;
    let mut pre_period = first;
    while pre_period > 0 && lost[pre_period - 1] == lost[pre_period - 1 + period] {
        pre_period -= 1;
    }
    Outcome { pre_period, period, lost: places(&lost[..pre_period + period]) }
}
