//! Recipes. Most sets have a short period and no pre-period; `long` and `hardest` find the others.

use generators::{NoParams, PlanError, TestRng, params, positions};

use super::{SubtractionPPositions, SubtractionSet, TAKE, solution::outcome};
use exercise::{Generator, Recipe, Recipes};

/// The sets with the longest pre-periods (from 438 down to 251), then those with the longest periods (from 516
/// down to 363), found among all 2^22 - 1 sets.
const HARDEST: &[&[usize]] = &[
    &[3, 4, 5, 17, 18, 19, 20, 22],
    &[2, 3, 11, 15, 19, 20, 22],
    &[3, 4, 9, 10, 15, 19, 21, 22],
    &[1, 6, 11, 21, 22],
    &[1, 5, 12, 16, 20, 21],
    &[3, 4, 9, 10, 15, 19, 22],
    &[2, 3, 4, 13, 14, 18, 19, 20, 22],
    &[3, 11, 12, 15, 20, 22],
    &[1, 8, 20, 21],
    &[1, 9, 10, 13, 21, 22],
    &[1, 6, 8, 10, 15, 17, 18, 20, 21, 22],
    &[4, 9, 14, 18, 20],
    &[5, 6, 14, 15, 16, 20],
    &[3, 4, 11, 12, 16, 17, 18, 19, 21],
    &[4, 5, 12, 17, 21],
    &[1, 8, 13, 15, 17, 21, 22],
    &[1, 3, 6, 8, 12, 16, 21, 22],
    &[1, 3, 6, 8, 16, 21, 22],
    &[4, 7, 13, 15, 16, 20],
    &[2, 6, 10, 11, 15, 16, 19, 20, 22],
    &[2, 7, 10, 12, 15, 20, 22],
    &[3, 5, 9, 13, 17, 19, 22],
    &[3, 6, 11, 16, 19, 20, 22],
    &[4, 7, 14, 17, 21],
    &[3, 4, 9, 13, 18, 19, 22],
    &[6, 9, 16, 22],
    &[3, 8, 9, 15, 18, 21, 22],
    &[3, 9, 10, 15, 18, 20, 21],
    &[3, 10, 15, 18, 20, 21],
    &[3, 9, 10, 18, 20, 21],
    &[3, 9, 14, 15, 16, 18, 21],
    &[3, 14, 15, 16, 18, 21],
    &[3, 9, 14, 16, 18, 21],
    &[2, 3, 7, 9, 13, 15, 19, 20, 22],
    &[2, 3, 4, 9, 12, 15, 18, 20, 21, 22],
    &[2, 3, 7, 8, 9, 13, 14, 15, 19, 20, 22],
    &[2, 3, 4, 8, 13, 14, 18, 19, 20, 22],
    &[2, 5, 11, 20, 22],
    &[4, 5, 11, 17, 18, 20, 22],
    &[2, 6, 7, 10, 15, 16, 19, 20, 22],
];

impl Generator for SubtractionPPositions {
    const RECIPES: Recipes<Vec<SubtractionSet>> = &[
        &Recipe::new("every_tiny", every_tiny),
        &Recipe::new("every_pair", every_pair),
        &Recipe::new("given", given),
        &Recipe::new("random", random),
        &Recipe::new("long", long),
        &Recipe::new("hardest", hardest),
    ];

    /// One to three sets, now and then all powers of two.
    fn small(rng: &mut TestRng) -> Vec<SubtractionSet> {
        let lines = rng.size(1, 3);
        let line = |_| {
            let most = rng.size(1, TAKE.max as usize);
            if rng.chance(1, 10) { SubtractionSet::PowersOfTwo } else { random_set(rng, 1, most) }
        };
        (0..lines).map(line).collect()
    }
}

params! {
    /// The least and the largest of the largest takes.
    struct LargestTake { from: usize, to: usize }
}

/// Every set whose largest take is `from` to `to`, in random order, and all powers of two.
fn every_tiny(
    rng: &mut TestRng,
    LargestTake { from, to }: LargestTake,
) -> Result<Vec<SubtractionSet>, PlanError> {
    let takes = |digits: usize| (1..=to).filter(|take| digits >> (take - 1) & 1 == 1).collect();
    let mut sets: Vec<_> =
        (1 << (from - 1)..1usize << to).map(|digits| SubtractionSet::Finite(takes(digits))).collect();
    sets.push(SubtractionSet::PowersOfTwo);
    rng.shuffle(&mut sets);
    Ok(sets)
}

/// Every set of one or two takes whose larger take is `from` to `to`, in random order.
fn every_pair(
    rng: &mut TestRng,
    LargestTake { from, to }: LargestTake,
) -> Result<Vec<SubtractionSet>, PlanError> {
    let mut sets = Vec::new();
    for larger in from..=to {
        sets.push(SubtractionSet::Finite(vec![larger]));
        sets.extend((1..larger).map(|smaller| SubtractionSet::Finite(vec![smaller, larger])));
    }
    rng.shuffle(&mut sets);
    Ok(sets)
}

params! { struct Given { set: Vec<usize> } }

/// The one set `set`; all powers of two if it is empty.
fn given(_: &mut TestRng, Given { set }: Given) -> Result<Vec<SubtractionSet>, PlanError> {
    Ok(vec![SubtractionSet::of(set)])
}

params! { struct Random { lines: usize, least: usize, most: usize } }

/// `lines` sets of takes between `least` and `most`.
fn random(rng: &mut TestRng, Random { lines, least, most }: Random) -> Result<Vec<SubtractionSet>, PlanError> {
    Ok((0..lines).map(|_| random_set(rng, least, most)).collect())
}

params! { struct Long { lines: usize, u: usize, d: usize } }

/// `lines` sets whose pre-period is at least `u` and whose period is at least `d`.
fn long(rng: &mut TestRng, Long { lines, u, d }: Long) -> Result<Vec<SubtractionSet>, PlanError> {
    let make = |rng: &mut TestRng| random_set(rng, 1, TAKE.max as usize);
    let is_long = |set: &SubtractionSet| {
        let outcome = outcome(set);
        outcome.pre_period >= u && outcome.period >= d
    };
    let none = || PlanError::new(format!("no set with u >= {u} and d >= {d} was found"));
    let line = |_| positions::wanted(rng, make, is_long).ok_or_else(none);
    (0..lines).map(line).collect()
}

/// The hardest sets, in random order.
fn hardest(rng: &mut TestRng, NoParams {}: NoParams) -> Result<Vec<SubtractionSet>, PlanError> {
    let mut sets: Vec<_> = HARDEST.iter().map(|takes| SubtractionSet::Finite(takes.to_vec())).collect();
    rng.shuffle(&mut sets);
    Ok(sets)
}

fn random_set(rng: &mut TestRng, least: usize, most: usize) -> SubtractionSet {
    let count = rng.size(1, most - least + 1);
    let count = if rng.chance(1, 2) { count.min(6) } else { count };
    let places = rng.subset(most - least + 1, count);
    SubtractionSet::Finite(places.iter().map(|place| least + place).collect())
}
