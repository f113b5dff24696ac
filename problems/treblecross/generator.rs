//! Recipes. In a random row somebody nearly always wins at once, so most recipes write X only into safe cells; `at_once`
//! then adds one that isn't.

use generators::{
    PlanError, TestRng, params,
    positions::{self, Place},
};

use super::{
    Cells, Treblecross, mark,
    solution::{safe, values, winning_cells, wins_aside},
    three,
};
use crate::shared::row::{EveryLength, PlannedRow, RunLengths, every_length};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Treblecross {
    const RECIPES: Recipes<Cells> = &[
        &Recipe::new("exact", exact),
        &Recipe::new("empty", empty),
        &Recipe::new("random", random),
        &Recipe::new("runs", runs),
        &Recipe::new("single_move", single_move),
        &Recipe::new("every_length", lost_ladder),
        &Recipe::new("digit", digit),
        &Recipe::new("at_once", at_once),
        &Recipe::new("aside", aside),
    ];

    /// A row of at most twelve cells; in half of them nobody wins at once.
    fn small(rng: &mut TestRng) -> Cells {
        let n = rng.size(3, 12);
        let rarity = rng.size(2, 20) as u32;
        let marks = rng.size(0, 4);
        let mut cells = random_marks(rng, n, rarity);
        if rng.chance(1, 2) {
            for cell in rng.subset(n, marks.min(n)) {
                cells[cell] = true;
                cells[cell] = three(&cells).is_none();
            }
        }
        if rng.chance(1, 3) { play(cells) } else { cells }
    }
}

params! { struct Aside { n: usize, pairs: usize, least: usize, most: usize } }

/// `n` cells, won, but by no move in a run of the greatest value, nor in a longest one: `pairs` of runs of equal lengths from
/// `least` to `most`, whose values cancel, and shorter ones beside them.
fn aside(rng: &mut TestRng, Aside { n, pairs, least, most }: Aside) -> Result<Cells, PlanError> {
    let make = |rng: &mut TestRng| {
        let long = (0..pairs).map(|_| rng.size(least, most)).flat_map(|length| [length; 2]);
        let mut lengths: Vec<usize> = long.collect();
        lengths.extend((0..rng.size(1, 3)).map(|_| rng.size(1, least)));
        rng.shuffle(&mut lengths);
        lay_out(rng, n, &lengths)
    };
    let fits = |cells: &Result<Cells, PlanError>| cells.as_ref().is_ok_and(|cells| wins_aside(cells));
    positions::wanted(rng, make, fits).ok_or_else(|| PlanError::new("no such row was found"))?
}

/// The least gap between two runs of safe cells: an X and two cells on either side.
const GAP: usize = 5;

/// The row that the plan writes down.
fn exact(_: &mut TestRng, PlannedRow { row }: PlannedRow) -> Result<Cells, PlanError> {
    Ok(row)
}

params! { struct Empty { n: usize } }

/// `n` empty cells.
fn empty(_: &mut TestRng, Empty { n }: Empty) -> Result<Cells, PlanError> {
    Ok(vec![false; n])
}

params! { struct Random { n: usize, rarity: u32, lost: bool = false } }

/// `n` cells; from left to right one in about `rarity` gets an X, where it is safe.
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

/// `n` cells with runs of safe cells as [`RunLengths`] chooses them.
fn runs(rng: &mut TestRng, params: Runs) -> Result<Cells, PlanError> {
    let Runs { n, lengths, least, most, long, lost } = params;
    let mut lengths = RunLengths { lengths, least, most, long }.choose(rng, n, GAP)?;
    // One or two cells beside the runs would be safe, too.
    while (1..3).contains(&(n - taken(&lengths))) {
        lengths.pop();
    }
    let cells = lay_out(rng, n, &lengths)?;
    Ok(if lost { play(cells) } else { cells })
}

params! { struct SingleMove { n: usize, lengths: Vec<usize>, place: Place = Place::Any } }

/// `n` cells with runs of one to three and, at `place`, one of the `lengths`, with a single winning move.
fn single_move(rng: &mut TestRng, SingleMove { n, lengths, place }: SingleMove) -> Result<Cells, PlanError> {
    let make = |rng: &mut TestRng| {
        let long = *rng.pick(&lengths);
        // One to three cells are all worth 1: an even number of such runs is worth 0. Three cells are left for the rest.
        let count = (n - long - 3) / (3 + GAP) / 2 * 2;
        let mut short: Vec<usize> = (0..count).map(|_| rng.size(1, 3)).collect();
        short.insert(place.among(rng, short.len()), long);
        lay_out(rng, n, &short)
    };
    let single =
        |cells: &Result<Cells, PlanError>| cells.as_ref().is_ok_and(|cells| winning_cells(cells).len() == 1);
    positions::wanted(rng, make, single)
        .ok_or_else(|| PlanError::new("no row with a single winning move was found"))?
}

