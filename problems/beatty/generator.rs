//! Recipes. A multiple of the root that nearly is an integer tells exact programs from others, and so do numbers at
//! which a narrow type wraps around; both are made on purpose.

use generators::{PlanError, TestRng, params};
use solutions::beatty::{Sequence, term, times_root};

use super::{Beatty, LINES, NUMBER, Query, RADICAND, is_square};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Beatty {
    const RECIPES: Recipes<Vec<Query>> = &[
        &Recipe::new("listed", listed),
        &Recipe::new("every", every),
        &Recipe::new("random", random),
        &Recipe::new("close", close),
        &Recipe::new("words", words),
        &Recipe::new("short", short),
        &Recipe::new("bytes", bytes),
        &Recipe::new("longest", longest),
    ];

    fn small(rng: &mut TestRng) -> Vec<Query> {
        let shape = Shape { lines: rng.size(1, 3), least: 2, radicand: *rng.pick(&[8, 60, 999_999]), most: 40 };
        let queries = shape.queries(rng, |rng, _| rng.unsigned(1, 40));
        queries.unwrap_or(vec![Query { d: 2, m: 1 }])
    }
}

params! { struct Listed { queries: Vec<u64> } }

/// The queries that the row lists: d m d m ….
fn listed(_: &mut TestRng, Listed { queries }: Listed) -> Result<Vec<Query>, PlanError> {
    let query = |line: &[u64]| match *line {
        [d, m] => Ok(Query { d, m }),
        _ => Err(PlanError::new(format!("{line:?} is no query d m"))),
    };
    queries.chunks(2).map(query).collect()
}

params! { struct Every { radicand: u64, most: u64 } }

/// Every number up to `most` for every root up to that of `radicand`.
fn every(_: &mut TestRng, Every { radicand, most }: Every) -> Result<Vec<Query>, PlanError> {
    let roots = (2..=radicand).filter(|&d| !is_square(d));
    let queries: Vec<Query> = roots.flat_map(|d| (1..=most).map(move |m| Query { d, m })).collect();
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} queries are too many for one file", queries.len())));
    }
    Ok(queries)
}

params! {
    /// How many queries, the range of d, and the largest number.
    #[derive(Clone, Copy)]
    struct Shape {
        lines: usize,
        least: u64 = RADICAND.min as u64,
        radicand: u64 = RADICAND.max as u64,
        most: u64 = NUMBER.max as u64,
    }
}

impl Shape {
    /// Some d of the range, of any length.
    fn root(&self, rng: &mut TestRng) -> Result<u64, PlanError> {
        let drawn = (0..100).map(|_| rng.any_length(self.least, self.radicand)).find(|&d| !is_square(d));
        drawn.ok_or_else(|| PlanError::new(format!("{}..={} has hardly a d", self.least, self.radicand)))
    }

    /// As many queries, each with the number that `number` finds for its d.
    fn queries(
        &self,
        rng: &mut TestRng,
        number: impl Fn(&mut TestRng, u64) -> u64,
    ) -> Result<Vec<Query>, PlanError> {
        let query = |_| {
            let d = self.root(rng)?;
            Ok(Query { d, m: number(rng, d).clamp(1, self.most) })
        };
        (0..self.lines).map(query).collect()
    }
}

/// Numbers of any length, every other one as long as it may be.
fn random(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    shape.queries(rng, |rng, _| match rng.chance(1, 2) {
        true => rng.unsigned(shape.most / 2, shape.most),
        false => rng.any_length(1, shape.most),
    })
}

/// Numbers beside a multiple of the root that is nearly an integer: that of a long convergent of its continued fraction,
/// of a small multiple of one, or of the sum of two.
fn close(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    shape.queries(rng, |rng, d| {
        let numerators = numerators(d, shape.most);
        let last = numerators.len() - 1;
        let from = if rng.chance(1, 2) { last } else { rng.size(0, last) };
        let numerator = numerators[from];
        let near = match rng.size(0, 3) {
            0 => numerator * rng.unsigned(1, (shape.most / numerator).min(9)),
            1 => numerator.saturating_add(numerators[rng.size(0, from)]),
            _ => numerator,
        };
        rng.near(near.min(shape.most), 1, 1, shape.most)
    })
}

/// The numerators of the convergents of √d that are at most `most`; ⌊√d⌋ in any case.
fn numerators(d: u64, most: u64) -> Vec<u64> {
    let whole = d.isqrt();
    // √d = (a + (√d + shift)/under)…: the continued fraction of a root, in integers.
    let (mut shift, mut under, mut part) = (0, 1, whole);
    let (mut before, mut numerator) = (1, u128::from(whole));
    let mut found = vec![];
    while numerator <= most.max(whole).into() {
        found.push(numerator as u64);
        shift = part * under - shift;
        under = (d - shift * shift) / under;
        part = (whole + shift) / under;
        (before, numerator) = (numerator, u128::from(part) * numerator + before);
    }
    found
}

/// The number, its place in the first sequence, or its place in the second, is a multiple of a power of two, or one
/// beside it.
fn words(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    let bits = shape.most.ilog2();
    shape.queries(rng, |rng, d| {
        let kind = rng.size(0, 2);
        // A place in the first sequence is that much less than the number.
        let most = if kind == 1 { (shape.most / (d.isqrt() + 1)).max(1) } else { shape.most };
        let any = rng.size(5, 59) as u32;
        let unit = 1 << *rng.pick(&[8, 16, 31, 32, 53, any]).min(&bits);
        let (times, beside) = (rng.any_length(1, (most / unit).max(1)), u64::from(rng.chance(1, 2)));
        let value = rng.near((unit * times).min(most), beside, 1, most);
        let found = match kind {
            0 => Some(value),
            1 => term(d, Sequence::First, value),
            _ => term(d, Sequence::Second, value),
        };
        found.unwrap_or(value)
    })
}

/// The longest lines: the greatest number, which alone has nineteen digits, or seldom the one before it.
fn longest(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    shape.queries(rng, |rng, _| shape.most - u64::from(rng.chance(1, 60)))
}

/// Numbers up to a few times the root: the first sequence has hardly begun.
fn short(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    shape.queries(rng, |rng, d| match rng.size(0, 2) {
        0 => rng.near(d.isqrt(), 1, 1, shape.most),
        1 => rng.unsigned(1, d.isqrt()),
        _ => rng.unsigned(1, 5 * d.isqrt()),
    })
}

/// Numbers of the second sequence that are a multiple of 256 above a term of the first; d is large enough for that.
fn bytes(rng: &mut TestRng, shape: Shape) -> Result<Vec<Query>, PlanError> {
    if shape.least < 300 * 300 {
        return Err(PlanError::new("the terms of the first sequence must be more than 256 apart"));
    }
    shape.queries(rng, |rng, d| {
        let before = rng.any_length(0, shape.most / (d.isqrt() + 1));
        let above = 256 * rng.unsigned(1, d.isqrt() / 256);
        times_root(before, d) + above
    })
}
