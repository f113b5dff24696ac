//! Recipes: payoffs of every kind of matrix, and probabilities of going on that pull with them or against them.

use checkers::number::rational;
use dashu_ratio::RBig;
use generators::{
    PlanError, TestRng,
    matrices::{Matrix, MatrixKind},
    params, words,
};
use solutions::linked_games::{Entry, GameMatrix};

use super::{DENOMINATOR, MOST, PAYOFF, StochasticOneState};
use crate::shared::fraction::Fraction;
use exercise::{Generator, Recipe, Recipes};

impl Generator for StochasticOneState {
    const RECIPES: Recipes<GameMatrix> =
        &[&Recipe::new("given", given), &Recipe::new("payoffs", payoffs), &Recipe::new("game", game)];

    /// A game of at most 3 × 3 of any kind.
    fn small(rng: &mut TestRng) -> GameMatrix {
        let (m, n) = (rng.size(1, 3), rng.size(1, 3));
        let (low, high) = *rng.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (-1000, 1000)]);
        let kind = *rng.pick(&MatrixKind::ALL);
        let payoffs = kind.make(rng, m, n, low, high);
        let again = match *rng.pick(&Again::ALL) {
            Again::Symmetric if m != n => Again::Any,
            again => again,
        };
        let most = *rng.pick(&[2, 3, 10, 1000]);
        let again = again.make(rng, &payoffs, most);
        join(&payoffs, &again)
    }
}

words! {
    /// The probabilities of playing again.
    #[derive(Clone, Copy)]
    enum Again {
        /// Never.
        Never = "never",
        /// As often as is allowed.
        Most = "most",
        /// Everywhere the same: the value is that of the payoffs, multiplied.
        Even = "even",
        /// Independent ones.
        Any = "any",
        /// Independent ones near 9/10.
        Long = "long",
        /// The same in a column: the second player chooses how long play lasts.
        Columns = "columns",
        /// The same in a row.
        Rows = "rows",
        /// The same for (i, j) and (j, i): with fair payoffs the value is 0.
        Symmetric = "symmetric",
        /// Long where the payoff is negative, short where it is positive.
        Against = "against",
    }
}

impl Again {
    const ALL: [Again; 9] = [
        Again::Never,
        Again::Most,
        Again::Even,
        Again::Any,
        Again::Long,
        Again::Columns,
        Again::Rows,
        Again::Symmetric,
        Again::Against,
    ];

    /// A probability for each entry, with denominators up to `most`.
    fn make(self, rng: &mut TestRng, payoffs: &Matrix, most: u64) -> Vec<Vec<RBig>> {
        let (m, n) = (payoffs.len(), payoffs[0].len());
        let largest = || rational(MOST.0, MOST.1);
        let even = probability(rng, most, false);
        let lines: Vec<RBig> = (0..m.max(n)).map(|_| probability(rng, most, false)).collect();
        let mut table: Vec<Vec<RBig>> = Vec::with_capacity(m);
        for i in 0..m {
            let row = (0..n).map(|j| match self {
                Again::Never => RBig::ZERO,
                Again::Most => largest(),
                Again::Even => even.clone(),
                Again::Any => probability(rng, most, false),
                Again::Long => probability(rng, most, true),
                Again::Columns => lines[j].clone(),
                Again::Rows => lines[i].clone(),
                Again::Symmetric if j < i => table[j][i].clone(),
                Again::Symmetric => probability(rng, most, false),
                Again::Against if payoffs[i][j] < 0 => probability(rng, most, true),
                Again::Against => probability(rng, most, false) * rational(1, 4),
            });
            let row = row.collect();
            table.push(row);
        }
        table
    }
}

/// A fraction up to 9/10 with a denominator up to `most`; a long one is at least 3/4 if the denominator lets it.
fn probability(rng: &mut TestRng, most: u64, long: bool) -> RBig {
    let denominator = rng.any_length(1, most.min(DENOMINATOR.max as u64 / 4)) as i64;
    let highest = (i128::from(denominator) * i128::from(MOST.0) / i128::from(MOST.1)) as i64;
    let lowest = if long { (denominator / 4 * 3).min(highest) } else { 0 };
    Fraction::new(rng.between(lowest, highest), denominator).exact()
}

fn join(payoffs: &Matrix, again: &[Vec<RBig>]) -> GameMatrix {
    let entry = |(&payoff, again): (&i64, &RBig)| Entry::new(payoff.into(), [(0, again.clone())]);
    let row = |(payoffs, again): (&Vec<i64>, &Vec<RBig>)| payoffs.iter().zip(again).map(entry).collect();
    GameMatrix::new(payoffs.iter().zip(again).map(row).collect())
}

params! { struct Given { text: String } }

/// The game written in `text`, see [`solutions::linked_games`].
fn given(_: &mut TestRng, Given { text }: Given) -> Result<GameMatrix, PlanError> {
    text.parse().map_err(PlanError::new)
}

params! { struct Payoffs { rows: Matrix, again: Again, most: Option<u64> } }

/// The payoffs that the plan writes out, ones that careless programs are known to fail on, played again with
/// probabilities made in the way `again` with denominators up to `most` (100).
fn payoffs(rng: &mut TestRng, Payoffs { rows, again, most }: Payoffs) -> Result<GameMatrix, PlanError> {
    if rows.is_empty() || rows.iter().any(|row| row.is_empty() || row.len() != rows[0].len()) {
        return Err(PlanError::new("the rows of payoffs are not equally long"));
    }
    let again = again.make(rng, &rows, most.unwrap_or(100));
    Ok(join(&rows, &again))
}

params! {
    struct RepeatedGame {
        kind: MatrixKind,
        again: Again,
        m: usize,
        n: usize,
        low: Option<i64>,
        high: Option<i64>,
        most: Option<u64>,
    }
}

/// An `m × n` game with payoffs of a `kind` in `low..=high` (all that are allowed, if nothing is said), played
/// again with probabilities made in the way `again` with denominators up to `most` (100).
fn game(rng: &mut TestRng, params: RepeatedGame) -> Result<GameMatrix, PlanError> {
    let RepeatedGame { kind, again, m, n, low, high, most } = params;
    let (low, high) = (low.unwrap_or(PAYOFF.min as i64), high.unwrap_or(PAYOFF.max as i64));
    let payoffs = kind.make(rng, m, n, low, high);
    let again = again.make(rng, &payoffs, most.unwrap_or(100));
    Ok(join(&payoffs, &again))
}
