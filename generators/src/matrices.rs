//! Matrices of payoffs on demand.
//!
//! A random matrix has one solution, strictly inside the rules of thumb: no saddle point, no ties, nothing
//! degenerate. A wrong program gets away with it. The other kinds are where it does not.

use crate::TestRng;

/// Payoffs to the first player, row by row.
pub type Matrix = Vec<Vec<i64>>;

words! {
    /// A kind of matrix game; rows of a plan name it in small letters: `skew_symmetric`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum MatrixKind {
        /// Independent entries.
        Random = "random",
        /// A saddle point at a random place, and often more than one.
        Saddle = "saddle",
        /// The same payoff everywhere: every strategy is optimal.
        Constant = "constant",
        /// A fair game, `a_ij = -a_ji`, moved to the middle of the range: its value is known.
        SkewSymmetric = "skew_symmetric",
        /// Two or three different payoffs only: ties everywhere, many optimal strategies.
        FewValues = "few_values",
        /// Equal rows and equal columns.
        Repeated = "repeated",
        /// A small random game, hidden among rows and columns that it dominates.
        Bordered = "bordered",
        /// All rows are rotations of one: playing evenly is optimal, and there are often other ways.
        Circulant = "circulant",
        /// One payoff off the diagonal, others on it.
        Diagonal = "diagonal",
        /// One payoff in three at either end of the range, the others near 0: a tolerance that is right for one scale is
        /// wrong for the other.
        TwoScales = "two_scales",
    }
}

impl MatrixKind {
    /// All kinds.
    pub const ALL: [MatrixKind; 10] = [
        MatrixKind::Random,
        MatrixKind::Saddle,
        MatrixKind::Constant,
        MatrixKind::SkewSymmetric,
        MatrixKind::FewValues,
        MatrixKind::Repeated,
        MatrixKind::Bordered,
        MatrixKind::Circulant,
        MatrixKind::Diagonal,
        MatrixKind::TwoScales,
    ];

    /// An `m × n` matrix of this kind with entries in `low..=high`. `m, n >= 1`, `low <= high`.
    ///
    /// ```
    /// use generators::{TestRng, TestName, matrices::MatrixKind};
    /// let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
    /// let matrix = MatrixKind::SkewSymmetric.make(&mut rng, 3, 3, -5, 5);
    /// assert_eq!(matrix[0][1], -matrix[1][0]);
    /// ```
    pub fn make(self, rng: &mut TestRng, m: usize, n: usize, low: i64, high: i64) -> Matrix {
        let side = m.min(n);
        match self {
            MatrixKind::Random => random(rng, m, n, low, high),
            MatrixKind::Saddle => saddle(rng, m, n, low, high),
            MatrixKind::Constant => vec![vec![rng.between(low, high); n]; m],
            MatrixKind::SkewSymmetric => {
                let square = skew_symmetric(rng, side, low, high);
                stretch(rng, &square, m, n)
            }
            MatrixKind::FewValues => {
                let values: Vec<i64> = (0..rng.size(2, 3)).map(|_| rng.between(low, high)).collect();
                (0..m).map(|_| (0..n).map(|_| *rng.pick(&values)).collect()).collect()
            }
            MatrixKind::Repeated => {
                let (few_rows, few_columns) = (rng.size(1, m.div_ceil(2)), rng.size(1, n.div_ceil(2)));
                let small = random(rng, few_rows, few_columns, low, high);
                stretch(rng, &small, m, n)
            }
            MatrixKind::Bordered => {
                let kernel = rng.size(1, side);
                let kernel = random(rng, kernel, kernel, low, high);
                bordered(rng, kernel, m, n, low, high)
            }
            MatrixKind::Circulant => {
                let first: Vec<i64> = (0..side).map(|_| rng.between(low, high)).collect();
                let square: Matrix =
                    (0..side).map(|i| (0..side).map(|j| first[(i + j) % side]).collect()).collect();
                stretch(rng, &square, m, n)
            }
            MatrixKind::Diagonal => {
                let off = rng.between(low, high);
                let on: Vec<i64> = (0..side).map(|_| rng.between(low, high)).collect();
                let square: Matrix =
                    (0..side).map(|i| (0..side).map(|j| if i == j { on[i] } else { off }).collect()).collect();
                stretch(rng, &square, m, n)
            }
            MatrixKind::TwoScales => {
                let mut entry = || {
                    let payoff = match rng.size(1, 6) {
                        1 => low + rng.between(0, 3),
                        2 => high - rng.between(0, 3),
                        _ => rng.between(-3, 3),
                    };
                    payoff.clamp(low, high)
                };
                (0..m).map(|_| (0..n).map(|_| entry()).collect()).collect()
            }
        }
    }
}

