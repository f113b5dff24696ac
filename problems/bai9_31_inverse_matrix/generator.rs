//! Recipes: matrices to which the theorem applies, just applies, or does not apply for one of three reasons.

use checkers::number::{Number, rational};
use dashu_ratio::RBig;
use generators::{Dice, Params, PlanError, matrices::Kind};

use super::{Answer, INVERSE, PAYOFF, inverse_size, solution};
use crate::{exercise::Recipe, shared::matrix_games::Matrix};

pub const RECIPES: &[Recipe<Matrix>] = &[
    Recipe::new("game", game),
    Recipe::new("dominant", dominant),
    Recipe::new("dependent", dependent),
    Recipe::new("triangular", triangular),
    Recipe::new("hadamard", hadamard),
];

/// How many matrices are tried before a recipe gives up.
const TRIES: usize = 100_000;

/// A matrix of at most 4 × 4 of any kind.
pub fn small(dice: &mut Dice) -> Matrix {
    loop {
        let n = dice.size(1, 4);
        let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (99, 100), (-100, 100)]);
        let matrix = dice.pick(&Kind::ALL).make(dice, n, n, low, high);
        if is_allowed(&matrix) {
            return matrix;
        }
    }
}

/// An `n × n` matrix of a kind with entries in `low..=high`, for which what is `wanted` holds: `singular`, `zero_sum`
/// (the entries of the inverse sum to 0), `negative` (p or q would be), `touching` (the theorem applies, a weight
/// is 0), `applies` (and no weight is 0).
fn game(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let kind = Kind::named(params.word("kind")?)?;
    let n = params.size("n")?;
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    search(params, || kind.make(dice, n, n, low, high))
}

/// A matrix whose diagonal, of one sign, outweighs the rest; its rows are shuffled. What is `wanted` holds.
fn dominant(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let (n, most) = (params.size("n")?, PAYOFF.max as i64);
    let sign = if params.flag("negative")? { -1 } else { 1 };
    search(params, || {
        let mut matrix: Matrix = (0..n).map(|_| (0..n).map(|_| dice.between(-9, 9)).collect()).collect();
        for (i, row) in matrix.iter_mut().enumerate() {
            row[i] = sign * dice.between(60, most);
        }
        dice.shuffle(&mut matrix);
        matrix
    })
}

/// A singular matrix in which nothing looks singular: one row is the sum of two others less a third, or with
/// `columns` one column is.
fn dependent(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let n = params.size("n")?;
    if n < 4 {
        return Err(PlanError::new("four dependent rows need n >= 4"));
    }
    let third = PAYOFF.max as i64 / 3;
    let mut matrix: Matrix = (0..n).map(|_| (0..n).map(|_| dice.between(-third, third)).collect()).collect();
    matrix[n - 1] = (0..n).map(|j| matrix[0][j] + matrix[1][j] - matrix[2][j]).collect();
    dice.shuffle(&mut matrix);
    if params.flag("columns")? {
        matrix = (0..n).map(|j| matrix.iter().map(|row| row[j]).collect()).collect();
    }
    Ok(matrix)
}

/// A triangular matrix, its rows and columns shuffled: elimination needs row exchanges. What is `wanted` holds.
fn triangular(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let (n, most) = (params.size("n")?, PAYOFF.max as i64);
    search(params, || {
        let entry = |dice: &mut Dice, i: usize, j: usize| match i.cmp(&j) {
            std::cmp::Ordering::Less => dice.between(-most / 4, most / 4),
            std::cmp::Ordering::Equal => dice.between(most / 2, most) * *dice.pick(&[-1, 1]),
            std::cmp::Ordering::Greater => 0,
        };
        let mut columns: Vec<usize> = (0..n).collect();
        dice.shuffle(&mut columns);
        let mut matrix: Matrix = (0..n).map(|i| columns.iter().map(|&j| entry(dice, i, j)).collect()).collect();
        dice.shuffle(&mut matrix);
        matrix
    })
}

/// Sylvester's matrix of side `2^exponent` with entries ± the greatest: no determinant is larger.
fn hadamard(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let side = 1usize << params.size("exponent")?;
    let most = PAYOFF.max as i64;
    let sign = |i: usize, j: usize| if (i & j).count_ones().is_multiple_of(2) { most } else { -most };
    let mut matrix: Matrix = (0..side).map(|i| (0..side).map(|j| sign(i, j)).collect()).collect();
    dice.shuffle(&mut matrix);
    Ok(matrix)
}

fn search(params: &Params, mut make: impl FnMut() -> Matrix) -> Result<Matrix, PlanError> {
    let wanted = params.word("wanted")?;
    for _ in 0..TRIES {
        let matrix = make();
        if !is_allowed(&matrix) {
            continue;
        }
        let answer = solution::solve(&matrix);
        if nature(&answer) == wanted && is_clear(&answer) {
            return Ok(matrix);
        }
    }
    Err(PlanError::new(format!("no matrix was found that is {wanted}")))
}

fn is_allowed(matrix: &Matrix) -> bool {
    inverse_size(matrix) <= RBig::from(INVERSE.max)
}

/// Which case of the exercise a matrix is.
fn nature(answer: &Answer) -> &'static str {
    match (&answer.inverse, &answer.game) {
        (None, _) => "singular",
        (Some(inverse), None) if total(inverse) == RBig::ZERO => "zero_sum",
        (Some(_), None) => "negative",
        (Some(_), Some(solution)) => {
            let touches = solution.p.iter().chain(&solution.q).any(|weight| *weight.exact() == RBig::ZERO);
            if touches { "touching" } else { "applies" }
        }
    }
}

fn total(inverse: &[Vec<Number>]) -> RBig {
    inverse.iter().flatten().fold(RBig::ZERO, |sum, entry| sum + entry.exact())
}

/// Whether the sums that decide the case are 0 or far from it, so that a careful program in double precision can
/// tell.
fn is_clear(answer: &Answer) -> bool {
    let Some(inverse) = &answer.inverse else { return true };
    let sum = |entries: Vec<&Number>| entries.into_iter().fold(RBig::ZERO, |sum, entry| sum + entry.exact());
    let rows = inverse.iter().map(|row| sum(row.iter().collect()));
    let columns = (0..inverse.len()).map(|j| sum(inverse.iter().map(|row| &row[j]).collect()));
    let margin = rational(1, 100_000);
    let clear = |sum: RBig| sum == RBig::ZERO || sum.clone().max(-sum) >= margin;
    rows.chain(columns).chain([total(inverse)]).all(clear)
}
