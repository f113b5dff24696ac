//! The reference: saddle points by looking, the determinant by elimination ([`solutions::inverse`]), the value and the
//! most even optimal strategy by the simplex method ([`solutions::even_strategy`]).

use dashu_int::IBig;
use dashu_ratio::RBig;
use solutions::{even_strategy::most_even, inverse::invert};

use super::{Portrait, SaddleAndSupport};
use crate::shared::{grid, matrix_games::Matrix};
use exercise::Reference;

impl Reference for SaddleAndSupport {
    fn solve(matrix: &Matrix) -> Portrait {
        let (value, q) = most_even(matrix);
        let plays_every_column = q.iter().all(|weight| *weight > RBig::ZERO);
        Portrait {
            saddles: saddles(matrix),
            invertible: invert(matrix).determinant != IBig::ZERO,
            value: value.into(),
            support: plays_every_column.then(|| q.into_iter().map(Into::into).collect()),
        }
    }
}

/// The entries that are least in their row and greatest in their column.
fn saddles(matrix: &Matrix) -> Vec<(usize, usize)> {
    let n = matrix.len();
    let floor: Vec<i64> = matrix.iter().map(|row| row.iter().copied().min().unwrap_or(0)).collect();
    let ceiling: Vec<i64> = (0..n).map(|j| matrix.iter().map(|row| row[j]).max().unwrap_or(0)).collect();
    grid::places(0..n, 0..n).filter(|&(i, j)| floor[i] == ceiling[j]).map(|(i, j)| (i + 1, j + 1)).collect()
}
