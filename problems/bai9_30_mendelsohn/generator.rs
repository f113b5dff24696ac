//! Recipes: every small game, and lines of every size.

use generators::{PlanError, TestRng, params};

use super::{LINES, Mendelsohn, Query};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Mendelsohn {
    const RECIPES: Recipes<Vec<Query>> =
        &[&Recipe::new("every_tiny", every_tiny), &Recipe::new("random", random), &Recipe::new("same", same)];

    /// One or two games of at most four integers.
    fn small(rng: &mut TestRng) -> Vec<Query> {
        let count = *rng.pick(&[1, 1, 2]);
        let most = *rng.pick(&[2, 5, 1000]);
        (0..count).map(|_| query(rng, 1, 4, most)).collect()
    }
}

params! { struct EveryTiny { integers: usize, most: u32 } }

/// Every game of at most `integers` integers with losses up to `most`.
fn every_tiny(_: &mut TestRng, EveryTiny { integers, most }: EveryTiny) -> Result<Vec<Query>, PlanError> {
    let mut all = Vec::new();
    for n in 1..=integers {
        for loss in 1..=i64::from(most) {
            all.extend((1..=loss).map(|win| Query { n, win, loss }));
        }
    }
    if all.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} games are too many for one file", all.len())));
    }
    Ok(all)
}

params! { struct Random { lines: usize, least: usize = 1, integers: usize, most: u32 } }

/// So many `lines` with n in `least..=integers` and losses up to `most`.
fn random(rng: &mut TestRng, params: Random) -> Result<Vec<Query>, PlanError> {
    let Random { lines, least, integers, most } = params;
    Ok((0..lines).map(|_| query(rng, least, integers, most)).collect())
}

params! { struct Same { lines: usize = 1, n: usize, w: u32, l: u32 } }

/// `lines` games with the given n, win and loss; one, if nothing is said.
fn same(_: &mut TestRng, Same { lines, n, w, l }: Same) -> Result<Vec<Query>, PlanError> {
    Ok(vec![Query { n, win: w.into(), loss: l.into() }; lines])
}

fn query(rng: &mut TestRng, least: usize, integers: usize, most: u32) -> Query {
    let loss = rng.between(1, most.into());
    Query { n: rng.size(least, integers), win: rng.between(1, loss), loss }
}
