//! Recipes: cards and bets of every size, on both sides of the boundary p = (2 + b) / (2 + 2b), as near to it as
//! fractions come, and on it.

use generators::{PlanError, TestRng, params, words};

use super::{B, DENOMINATOR, LINES, PokerEndgame, Query};
use crate::shared::fraction::Fraction;
use exercise::{Generator, Recipe, Recipes};

impl Generator for PokerEndgame {
    const RECIPES: Recipes<Vec<Query>> = &[
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("random", random),
        &Recipe::new("boundary", boundary),
        &Recipe::new("certain", certain),
        &Recipe::new("nearest", nearest),
        &Recipe::new("given", given),
    ];

    /// One to three queries, many of them at the boundary or with a certain card.
    fn small(rng: &mut TestRng) -> Vec<Query> {
        let count = *rng.pick(&[1, 1, 3]);
        let query = |_| {
            let (most, high) = *rng.pick(&[(6, 4), (40, 10), (DENOMINATOR.max as u32, B.max as u32)]);
            match rng.size(0, 6) {
                0 => with_certain_card(rng, most, high),
                1 => on_boundary(rng, most),
                2 => beside_boundary(rng, most, high),
                3 => nearest_bet(rng, most, Cards::Any),
                _ => in_region(rng, Region::Anywhere, most, high),
            }
        };
        (0..count).map(query).collect()
    }
}

params! { struct EveryTiny { most: u32 } }

