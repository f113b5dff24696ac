//! Recipes. A random row is nearly always won, by many moves: `lost = true` plays one of them, and
//! `single_move` looks for rows with only one.

use generators::{
    Dice, PlanError,
    positions::{self, Place},
};
use serde::Deserialize;

use super::{
    Cells, Dawson, mark,
    solution::{VALUES, winning_cells},
};
use crate::{
    exercise::{Generator, Recipe, Recipes},
    shared::row::{EveryLength, PlannedRow, RunLengths, every_length},
};

impl Generator for Dawson {
    const RECIPES: Recipes<Cells> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("empty", empty),
        &Recipe::new("random", random),
        &Recipe::new("runs", runs),
        &Recipe::new("single_move", single_move),
        &Recipe::new("every_length", lost_ladder),
        &Recipe::new("dead_run", dead_run),
    ];

    /// A row of at most ten cells.
    fn small(dice: &mut Dice) -> Cells {
        let n = dice.size(1, 10);
        let rarity = dice.size(2, 20) as u32;
        let cells = random_marks(dice, n, rarity);
        if dice.chance(1, 3) { play(cells) } else { cells }
    }
}

/// The least gap between two free runs: a mark and its neighbours.
const GAP: usize = 3;

/// The row that the plan writes down.
fn exact(_: &mut Dice, PlannedRow { row }: PlannedRow) -> Result<Cells, PlanError> {
    Ok(row)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Empty {
    n: usize,
}

/// `n` cells without a mark.
fn empty(_: &mut Dice, Empty { n }: Empty) -> Result<Cells, PlanError> {
    Ok(vec![false; n])
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Random {
    n: usize,
    rarity: u32,
    #[serde(default)]
    lost: bool,
}

/// `n` cells; from left to right one in about `rarity` is marked, where it may be.
fn random(dice: &mut Dice, Random { n, rarity, lost }: Random) -> Result<Cells, PlanError> {
    let cells = random_marks(dice, n, rarity);
    Ok(if lost { play(cells) } else { cells })
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
    #[serde(default)]
    lost: bool,
}

/// `n` cells with free runs as [`RunLengths`] chooses them.
fn runs(dice: &mut Dice, params: Runs) -> Result<Cells, PlanError> {
    let Runs { n, lengths, least, most, long, lost } = params;
    let lengths = RunLengths { lengths, least, most, long }.choose(dice, n, GAP)?;
    let cells = lay_out(dice, n, &lengths);
    Ok(if lost { play(cells) } else { cells })
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

/// `n` cells with free runs of one and two and, at `place`, one of the `lengths`, with a single winning move. Runs are
/// symmetric, so that move strikes the middle of one; only few lengths have no other move to value 0.
fn single_move(dice: &mut Dice, SingleMove { n, lengths, place }: SingleMove) -> Result<Cells, PlanError> {
    let make = |dice: &mut Dice| {
        let long = *dice.pick(&lengths);
        // One cell and two cells are both worth 1: an even number of such runs is worth 0.
        let count = (n - long - GAP) / (2 + GAP) / 2 * 2;
        let mut short: Vec<usize> = (0..count).map(|_| dice.size(1, 2)).collect();
        short.insert(place.among(dice, short.len()), long);
        lay_out(dice, n, &short)
    };
    positions::single_winning_move(dice, make, |cells| winning_cells(cells).take(2).count())
        .ok_or_else(|| PlanError::new("no row with a single winning move was found"))
}

/// `n` cells, lost, with free runs of every length from `from` to `most` once and a few longer ones.
fn lost_ladder(dice: &mut Dice, ladder: EveryLength) -> Result<Cells, PlanError> {
    let lengths = every_length(dice, &ladder, |length| VALUES.value(length))?;
    let used: usize = lengths.iter().map(|length| length + GAP).sum();
    let n = ladder.n;
    if used > n {
        return Err(PlanError::new(format!("the runs take {used} cells, not {n}")));
    }
    Ok(lay_out(dice, n, &lengths))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeadRun {
    n: usize,
    place: Place,
}

/// `n` cells with two free runs: a short one, the first or the last as `place` says, and one of nearly all cells in
/// which no move wins.
fn dead_run(dice: &mut Dice, DeadRun { n, place }: DeadRun) -> Result<Cells, PlanError> {
    let mut rows =
        (1..n.min(200) / 2).map(|short| (n - short - GAP, lay_out(dice, n, &[n - short - GAP, short])));
    let dead = |(long, cells): &(usize, Cells)| winning_cells(cells).next().is_some_and(|cell| cell > *long);
    let mut cells = rows.find(dead).ok_or_else(|| PlanError::new("no dead run was found"))?.1;
    if place == Place::First {
        cells.reverse();
    }
    Ok(cells)
}

fn random_marks(dice: &mut Dice, n: usize, rarity: u32) -> Cells {
    let mut cells = Vec::with_capacity(n);
    for _ in 0..n {
        let marked = cells.last() != Some(&true) && dice.chance(1, rarity);
        cells.push(marked);
    }
    cells
}

/// Free runs of the given lengths with a mark between two of them, every second cell marked behind the last.
/// Some rows begin with a mark.
fn lay_out(dice: &mut Dice, n: usize, lengths: &[usize]) -> Cells {
    let mut cells = Vec::with_capacity(n + GAP);
    let used: usize = lengths.iter().map(|length| length + GAP).sum();
    if used + 2 <= n && dice.chance(1, 2) {
        cells.extend([true, false]);
    }
    for &length in lengths {
        cells.extend(std::iter::repeat_n(false, length));
        cells.extend([false, true, false]);
    }
    while cells.len() < n {
        // The last cell is empty.
        cells.push(true);
        cells.push(false);
    }
    cells.truncate(n);
    cells
}

/// The row after a winning move, if there is one.
fn play(cells: Cells) -> Cells {
    let cell = winning_cells(&cells).next();
    // A winning move is legal.
    cell.and_then(|cell| mark(&cells, cell).ok()).unwrap_or(cells)
}
