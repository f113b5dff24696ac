//! Recipes. A random row is nearly always won, by many moves: `lost = true` plays one of them, and
//! `single_move` looks for rows with only one.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};

use super::{
    Kayles, Pins,
    solution::{VALUES, winning_shots},
};
use crate::shared::row::{EveryLength, PlannedRow, RunLengths, every_length};
use exercise::{Generator, Recipe, Recipes};

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
    fn small(rng: &mut TestRng) -> Pins {
        let (n, standing) = (rng.size(1, 10), rng.size(1, 10) as u32);
        let pins: Pins = (0..n).map(|_| rng.chance(standing, 10)).collect();
        if rng.chance(1, 3) { play(pins) } else { pins }
    }
}

/// The row that the plan writes down.
fn exact(_: &mut TestRng, PlannedRow { row }: PlannedRow) -> Result<Pins, PlanError> {
    Ok(row)
}

params! { struct Random { n: usize, percent: u32, lost: bool = false } }

/// `n` pins of which about `percent` in a hundred stand.
fn random(rng: &mut TestRng, Random { n, percent, lost }: Random) -> Result<Pins, PlanError> {
    let pins = (0..n).map(|_| rng.chance(percent, 100)).collect();
    Ok(if lost { play(pins) } else { pins })
}

params! {
    struct Runs {
        n: usize,
        lengths: Option<Vec<usize>>,
        least: Option<usize>,
        most: Option<usize>,
        long: usize = 0,
        gap: Option<usize>,
        lost: bool = false,
    }
}

/// `n` pins in runs as [`RunLengths`] chooses them, gaps of up to `gap` pins between them, one if nothing is said.
fn runs(rng: &mut TestRng, params: Runs) -> Result<Pins, PlanError> {
    let Runs { n, lengths, least, most, long, gap, lost } = params;
    let gap = gap.unwrap_or(1);
    let lengths = RunLengths { lengths, least, most, long }.choose(rng, n, gap)?;
    let pins = lay_out(rng, n, &lengths, gap);
    Ok(if lost { play(pins) } else { pins })
}

params! { struct SingleMove { n: usize, lengths: Vec<usize>, place: Place = Place::Any } }

/// `n` pins in runs of one and two and, at `place`, one run of one of the `lengths`, with a single winning move. Runs
/// are symmetric, so that move strikes the middle of one; only few lengths have no other move to value 0.
fn single_move(rng: &mut TestRng, SingleMove { n, lengths, place }: SingleMove) -> Result<Pins, PlanError> {
    let make = |rng: &mut TestRng| {
        let long = *rng.pick(&lengths);
        // Runs of one are worth 1, runs of two 2: an even number of them is worth 0 half of the time.
        let count = (n - long) / 8 * 2;
        let mut lengths: Vec<usize> = (0..count).map(|_| rng.size(1, 2)).collect();
        lengths.insert(place.among(rng, lengths.len()), long);
        lay_out(rng, n, &lengths, 2)
    };
    positions::single_winning_move(rng, make, |pins| winning_shots(pins).take(2).count())
        .ok_or_else(|| PlanError::new("no row with a single winning move was found"))
}

/// `n` pins, lost, in runs of every length from `from` to `most` once and a few longer ones.
fn lost_ladder(rng: &mut TestRng, ladder: EveryLength) -> Result<Pins, PlanError> {
    let lengths = every_length(rng, &ladder, |length| VALUES.value(length))?;
    let used = lengths.iter().sum::<usize>() + lengths.len();
    let n = ladder.n;
    if used > n {
        return Err(PlanError::new(format!("the runs take {used} pins, not {n}")));
    }
    Ok(lay_out(rng, n, &lengths, 1))
}

params! { struct DeadRun { n: usize, place: Place } }

/// `n` pins in two runs: a short one, the first or the last as `place` says, and one of nearly all pins in which no
/// move wins.
fn dead_run(rng: &mut TestRng, DeadRun { n, place }: DeadRun) -> Result<Pins, PlanError> {
    let mut rows =
        (1..n.min(200) / 2).map(|short| (n - short - 1, lay_out(rng, n, &[n - short - 1, short], 1)));
    let dead = |(long, pins): &(usize, Pins)| winning_shots(pins).next().is_some_and(|shot| shot.first > *long);
    let mut pins = rows.find(dead).ok_or_else(|| PlanError::new("no dead run was found"))?.1;
    if place == Place::First {
        pins.reverse();
    }
    Ok(pins)
}

/// Runs of the given lengths, gaps of up to `gap` between them, and fallen pins behind; what does not fit is
/// cut off.
fn lay_out(rng: &mut TestRng, n: usize, lengths: &[usize], gap: usize) -> Pins {
    let mut pins = Vec::with_capacity(n);
    for &length in lengths {
        pins.extend(std::iter::repeat_n(true, length));
        pins.extend(std::iter::repeat_n(false, rng.size(1, gap)));
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
