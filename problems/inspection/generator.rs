//! Recipes. A line is three small numbers; what matters is that every pair of them comes, and the ends of their ranges.

use generators::{PlanError, TestRng, params, words};

use super::{Inspection, LINES, Query, STAGES};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Inspection {
    const RECIPES: Recipes<Vec<Query>> = &[&Recipe::new("every", every), &Recipe::new("lines", lines)];

    fn small(rng: &mut TestRng) -> Vec<Query> {
        let count = *rng.pick(&[1, 1, 3]);
        (0..count).map(|_| Range { least: 2, most: 8 }.query(rng, Kind::Any, Watched::Any)).collect()
    }
}

words! {
    /// Which of the two games.
    #[derive(Clone, Copy)]
    enum Kind {
        /// He has to act.
        Must = "must",
        /// He need not act.
        Free = "free",
        Any = "any",
    }
}

impl Kind {
    fn is_free(self, rng: &mut TestRng) -> bool {
        match self {
            Kind::Must => false,
            Kind::Free => true,
            Kind::Any => rng.chance(1, 2),
        }
    }
}

words! {
    /// How many stages are watched.
    #[derive(Clone, Copy)]
    enum Watched {
        Any = "any",
        /// At most three.
        Few = "few",
        /// All but three at most.
        Many = "many",
        /// About half of them: neither player is nearly sure of anything.
        Half = "half",
    }
}

/// The least and the greatest number of stages.
#[derive(Clone, Copy)]
struct Range {
    least: usize,
    most: usize,
}

impl Range {
    fn query(self, rng: &mut TestRng, kind: Kind, watched: Watched) -> Query {
        let n = rng.size(self.least, self.most);
        let k = match watched {
            Watched::Any => rng.size(1, n - 1),
            Watched::Few => rng.size(1, 3.min(n - 1)),
            Watched::Many => n - rng.size(1, 3.min(n - 1)),
            Watched::Half => rng.size(9 * n / 20, 11 * n / 20).clamp(1, n - 1),
        };
        Query { free: kind.is_free(rng), n, k }
    }
}

params! { struct Every { least: usize = 2, most: usize, kind: Kind } }

/// Every game of `least..=most` stages, in random order; of both kinds, if the kind is `any`.
fn every(rng: &mut TestRng, Every { least, most, kind }: Every) -> Result<Vec<Query>, PlanError> {
    let kinds: &[bool] = match kind {
        Kind::Must => &[false],
        Kind::Free => &[true],
        Kind::Any => &[false, true],
    };
    let pairs = (least..=most).flat_map(|n| (1..n).map(move |k| (n, k)));
    let mut queries: Vec<Query> =
        pairs.flat_map(|(n, k)| kinds.iter().map(move |&free| Query { free, n, k })).collect();
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} games are too many for one file", queries.len())));
    }
    rng.shuffle(&mut queries);
    Ok(queries)
}

params! { struct Lines { lines: usize, kind: Kind = Kind::Any, watched: Watched, least: usize = 2, most: usize } }

/// So many lines.
fn lines(rng: &mut TestRng, planned: Lines) -> Result<Vec<Query>, PlanError> {
    let Lines { lines, kind, watched, least, most } = planned;
    if least < 2 || most < least || most > STAGES.max as usize {
        return Err(PlanError::new(format!("{least}..={most} isn't a range of stages")));
    }
    Ok((0..lines).map(|_| Range { least, most }.query(rng, kind, watched)).collect())
}
