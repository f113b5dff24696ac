//! Recipes: payoffs of every kind of matrix, and probabilities of going on that pull with them or against them.

use checkers::number::rational;
use dashu_ratio::RBig;
use generators::{
    Dice, Params, PlanError,
    matrices::{Kind, Matrix},
};
use solutions::linked_games::{Entry, GameMatrix};

use super::{DENOMINATOR, MOST, PAYOFF};
use crate::{exercise::Recipe, shared::fraction::Fraction};

pub const RECIPES: &[Recipe<GameMatrix>] = &[Recipe::new("given", given), Recipe::new("game", game)];

/// The probabilities of playing again.
#[derive(Clone, Copy)]
enum Again {
    /// Never.
    Never,
    /// As often as is allowed.
    Most,
    /// Everywhere the same: the value is that of the payoffs, multiplied.
    Even,
    /// Independent ones.
    Any,
    /// Independent ones near 9/10.
    Long,
    /// The same in a column: the second player chooses how long play lasts.
    Columns,
    /// The same in a row.
    Rows,
    /// The same for (i, j) and (j, i): with fair payoffs the value is 0.
    Symmetric,
    /// Long where the payoff is negative, short where it is positive.
    Against,
}

impl Again {
    const NAMES: [(&'static str, Again); 9] = [
        ("never", Again::Never),
        ("most", Again::Most),
        ("even", Again::Even),
        ("any", Again::Any),
        ("long", Again::Long),
        ("columns", Again::Columns),
        ("rows", Again::Rows),
        ("symmetric", Again::Symmetric),
        ("against", Again::Against),
    ];

    fn named(name: &str) -> Result<Again, PlanError> {
        let known = Again::NAMES.iter().find(|(known, _)| *known == name);
        known.map(|(_, again)| *again).ok_or_else(|| {
            let names = Again::NAMES.map(|(name, _)| name).join(", ");
            PlanError::new(format!("there is no way {name} to go on; there are {names}"))
        })
    }

    /// A probability for each entry, with denominators up to `most`.
    fn make(self, dice: &mut Dice, payoffs: &Matrix, most: u64) -> Vec<Vec<RBig>> {
        let (m, n) = (payoffs.len(), payoffs[0].len());
        let largest = || rational(MOST.0, MOST.1);
        let even = probability(dice, most, false);
        let lines: Vec<RBig> = (0..m.max(n)).map(|_| probability(dice, most, false)).collect();
        let mut table: Vec<Vec<RBig>> = Vec::with_capacity(m);
        for i in 0..m {
            let row = (0..n).map(|j| match self {
                Again::Never => RBig::ZERO,
                Again::Most => largest(),
                Again::Even => even.clone(),
                Again::Any => probability(dice, most, false),
                Again::Long => probability(dice, most, true),
                Again::Columns => lines[j].clone(),
                Again::Rows => lines[i].clone(),
                Again::Symmetric if j < i => table[j][i].clone(),
                Again::Symmetric => probability(dice, most, false),
                Again::Against if payoffs[i][j] < 0 => probability(dice, most, true),
                Again::Against => probability(dice, most, false) * rational(1, 4),
            });
            let row = row.collect();
            table.push(row);
        }
        table
    }
}

/// A fraction up to 9/10 with a denominator up to `most`; a long one is at least 3/4 if the denominator lets it.
fn probability(dice: &mut Dice, most: u64, long: bool) -> RBig {
    let denominator = dice.any_length(1, most.min(DENOMINATOR.max as u64 / 4)) as i64;
    let highest = (i128::from(denominator) * i128::from(MOST.0) / i128::from(MOST.1)) as i64;
    let lowest = if long { (denominator / 4 * 3).min(highest) } else { 0 };
    Fraction::new(dice.between(lowest, highest), denominator).exact()
}

fn join(payoffs: &Matrix, again: &[Vec<RBig>]) -> GameMatrix {
    let entry = |(&payoff, again): (&i64, &RBig)| Entry::new(payoff.into(), [(0, again.clone())]);
    let row = |(payoffs, again): (&Vec<i64>, &Vec<RBig>)| payoffs.iter().zip(again).map(entry).collect();
    GameMatrix::new(payoffs.iter().zip(again).map(row).collect())
}

/// A game of at most 3 × 3 of any kind.
pub fn small(dice: &mut Dice) -> GameMatrix {
    let (m, n) = (dice.size(1, 3), dice.size(1, 3));
    let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (-1000, 1000)]);
    let kind = *dice.pick(&Kind::ALL);
    let payoffs = kind.make(dice, m, n, low, high);
    let again = match dice.pick(&Again::NAMES).1 {
        Again::Symmetric if m != n => Again::Any,
        again => again,
    };
    let most = *dice.pick(&[2, 3, 10, 1000]);
    let again = again.make(dice, &payoffs, most);
    join(&payoffs, &again)
}

/// The game written in `text`, see [`solutions::linked_games`].
fn given(_: &mut Dice, params: &Params) -> Result<GameMatrix, PlanError> {
    params.word("text")?.parse().map_err(PlanError::new)
}

/// An `m × n` game with payoffs of a `kind` in `low..=high` (all that are allowed, if nothing is said), played
/// again with probabilities made in the way `again` with denominators up to `most`.
fn game(dice: &mut Dice, params: &Params) -> Result<GameMatrix, PlanError> {
    let (kind, again) = (Kind::named(params.word("kind")?)?, Again::named(params.word("again")?)?);
    let (m, n) = (params.size("m")?, params.size("n")?);
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    let most = params.integer_or("most", 100)?;
    let payoffs = kind.make(dice, m, n, low, high);
    let again = again.make(dice, &payoffs, most.unsigned_abs());
    Ok(join(&payoffs, &again))
}