fn random(rng: &mut TestRng, m: usize, n: usize, low: i64, high: i64) -> Matrix {
    (0..m).map(|_| (0..n).map(|_| rng.between(low, high)).collect()).collect()
}

fn saddle(rng: &mut TestRng, m: usize, n: usize, low: i64, high: i64) -> Matrix {
    let (row, column) = (rng.size(0, m - 1), rng.size(0, n - 1));
    let value = rng.between(low, high);
    let mut matrix = random(rng, m, n, low, high);
    for entry in &mut matrix[row] {
        *entry = (*entry).max(value);
    }
    for row in &mut matrix {
        row[column] = row[column].min(value);
    }
    matrix[row][column] = value;
    matrix
}

fn skew_symmetric(rng: &mut TestRng, side: usize, low: i64, high: i64) -> Matrix {
    let (middle, reach) = (low + (high - low) / 2, (high - low) / 2);
    let mut matrix = vec![vec![middle; side]; side];
    for (i, j) in (0..side).flat_map(|i| (0..i).map(move |j| (i, j))) {
        let gain = rng.between(-reach, reach);
        matrix[i][j] += gain;
        matrix[j][i] -= gain;
    }
    matrix
}

/// The `m × n` matrix whose rows and columns are those of a matrix that is no larger, each at least once,
/// in random order if any is repeated.
fn stretch(rng: &mut TestRng, matrix: &Matrix, m: usize, n: usize) -> Matrix {
    let mut chosen = |available: usize, wanted: usize| {
        let mut indices: Vec<usize> = (0..available).collect();
        if wanted > available {
            indices.extend((available..wanted).map(|_| rng.size(0, available - 1)));
            rng.shuffle(&mut indices);
        }
        indices
    };
    let (rows, columns) = (chosen(matrix.len(), m), chosen(matrix[0].len(), n));
    rows.iter().map(|&i| columns.iter().map(|&j| matrix[i][j]).collect()).collect()
}

/// Adds rows that are nowhere better and columns that are nowhere worse to pay than one that is there, then
/// shuffles: the value stays, and so do the optimal strategies.
fn bordered(rng: &mut TestRng, kernel: Matrix, m: usize, n: usize, low: i64, high: i64) -> Matrix {
    let mut matrix = kernel;
    while matrix.len() < m {
        let mut row = rng.pick(&matrix).clone();
        for entry in &mut row {
            *entry = rng.between(low, *entry);
        }
        matrix.push(row);
    }
    for _ in matrix[0].len()..n {
        let better = rng.size(0, matrix[0].len() - 1);
        for row in &mut matrix {
            row.push(rng.between(row[better], high));
        }
    }
    rng.shuffle(&mut matrix);
    let mut order: Vec<usize> = (0..n).collect();
    rng.shuffle(&mut order);
    matrix.iter().map(|row| order.iter().map(|&j| row[j]).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TestName;

    #[test]
    fn every_kind_keeps_its_shape_and_range() {
        let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
        for kind in MatrixKind::ALL {
            for (m, n, low, high) in [(1, 1, 0, 0), (1, 5, -3, 4), (6, 2, -9, -7), (7, 7, -1000, 1000)] {
                let matrix = kind.make(&mut rng, m, n, low, high);
                assert_eq!(matrix.len(), m, "{kind:?}");
                assert!(matrix.iter().all(|row| row.len() == n), "{kind:?}");
                assert!(matrix.iter().flatten().all(|a| (low..=high).contains(a)), "{kind:?} {matrix:?}");
            }
        }
    }

    #[test]
    fn a_saddle_is_a_saddle() {
        let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 2 });
        for _ in 0..100 {
            let matrix = MatrixKind::Saddle.make(&mut rng, 4, 3, -9, 9);
            let lower = matrix.iter().map(|row| row.iter().min()).max();
            let upper = (0..3).map(|j| matrix.iter().map(|row| &row[j]).max()).min();
            assert_eq!(lower, upper, "{matrix:?}");
        }
    }
}