/// Every p with denominator at most `most` together with every b whose numerator and denominator are.
fn every_tiny(_: &mut TestRng, EveryTiny { most }: EveryTiny) -> Result<Vec<Query>, PlanError> {
    let most = i64::from(most);
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

words! {
    /// Where p lies.
    #[derive(Clone, Copy)]
    enum Region {
        Anywhere = "anywhere",
        /// At most the boundary.
        Mixed = "mixed",
        /// At least the boundary.
        Saddle = "saddle",
    }
}

params! { struct Random { lines: usize, region: Region, most: u32, high: u32 } }

/// So many `lines` with denominators up to `most` and bets up to `high`, in a `region`.
fn random(rng: &mut TestRng, params: Random) -> Result<Vec<Query>, PlanError> {
    let Random { lines, region, most, high } = params;
    Ok((0..lines).map(|_| in_region(rng, region, most, high)).collect())
}

params! {
    /// Lines, the largest denominator, the largest bet.
    struct Sizes { lines: usize, most: u32, high: u32 }
}

/// So many `lines` on the boundary or as near to it as a denominator allows.
fn boundary(rng: &mut TestRng, Sizes { lines, most, high }: Sizes) -> Result<Vec<Query>, PlanError> {
    let query = |line| {
        if line % 2 == 0 { on_boundary(rng, most) } else { beside_boundary(rng, most, high) }
    };
    Ok((0..lines).map(query).collect())
}

/// So many `lines` with p = 0 or p = 1; the least and the greatest bet are among them if there is room.
fn certain(rng: &mut TestRng, Sizes { lines, most, high }: Sizes) -> Result<Vec<Query>, PlanError> {
    let mut queries: Vec<_> = (0..lines).map(|_| with_certain_card(rng, most, high)).collect();
    if let [first, second, third, fourth, ..] = &mut queries[..] {
        for (sure, [least, greatest]) in [(0, [first, second]), (1, [third, fourth])] {
            let p = Fraction::new(sure, 1);
            *least = Query { p, b: Fraction::new(1, most.into()) };
            *greatest = Query { p, b: Fraction::new(high.into(), 1) };
        }
    }
    Ok(queries)
}

words! {
    /// Which cards stand beside their boundary.
    #[derive(Clone, Copy)]
    enum Cards {
        /// Any that win more often than not.
        Any = "any",
        /// Those that win hardly more often than not: their bets are large, and the nearest come nearest of all.
        Even = "even",
    }
}

params! { struct Nearest { lines: usize, most: u32, cards: Cards } }

/// So many `lines`, in each of them the bet that comes nearest to the card's boundary on one side, among all with
/// denominators up to `most`.
fn nearest(rng: &mut TestRng, Nearest { lines, most, cards }: Nearest) -> Result<Vec<Query>, PlanError> {
    Ok((0..lines).map(|_| nearest_bet(rng, most, cards)).collect())
}

params! { struct Given { lines: Vec<[u32; 4]> } }

/// The lines as they stand in the plan: numerator and denominator of p, then of b.
fn given(_: &mut TestRng, Given { lines }: Given) -> Result<Vec<Query>, PlanError> {
    let query = |numbers: [u32; 4]| {
        let [a, c, s, t] = numbers.map(i64::from);
        if c == 0 || t == 0 {
            return Err(PlanError::new(format!("{a}/{c} {s}/{t} has a denominator 0")));
        }
        Ok(Query { p: Fraction::new(a, c), b: Fraction::new(s, t) })
    };
    lines.into_iter().map(query).collect()
}

/// A bet of any order of magnitude.
fn bet(rng: &mut TestRng, most: u32, high: u32) -> Fraction {
    let d = rng.any_length(1, most.into());
    Fraction::new(rng.any_length(1, u64::from(high) * d) as i64, d as i64)
}

/// Numerator and denominator of (2 + b) / (2 + 2b).
fn boundary_of(b: Fraction) -> (i64, i64) {
    (2 * b.denominator + b.numerator, 2 * b.denominator + 2 * b.numerator)
}

/// A denominator that is not much smaller than the largest.
fn long_denominator(rng: &mut TestRng, most: u32) -> i64 {
    rng.between(most.div_ceil(2).into(), most.into())
}

fn in_region(rng: &mut TestRng, region: Region, most: u32, high: u32) -> Query {
    let b = bet(rng, most, high);
    let (top, bottom) = boundary_of(b);
    let d = long_denominator(rng, most);
    let a = match region {
        Region::Anywhere => rng.between(0, d),
        Region::Mixed => rng.between(0, top * d / bottom),
        Region::Saddle => rng.between((top * d + bottom - 1) / bottom, d),
    };
    Query { p: Fraction::new(a, d), b }
}

/// p is the boundary exactly. The numerator and the denominator of b are small enough to let p have its
/// denominator; `most >= 4`.
fn on_boundary(rng: &mut TestRng, most: u32) -> Query {
    let half = most / 2;
    let d = rng.any_length(1, u64::from(half) - 1) as i64;
    let b = Fraction::new(rng.between(1, i64::from(half) - d), d);
    let (top, bottom) = boundary_of(b);
    Query { p: Fraction::new(top, bottom), b }
}

/// p is next to the boundary, on either side, among the fractions of one denominator.
fn beside_boundary(rng: &mut TestRng, most: u32, high: u32) -> Query {
    let b = bet(rng, most, high);
    let (top, bottom) = boundary_of(b);
    let d = long_denominator(rng, most);
    // The boundary is below 1, so rounding down leaves room for one more.
    Query { p: Fraction::new(top * d / bottom + rng.between(0, 1), d), b }
}

/// A card p = a / c that wins more often than not, and of all bets with denominators up to `most` the nearest to the
/// one at which p is the boundary, b = 2 (c - a) / (2a - c), below it or above it; `most >= 5`.
fn nearest_bet(rng: &mut TestRng, most: u32, cards: Cards) -> Query {
    // c is odd, so that 2a - c can be 1.
    let c = (long_denominator(rng, most) - 1) | 1;
    let a = match cards {
        Cards::Any => rng.between(c / 2 + 1, c - 1),
        Cards::Even => c / 2 + 1,
    };
    let (top, bottom) = (2 * (c - a), 2 * a - c);
    let above = rng.chance(1, 2);
    // For a denominator t: the numerator next to the boundary, and how far it is off, in units of 1 / (t · bottom).
    let beside = |t: i64| {
        let down = (top * t - i64::from(!above)).div_euclid(bottom);
        let s = if above { down + 1 } else { down };
        (s, t, (s * bottom - top * t).abs())
    };
    let bets = (1..=i64::from(most)).map(beside).filter(|&(s, _, _)| s > 0);
    let nearer = |&(_, t, off): &(i64, i64, i64), &(_, other_t, other_off): &(i64, i64, i64)| {
        (off * other_t).cmp(&(other_off * t))
    };
    match bets.min_by(nearer) {
        Some((s, t, _)) => Query { p: Fraction::new(a, c), b: Fraction::new(s, t) },
        // Only a bet below the least positive one is left out.
        None => Query { p: Fraction::new(a, c), b: Fraction::new(1, most.into()) },
    }
}

fn with_certain_card(rng: &mut TestRng, most: u32, high: u32) -> Query {
    Query { p: Fraction::new(rng.between(0, 1), 1), b: bet(rng, most, high) }
}
