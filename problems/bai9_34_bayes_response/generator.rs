//! Recipes: games of every kind with beliefs of every kind, and games in which many rows are equally good against
//! the belief, but not against an opponent who knows them; and beliefs with many different denominators, against
//! which rows differ by the least there is.

use generators::{PlanError, TestRng, matrices::MatrixKind, params, words};

use super::{BayesResponse, Belief, DENOMINATOR, PAYOFF};
use crate::shared::{
    grid,
    matrix_games::{Matrix, planned_range, small_matrix},
    strategy::Strategy,
};
use exercise::{Generator, Recipe, Recipes};

impl Generator for BayesResponse {
    const RECIPES: Recipes<Belief> =
        &[&Recipe::new("game", game), &Recipe::new("tied", tied), &Recipe::new("denominators", denominators)];

    /// A game of at most 4 × 4 of any kind with any belief.
    fn small(rng: &mut TestRng) -> Belief {
        let matrix = small_matrix(rng);
        let most = *rng.pick(&[2, 10, 1000]);
        let q = Strategy::random(rng, matrix[0].len(), most);
        Belief { matrix, q }
    }
}

words! {
    /// What the first player believes.
    #[derive(Clone, Copy)]
    enum Opinion {
        /// In one column.
        Pure = "pure",
        /// In all columns alike.
        Even = "even",
        /// In any strategy.
        Any = "any",
        /// In a strategy without a weight 0.
        Full = "full",
    }
}

params! {
    struct Game {
        kind: MatrixKind,
        m: usize,
        n: usize,
        low: Option<i64>,
        high: Option<i64>,
        belief: Opinion,
        unit: Option<u32>,
    }
}

/// An `m × n` game of a kind with payoffs in `low..=high` and a `belief`; its denominator is at most `unit` where it is
/// `any`, and `unit` itself where it is `full`.
fn game(rng: &mut TestRng, params: Game) -> Result<Belief, PlanError> {
    let Game { kind, m, n, low, high, belief, unit } = params;
    let (low, high) = planned_range(low, high, &PAYOFF);
    let unit = unit.map_or(DENOMINATOR.max as i64, i64::from);
    let matrix = kind.make(rng, m, n, low, high);
    let q = match belief {
        Opinion::Pure => {
            let column = rng.size(0, n - 1);
            Strategy::of((0..n).map(|j| i64::from(j == column)).collect())
        }
        Opinion::Even => Strategy::of(vec![1; n]),
        Opinion::Any => Strategy::random(rng, n, unit),
        Opinion::Full => {
            let mut parts = vec![1; n];
            for _ in n as i64..unit {
                parts[rng.size(0, n - 1)] += 1;
            }
            Strategy::of(parts)
        }
    };
    Ok(Belief { matrix, q })
}

params! { struct Tied { m: usize, n: usize, best: usize, low: Option<i64>, high: Option<i64> } }

/// An `m × n` game in which `best` rows are equally good against the belief and the others a little worse.
///
/// The belief is even on half of the columns; the rows are one row, in different orders there, and random on
/// the other half, where the second player finds his response.
fn tied(rng: &mut TestRng, Tied { m, n, best, low, high }: Tied) -> Result<Belief, PlanError> {
    let (low, high) = planned_range(low, high, &PAYOFF);
    let believed = rng.subset(n, n.div_ceil(2));
    let mut payoffs: Vec<i64> = believed.iter().map(|_| rng.between(low + 1, high)).collect();
    let mut matrix: Matrix = grid::table(m, n, |_, _| rng.between(low, high));
    for (index, row) in matrix.iter_mut().enumerate() {
        rng.shuffle(&mut payoffs);
        for (&column, &payoff) in believed.iter().zip(&payoffs) {
            row[column] = payoff;
        }
        if index >= best {
            row[*rng.pick(&believed)] -= 1;
        }
    }
    rng.shuffle(&mut matrix);
    let mut parts = vec![0; n];
    for column in believed {
        parts[column] = 1;
    }
    Ok(Belief { matrix, q: Strategy::of(parts) })
}

/// Parts of `unit` with as many different denominators as fit: its divisors from 1 on, as long as they do not exceed
/// it together, and what is left.
pub(super) fn divisors(unit: i64) -> Vec<i64> {
    let mut parts: Vec<i64> = Vec::new();
    let mut rest = unit;
    for divisor in (1..=unit).filter(|divisor| unit % divisor == 0) {
        if divisor <= rest {
            parts.push(divisor);
            rest -= divisor;
        }
    }
    if rest > 0 {
        parts.push(rest);
    }
    parts
}

params! {
    struct Denominators {
        m: usize,
        n: usize,
        best: usize,
        unit: u32,
        low: Option<i64>,
        high: Option<i64>,
    }
}

/// An `m × n` game with a belief of many different denominators, all divisors of `unit`: `best` rows are equally good,
/// and the others get only 1 / `unit` less.
fn denominators(rng: &mut TestRng, params: Denominators) -> Result<Belief, PlanError> {
    let Denominators { m, n, best, unit, low, high } = params;
    let (low, high) = planned_range(low, high, &PAYOFF);
    let mut parts = divisors(unit.into());
    if parts.len() > n || high - low < 2 * ROOM {
        return Err(PlanError::new(format!(
            "{unit} makes {} parts for {n} columns; payoffs from {low} to {high}",
            parts.len()
        )));
    }
    parts.resize(n, 0);
    rng.shuffle(&mut parts);
    let mut by_size: Vec<usize> = (0..n).filter(|&column| parts[column] > 0).collect();
    by_size.sort_by_key(|&column| -parts[column]);
    let middle = (low + high) / 2;
    let aim = i64::from(unit) * middle + rng.between(0, i64::from(unit) * (high - low) / 8);
    let mut matrix = Matrix::new();
    for index in 0..m {
        let mut row: Vec<i64> = (0..n).map(|_| rng.between(low, high)).collect();
        // The last corrections are small, and there must be room for them.
        for &column in by_size.iter().rev().take(by_size.len() / 2) {
            row[column] = rng.between(low + ROOM, high - ROOM);
        }
        let mut missing = aim - i64::from(index >= best);
        missing -= row.iter().zip(&parts).map(|(payoff, part)| payoff * part).sum::<i64>();
        for &column in &by_size {
            let payoff = (row[column] + missing / parts[column]).clamp(low, high);
            missing -= (payoff - row[column]) * parts[column];
            row[column] = payoff;
        }
        if missing != 0 {
            return Err(PlanError::new(format!(
                "no row gets {aim} / {unit} with payoffs from {low} to {high}"
            )));
        }
        matrix.push(row);
    }
    rng.shuffle(&mut matrix);
    Ok(Belief { matrix, q: Strategy::of(parts) })
}

/// How much the last corrections of a row may change a payoff.
const ROOM: i64 = 4;
