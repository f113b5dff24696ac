//! Matrices of payoffs on demand.
//!
//! A random matrix has one solution, strictly inside the rules of thumb: no saddle point, no ties, nothing
//! degenerate. A wrong program gets away with it. The other kinds are where it does not.

use serde::Deserialize;

use crate::Dice;

/// Payoffs to the first player, row by row.
pub type Matrix = Vec<Vec<i64>>;

/// A kind of matrix game; rows of a plan name it in small letters: `skew_symmetric`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Independent entries.
    Random,
    /// A saddle point at a random place, and often more than one.
    Saddle,
    /// The same payoff everywhere: every strategy is optimal.
    Constant,
    /// A fair game, `a_ij = -a_ji`, moved to the middle of the range: its value is known.
    SkewSymmetric,
    /// Two or three different payoffs only: ties everywhere, many optimal strategies.
    FewValues,
    /// Equal rows and equal columns.
    Repeated,
    /// A small random game, hidden among rows and columns that it dominates.
    Bordered,
    /// All rows are rotations of one: playing evenly is optimal, and there are often other ways.
    Circulant,
    /// One payoff off the diagonal, others on it.
    Diagonal,
    /// One payoff in three at either end of the range, the others near 0: a tolerance that is right for one scale is
    /// wrong for the other.
    TwoScales,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 10] = [
        Kind::Random,
        Kind::Saddle,
        Kind::Constant,
        Kind::SkewSymmetric,
        Kind::FewValues,
        Kind::Repeated,
        Kind::Bordered,
        Kind::Circulant,
        Kind::Diagonal,
        Kind::TwoScales,
    ];

    /// An `m × n` matrix of this kind with entries in `low..=high`. `m, n >= 1`, `low <= high`.
    ///
    /// ```
    /// use generators::{Dice, TestName, matrices::Kind};
    /// let mut dice = Dice::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
    /// let matrix = Kind::SkewSymmetric.make(&mut dice, 3, 3, -5, 5);
    /// assert_eq!(matrix[0][1], -matrix[1][0]);
    /// ```
    pub fn make(self, dice: &mut Dice, m: usize, n: usize, low: i64, high: i64) -> Matrix {
        let side = m.min(n);
        match self {
            Kind::Random => random(dice, m, n, low, high),
            Kind::Saddle => saddle(dice, m, n, low, high),
            Kind::Constant => vec![vec![dice.between(low, high); n]; m],
            Kind::SkewSymmetric => {
                let square = skew_symmetric(dice, side, low, high);
                stretch(dice, &square, m, n)
            }
            Kind::FewValues => {
                let values: Vec<i64> = (0..dice.size(2, 3)).map(|_| dice.between(low, high)).collect();
                (0..m).map(|_| (0..n).map(|_| *dice.pick(&values)).collect()).collect()
            }
            Kind::Repeated => {
                let (few_rows, few_columns) = (dice.size(1, m.div_ceil(2)), dice.size(1, n.div_ceil(2)));
                let small = random(dice, few_rows, few_columns, low, high);
                stretch(dice, &small, m, n)
            }
            Kind::Bordered => {
                let kernel = dice.size(1, side);
                let kernel = random(dice, kernel, kernel, low, high);
                bordered(dice, kernel, m, n, low, high)
            }
            Kind::Circulant => {
                let first: Vec<i64> = (0..side).map(|_| dice.between(low, high)).collect();
                let square: Matrix =
                    (0..side).map(|i| (0..side).map(|j| first[(i + j) % side]).collect()).collect();
                stretch(dice, &square, m, n)
            }
            Kind::Diagonal => {
                let off = dice.between(low, high);
                let on: Vec<i64> = (0..side).map(|_| dice.between(low, high)).collect();
                let square: Matrix =
                    (0..side).map(|i| (0..side).map(|j| if i == j { on[i] } else { off }).collect()).collect();
                stretch(dice, &square, m, n)
            }
            Kind::TwoScales => {
                let mut entry = || {
                    let payoff = match dice.size(1, 6) {
                        1 => low + dice.between(0, 3),
                        2 => high - dice.between(0, 3),
                        _ => dice.between(-3, 3),
                    };
                    payoff.clamp(low, high)
                };
                (0..m).map(|_| (0..n).map(|_| entry()).collect()).collect()
            }
        }
    }
}

