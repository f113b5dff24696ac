//! Recipes: probabilities of every size, with and without rooms where nothing is found.

use generators::{Dice, Params, PlanError};

use super::Rooms;
use crate::{exercise::Recipe, shared::fraction::Fraction};

pub const RECIPES: &[Recipe<Rooms>] =
    &[Recipe::new("random", random), Recipe::new("equal", equal), Recipe::new("tiny_and_sure", tiny_and_sure)];

/// One to four rooms, sometimes with zeros or ones.
pub fn small(dice: &mut Dice) -> Rooms {
    let (n, most) = (dice.size(1, 4), *dice.pick(&[1, 2, 6, 100]));
    let zero = dice.chance(1, 4);
    let room = |dice: &mut Dice| if zero { chance(dice, 0, most) } else { chance(dice, 1, most) };
    Rooms((0..n).map(|_| room(dice)).collect())
}

/// `n` rooms with denominators up to `most` and no 0, but for `zeros` rooms at random places.
fn random(dice: &mut Dice, params: &Params) -> Result<Rooms, PlanError> {
    let (n, most, zeros) = (params.size("n")?, params.integer("most")?, params.size_or("zeros", 0)?);
    let mut rooms: Vec<Fraction> = (0..n).map(|_| chance(dice, 1, most)).collect();
    for index in dice.subset(n, zeros) {
        rooms[index] = Fraction::new(0, 1);
    }
    Ok(Rooms(rooms))
}

/// `n` rooms with the same probability `a / b`.
fn equal(_: &mut Dice, params: &Params) -> Result<Rooms, PlanError> {
    let chance = Fraction::new(params.integer("a")?, params.integer("b")?);
    Ok(Rooms(vec![chance; params.size("n")?]))
}

/// `n` rooms, one of 1/100 at a random place and the others near 1.
fn tiny_and_sure(dice: &mut Dice, params: &Params) -> Result<Rooms, PlanError> {
    let n = params.size("n")?;
    let mut rooms: Vec<Fraction> = (0..n).map(|_| Fraction::new(dice.between(95, 100), 100)).collect();
    rooms[dice.size(0, n - 1)] = Fraction::new(1, 100);
    Ok(Rooms(rooms))
}

fn chance(dice: &mut Dice, least: i64, most: i64) -> Fraction {
    let b = dice.between(1, most);
    Fraction::new(dice.between(least, b), b)
}
