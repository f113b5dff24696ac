//! Recipes. In half of all random games a < b and Q is never paid; in the others it matters where Q lies.

use std::slice;

use generators::{Dice, PlanError};
use serde::Deserialize;

use super::{LINES, Query, RecursiveGame};
use crate::{
    exercise::{Generator, Recipe, Recipes},
    shared::fraction::Fraction,
};

impl Generator for RecursiveGame {
    const RECIPES: Recipes<Vec<Query>> =
        &[&Recipe::new("every_tiny", every_tiny), &Recipe::new("lines", lines)];

    /// One to three games of any kind with payments from a narrow or a wide range.
    fn small(dice: &mut Dice) -> Vec<Query> {
        let count = *dice.pick(&[1, 1, 3]);
        let game = |_| {
            let (low, high, most) = *dice.pick(&[(-2, 2, 3), (-9, 9, 12), (1, 6, 1000), (-1000, 1000, 1000)]);
            dice.pick(&Kind::ALL).make(dice, Range { low, high, most })
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
    fn payment(self, dice: &mut Dice) -> i64 {
        dice.between(self.low, self.high)
    }

    fn fraction(self, dice: &mut Dice) -> Fraction {
        let d = dice.any_length(1, self.most.into()) as i64;
        Fraction::new(dice.between(self.low * d, self.high * d), d)
    }

    /// A whole number or a fraction as near to it as a denominator allows.
    fn near(self, dice: &mut Dice, centre: i64) -> Fraction {
        let most = i64::from(self.most);
        let d = if dice.chance(1, 4) { most } else { dice.between(1, most) };
        let numerator = centre * d + dice.between(-1, 1);
        Fraction::new(numerator.clamp(self.low * d, self.high * d), d)
    }
}

/// A way to make a game.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Random,
    /// `b <= a`: Q counts.
    Interval,
    /// `a < b` (as far as the range allows): Q does not count.
    Point,
    /// Q at one of the payments, or as near to it as a denominator allows.
    Edge,
    /// Playing only so many rounds is far from the value however many they are: a and b are equal or
    /// neighbours, and c and Q lie far away on one side.
    Slow,
    /// Nothing but the ends of the range, their neighbours and 0.
    Extreme,
}

impl Kind {
    const ALL: [Kind; 6] = [Kind::Random, Kind::Interval, Kind::Point, Kind::Edge, Kind::Slow, Kind::Extreme];

    fn make(self, dice: &mut Dice, range: Range) -> Query {
        match self {
            Kind::Random => random(dice, range),
            Kind::Interval => {
                let query = random(dice, range);
                Query { a: query.a.max(query.b), b: query.a.min(query.b), ..query }
            }
            Kind::Point => {
                let query = random(dice, range);
                Query { a: query.a.min(query.b), b: query.a.max(query.b), ..query }
            }
            Kind::Edge => {
                let query = random(dice, range);
                let centre = *dice.pick(&[query.a, query.b, query.c]);
                Query { q: range.near(dice, centre), ..query }
            }
            Kind::Slow => {
                let b = range.payment(dice);
                let a = (b + dice.between(0, 1)).min(range.high);
                let far = if dice.chance(1, 2) { range.high } else { range.low };
                Query { a, b, c: far, q: range.near(dice, far) }
            }
            Kind::Extreme => {
                let ends = [range.low, range.low, range.low + 1, 0, range.high - 1, range.high, range.high];
                let [a, b, c, centre] = [(); 4].map(|()| (*dice.pick(&ends)).clamp(range.low, range.high));
                Query { a, b, c, q: range.near(dice, centre) }
            }
        }
    }
}

fn random(dice: &mut Dice, range: Range) -> Query {
    let [a, b, c] = [(); 3].map(|()| range.payment(dice));
    Query { a, b, c, q: range.fraction(dice) }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EveryTiny {
    low: i64,
    high: i64,
    first: i64,
    last: i64,
    over: u32,
}

/// Every game with payments in `low..=high` and every Q from `first / over` to `last / over`.
fn every_tiny(_: &mut Dice, params: EveryTiny) -> Result<Vec<Query>, PlanError> {
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lines {
    lines: usize,
    kind: Kinds,
    low: i64,
    high: i64,
    most: u32,
}

/// What a plan may call a kind.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", expecting = "should be all or a kind of game")]
enum Kinds {
    /// All of them in turn.
    All,
    #[serde(untagged)]
    One(Kind),
}

/// So many `lines` of one `kind` (of all kinds in turn: `all`) with payments in `low..=high` and denominators
/// up to `most`.
fn lines(dice: &mut Dice, params: Lines) -> Result<Vec<Query>, PlanError> {
    let Lines { lines, kind, low, high, most } = params;
    let kinds = match &kind {
        Kinds::All => &Kind::ALL[..],
        Kinds::One(kind) => slice::from_ref(kind),
    };
    let range = Range { low, high, most };
    Ok(kinds.iter().cycle().take(lines).map(|kind| kind.make(dice, range)).collect())
}
