//! Recipes: matrices to which the theorem applies, just applies, or does not apply for one of three reasons; and matrices
//! whose determinant is 0 or not and looks otherwise.

use std::cmp::Ordering;

use dashu_ratio::RBig;
use generators::{PlanError, TestRng, matrices::MatrixKind, params, words};

use super::{Answer, InverseMatrix, PAYOFF, SIDE, allows, sums_to_zero};
use crate::shared::{
    determinants::{self, given},
    grid,
    matrix_games::{Matrix, planned_range},
};
use exercise::{Generator, Recipe, Recipes, Reference};

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
    fn small(rng: &mut TestRng) -> Matrix {
        loop {
            let n = rng.size(1, 4);
            let (low, high) = *rng.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (99, 100), (-100, 100)]);
            let matrix = rng.pick(&MatrixKind::ALL).make(rng, n, n, low, high);
            if allows(&matrix).is_ok() {
                return matrix;
            }
        }
    }
}

/// How many matrices are tried before a recipe gives up.
const TRIES: usize = 100_000;

words! {
    /// Which case of the exercise a matrix is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Nature {
        /// There is no inverse.
        Singular = "singular",
        /// The entries of the inverse sum to 0.
        ZeroSum = "zero_sum",
        /// p or q would be negative somewhere.
        Negative = "negative",
        /// The theorem applies, and a weight is 0.
        Touching = "touching",
        /// The theorem applies, and no weight is 0.
        Applies = "applies",
    }
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

params! {
    struct Game { kind: MatrixKind, n: usize, low: Option<i64>, high: Option<i64>, wanted: Nature }
}

/// An `n × n` matrix of a kind with entries in `low..=high`, of the nature that is `wanted`.
fn game(rng: &mut TestRng, Game { kind, n, low, high, wanted }: Game) -> Result<Matrix, PlanError> {
    let (low, high) = planned_range(low, high, &PAYOFF);
    search(wanted, || kind.make(rng, n, n, low, high))
}

params! { struct Dominant { n: usize, negative: bool = false, wanted: Nature } }

/// A matrix whose diagonal, of one sign, outweighs the rest; its rows are shuffled. It is of the nature that is
/// `wanted`.
fn dominant(rng: &mut TestRng, Dominant { n, negative, wanted }: Dominant) -> Result<Matrix, PlanError> {
    let most = PAYOFF.max as i64;
    let sign = if negative { -1 } else { 1 };
    search(wanted, || {
        let mut matrix: Matrix = grid::table(n, n, |_, _| rng.between(-9, 9));
        for (i, row) in matrix.iter_mut().enumerate() {
            row[i] = sign * rng.between(60, most);
        }
        rng.shuffle(&mut matrix);
        matrix
    })
}

params! { struct Dependent { n: usize, columns: bool = false } }

/// A singular matrix in which nothing looks singular: one row is the sum of two others less a third, or with
/// `columns` one column is.
fn dependent(rng: &mut TestRng, Dependent { n, columns }: Dependent) -> Result<Matrix, PlanError> {
    if n < 4 {
        return Err(PlanError::new("four dependent rows need n >= 4"));
    }
    let third = PAYOFF.max as i64 / 3;
    let mut matrix: Matrix = grid::table(n, n, |_, _| rng.between(-third, third));
    matrix[n - 1] = (0..n).map(|j| matrix[0][j] + matrix[1][j] - matrix[2][j]).collect();
    rng.shuffle(&mut matrix);
    if columns {
        matrix = grid::table(n, n, |i, j| matrix[j][i]);
    }
    Ok(matrix)
}

params! { struct Triangular { n: usize, wanted: Nature } }

/// A triangular matrix, its rows and columns shuffled: elimination needs row exchanges. It is of the nature that is
/// `wanted`.
fn triangular(rng: &mut TestRng, Triangular { n, wanted }: Triangular) -> Result<Matrix, PlanError> {
    let most = PAYOFF.max as i64;
    search(wanted, || {
        let entry = |rng: &mut TestRng, i: usize, j: usize| match i.cmp(&j) {
            Ordering::Less => rng.between(-most / 4, most / 4),
            Ordering::Equal => rng.between(most / 2, most) * *rng.pick(&[-1, 1]),
            Ordering::Greater => 0,
        };
        let mut columns: Vec<usize> = (0..n).collect();
        rng.shuffle(&mut columns);
        let mut matrix: Matrix = grid::table(n, n, |i, j| entry(rng, i, columns[j]));
        rng.shuffle(&mut matrix);
        matrix
    })
}

params! { struct Hadamard { exponent: u32 } }

/// Sylvester's matrix of side `2^exponent` with entries ± the greatest: no determinant is larger.
fn hadamard(rng: &mut TestRng, Hadamard { exponent }: Hadamard) -> Result<Matrix, PlanError> {
    let side = 1usize.checked_shl(exponent).filter(|&side| SIDE.contains(side as i128));
    let side = side.ok_or_else(|| PlanError::new(format!("no matrix has 2^{exponent} rows")))?;
    let most = PAYOFF.max as i64;
    let sign = |i: usize, j: usize| if (i & j).count_ones().is_multiple_of(2) { most } else { -most };
    let mut matrix: Matrix = grid::table(side, side, sign);
    rng.shuffle(&mut matrix);
    Ok(matrix)
}

params! { struct Steep { n: usize, pivot: f64 } }

/// A singular matrix of which elimination in double precision finds `n` pivots of size at least `pivot`.
fn steep(rng: &mut TestRng, Steep { n, pivot }: Steep) -> Result<Matrix, PlanError> {
    determinants::steep(rng, n, PAYOFF.max as i64, pivot)
}

params! { struct HugeMinors { n: usize } }

/// A singular matrix with minors near the largest possible ones.
fn huge_minors(rng: &mut TestRng, HugeMinors { n }: HugeMinors) -> Result<Matrix, PlanError> {
    determinants::with_huge_minors(rng, n, PAYOFF.max as i64)
}

params! { struct Unimodular { n: usize, steps: usize, wanted: Nature } }

/// A matrix of determinant 1 or -1 and of the nature that is `wanted`: next to the size of its rows the determinant is
/// nothing, and yet there is an inverse.
fn unimodular(rng: &mut TestRng, Unimodular { n, steps, wanted }: Unimodular) -> Result<Matrix, PlanError> {
    search(wanted, || determinants::unimodular(rng, n, PAYOFF.max as i64, steps))
}

fn search(wanted: Nature, mut make: impl FnMut() -> Matrix) -> Result<Matrix, PlanError> {
    let is_found =
        |matrix: &Matrix| allows(matrix).is_ok() && Nature::of(&InverseMatrix::solve(matrix)) == wanted;
    let found = (0..TRIES).map(|_| make()).find(is_found);
    found.ok_or_else(|| PlanError::new(format!("no matrix was found that is {wanted:?}")))
}
