//! Recipes: matrices to which the theorem applies, just applies, or does not apply for one of three reasons; and matrices
//! whose determinant is 0 or not and looks otherwise.

use std::cmp::Ordering;

use dashu_ratio::RBig;
use generators::{Dice, PlanError, matrices::Kind};
use serde::Deserialize;

use super::{Answer, InverseMatrix, PAYOFF, SIDE, allows, sums_to_zero};
use crate::{
    exercise::{Generator, Recipe, Recipes, Reference},
    shared::{
        determinants::{self, given},
        matrix_games::{Matrix, planned_range},
    },
};

impl Generator for InverseMatrix {
    const RECIPES: Recipes<Matrix> = &[
        &Recipe::new("game", game),
        &Recipe::new("dominant", dominant),
        &Recipe::new("dependent", dependent),
        &Recipe::new("triangular", triangular),
        &Recipe::new("hadamard", hadamard),
        &Recipe::new("given", given),
        &Recipe::new("steep", steep),
        &Recipe::new("huge_minors", huge_minors),
        &Recipe::new("unimodular", unimodular),
    ];

    /// A matrix of at most 4 × 4 of any kind.
    fn small(dice: &mut Dice) -> Matrix {
        loop {
            let n = dice.size(1, 4);
            let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (99, 100), (-100, 100)]);
            let matrix = dice.pick(&Kind::ALL).make(dice, n, n, low, high);
            if allows(&matrix).is_ok() {
                return matrix;
            }
        }
    }
}

/// How many matrices are tried before a recipe gives up.
const TRIES: usize = 100_000;

/// Which case of the exercise a matrix is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Nature {
    /// There is no inverse.
    Singular,
    /// The entries of the inverse sum to 0.
    ZeroSum,
    /// p or q would be negative somewhere.
    Negative,
    /// The theorem applies, and a weight is 0.
    Touching,
    /// The theorem applies, and no weight is 0.
    Applies,
}

