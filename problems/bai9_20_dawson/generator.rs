//! Recipes. A random row is nearly always won, by many moves: `lost = true` plays one of them, and
//! `single_move` looks for rows with only one.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};

use super::{
    Cells, Dawson, mark,
    solution::{VALUES, winning_cells},
};
use crate::shared::row::{EveryLength, PlannedRow, RunLengths, every_length};
use exercise::{Generator, Recipe, Recipes};

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
    fn small(rng: &mut TestRng) -> Cells {
        let n = rng.size(1, 10);
        let rarity = rng.size(2, 20) as u32;
        let cells = random_marks(rng, n, rarity);
        if rng.chance(1, 3) { play(cells) } else { cells }
    }
}

/// The least gap between two free runs: a mark and its neighbours.
const GAP: usize = 3;

/// The row that the plan writes down.
fn exact(_: &mut TestRng, PlannedRow { row }: PlannedRow) -> Result<Cells, PlanError> {
    Ok(row)
}

params! { struct Empty { n: usize } }

/// `n` cells without a mark.
fn empty(_: &mut TestRng, Empty { n }: Empty) -> Result<Cells, PlanError> {
    Ok(vec![false; n])
}

params! { struct Random { n: usize, rarity: u32, lost: bool = false } }

/// `n` cells; from left to right one in about `rarity` is marked, where it may be.
fn random(rng: &mut TestRng, Random { n, rarity, lost }: Random) -> Result<Cells, PlanError> {
    let cells = random_marks(rng, n, rarity);
    Ok(if lost { play(cells) } else { cells })
}

params! {
    struct Runs {
        n: usize,
        lengths: Option<Vec<usize>>,
        least: Option<usize>,
        most: Option<usize>,
        long: usize = 0,
        lost: bool = false,
    }
}

/// `n` cells with free runs as [`RunLengths`] chooses them.
fn runs(rng: &mut TestRng, params: Runs) -> Result<Cells, PlanError> {
    let Runs { n, lengths, least, most, long, lost } = params;
    let lengths = RunLengths { lengths, least, most, long }.choose(rng, n, GAP)?;
    let cells = lay_out(rng, n, &lengths);
    Ok(if lost { play(cells) } else { cells })
}

params! { struct SingleMove { n: usize, lengths: Vec<usize>, place: Place = Place::Any } }

/// `n` cells with free runs of one and two and, at `place`, one of the `lengths`, with a single winning move. Runs are
/// symmetric, so that move strikes the middle of one; only few lengths have no other move to value 0.
fn single_move(rng: &mut TestRng, SingleMove { n, lengths, place }: SingleMove) -> Result<Cells, PlanError> {
    let make = |rng: &mut TestRng| {
        let long = *rng.pick(&lengths);
        // One cell and two cells are both worth 1: an even number of such runs is worth 0.
        let count = (n - long - GAP) / (2 + GAP) / 2 * 2;
        let mut short: Vec<usize> = (0..count).map(|_| rng.size(1, 2)).collect();
        short.insert(place.among(rng, short.len()), long);
        lay_out(rng, n, &short)
    };
    positions::single_winning_move(rng, make, |cells| winning_cells(cells).take(2).count())
        .ok_or_else(|| PlanError::new("no row with a single winning move was found"))
}

/// `n` cells, lost, with free runs of every length from `from` to `most` once and a few longer ones.
fn lost_ladder(rng: &mut TestRng, ladder: EveryLength) -> Result<Cells, PlanError> {
    let lengths = every_length(rng, &ladder, |length| VALUES.value(length))?;
    let used: usize = lengths.iter().map(|length| length + GAP).sum();
    let n = ladder.n;
    if used > n {
        return Err(PlanError::new(format!("the runs take {used} cells, not {n}")));
    }
    Ok(lay_out(rng, n, &lengths))
}

params! { struct DeadRun { n: usize, place: Place } }

/// `n` cells with two free runs: a short one, the first or the last as `place` says, and one of nearly all cells in
/// which no move wins.
fn dead_run(rng: &mut TestRng, DeadRun { n, place }: DeadRun) -> Result<Cells, PlanError> {
    let mut rows =
        (1..n.min(200) / 2).map(|short| (n - short - GAP, lay_out(rng, n, &[n - short - GAP, short])));
    let dead = |(long, cells): &(usize, Cells)| winning_cells(cells).next().is_some_and(|cell| cell > *long);
    let mut cells = rows.find(dead).ok_or_else(|| PlanError::new("no dead run was found"))?.1;
    if place == Place::First {
        cells.reverse();
    }
    Ok(cells)
}

fn random_marks(rng: &mut TestRng, n: usize, rarity: u32) -> Cells {
    let mut cells = Vec::with_capacity(n);
    for _ in 0..n {
        let marked = cells.last() != Some(&true) && rng.chance(1, rarity);
        cells.push(marked);
    }
    cells
}

/// Free runs of the given lengths with a mark between two of them, every second cell marked behind the last.
/// Some rows begin with a mark.
fn lay_out(rng: &mut TestRng, n: usize, lengths: &[usize]) -> Cells {
    let mut cells = Vec::with_capacity(n + GAP);
    let used: usize = lengths.iter().map(|length| length + GAP).sum();
    if used + 2 <= n && rng.chance(1, 2) {
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
