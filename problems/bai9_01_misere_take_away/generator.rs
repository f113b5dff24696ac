//! Recipes. With large `M` random positions are nearly always won; `lost` and `nearly_lost` make the others.

use generators::{PlanError, TestRng, params};

use super::{MisereTakeAway, Query};
use exercise::{Generator, Recipe, Recipes};

impl Generator for MisereTakeAway {
    const RECIPES: Recipes<Vec<Query>> = &[
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("nearly_lost", nearly_lost),
        &Recipe::new("few_rounds", few_rounds),
        &Recipe::new("given", given),
    ];

    /// One to three positions of at most 30 counters, many of them lost.
    fn small(rng: &mut TestRng) -> Vec<Query> {
        let lines = rng.size(1, 3);
        let line = |_| {
            let query = random_query(rng, 30);
            if rng.chance(1, 3) { beside_lost(rng, query, 30, 1) } else { query }
        };
        (0..lines).map(line).collect()
    }
}

params! { struct EveryTiny { most: u64 } }

/// Every position of at most `most` counters.
fn every_tiny(_: &mut TestRng, EveryTiny { most: largest }: EveryTiny) -> Result<Vec<Query>, PlanError> {
    let pair = |counters| (1..=counters).map(move |most| Query { counters, most });
    Ok((1..=largest).flat_map(pair).collect())
}

params! {
    /// Lines, and the most counters of a line.
    struct Shape { lines: usize, largest as "most": u64 }
}

/// `lines` positions of all lengths up to `most`.
fn random(rng: &mut TestRng, Shape { lines, largest }: Shape) -> Result<Vec<Query>, PlanError> {
    Ok((0..lines).map(|_| random_query(rng, largest)).collect())
}

/// `lines` positions that are lost.
fn lost(rng: &mut TestRng, Shape { lines, largest }: Shape) -> Result<Vec<Query>, PlanError> {
    let line = |_| {
        let query = random_query(rng, largest);
        beside_lost(rng, query, largest, 0)
    };
    Ok((0..lines).map(line).collect())
}

/// `lines` positions at most two counters from a lost one: the winning move takes 1, 2, M - 1 or M counters.
fn nearly_lost(rng: &mut TestRng, Shape { lines, largest }: Shape) -> Result<Vec<Query>, PlanError> {
    let line = |_| {
        let query = random_query(rng, largest);
        beside_lost(rng, query, largest, 2)
    };
    Ok((0..lines).map(line).collect())
}

params! { struct FewRounds { lines: usize, rounds: u64, m: Vec<u64>, largest as "most": u64 } }

/// `lines` positions with an `M` of the list `m` and 0 to `rounds` times M + 1 counters, beside lost positions
/// or not. Where M + 1 overflows, this shows it.
fn few_rounds(rng: &mut TestRng, params: FewRounds) -> Result<Vec<Query>, PlanError> {
    let FewRounds { lines, rounds, m, largest } = params;
    let line = |_| {
        let most = *rng.pick(&m);
        let bound = largest.min((most + 1).saturating_mul(rounds)).max(most);
        let query = Query { counters: rng.unsigned(most, bound), most };
        if rng.chance(2, 3) { beside_lost(rng, query, largest, 1) } else { query }
    };
    Ok((0..lines).map(line).collect())
}

params! { struct Given { c: Vec<u64>, m: Vec<u64> } }

/// The positions of the lists `c` and `m`, in this order.
fn given(_: &mut TestRng, Given { c, m }: Given) -> Result<Vec<Query>, PlanError> {
    if c.len() != m.len() {
        return Err(PlanError::new("c and m have different lengths"));
    }
    Ok(c.into_iter().zip(m).map(|(counters, most)| Query { counters, most }).collect())
}

fn random_query(rng: &mut TestRng, largest: u64) -> Query {
    let counters = rng.any_length(1, largest);
    // A quarter of the positions have an M as long as C, where few rounds are played.
    let most = if rng.chance(1, 4) { rng.unsigned(1, counters) } else { rng.any_length(1, counters) };
    Query { counters, most }
}

/// The same `M` with a number of counters at most `distance` from a lost one.
fn beside_lost(rng: &mut TestRng, query: Query, largest: u64, distance: u64) -> Query {
    let Query { counters, most } = query;
    let below = counters - (counters - 1) % (most + 1);
    // Below M + 2 counters only the single one is lost, and there M <= C leaves M = 1.
    let lost = if below == 1 { most.saturating_add(2) } else { below };
    if lost > largest {
        return Query { counters: below, most: most.min(below) };
    }
    Query { counters: rng.near(lost, distance, most, largest), most }
}