impl Nature {
    fn of(answer: &Answer) -> Nature {
        match (&answer.inverse, &answer.game) {
            (None, _) => Nature::Singular,
            (Some(inverse), None) if sums_to_zero(inverse) => Nature::ZeroSum,
            (Some(_), None) => Nature::Negative,
            (Some(_), Some(solution)) => {
                let touches = solution.p.iter().chain(&solution.q).any(|weight| *weight.exact() == RBig::ZERO);
                if touches { Nature::Touching } else { Nature::Applies }
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    kind: Kind,
    n: usize,
    low: Option<i64>,
    high: Option<i64>,
    wanted: Nature,
}

/// An `n × n` matrix of a kind with entries in `low..=high`, of the nature that is `wanted`.
fn game(dice: &mut Dice, Game { kind, n, low, high, wanted }: Game) -> Result<Matrix, PlanError> {
    let (low, high) = planned_range(low, high, &PAYOFF);
    search(wanted, || kind.make(dice, n, n, low, high))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dominant {
    n: usize,
    #[serde(default)]
    negative: bool,
    wanted: Nature,
}

/// A matrix whose diagonal, of one sign, outweighs the rest; its rows are shuffled. It is of the nature that is
/// `wanted`.
fn dominant(dice: &mut Dice, Dominant { n, negative, wanted }: Dominant) -> Result<Matrix, PlanError> {
    let most = PAYOFF.max as i64;
    let sign = if negative { -1 } else { 1 };
    search(wanted, || {
        let mut matrix: Matrix = (0..n).map(|_| (0..n).map(|_| dice.between(-9, 9)).collect()).collect();
        for (i, row) in matrix.iter_mut().enumerate() {
            row[i] = sign * dice.between(60, most);
        }
        dice.shuffle(&mut matrix);
        matrix
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Dependent {
    n: usize,
    #[serde(default)]
    columns: bool,
}

/// A singular matrix in which nothing looks singular: one row is the sum of two others less a third, or with
/// `columns` one column is.
fn dependent(dice: &mut Dice, Dependent { n, columns }: Dependent) -> Result<Matrix, PlanError> {
    if n < 4 {
        return Err(PlanError::new("four dependent rows need n >= 4"));
    }
    let third = PAYOFF.max as i64 / 3;
    let mut matrix: Matrix = (0..n).map(|_| (0..n).map(|_| dice.between(-third, third)).collect()).collect();
    matrix[n - 1] = (0..n).map(|j| matrix[0][j] + matrix[1][j] - matrix[2][j]).collect();
    dice.shuffle(&mut matrix);
    if columns {
        matrix = (0..n).map(|j| matrix.iter().map(|row| row[j]).collect()).collect();
    }
    Ok(matrix)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Triangular {
    n: usize,
    wanted: Nature,
}

/// A triangular matrix, its rows and columns shuffled: elimination needs row exchanges. It is of the nature that is
/// `wanted`.
fn triangular(dice: &mut Dice, Triangular { n, wanted }: Triangular) -> Result<Matrix, PlanError> {
    let most = PAYOFF.max as i64;
    search(wanted, || {
        let entry = |dice: &mut Dice, i: usize, j: usize| match i.cmp(&j) {
            Ordering::Less => dice.between(-most / 4, most / 4),
            Ordering::Equal => dice.between(most / 2, most) * *dice.pick(&[-1, 1]),
            Ordering::Greater => 0,
        };
        let mut columns: Vec<usize> = (0..n).collect();
        dice.shuffle(&mut columns);
        let mut matrix: Matrix = (0..n).map(|i| columns.iter().map(|&j| entry(dice, i, j)).collect()).collect();
        dice.shuffle(&mut matrix);
        matrix
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hadamard {
    exponent: u32,
}

/// Sylvester's matrix of side `2^exponent` with entries ± the greatest: no determinant is larger.
fn hadamard(dice: &mut Dice, Hadamard { exponent }: Hadamard) -> Result<Matrix, PlanError> {
    let side = 1usize.checked_shl(exponent).filter(|&side| SIDE.contains(side as i128));
    let side = side.ok_or_else(|| PlanError::new(format!("no matrix has 2^{exponent} rows")))?;
    let most = PAYOFF.max as i64;
    let sign = |i: usize, j: usize| if (i & j).count_ones().is_multiple_of(2) { most } else { -most };
    let mut matrix: Matrix = (0..side).map(|i| (0..side).map(|j| sign(i, j)).collect()).collect();
    dice.shuffle(&mut matrix);
    Ok(matrix)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Steep {
    n: usize,
    pivot: f64,
}

/// A singular matrix of which elimination in double precision finds `n` pivots of size at least `pivot`.
fn steep(dice: &mut Dice, Steep { n, pivot }: Steep) -> Result<Matrix, PlanError> {
    determinants::steep(dice, n, PAYOFF.max as i64, pivot)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HugeMinors {
    n: usize,
}

/// A singular matrix with minors near the largest possible ones.
fn huge_minors(dice: &mut Dice, HugeMinors { n }: HugeMinors) -> Result<Matrix, PlanError> {
    determinants::with_huge_minors(dice, n, PAYOFF.max as i64)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unimodular {
    n: usize,
    steps: usize,
    wanted: Nature,
}

/// A matrix of determinant 1 or -1 and of the nature that is `wanted`: next to the size of its rows the determinant is
/// nothing, and yet there is an inverse.
fn unimodular(dice: &mut Dice, Unimodular { n, steps, wanted }: Unimodular) -> Result<Matrix, PlanError> {
    search(wanted, || determinants::unimodular(dice, n, PAYOFF.max as i64, steps))
}

fn search(wanted: Nature, mut make: impl FnMut() -> Matrix) -> Result<Matrix, PlanError> {
    let is_found =
        |matrix: &Matrix| allows(matrix).is_ok() && Nature::of(&InverseMatrix::solve(matrix)) == wanted;
    let found = (0..TRIES).map(|_| make()).find(is_found);
    found.ok_or_else(|| PlanError::new(format!("no matrix was found that is {wanted:?}")))
}
