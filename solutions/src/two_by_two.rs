//! The 2 × 2 matrix game, by its formula.
//!
//! If an entry is the least of its row and the greatest of its column, it is a saddle point and nobody mixes.
//! Otherwise the two entries of a diagonal both exceed the two entries of the other one, so that
//! `d = a11 - a12 - a21 + a22` is not 0, and each player makes the other's choices equally good:
//!
//! ```text
//! p = (a22 - a21, a11 - a12) / d      q = (a22 - a12, a11 - a21) / d      V = (a11 a22 - a12 a21) / d
//! ```

use dashu_ratio::RBig;

use crate::matrix_game::Solution;

/// Solves a game given row by row. Time O(1) operations on rationals.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::two_by_two::solve;
///
/// let fifth = |n: i64| RBig::from_parts(n.into(), 5u8.into());
/// let mixed = solve([[100, -50], [0, 100]].map(|row| row.map(RBig::from)));
/// assert_eq!((mixed.value, mixed.row), (40.into(), vec![fifth(2), fifth(3)]));
///
/// let saddle = solve([[1, 2], [0, 3]].map(|row| row.map(RBig::from)));
/// assert_eq!((saddle.value, saddle.row), (1.into(), vec![RBig::ONE, RBig::ZERO]));
/// ```
pub fn solve(matrix: [[RBig; 2]; 2]) -> Solution {
    if let Some((row, column)) = saddle_point(&matrix) {
        let pure = |chosen: usize| (0..2).map(|k| RBig::from(u8::from(k == chosen))).collect();
        return Solution { value: matrix[row][column].clone(), row: pure(row), column: pure(column) };
    }
    let [[a11, a12], [a21, a22]] = &matrix;
    let d = a11 - a12 - a21 + a22;
    Solution {
        value: (a11 * a22 - a12 * a21) / &d,
        row: vec![(a22 - a21) / &d, (a11 - a12) / &d],
        column: vec![(a22 - a12) / &d, (a11 - a21) / &d],
    }
}

/// A fraction in machine words, not in lowest terms; its denominator is not 0.
pub type Words = (i64, u64);

/// A solution in machine words: the value, and what the players choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InWords {
    /// The value of the game.
    pub value: Words,
    /// The first player's probabilities.
    pub row: [Words; 2],
    /// The second player's probabilities.
    pub column: [Words; 2],
}

/// The same for integers of at most 2^30 in size: no product of two of them overflows, and neither does a sum of two
/// products.
///
/// ```
/// let mixed = solutions::two_by_two::solve_integers([[100, -50], [0, 100]]);
/// assert_eq!((mixed.value, mixed.row), ((10_000, 250), [(100, 250), (150, 250)]));
/// ```
pub fn solve_integers(matrix: [[i64; 2]; 2]) -> InWords {
    if let Some((row, column)) = saddle_point(&matrix) {
        let pure = |chosen: usize| [0, 1].map(|k| (i64::from(k == chosen), 1));
        return InWords { value: (matrix[row][column], 1), row: pure(row), column: pure(column) };
    }
    let [[a11, a12], [a21, a22]] = matrix;
    let d = a11 - a12 - a21 + a22;
    let over = |numerator: i64| (numerator * d.signum(), d.unsigned_abs());
    InWords {
        value: over(a11 * a22 - a12 * a21),
        row: [over(a22 - a21), over(a11 - a12)],
        column: [over(a22 - a12), over(a11 - a21)],
    }
}

/// An entry that is the least of its row and the greatest of its column.
fn saddle_point<T: Ord>(matrix: &[[T; 2]; 2]) -> Option<(usize, usize)> {
    let is_saddle = |&(i, j): &(usize, usize)| {
        let entry = &matrix[i][j];
        *entry <= matrix[i][1 - j] && *entry >= matrix[1 - i][j]
    };
    [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().find(is_saddle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_small_game_is_solved() {
        for code in 0..5i64.pow(4) {
            let entry = |place: u32| code / 5i64.pow(place) % 5 - 2;
            let matrix = [[entry(0), entry(1)], [entry(2), entry(3)]];
            let solution = solve(matrix.map(|row| row.map(RBig::from)));
            assert!(solution.is_optimal_for(&matrix.map(Vec::from)), "{matrix:?}: {solution:?}");
            let words = solve_integers(matrix);
            let long = |(a, b): Words| RBig::from_parts(a.into(), b.into());
            assert_eq!(long(words.value), solution.value, "{matrix:?}");
            assert_eq!(words.row.map(long).to_vec(), solution.row, "{matrix:?}");
            assert_eq!(words.column.map(long).to_vec(), solution.column, "{matrix:?}");
        }
    }

    #[test]
    fn the_largest_integers_do_not_overflow() {
        let most = 1 << 30;
        let solution = solve_integers([[most, -most], [-most, most]]);
        assert_eq!(solution.value, (0, 1 << 32));
        assert_eq!(solve_integers([[most, -most], [-most, most - 1]]).value.1, (1 << 32) - 1);
    }
}
