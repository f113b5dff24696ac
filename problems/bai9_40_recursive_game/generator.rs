//! Recipes. In half of all random games a < b and Q is never paid; in the others it matters where Q lies.

use std::slice;

use generators::{
    PlanError, TestRng, params,
    params::{FromValue, Misfit, Value, text},
    words,
};

use super::{LINES, Query, RecursiveGame};
use crate::shared::fraction::Fraction;
use exercise::{Generator, Recipe, Recipes};

impl Generator for RecursiveGame {
    const RECIPES: Recipes<Vec<Query>> =
        &[&Recipe::new("every_tiny", every_tiny), &Recipe::new("lines", lines)];

    /// One to three games of any kind with payments from a narrow or a wide range.
    fn small(rng: &mut TestRng) -> Vec<Query> {
        let count = *rng.pick(&[1, 1, 3]);
        let game = |_| {
            let (low, high, most) = *rng.pick(&[(-2, 2, 3), (-9, 9, 12), (1, 6, 1000), (-1000, 1000, 1000)]);
            rng.pick(&Kind::ALL).make(rng, Range { low, high, most })
        };
        (0..count).map(game).collect()
    }
}

/// What the numbers of a game are made from: payments in `low..=high`, denominators up to `most`.
#[derive(Clone, Copy)]
struct Range {
    low: i64,
    high: i64,
    most: u32,
}

impl Range {
    fn payment(self, rng: &mut TestRng) -> i64 {
        rng.between(self.low, self.high)
    }

    fn fraction(self, rng: &mut TestRng) -> Fraction {
        let d = rng.any_length(1, self.most.into()) as i64;
        Fraction::new(rng.between(self.low * d, self.high * d), d)
    }

    /// A whole number or a fraction as near to it as a denominator allows.
    fn near(self, rng: &mut TestRng, centre: i64) -> Fraction {
        let most = i64::from(self.most);
        let d = if rng.chance(1, 4) { most } else { rng.between(1, most) };
        let numerator = centre * d + rng.between(-1, 1);
        Fraction::new(numerator.clamp(self.low * d, self.high * d), d)
    }
}

words! {
    /// A way to make a game.
    #[derive(Clone, Copy)]
    enum Kind {
        Random = "random",
        /// `b <= a`: Q counts.
        Interval = "interval",
        /// `a < b` (as far as the range allows): Q does not count.
        Point = "point",
        /// Q at one of the payments, or as near to it as a denominator allows.
        Edge = "edge",
        /// Playing only so many rounds is far from the value however many they are: a and b are equal or
        /// neighbours, and c and Q lie far away on one side.
        Slow = "slow",
        /// Nothing but the ends of the range, their neighbours and 0.
        Extreme = "extreme",
    }
}

impl Kind {
    const ALL: [Kind; 6] = [Kind::Random, Kind::Interval, Kind::Point, Kind::Edge, Kind::Slow, Kind::Extreme];

    fn make(self, rng: &mut TestRng, range: Range) -> Query {
        match self {
            Kind::Random => random(rng, range),
            Kind::Interval => {
                let query = random(rng, range);
                Query { a: query.a.max(query.b), b: query.a.min(query.b), ..query }
            }
            Kind::Point => {
                let query = random(rng, range);
                Query { a: query.a.min(query.b), b: query.a.max(query.b), ..query }
            }
            Kind::Edge => {
                let query = random(rng, range);
                let centre = *rng.pick(&[query.a, query.b, query.c]);
                Query { q: range.near(rng, centre), ..query }
            }
            Kind::Slow => {
                let b = range.payment(rng);
                let a = (b + rng.between(0, 1)).min(range.high);
                let far = if rng.chance(1, 2) { range.high } else { range.low };
                Query { a, b, c: far, q: range.near(rng, far) }
            }
            Kind::Extreme => {
                let ends = [range.low, range.low, range.low + 1, 0, range.high - 1, range.high, range.high];
                let mut end = || (*rng.pick(&ends)).clamp(range.low, range.high);
                let (a, b, c, centre) = (end(), end(), end(), end());
                Query { a, b, c, q: range.near(rng, centre) }
            }
        }
    }
}

fn random(rng: &mut TestRng, range: Range) -> Query {
    let (a, b, c) = (range.payment(rng), range.payment(rng), range.payment(rng));
    Query { a, b, c, q: range.fraction(rng) }
}

params! { struct EveryTiny { low: i64, high: i64, first: i64, last: i64, over: u32 } }

/// Every game with payments in `low..=high` and every Q from `first / over` to `last / over`.
fn every_tiny(_: &mut TestRng, params: EveryTiny) -> Result<Vec<Query>, PlanError> {
    let EveryTiny { low, high, first, last, over } = params;
    let mut queries = Vec::new();
    for a in low..=high {
        for b in low..=high {
            for c in low..=high {
                queries.extend((first..=last).map(|n| Query { a, b, c, q: Fraction::new(n, over.into()) }));
            }
        }
    }
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} games are too many for one file", queries.len())));
    }
    Ok(queries)
}

params! { struct Lines { lines: usize, kind: Kinds, low: i64, high: i64, most: u32 } }

/// What a plan may call a kind.
enum Kinds {
    /// All of them in turn.
    All,
    One(Kind),
}

impl FromValue for Kinds {
    /// `all`, or a kind of game.
    fn from_value(value: &Value) -> Result<Self, Misfit> {
        match text(value)? {
            "all" => Ok(Kinds::All),
            _ => Kind::from_value(value)
                .map(Kinds::One)
                .map_err(|misfit| Misfit::new(format!("{misfit}, nor all"))),
        }
    }
}

/// So many `lines` of one `kind` (of all kinds in turn: `all`) with payments in `low..=high` and denominators
/// up to `most`.
fn lines(rng: &mut TestRng, params: Lines) -> Result<Vec<Query>, PlanError> {
    let Lines { lines, kind, low, high, most } = params;
    let kinds = match &kind {
        Kinds::All => &Kind::ALL[..],
        Kinds::One(kind) => slice::from_ref(kind),
    };
    let range = Range { low, high, most };
    Ok(kinds.iter().cycle().take(lines).map(|kind| kind.make(rng, range)).collect())
}