/// `n` cells, lost, with runs of every length from `from` to `most` once and a few longer ones.
fn lost_ladder(rng: &mut TestRng, ladder: EveryLength) -> Result<Cells, PlanError> {
    let lengths = every_length(rng, &ladder, |length| values()[length])?;
    lay_out(rng, ladder.n, &lengths)
}

params! { struct Digit { n: usize, digit: u32, most: usize } }

/// `n` cells, lost, with runs of those lengths up to `most` that have the digit 2^`digit`, once each, and of a few longer
/// ones: if two entries of a table of values are exchanged, some digit tells their lengths apart.
fn digit(rng: &mut TestRng, Digit { n, digit, most }: Digit) -> Result<Cells, PlanError> {
    let mut lengths: Vec<usize> = (1..=most).filter(|length| length >> digit & 1 == 1).collect();
    let sum = lengths.iter().fold(0, |sum, &length| sum ^ values()[length]);
    for power in (0..u32::BITS).map(|digit| 1 << digit).filter(|power| sum & power != 0) {
        let beyond = (most + 1..).take(2 * most + 100).find(|&length| values()[length] == power);
        lengths.push(beyond.ok_or_else(|| PlanError::new(format!("no run beyond {most} is worth {power}")))?);
    }
    rng.shuffle(&mut lengths);
    lay_out(rng, n, &lengths)
}

params! { struct AtOnce { n: usize, rarity: u32, distance: usize, place: Place } }

/// `n` cells in which two X at `distance`, the first two cells of the row, the last two or any, win at once, and no others.
fn at_once(rng: &mut TestRng, AtOnce { n, rarity, distance, place }: AtOnce) -> Result<Cells, PlanError> {
    if !(1..3).contains(&distance) || n <= distance {
        return Err(PlanError::new("two X win at once at distance 1 or 2"));
    }
    let first = match place {
        Place::First => 0,
        Place::Last => n - 1 - distance,
        Place::Any => rng.size(0, n - 1 - distance),
    };
    let mut cells = vec![false; n];
    cells[first] = true;
    cells[first + distance] = true;
    for cell in 0..n {
        if rng.chance(1, rarity) && safe(&cells[cell.saturating_sub(2)..(cell + 3).min(n)])[cell.min(2)] {
            cells[cell] = true;
        }
    }
    Ok(cells)
}

/// The cells that these runs take, with the least gaps between them.
fn taken(lengths: &[usize]) -> usize {
    lengths.iter().sum::<usize>() + GAP * lengths.len().saturating_sub(1)
}

/// A row of `n` cells with these runs of safe cells; what is left over is at one of its ends.
fn lay_out(rng: &mut TestRng, n: usize, lengths: &[usize]) -> Result<Cells, PlanError> {
    let left = n.checked_sub(taken(lengths)).filter(|left| !(1..3).contains(left));
    let left =
        left.ok_or_else(|| PlanError::new(format!("{lengths:?} leave one or two cells of {n}, or none")))?;
    let mut cells = Vec::with_capacity(n);
    for (index, &length) in lengths.iter().enumerate() {
        if index > 0 {
            cells.extend([false, false, true, false, false]);
        }
        cells.resize(cells.len() + length, false);
    }
    // From here on an X in every third cell.
    cells.extend((0..left).map(|place| place % 3 == 2));
    if rng.chance(1, 2) {
        cells.reverse();
    }
    Ok(cells)
}

/// A row of `n` cells in which one safe cell in about `rarity` got an X.
fn random_marks(rng: &mut TestRng, n: usize, rarity: u32) -> Cells {
    let mut cells = vec![false; n];
    let mut next = 0;
    for (cell, marked) in cells.iter_mut().enumerate() {
        if cell >= next && rng.chance(1, rarity) {
            *marked = true;
            next = cell + 3;
        }
    }
    cells
}

/// The row after a winning move that doesn't end the game, if there is one.
fn play(cells: Cells) -> Cells {
    let winning = winning_cells(&cells).first().and_then(|&cell| mark(&cells, cell).ok());
    winning.filter(|after| three(after).is_none()).unwrap_or(cells)
}

#[cfg(test)]
mod tests {
    use generators::TestName;

    use super::{super::solution::at_once as at_once_cells, *};

    #[test]
    fn a_row_has_the_runs_that_were_asked_for() {
        let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
        for n in [22, 25, 26, 27, 30] {
            let cells = lay_out(&mut rng, n, &[3, 7, 2]).unwrap();
            assert_eq!(cells.len(), n);
            let mut lengths: Vec<usize> =
                crate::shared::row::runs(&safe(&cells)).map(|run| run.len()).collect();
            lengths.sort_unstable();
            assert_eq!(lengths, [2, 3, 7]);
            assert_eq!(at_once_cells(&cells).count(), 0);
        }
        assert!(lay_out(&mut rng, 23, &[3, 7, 2]).is_err());
    }
}
