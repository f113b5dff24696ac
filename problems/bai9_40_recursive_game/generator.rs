//! Recipes. In half of all random games a < b and Q is never paid; in the others it matters where Q lies.

use generators::{Dice, Params, PlanError};

use super::{LINES, Query};
use crate::{exercise::Recipe, shared::fraction::Fraction};

pub const RECIPES: &[Recipe<Vec<Query>>] =
    &[Recipe::new("every_tiny", every_tiny), Recipe::new("lines", lines)];

/// What the numbers of a game are made from: payments in `low..=high`, denominators up to `most`.
#[derive(Clone, Copy)]
struct Range {
    low: i64,
    high: i64,
    most: i64,
}

impl Range {
    fn payment(self, dice: &mut Dice) -> i64 {
        dice.between(self.low, self.high)
    }

    fn fraction(self, dice: &mut Dice) -> Fraction {
        let d = dice.any_length(1, self.most as u64) as i64;
        Fraction::new(dice.between(self.low * d, self.high * d), d)
    }

    /// A whole number or a fraction as near to it as a denominator allows.
    fn near(self, dice: &mut Dice, centre: i64) -> Fraction {
        let d = if dice.chance(1, 4) { self.most } else { dice.between(1, self.most) };
        let numerator = centre * d + dice.between(-1, 1);
        Fraction::new(numerator.clamp(self.low * d, self.high * d), d)
    }
}

/// Makes one game.
type Make = fn(&mut Dice, Range) -> Query;

/// Ways to make a game, by name.
const KINDS: &[(&str, Make)] = &[
    ("random", random),
    ("interval", interval),
    ("point", point),
    ("edge", edge),
    ("slow", slow),
    ("extreme", extreme),
];

/// One to three games of any kind with payments from a narrow or a wide range.
pub fn small(dice: &mut Dice) -> Vec<Query> {
    let count = *dice.pick(&[1, 1, 3]);
    (0..count)
        .map(|_| {
            let (low, high, most) = *dice.pick(&[(-2, 2, 3), (-9, 9, 12), (1, 6, 1000), (-1000, 1000, 1000)]);
            dice.pick(KINDS).1(dice, Range { low, high, most })
        })
        .collect()
}

/// Every game with payments in `low..=high` and every Q from `first / over` to `last / over`.
fn every_tiny(_: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let (low, high) = (params.integer("low")?, params.integer("high")?);
    let (first, last, over) = (params.integer("first")?, params.integer("last")?, params.integer("over")?);
    let mut queries = Vec::new();
    for a in low..=high {
        for b in low..=high {
            for c in low..=high {
                queries.extend((first..=last).map(|n| Query { a, b, c, q: Fraction::new(n, over) }));
            }
        }
    }
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} games are too many for one file", queries.len())));
    }
    Ok(queries)
}

/// So many `lines` of one `kind` (of all kinds in turn: `all`) with payments in `low..=high` and denominators
/// up to `most`.
fn lines(dice: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let (count, kind) = (params.size("lines")?, params.word("kind")?);
    let range =
        Range { low: params.integer("low")?, high: params.integer("high")?, most: params.integer("most")? };
    let kinds: Vec<_> = KINDS.iter().filter(|(name, _)| kind == "all" || kind == *name).collect();
    if kinds.is_empty() {
        return Err(PlanError::new(format!("there is no kind {kind}")));
    }
    Ok((0..count).map(|line| kinds[line % kinds.len()].1(dice, range)).collect())
}

fn random(dice: &mut Dice, range: Range) -> Query {
    let [a, b, c] = [(); 3].map(|()| range.payment(dice));
    Query { a, b, c, q: range.fraction(dice) }
}

/// `b <= a`: Q counts.
fn interval(dice: &mut Dice, range: Range) -> Query {
    let query = random(dice, range);
    Query { a: query.a.max(query.b), b: query.a.min(query.b), ..query }
}

/// `a < b` (as far as the range allows): Q does not count.
fn point(dice: &mut Dice, range: Range) -> Query {
    let query = random(dice, range);
    Query { a: query.a.min(query.b), b: query.a.max(query.b), ..query }
}

/// Q at one of the payments, or as near to it as a denominator allows.
fn edge(dice: &mut Dice, range: Range) -> Query {
    let query = random(dice, range);
    let centre = *dice.pick(&[query.a, query.b, query.c]);
    Query { q: range.near(dice, centre), ..query }
}

/// Playing only so many rounds is far from the value however many they are: a and b are equal or neighbours,
/// and c and Q lie far away on one side.
fn slow(dice: &mut Dice, range: Range) -> Query {
    let b = range.payment(dice);
    let a = (b + dice.between(0, 1)).min(range.high);
    let above = dice.chance(1, 2);
    let (c, q) = if above { (range.high, range.high) } else { (range.low, range.low) };
    Query { a, b, c, q: range.near(dice, q) }
}

/// Nothing but the ends of the range, their neighbours and 0.
fn extreme(dice: &mut Dice, range: Range) -> Query {
    let ends = [range.low, range.low, range.low + 1, 0, range.high - 1, range.high, range.high];
    let [a, b, c, centre] = [(); 4].map(|()| (*dice.pick(&ends)).clamp(range.low, range.high));
    Query { a, b, c, q: range.near(dice, centre) }
}
