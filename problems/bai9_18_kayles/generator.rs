//! Recipes. A random row is nearly always won, by many moves: `lost = true` plays one of them, and
//! `single_move` looks for rows with only one.

use generators::{
    Dice, PlanError,
    positions::{self, Place},
};
use serde::Deserialize;

use super::{
    Kayles, Pins,
    solution::{VALUES, winning_shots},
};
use crate::{
    exercise::{Generator, Recipe, Recipes},
    shared::row::{EveryLength, PlannedRow, RunLengths, every_length},
};

impl Generator for Kayles {
    const RECIPES: Recipes<Pins> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("random", random),
        &Recipe::new("runs", runs),
        &Recipe::new("single_move", single_move),
        &Recipe::new("every_length", lost_ladder),
        &Recipe::new("dead_run", dead_run),
    ];

    /// A row of at most ten pins.
    fn small(dice: &mut Dice) -> Pins {
        let (n, standing) = (dice.size(1, 10), dice.size(1, 10) as u32);
        let pins: Pins = (0..n).map(|_| dice.chance(standing, 10)).collect();
        if dice.chance(1, 3) { play(pins) } else { pins }
    }
}

/// The row that the plan writes down.
fn exact(_: &mut Dice, PlannedRow { row }: PlannedRow) -> Result<Pins, PlanError> {
    Ok(row)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    n: usize,
    percent: u32,
    #[serde(default)]
    lost: bool,
}

/// `n` pins of which about `percent` in a hundred stand.
fn random(dice: &mut Dice, Random { n, percent, lost }: Random) -> Result<Pins, PlanError> {
    let pins = (0..n).map(|_| dice.chance(percent, 100)).collect();
    Ok(if lost { play(pins) } else { pins })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Runs {
    n: usize,
    lengths: Option<Vec<usize>>,
    least: Option<usize>,
    most: Option<usize>,
    #[serde(default)]
    long: usize,
    gap: Option<usize>,
    #[serde(default)]
    lost: bool,
}

/// `n` pins in runs as [`RunLengths`] chooses them, gaps of up to `gap` pins between them, one if nothing is said.
fn runs(dice: &mut Dice, params: Runs) -> Result<Pins, PlanError> {
    let Runs { n, lengths, least, most, long, gap, lost } = params;
    let gap = gap.unwrap_or(1);
    let lengths = RunLengths { lengths, least, most, long }.choose(dice, n, gap)?;
    let pins = lay_out(dice, n, &lengths, gap);
    Ok(if lost { play(pins) } else { pins })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SingleMove {
    n: usize,
    lengths: Vec<usize>,
    #[serde(default = "anywhere")]
    place: Place,
}

fn anywhere() -> Place {
    Place::Any
}

/// `n` pins in runs of one and two and, at `place`, one run of one of the `lengths`, with a single winning move. Runs
/// are symmetric, so that move strikes the middle of one; only few lengths have no other move to value 0.
fn single_move(dice: &mut Dice, SingleMove { n, lengths, place }: SingleMove) -> Result<Pins, PlanError> {
    let make = |dice: &mut Dice| {
        let long = *dice.pick(&lengths);
        // Runs of one are worth 1, runs of two 2: an even number of them is worth 0 half of the time.
        let count = (n - long) / 8 * 2;
        let mut lengths: Vec<usize> = (0..count).map(|_| dice.size(1, 2)).collect();
        lengths.insert(place.among(dice, lengths.len()), long);
        lay_out(dice, n, &lengths, 2)
    };
    positions::single_winning_move(dice, make, |pins| winning_shots(pins).take(2).count())
        .ok_or_else(|| PlanError::new("no row with a single winning move was found"))
}

/// `n` pins, lost, in runs of every length from `from` to `most` once and a few longer ones.
fn lost_ladder(dice: &mut Dice, ladder: EveryLength) -> Result<Pins, PlanError> {
    let lengths = every_length(dice, &ladder, |length| VALUES.value(length))?;
    let used = lengths.iter().sum::<usize>() + lengths.len();
    let n = ladder.n;
    if used > n {
        return Err(PlanError::new(format!("the runs take {used} pins, not {n}")));
    }
    Ok(lay_out(dice, n, &lengths, 1))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeadRun {
    n: usize,
    place: Place,
}

/// `n` pins in two runs: a short one, the first or the last as `place` says, and one of nearly all pins in which no
/// move wins.
fn dead_run(dice: &mut Dice, DeadRun { n, place }: DeadRun) -> Result<Pins, PlanError> {
    let mut rows =
        (1..n.min(200) / 2).map(|short| (n - short - 1, lay_out(dice, n, &[n - short - 1, short], 1)));
    let dead = |(long, pins): &(usize, Pins)| winning_shots(pins).next().is_some_and(|shot| shot.first > *long);
    let mut pins = rows.find(dead).ok_or_else(|| PlanError::new("no dead run was found"))?.1;
    if place == Place::First {
        pins.reverse();
    }
    Ok(pins)
}

/// Runs of the given lengths, gaps of up to `gap` between them, and fallen pins behind; what does not fit is
/// cut off.
fn lay_out(dice: &mut Dice, n: usize, lengths: &[usize], gap: usize) -> Pins {
    let mut pins = Vec::with_capacity(n);
    for &length in lengths {
        pins.extend(std::iter::repeat_n(true, length));
        pins.extend(std::iter::repeat_n(false, dice.size(1, gap)));
    }
    pins.resize(n, false);
    pins
}

/// The row after a winning move, if there is one.
fn play(pins: Pins) -> Pins {
    let shot = winning_shots(&pins).next();
    // A winning move is legal.
    shot.and_then(|shot| shot.fell(&pins).ok()).unwrap_or(pins)
}
