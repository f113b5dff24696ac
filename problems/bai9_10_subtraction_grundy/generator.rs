//! Recipes. Random sets of small numbers give values of a few units; `multiples` makes large values, and sets
//! of large numbers make periods that no short table shows.

use std::collections::BTreeSet;

use generators::{Dice, PlanError};
use serde::{Deserialize, Deserializer, de::Error};

use super::{Game, LETTERS, NUMBER, SubtractionGrundy, Taken};
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for SubtractionGrundy {
    const RECIPES: Recipes<Game> = &[
        &Recipe::new("family", family),
        &Recipe::new("listed", listed),
        &Recipe::new("multiples", multiples),
        &Recipe::new("random", random),
        &Recipe::new("clustered", clustered),
    ];

    /// A family, or a set of up to eight numbers of which some may be above N.
    fn small(dice: &mut Dice) -> Game {
        let most = dice.size(1, 60);
        let letter: &&str = dice.pick(&LETTERS);
        let taken = Taken::family(letter).unwrap_or_else(|| {
            let size = dice.size(1, 8);
            Taken::Set(random_set(dice, size, most.max(8) + 5))
        });
        Game { taken, most }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Family {
    #[serde(rename = "t", deserialize_with = "family_of_letter")]
    taken: Taken,
    #[serde(rename = "N")]
    most: usize,
}

fn family_of_letter<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Taken, D::Error> {
    let letter = String::deserialize(deserializer)?;
    Taken::family(&letter).ok_or_else(|| D::Error::custom(format!("t = {letter} is no family")))
}

/// The family of the letter `t`, b to e.
fn family(_: &mut Dice, Family { taken, most }: Family) -> Result<Game, PlanError> {
    Ok(Game { taken, most })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    #[serde(rename = "N")]
    most: usize,
    s: Vec<usize>,
}

/// The set `s`.
fn listed(_: &mut Dice, Listed { most, s }: Listed) -> Result<Game, PlanError> {
    Ok(Game { taken: Taken::Set(s), most })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Multiples {
    #[serde(rename = "N")]
    most: usize,
    k: usize,
    step: usize,
}

/// The first `k` multiples of `step`: the values run from 0 to k.
fn multiples(_: &mut Dice, Multiples { most, k, step }: Multiples) -> Result<Game, PlanError> {
    Ok(Game { taken: Taken::Set((1..=k).map(|times| times * step).collect()), most })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    #[serde(rename = "N")]
    most: usize,
    k: usize,
    largest: usize,
    #[serde(default)]
    reached: bool,
}

/// `k` random numbers up to `largest`, which is one of them if `reached` says so.
fn random(dice: &mut Dice, params: Random) -> Result<Game, PlanError> {
    let Random { most, k, largest, reached } = params;
    if k > largest {
        return Err(PlanError::new(format!("there are no {k} numbers up to {largest}")));
    }
    let mut set = random_set(dice, k, largest);
    if reached && let Some(last) = set.last_mut() {
        *last = largest;
    }
    Ok(Game { taken: Taken::Set(set), most })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Clustered {
    #[serde(rename = "N")]
    most: usize,
    k: usize,
    low: usize,
}

/// The numbers 1 to `low`, and random ones of all lengths above them, `k` in all.
fn clustered(dice: &mut Dice, Clustered { most, k, low }: Clustered) -> Result<Game, PlanError> {
    let mut set: BTreeSet<usize> = (1..=low.min(k)).collect();
    while set.len() < k {
        set.insert(dice.any_length(1, NUMBER.max as u64) as usize);
    }
    Ok(Game { taken: Taken::Set(set.into_iter().collect()), most })
}

/// `size <= largest` different numbers from 1 to `largest`, ascending.
fn random_set(dice: &mut Dice, size: usize, largest: usize) -> Vec<usize> {
    dice.subset(largest, size).into_iter().map(|index| index + 1).collect()
}
