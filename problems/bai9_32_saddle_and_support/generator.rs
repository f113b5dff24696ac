//! Recipes: games of every kind, searched for the wanted mixture of facts.

use dashu_ratio::RBig;
use generators::{Dice, Params, PlanError, matrices::Kind};
use solutions::even_strategy::most_even;

use super::{PAYOFF, is_clear, solution};
use crate::{exercise::Recipe, shared::matrix_games::Matrix};

pub const RECIPES: &[Recipe<Matrix>] =
    &[Recipe::new("game", game), Recipe::new("level", level), Recipe::new("dependent", dependent)];

/// How many games are tried before a recipe gives up.
const TRIES: usize = 20_000;

/// A game of at most 4 × 4 of any kind.
pub fn small(dice: &mut Dice) -> Matrix {
    loop {
        let n = dice.size(1, 4);
        let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (999, 1000), (-1000, 1000)]);
        let matrix = match dice.size(0, Kind::ALL.len()) {
            0 => leveled(dice, n, 9),
            kind => Kind::ALL[kind - 1].make(dice, n, n, low, high),
        };
        if is_allowed(&matrix) {
            return matrix;
        }
    }
}

/// An `n × n` game of a kind with payoffs in `low..=high`.
fn game(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let kind = Kind::named(params.word("kind")?)?;
    let n = params.size("n")?;
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    search(params, || kind.make(dice, n, n, low, high))
}

/// An `n × n` game in which one row pays the same everywhere and some strategy that plays every column concedes no
/// more than that to the others: the second player can choose between pure, mixed and positive strategies.
fn level(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let (n, most) = (params.size("n")?, params.integer_or("most", PAYOFF.max as i64)?);
    search(params, || leveled(dice, n, most))
}

/// An `n × n` game without an inverse that does not look so: a row is the mean of two others.
fn dependent(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let (n, half) = (params.size("n")?, PAYOFF.max as i64 / 2);
    if n < 3 {
        return Err(PlanError::new("three dependent rows need n >= 3"));
    }
    search(params, || {
        let mut matrix: Matrix =
            (0..n).map(|_| (0..n).map(|_| 2 * dice.between(-half, half)).collect()).collect();
        matrix[n - 1] = (0..n).map(|j| (matrix[0][j] + matrix[1][j]) / 2).collect();
        dice.shuffle(&mut matrix);
        matrix
    })
}

fn leveled(dice: &mut Dice, n: usize, most: i64) -> Matrix {
    let value = dice.between(-most / 2, most / 2);
    let weights: Vec<i64> = (0..n).map(|_| dice.between(1, 5)).collect();
    let mut matrix = vec![vec![value; n]];
    while matrix.len() < n {
        let mut row: Vec<i64> = (0..n).map(|_| dice.between(-most, most)).collect();
        // What q would concede above the value is taken away again, here and there.
        loop {
            let above: i64 = row.iter().zip(&weights).map(|(payoff, weight)| (payoff - value) * weight).sum();
            if above <= 0 {
                break;
            }
            let place = dice.size(0, n - 1);
            row[place] = (row[place] - dice.between(1, above)).max(-most);
        }
        matrix.push(row);
    }
    dice.shuffle(&mut matrix);
    matrix
}

/// Makes games until one has the wanted facts: `positive` and `invertible` are 0 or 1, `saddles` is the least number of
/// saddle points, and at 0 it is the greatest too. What is not said does not matter.
fn search(params: &Params, mut make: impl FnMut() -> Matrix) -> Result<Matrix, PlanError> {
    let positive = params.optional_integer("positive")?;
    let invertible = params.optional_integer("invertible")?;
    let saddles = params.optional_integer("saddles")?;
    let agrees = |wanted: Option<i64>, fact: bool| wanted.is_none_or(|wanted| (wanted == 1) == fact);
    for _ in 0..TRIES {
        let matrix = make();
        if !is_allowed(&matrix) {
            continue;
        }
        let facts = solution::solve(&matrix);
        let count = facts.saddles.len() as i64;
        let has_saddles = saddles.is_none_or(|least| if least == 0 { count == 0 } else { count >= least });
        if has_saddles && agrees(positive, facts.support.is_some()) && agrees(invertible, facts.invertible) {
            return Ok(matrix);
        }
    }
    Err(PlanError::new("no game was found with these facts"))
}

fn is_allowed(matrix: &Matrix) -> bool {
    is_clear(&most_even(matrix).1.into_iter().min().unwrap_or(RBig::ZERO))
}
