//! How few tests would do: the smallest set that a greedy choice finds which refuses every program that the whole plan
//! refuses, each as often as asked for (or as often as the plan does, if that is less).
//!
//! ```
//! use std::collections::BTreeSet;
//! use judging::mutation::Cover;
//!
//! // The first program is refused by tests 0 and 2, the second by 2 alone; nobody by 1.
//! let refusals = [BTreeSet::from([0, 2]), BTreeSet::from([2])];
//! let cover = Cover::greedy(&refusals, 3, 1);
//! assert_eq!(cover.chosen, [(2, 2)]);
//! assert_eq!(cover.idle, [1]);
//! ```

use std::collections::BTreeSet;

/// A choice among the tests of a plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cover {
    /// The tests that do, the most useful first, each with the number of refusals that it adds.
    pub chosen: Vec<(usize, usize)>,
    /// The tests that refuse nobody.
    pub idle: Vec<usize>,
}

impl Cover {
    /// For each program the tests that refuse it, among `tests` of them. Each step takes the test that adds most, the
    /// first of several; the sum of what is missing falls in every step, so it ends. The set is at most ln n times as
    /// large as the smallest one, for n programs.
    pub fn greedy(refusals: &[BTreeSet<usize>], tests: usize, times: usize) -> Cover {
        let mut missing: Vec<usize> = refusals.iter().map(|refusing| refusing.len().min(times)).collect();
        let mut left: BTreeSet<usize> = (0..tests).collect();
        let mut cover = Cover::default();
        loop {
            let adds = |test: usize| {
                let programs = refusals.iter().zip(&missing);
                programs.filter(|(refusing, missing)| **missing > 0 && refusing.contains(&test)).count()
            };
            // Of equals the last one wins in `max_by_key`: so from the last to the first.
            let best = left.iter().rev().map(|&test| (test, adds(test))).max_by_key(|(_, adds)| *adds);
            let Some((test, added)) = best.filter(|(_, adds)| *adds > 0) else { break };
            for (refusing, missing) in refusals.iter().zip(&mut missing) {
                *missing = missing.saturating_sub(usize::from(refusing.contains(&test)));
            }
            left.remove(&test);
            cover.chosen.push((test, added));
        }
        cover.idle =
            (0..tests).filter(|test| !refusals.iter().any(|refusing| refusing.contains(test))).collect();
        cover
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_is_refused_as_often_as_asked_or_as_often_as_it_can_be() {
        let refusals = [[0, 1, 2].into(), [2, 3].into(), [4].into(), [1, 3].into(), BTreeSet::new()];
        for times in 1..4 {
            let cover = Cover::greedy(&refusals, 6, times);
            for refusing in &refusals {
                let met = cover.chosen.iter().filter(|(test, _)| refusing.contains(test)).count();
                assert!(met >= refusing.len().min(times), "{refusing:?} {cover:?}");
            }
            assert_eq!(cover.idle, [5]);
            assert!(cover.chosen.iter().all(|(_, added)| *added > 0));
        }
        assert_eq!(Cover::greedy(&refusals, 6, 1).chosen, [(1, 2), (2, 1), (4, 1)]);
    }

    #[test]
    fn a_plan_that_nobody_has_met_is_idle() {
        assert_eq!(Cover::greedy(&[], 2, 2), Cover { chosen: vec![], idle: vec![0, 1] });
    }
}
