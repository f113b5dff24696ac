//! Recipes. One random game in three has no saddle point, but hardly any has a tie or a zero denominator.

use generators::{PlanError, TestRng, params, words};

use super::{LINES, Query, TwoByTwo};
use crate::shared::grid;
use exercise::{Generator, Recipe, Recipes};

impl Generator for TwoByTwo {
    const RECIPES: Recipes<Vec<Query>> =
        &[&Recipe::new("every_tiny", every_tiny), &Recipe::new("lines", lines)];

    /// One to three games of any kind with payoffs from a narrow or a wide range.
    fn small(rng: &mut TestRng) -> Vec<Query> {
        let count = *rng.pick(&[1, 1, 3]);
        let query = |_| {
            let (low, high) = *rng.pick(&[(-2, 2), (-9, 9), (1, 6), (-1000, 1000)]);
            rng.pick(EVERY_WAY)(rng, low, high)
        };
        (0..count).map(query).collect()
    }
}

/// Makes one game with payoffs in a range.
type Way = fn(&mut TestRng, i64, i64) -> Query;

/// All ways to make a game.
const EVERY_WAY: &[Way] = &[random, mixed, saddle, zero_denominator, ties, close];

words! {
    /// A kind of game, or all of them in turn.
    #[derive(Clone, Copy)]
    enum Kind {
        All = "all",
        Random = "random",
        Mixed = "mixed",
        Saddle = "saddle",
        ZeroDenominator = "zero_denominator",
        Ties = "ties",
        Close = "close",
    }
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

params! { struct EveryTiny { low: i64, high: i64 } }

/// Every game with payoffs in `low..=high`.
fn every_tiny(_: &mut TestRng, EveryTiny { low, high }: EveryTiny) -> Result<Vec<Query>, PlanError> {
    let mut rows = Vec::new();
    for a in low..=high {
        rows.extend((low..=high).map(|b| [a, b]));
    }
    let queries: Vec<Query> = grid::places(0..rows.len(), 0..rows.len())
        .map(|(first, second)| Query([rows[first], rows[second]]))
        .collect();
    if queries.len() > LINES.max as usize {
        return Err(PlanError::new(format!("{} games are too many for one file", queries.len())));
    }
    Ok(queries)
}

params! { struct Lines { lines: usize, kind: Kind, low: i64, high: i64 } }

/// So many `lines` of one `kind` (of all kinds in turn: `all`) with payoffs in `low..=high`.
fn lines(rng: &mut TestRng, Lines { lines, kind, low, high }: Lines) -> Result<Vec<Query>, PlanError> {
    let ways = kind.ways().iter().cycle();
    Ok(ways.take(lines).map(|make| make(rng, low, high)).collect())
}

fn random(rng: &mut TestRng, low: i64, high: i64) -> Query {
    let mut payoff = || rng.between(low, high);
    Query([[payoff(), payoff()], [payoff(), payoff()]])
}

/// No saddle point: both entries of one diagonal are above both of the other (as far as the range allows).
fn mixed(rng: &mut TestRng, low: i64, high: i64) -> Query {
    let border = rng.between(low, (high - 1).max(low));
    let mut below = || rng.between(low, border);
    let (a, b) = (below(), below());
    let mut above = || rng.between((border + 1).min(high), high);
    let (c, d) = (above(), above());
    Query(if rng.chance(1, 2) { [[a, c], [d, b]] } else { [[c, a], [b, d]] })
}

/// A saddle point at a random place.
fn saddle(rng: &mut TestRng, low: i64, high: i64) -> Query {
    let value = rng.between(low, high);
    let (i, j) = (rng.size(0, 1), rng.size(0, 1));
    let mut matrix = random(rng, low, high).0;
    matrix[i][j] = value;
    matrix[i][1 - j] = rng.between(value, high);
    matrix[1 - i][j] = rng.between(low, value);
    Query(matrix)
}

/// `a11 + a22 = a12 + a21`: the denominator of the formula is 0.
fn zero_denominator(rng: &mut TestRng, low: i64, high: i64) -> Query {
    let (a, b) = (rng.between(low, high), rng.between(low, high));
    // The same step leads from one row to the other in both columns.
    let step = rng.between(low - a.min(b), high - a.max(b));
    let rows = [[a, b], [a + step, b + step]];
    Query(if rng.chance(1, 2) { rows } else { [[rows[0][0], rows[1][0]], [rows[0][1], rows[1][1]]] })
}

/// Two different payoffs at most.
fn ties(rng: &mut TestRng, low: i64, high: i64) -> Query {
    let values = [rng.between(low, high), rng.between(low, high)];
    let mut payoff = || *rng.pick(&values);
    Query([[payoff(), payoff()], [payoff(), payoff()]])
}

/// No saddle point, but by a single unit: the best choice is nearly pure.
fn close(rng: &mut TestRng, low: i64, high: i64) -> Query {
    let border = rng.between(low, (high - 1).max(low));
    let next = (border + 1).min(high);
    let (least, most) = (rng.between(low, border), rng.between(next, high));
    let mut matrix = [[border, next], [most, least]];
    if rng.chance(1, 2) {
        matrix.swap(0, 1);
    }
    if rng.chance(1, 2) {
        matrix.iter_mut().for_each(|row| row.swap(0, 1));
    }
    Query(matrix)
}
