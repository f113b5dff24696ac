//! What the editorial says of all small sets: outcomes and Sprague–Grundy values compared.

use std::{collections::HashMap, sync::OnceLock};

use solutions::grundy::mex;

use super::{SubtractionSet, solution::outcome};
use exercise::Fact;

/// The facts of the texts.
pub fn all() -> Vec<Fact> {
    vec![
        Fact::new("sets", |_| format!("${}$", comparison().sets)),
        Fact::new("longer_pre_periods", |_| format!("${}$", comparison().longer_pre_periods)),
        Fact::new("longer_periods", |_| format!("${}$", comparison().longer_periods)),
    ]
}

/// The largest take of the sets that are compared.
pub const LARGEST: usize = 15;

/// How the values of all sets with numbers up to [`LARGEST`] repeat, compared with the outcomes.
#[derive(Debug, Default)]
pub struct Comparison {
    pub sets: usize,
    /// Sets whose values have a longer pre-period than the outcomes.
    pub longer_pre_periods: usize,
    /// Sets whose values have a longer period than the outcomes.
    pub longer_periods: usize,
    /// Sets whose values have a shorter pre-period or a shorter period: there are none.
    pub shorter: usize,
}

/// The comparison, made once.
pub fn comparison() -> &'static Comparison {
    static COMPARISON: OnceLock<Comparison> = OnceLock::new();
    COMPARISON.get_or_init(|| {
        let mut comparison = Comparison::default();
        for takes in sets_up_to(LARGEST) {
            let (u, d) = values_repeat(&takes);
            let outcome = outcome(&SubtractionSet::Finite(takes));
            comparison.sets += 1;
            comparison.longer_pre_periods += usize::from(u > outcome.pre_period);
            comparison.longer_periods += usize::from(d > outcome.period);
            comparison.shorter += usize::from(u < outcome.pre_period || d < outcome.period);
        }
        comparison
    })
}

/// Every set of numbers up to `largest` but the empty one.
pub fn sets_up_to(largest: usize) -> impl Iterator<Item = Vec<usize>> {
    (1u32..1 << largest).map(move |set| (1..=largest).filter(|take| set >> (take - 1) & 1 == 1).collect())
}

/// The least pre-period and period of the Sprague–Grundy values of a set: the last values, as many as the largest
/// take, determine the next one.
pub fn values_repeat(takes: &[usize]) -> (usize, usize) {
    let window = takes.iter().copied().max().unwrap_or(0);
    let mut values: Vec<u64> = Vec::new();
    let mut seen = HashMap::new();
    loop {
        let last: Vec<Option<u64>> =
            (1..=window).map(|back| values.len().checked_sub(back).map(|pile| values[pile])).collect();
        if let Some(first) = seen.insert(last, values.len()) {
            let period = values.len() - first;
            let repeats = |pile: usize| values[pile] == values[pile + period];
            let pre_period = (0..first).rev().find(|&pile| !repeats(pile)).map_or(0, |pile| pile + 1);
            return (pre_period, period);
        }
        let pile = values.len();
        let reached = takes.iter().filter(|&&take| take <= pile).map(|take| values[pile - take]);
        values.push(mex(reached));
    }
}
