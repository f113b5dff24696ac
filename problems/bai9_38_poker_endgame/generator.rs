//! Recipes: cards and bets of every size, on both sides of the boundary p = (2 + b) / (2 + 2b) and on it.

use generators::{Dice, Params, PlanError};

use super::{B, DENOMINATOR, LINES, Query};
use crate::{exercise::Recipe, shared::fraction::Fraction};

pub const RECIPES: &[Recipe<Vec<Query>>] = &[
    Recipe::new("every_tiny", every_tiny),
    Recipe::new("random", random),
    Recipe::new("boundary", boundary),
    Recipe::new("certain", certain),
];

/// Where p lies.
#[derive(Clone, Copy)]
enum Region {
    Anywhere,
    /// At most the boundary.
    Mixed,
    /// At least the boundary.
    Saddle,
}

/// One to three queries, many of them at the boundary or with a certain card.
pub fn small(dice: &mut Dice) -> Vec<Query> {
    let count = *dice.pick(&[1, 1, 3]);
    let query = |_| {
        let (most, high) = *dice.pick(&[(6, 4), (40, 10), (DENOMINATOR.max as i64, B.max as i64)]);
        match dice.size(0, 5) {
            0 => with_certain_card(dice, most, high),
            1 => on_boundary(dice, most),
            2 => beside_boundary(dice, most, high),
            _ => in_region(dice, Region::Anywhere, most, high),
        }
    };
    (0..count).map(query).collect()
}

/// Every p with denominator at most `most` together with every b whose numerator and denominator are.
fn every_tiny(_: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let most = params.integer("most")?;
    // What is not in lowest terms has been there with a smaller denominator.
    let fractions = |least: i64, greatest: fn(i64, i64) -> i64| {
        let all = (1..=most).flat_map(move |d| (least..=greatest(d, most)).map(move |a| (a, d)));
        all.filter(|&(a, d)| Fraction::new(a, d).denominator == d).map(|(a, d)| Fraction::new(a, d))
    };
    let bets: Vec<_> = fractions(1, |_, most| most).collect();
    let queries: Vec<_> =
        fractions(0, |d, _| d).flat_map(|p| bets.iter().map(move |&b| Query { p, b })).collect();
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} queries are too many for one file", queries.len())));
    }
    Ok(queries)
}

/// So many `lines` with denominators up to `most` and bets up to `high`, in a `region`.
fn random(dice: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let region = match params.word("region")? {
        "anywhere" => Region::Anywhere,
        "mixed" => Region::Mixed,
        "saddle" => Region::Saddle,
        other => return Err(PlanError::new(format!("there is no region {other}"))),
    };
    let (count, most, high) = sizes(params)?;
    Ok((0..count).map(|_| in_region(dice, region, most, high)).collect())
}

/// So many `lines` on the boundary or as near to it as a denominator allows.
fn boundary(dice: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let (count, most, high) = sizes(params)?;
    let query = |line| {
        if line % 2 == 0 { on_boundary(dice, most) } else { beside_boundary(dice, most, high) }
    };
    Ok((0..count).map(query).collect())
}

/// So many `lines` with p = 0 or p = 1; the least and the greatest bet are among them if there is room.
fn certain(dice: &mut Dice, params: &Params) -> Result<Vec<Query>, PlanError> {
    let (count, most, high) = sizes(params)?;
    let mut queries: Vec<_> = (0..count).map(|_| with_certain_card(dice, most, high)).collect();
    if let [first, second, third, fourth, ..] = &mut queries[..] {
        for (sure, [least, greatest]) in [(0, [first, second]), (1, [third, fourth])] {
            let p = Fraction::new(sure, 1);
            *least = Query { p, b: Fraction::new(1, most) };
            *greatest = Query { p, b: Fraction::new(high, 1) };
        }
    }
    Ok(queries)
}

fn sizes(params: &Params) -> Result<(usize, i64, i64), PlanError> {
    Ok((params.size("lines")?, params.integer("most")?, params.integer("high")?))
}

/// A bet of any order of magnitude.
fn bet(dice: &mut Dice, most: i64, high: i64) -> Fraction {
    let d = dice.any_length(1, most as u64) as i64;
    Fraction::new(dice.any_length(1, (high * d) as u64) as i64, d)
}

/// Numerator and denominator of (2 + b) / (2 + 2b).
fn boundary_of(b: Fraction) -> (i64, i64) {
    (2 * b.denominator + b.numerator, 2 * b.denominator + 2 * b.numerator)
}

fn in_region(dice: &mut Dice, region: Region, most: i64, high: i64) -> Query {
    let b = bet(dice, most, high);
    let (top, bottom) = boundary_of(b);
    let d = dice.between((most + 1) / 2, most);
    let a = match region {
        Region::Anywhere => dice.between(0, d),
        Region::Mixed => dice.between(0, top * d / bottom),
        Region::Saddle => dice.between((top * d + bottom - 1) / bottom, d),
    };
    Query { p: Fraction::new(a, d), b }
}

/// p is the boundary exactly. The numerator and the denominator of b are small enough to let p have its
/// denominator; `most >= 4`.
fn on_boundary(dice: &mut Dice, most: i64) -> Query {
    let half = most / 2;
    let d = dice.any_length(1, half as u64 - 1) as i64;
    let b = Fraction::new(dice.between(1, half - d), d);
    let (top, bottom) = boundary_of(b);
    Query { p: Fraction::new(top, bottom), b }
}

/// p is next to the boundary, on either side, among the fractions of one denominator.
fn beside_boundary(dice: &mut Dice, most: i64, high: i64) -> Query {
    let b = bet(dice, most, high);
    let (top, bottom) = boundary_of(b);
    let d = dice.between((most + 1) / 2, most);
    // The boundary is below 1, so rounding down leaves room for one more.
    Query { p: Fraction::new(top * d / bottom + dice.between(0, 1), d), b }
}

fn with_certain_card(dice: &mut Dice, most: i64, high: i64) -> Query {
    Query { p: Fraction::new(dice.between(0, 1), 1), b: bet(dice, most, high) }
}