fn random(dice: &mut Dice, m: usize, n: usize, low: i64, high: i64) -> Matrix {
    (0..m).map(|_| (0..n).map(|_| dice.between(low, high)).collect()).collect()
}

fn saddle(dice: &mut Dice, m: usize, n: usize, low: i64, high: i64) -> Matrix {
    let (row, column) = (dice.size(0, m - 1), dice.size(0, n - 1));
    let value = dice.between(low, high);
    let mut matrix = random(dice, m, n, low, high);
    for entry in &mut matrix[row] {
        *entry = (*entry).max(value);
    }
    for row in &mut matrix {
        row[column] = row[column].min(value);
    }
    matrix[row][column] = value;
    matrix
}

fn skew_symmetric(dice: &mut Dice, side: usize, low: i64, high: i64) -> Matrix {
    let (middle, reach) = (low + (high - low) / 2, (high - low) / 2);
    let mut matrix = vec![vec![middle; side]; side];
    for (i, j) in (0..side).flat_map(|i| (0..i).map(move |j| (i, j))) {
        let gain = dice.between(-reach, reach);
        matrix[i][j] += gain;
        matrix[j][i] -= gain;
    }
    matrix
}

/// The `m × n` matrix whose rows and columns are those of a matrix that is no larger, each at least once,
/// in random order if any is repeated.
fn stretch(dice: &mut Dice, matrix: &Matrix, m: usize, n: usize) -> Matrix {
    let mut chosen = |available: usize, wanted: usize| {
        let mut indices: Vec<usize> = (0..available).collect();
        if wanted > available {
            indices.extend((available..wanted).map(|_| dice.size(0, available - 1)));
            dice.shuffle(&mut indices);
        }
        indices
    };
    let (rows, columns) = (chosen(matrix.len(), m), chosen(matrix[0].len(), n));
    rows.iter().map(|&i| columns.iter().map(|&j| matrix[i][j]).collect()).collect()
}

/// Adds rows that are nowhere better and columns that are nowhere worse to pay than one that is there, then
/// shuffles: the value stays, and so do the optimal strategies.
fn bordered(dice: &mut Dice, kernel: Matrix, m: usize, n: usize, low: i64, high: i64) -> Matrix {
    let mut matrix = kernel;
    while matrix.len() < m {
        let mut row = dice.pick(&matrix).clone();
        for entry in &mut row {
            *entry = dice.between(low, *entry);
        }
        matrix.push(row);
    }
    for _ in matrix[0].len()..n {
        let better = dice.size(0, matrix[0].len() - 1);
        for row in &mut matrix {
            row.push(dice.between(row[better], high));
        }
    }
    dice.shuffle(&mut matrix);
    let mut order: Vec<usize> = (0..n).collect();
    dice.shuffle(&mut order);
    matrix.iter().map(|row| order.iter().map(|&j| row[j]).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TestName;

    #[test]
    fn every_kind_keeps_its_shape_and_range() {
        let mut dice = Dice::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
        for kind in Kind::ALL {
            for (m, n, low, high) in [(1, 1, 0, 0), (1, 5, -3, 4), (6, 2, -9, -7), (7, 7, -1000, 1000)] {
                let matrix = kind.make(&mut dice, m, n, low, high);
                assert_eq!(matrix.len(), m, "{kind:?}");
                assert!(matrix.iter().all(|row| row.len() == n), "{kind:?}");
                assert!(matrix.iter().flatten().all(|a| (low..=high).contains(a)), "{kind:?} {matrix:?}");
            }
        }
    }

    #[test]
    fn a_saddle_is_a_saddle() {
        let mut dice = Dice::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 2 });
        for _ in 0..100 {
            let matrix = Kind::Saddle.make(&mut dice, 4, 3, -9, 9);
            let lower = matrix.iter().map(|row| row.iter().min()).max();
            let upper = (0..3).map(|j| matrix.iter().map(|row| &row[j]).max()).min();
            assert_eq!(lower, upper, "{matrix:?}");
        }
    }
}
