//! Recipes. Random sets of small numbers give values of a few units; `multiples` makes large values, and sets
//! of large numbers make periods that no short table shows.

use std::collections::BTreeSet;

use generators::{Dice, Params, PlanError};

use super::{Game, LETTERS, NUMBER, Taken};
use crate::exercise::Recipe;

pub const RECIPES: &[Recipe<Game>] = &[
    Recipe::new("family", family),
    Recipe::new("listed", listed),
    Recipe::new("multiples", multiples),
    Recipe::new("random", random),
    Recipe::new("clustered", clustered),
];

/// A family, or a set of up to eight numbers of which some may be above N.
pub fn small(dice: &mut Dice) -> Game {
    let most = dice.size(1, 60);
    let letter: &&str = dice.pick(&LETTERS);
    let taken = Taken::family(letter).unwrap_or_else(|| {
        let size = dice.size(1, 8);
        random_set(dice, size, most.max(8) + 5)
    });
    Game { taken, most }
}

/// The family of the letter `t`, b to e.
fn family(_: &mut Dice, params: &Params) -> Result<Game, PlanError> {
    let letter = params.word("t")?;
    let taken = Taken::family(letter).ok_or_else(|| PlanError::new(format!("t = {letter} is no family")))?;
    Ok(Game { taken, most: params.size("N")? })
}

/// The set `s`.
fn listed(_: &mut Dice, params: &Params) -> Result<Game, PlanError> {
    let set = params.integers("s")?.into_iter().map(|number| number as usize).collect();
    Ok(Game { taken: Taken::Set(set), most: params.size("N")? })
}

/// The first `k` multiples of `step`: the values run from 0 to k.
fn multiples(_: &mut Dice, params: &Params) -> Result<Game, PlanError> {
    let (size, step) = (params.size("k")?, params.size("step")?);
    Ok(Game { taken: Taken::Set((1..=size).map(|times| times * step).collect()), most: params.size("N")? })
}

/// `k` random numbers up to `largest`, which is one of them if `reached` says so.
fn random(dice: &mut Dice, params: &Params) -> Result<Game, PlanError> {
    let (size, largest) = (params.size("k")?, params.size("largest")?);
    if size > largest {
        return Err(PlanError::new(format!("there are no {size} numbers up to {largest}")));
    }
    let mut taken = random_set(dice, size, largest);
    if params.flag("reached")?
        && let Taken::Set(set) = &mut taken
        && let Some(last) = set.last_mut()
    {
        *last = largest;
    }
    Ok(Game { taken, most: params.size("N")? })
}

/// The numbers 1 to `low`, and random ones of all lengths above them, `k` in all.
fn clustered(dice: &mut Dice, params: &Params) -> Result<Game, PlanError> {
    let (size, low) = (params.size("k")?, params.size("low")?);
    let mut set: BTreeSet<usize> = (1..=low.min(size)).collect();
    while set.len() < size {
        set.insert(dice.any_length(1, NUMBER.max as u64) as usize);
    }
    Ok(Game { taken: Taken::Set(set.into_iter().collect()), most: params.size("N")? })
}

/// `size <= largest` different numbers from 1 to `largest`.
fn random_set(dice: &mut Dice, size: usize, largest: usize) -> Taken {
    Taken::Set(dice.subset(largest, size).into_iter().map(|index| index + 1).collect())
}
