//! Recipes: pairs of every size and every ratio. A large a over a small b is the hard side: there the two
//! positive roots lie close together and iterations crawl.

use generators::{PlanError, TestRng, params};

use super::{A, B, LINES, Query, ThreeRecursiveGames};
use exercise::{Generator, Recipe, Recipes};

impl Generator for ThreeRecursiveGames {
    const RECIPES: Recipes<Vec<Query>> = &[
        &Recipe::new("every_pair", every_pair),
        &Recipe::new("given", given),
        &Recipe::new("between", between),
        &Recipe::new("any_length", any_length),
        &Recipe::new("multiple", multiple),
    ];

    /// One to three pairs of any length.
    fn small(rng: &mut TestRng) -> Vec<Query> {
        let count = *rng.pick(&[1, 1, 3]);
        (0..count).map(|_| pair_of_any_length(rng)).collect()
    }
}

params! { struct EveryPair { most: u32 } }

/// Every pair of numbers up to `most`.
fn every_pair(_: &mut TestRng, EveryPair { most }: EveryPair) -> Result<Vec<Query>, PlanError> {
    let most = i64::from(most);
    if most * most > LINES.max as i64 {
        return Err(PlanError::new(format!("{most}² pairs are too many for one file")));
    }
    let mut pairs = Vec::new();
    for a in 1..=most {
        pairs.extend((1..=most).map(|b| Query { a, b }));
    }
    Ok(pairs)
}

params! { struct Given { pairs: Vec<u32> } }

/// The pairs `pairs`, one number after another.
fn given(_: &mut TestRng, Given { pairs }: Given) -> Result<Vec<Query>, PlanError> {
    let (pairs, []) = pairs.as_chunks::<2>() else {
        return Err(PlanError::new("the last pair has only one number"));
    };
    Ok(pairs.iter().map(|&[a, b]| Query { a: a.into(), b: b.into() }).collect())
}

params! { struct Between { lines: usize, a: [u32; 2], b: [u32; 2] } }

/// So many `lines` with a in `a = [low, high]` and b in `b = [low, high]`.
fn between(rng: &mut TestRng, Between { lines, a, b }: Between) -> Result<Vec<Query>, PlanError> {
    for (name, [low, high]) in [("a", a), ("b", b)] {
        if low > high {
            return Err(PlanError::new(format!("{name} should be a list of two numbers in order")));
        }
    }
    let mut number = |[low, high]: [u32; 2]| rng.between(low.into(), high.into());
    Ok((0..lines).map(|_| Query { a: number(a), b: number(b) }).collect())
}

params! { struct AnyLength { lines: usize } }

/// So many `lines` with numbers of every length.
fn any_length(rng: &mut TestRng, AnyLength { lines }: AnyLength) -> Result<Vec<Query>, PlanError> {
    Ok((0..lines).map(|_| pair_of_any_length(rng)).collect())
}

params! { struct Multiple { times: u32, off: i64, most: u32 } }

/// Every b up to `most`, with a as near to `times` b as `off` says: at a = 2b the cubic equation is only
/// quadratic.
fn multiple(_: &mut TestRng, Multiple { times, off, most }: Multiple) -> Result<Vec<Query>, PlanError> {
    let pair = |b: i64| Query { a: (i64::from(times) * b + off).clamp(A.min as i64, A.max as i64), b };
    Ok((1..=i64::from(most)).map(pair).collect())
}

fn pair_of_any_length(rng: &mut TestRng) -> Query {
    let a = rng.any_length(A.min as u64, A.max as u64) as i64;
    Query { a, b: rng.any_length(B.min as u64, B.max as u64) as i64 }
}
