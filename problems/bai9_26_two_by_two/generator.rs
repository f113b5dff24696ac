//! Recipes. One random game in three has no saddle point, but hardly any has a tie or a zero denominator.

use generators::{Dice, PlanError};
use serde::Deserialize;

use super::{LINES, Query, TwoByTwo};
use crate::exercise::{Generator, Recipe, Recipes};

impl Generator for TwoByTwo {
    const RECIPES: Recipes<Vec<Query>> =
        &[&Recipe::new("every_tiny", every_tiny), &Recipe::new("lines", lines)];

    /// One to three games of any kind with payoffs from a narrow or a wide range.
    fn small(dice: &mut Dice) -> Vec<Query> {
        let count = *dice.pick(&[1, 1, 3]);
        let query = |_| {
            let (low, high) = *dice.pick(&[(-2, 2), (-9, 9), (1, 6), (-1000, 1000)]);
            dice.pick(EVERY_WAY)(dice, low, high)
        };
        (0..count).map(query).collect()
    }
}

/// Makes one game with payoffs in a range.
type Way = fn(&mut Dice, i64, i64) -> Query;

/// All ways to make a game.
const EVERY_WAY: &[Way] = &[random, mixed, saddle, zero_denominator, ties, close];

/// A kind of game, or all of them in turn.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    All,
    Random,
    Mixed,
    Saddle,
    ZeroDenominator,
    Ties,
    Close,
}

impl Kind {
    fn ways(self) -> &'static [Way] {
        match self {
            Kind::All => EVERY_WAY,
            Kind::Random => &[random],
            Kind::Mixed => &[mixed],
            Kind::Saddle => &[saddle],
            Kind::ZeroDenominator => &[zero_denominator],
            Kind::Ties => &[ties],
            Kind::Close => &[close],
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EveryTiny {
    low: i64,
    high: i64,
}

/// Every game with payoffs in `low..=high`.
fn every_tiny(_: &mut Dice, EveryTiny { low, high }: EveryTiny) -> Result<Vec<Query>, PlanError> {
    let range = move || low..=high;
    let rows = || range().flat_map(move |a| range().map(move |b| [a, b]));
    let queries: Vec<Query> =
        rows().flat_map(|first| rows().map(move |second| Query([first, second]))).collect();
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} games are too many for one file", queries.len())));
    }
    Ok(queries)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lines {
    lines: usize,
    kind: Kind,
    low: i64,
    high: i64,
}

/// So many `lines` of one `kind` (of all kinds in turn: `all`) with payoffs in `low..=high`.
fn lines(dice: &mut Dice, Lines { lines, kind, low, high }: Lines) -> Result<Vec<Query>, PlanError> {
    let ways = kind.ways().iter().cycle();
    Ok(ways.take(lines).map(|make| make(dice, low, high)).collect())
}

fn random(dice: &mut Dice, low: i64, high: i64) -> Query {
    Query([(); 2].map(|()| [(); 2].map(|()| dice.between(low, high))))
}

/// No saddle point: both entries of one diagonal are above both of the other (as far as the range allows).
fn mixed(dice: &mut Dice, low: i64, high: i64) -> Query {
    let border = dice.between(low, (high - 1).max(low));
    let mut below = || dice.between(low, border);
    let (a, b) = (below(), below());
    let mut above = || dice.between((border + 1).min(high), high);
    let (c, d) = (above(), above());
    Query(if dice.chance(1, 2) { [[a, c], [d, b]] } else { [[c, a], [b, d]] })
}

/// A saddle point at a random place.
fn saddle(dice: &mut Dice, low: i64, high: i64) -> Query {
    let value = dice.between(low, high);
    let (i, j) = (dice.size(0, 1), dice.size(0, 1));
    let mut matrix = random(dice, low, high).0;
    matrix[i][j] = value;
    matrix[i][1 - j] = dice.between(value, high);
    matrix[1 - i][j] = dice.between(low, value);
    Query(matrix)
}

/// `a11 + a22 = a12 + a21`: the denominator of the formula is 0.
fn zero_denominator(dice: &mut Dice, low: i64, high: i64) -> Query {
    let (a, b) = (dice.between(low, high), dice.between(low, high));
    // The same step leads from one row to the other in both columns.
    let step = dice.between(low - a.min(b), high - a.max(b));
    let rows = [[a, b], [a + step, b + step]];
    Query(if dice.chance(1, 2) { rows } else { [[rows[0][0], rows[1][0]], [rows[0][1], rows[1][1]]] })
}

/// Two different payoffs at most.
fn ties(dice: &mut Dice, low: i64, high: i64) -> Query {
    let values = [dice.between(low, high), dice.between(low, high)];
    Query([(); 2].map(|()| [(); 2].map(|()| *dice.pick(&values))))
}

/// No saddle point, but by a single unit: the best choice is nearly pure.
fn close(dice: &mut Dice, low: i64, high: i64) -> Query {
    let border = dice.between(low, (high - 1).max(low));
    let next = (border + 1).min(high);
    let (least, most) = (dice.between(low, border), dice.between(next, high));
    let mut matrix = [[border, next], [most, least]];
    if dice.chance(1, 2) {
        matrix.swap(0, 1);
    }
    if dice.chance(1, 2) {
        matrix.iter_mut().for_each(|row| row.swap(0, 1));
    }
    Query(matrix)
}
