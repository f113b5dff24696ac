//! Recipes. Random sets of small numbers give values of a few units; `multiples` makes large values, and sets
//! of large numbers make periods that no short table shows.

use std::collections::BTreeSet;

use generators::{
    PlanError, TestRng, params,
    params::{Misfit, Value, text},
};

use super::{Game, LETTERS, NUMBER, SubtractionGrundy, Taken};
use exercise::{Generator, Recipe, Recipes};

impl Generator for SubtractionGrundy {
    const RECIPES: Recipes<Game> = &[
        &Recipe::new("family", family),
        &Recipe::new("listed", listed),
        &Recipe::new("multiples", multiples),
        &Recipe::new("random", random),
        &Recipe::new("clustered", clustered),
    ];

    /// A family, or a set of up to eight numbers of which some may be above N.
    fn small(rng: &mut TestRng) -> Game {
        let most = rng.size(1, 60);
        let letter: &&str = rng.pick(&LETTERS);
        let taken = Taken::family(letter).unwrap_or_else(|| {
            let size = rng.size(1, 8);
            Taken::Set(random_set(rng, size, most.max(8) + 5))
        });
        Game { taken, most }
    }
}

params! { struct Family { taken as "t": Taken => family_of_letter, most as "N": usize } }

fn family_of_letter(value: &Value) -> Result<Taken, Misfit> {
    Taken::family(text(value)?).ok_or_else(|| Misfit::is_not(value, "a family"))
}

/// The family of the letter `t`, b to e.
fn family(_: &mut TestRng, Family { taken, most }: Family) -> Result<Game, PlanError> {
    Ok(Game { taken, most })
}

params! { struct Listed { most as "N": usize, s: Vec<usize> } }

/// The set `s`.
fn listed(_: &mut TestRng, Listed { most, s }: Listed) -> Result<Game, PlanError> {
    Ok(Game { taken: Taken::Set(s), most })
}

params! { struct Multiples { most as "N": usize, k: usize, step: usize } }

/// The first `k` multiples of `step`: the values run from 0 to k.
fn multiples(_: &mut TestRng, Multiples { most, k, step }: Multiples) -> Result<Game, PlanError> {
    Ok(Game { taken: Taken::Set((1..=k).map(|times| times * step).collect()), most })
}

params! { struct Random { most as "N": usize, k: usize, largest: usize, reached: bool = false } }

/// `k` random numbers up to `largest`, which is one of them if `reached` says so.
fn random(rng: &mut TestRng, params: Random) -> Result<Game, PlanError> {
    let Random { most, k, largest, reached } = params;
    if k > largest {
        return Err(PlanError::new(format!("there are no {k} numbers up to {largest}")));
    }
    let mut set = random_set(rng, k, largest);
    if reached && let Some(last) = set.last_mut() {
        *last = largest;
    }
    Ok(Game { taken: Taken::Set(set), most })
}

params! { struct Clustered { most as "N": usize, k: usize, low: usize } }

/// The numbers 1 to `low`, and random ones of all lengths above them, `k` in all.
fn clustered(rng: &mut TestRng, Clustered { most, k, low }: Clustered) -> Result<Game, PlanError> {
    let mut set: BTreeSet<usize> = (1..=low.min(k)).collect();
    while set.len() < k {
        set.insert(rng.any_length(1, NUMBER.max as u64) as usize);
    }
    Ok(Game { taken: Taken::Set(set.into_iter().collect()), most })
}

/// `size <= largest` different numbers from 1 to `largest`, ascending.
fn random_set(rng: &mut TestRng, size: usize, largest: usize) -> Vec<usize> {
    rng.subset(largest, size).into_iter().map(|index| index + 1).collect()
}
