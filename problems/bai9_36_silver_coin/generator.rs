//! Recipes: probabilities of every size, with and without rooms where nothing is found.

use generators::{Dice, PlanError};
use serde::Deserialize;

use super::{Rooms, SilverCoin};
use crate::{
    exercise::{Generator, Recipe, Recipes},
    shared::fraction::Fraction,
};

impl Generator for SilverCoin {
    const RECIPES: Recipes<Rooms> = &[
        &Recipe::new("random", random),
        &Recipe::new("equal", equal),
        &Recipe::new("tiny_and_sure", tiny_and_sure),
        &Recipe::new("hundredths", hundredths),
    ];

    /// One to four rooms, sometimes with zeros or ones.
    fn small(dice: &mut Dice) -> Rooms {
        let (n, most) = (dice.size(1, 4), *dice.pick(&[1, 2, 6, 100]));
        let zero = dice.chance(1, 4);
        let room = |dice: &mut Dice| if zero { chance(dice, 0, most) } else { chance(dice, 1, most) };
        Rooms((0..n).map(|_| room(dice)).collect())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    n: usize,
    most: u32,
    #[serde(default)]
    zeros: usize,
}

/// `n` rooms with denominators up to `most` and no 0, but for `zeros` rooms at random places.
fn random(dice: &mut Dice, Random { n, most, zeros }: Random) -> Result<Rooms, PlanError> {
    let mut rooms: Vec<Fraction> = (0..n).map(|_| chance(dice, 1, most)).collect();
    for index in dice.subset(n, zeros) {
        rooms[index] = Fraction::new(0, 1);
    }
    Ok(Rooms(rooms))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Equal {
    n: usize,
    a: u32,
    b: u32,
}

/// `n` rooms with the same probability `a / b`.
fn equal(_: &mut Dice, Equal { n, a, b }: Equal) -> Result<Rooms, PlanError> {
    Ok(Rooms(vec![Fraction::new(a.into(), b.into()); n]))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TinyAndSure {
    n: usize,
}

/// `n` rooms, one of 1/100 at a random place and the others near 1.
fn tiny_and_sure(dice: &mut Dice, TinyAndSure { n }: TinyAndSure) -> Result<Rooms, PlanError> {
    let mut rooms: Vec<Fraction> = (0..n).map(|_| Fraction::new(dice.between(95, 100), 100)).collect();
    rooms[dice.size(0, n - 1)] = Fraction::new(1, 100);
    Ok(Rooms(rooms))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hundredths {}

/// Every probability from 1/100 to 100/100 once, in any order: the sum of their reciprocals has a denominator of 39
/// digits, whatever the seed.
fn hundredths(dice: &mut Dice, Hundredths {}: Hundredths) -> Result<Rooms, PlanError> {
    let mut rooms: Vec<Fraction> = (1..=100).map(|hundredths| Fraction::new(hundredths, 100)).collect();
    dice.shuffle(&mut rooms);
    Ok(Rooms(rooms))
}

fn chance(dice: &mut Dice, least: i64, most: u32) -> Fraction {
    let b = dice.between(1, most.into());
    Fraction::new(dice.between(least, b), b)
}
