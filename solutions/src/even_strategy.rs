//! The most even optimal strategy: of all optimal strategies of the second player, one whose least weight is
//! greatest. It tells whether he has an optimal strategy that plays every column.
//!
//! Let V be the value. Against a strategy q let `excess = max_i (A q)_i - V`, which is never negative and is 0 iff q
//! is optimal, and let `t = min_j q_j`. A player who minimises `K · excess - t` for a large K takes care to be optimal
//! first and to be even second. This again is a matrix game: the opponent picks a row i *and* a column j, and gets
//! `K (a_ik - V) - [k = j]` against column k. If its solution q is optimal in A, its value is `-t`, and no optimal
//! strategy has a greater t, because that would make the value smaller. If q is not optimal, K was too small; but K
//! only has to exceed the slope of a piecewise linear function, so squaring it a few times is enough.

use dashu_int::IBig;
use dashu_ratio::RBig;

use crate::matrix_game::{solve, solve_rational};

/// The value of a game and the most even optimal strategy of the second player.
///
/// Cost: that of solving the game and, a few times, one with m · n rows and n columns. Panics unless the matrix is a
/// rectangle with at least one entry.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::even_strategy::most_even;
///
/// let fraction = |a: i64, b: u8| RBig::from_parts(a.into(), b.into());
/// // The simplex method finds a pure strategy here; there are mixed ones.
/// let (value, q) = most_even(&[vec![-2, 2, -1], vec![1, 1, 1], vec![3, 0, 1]]);
/// assert_eq!(value, fraction(1, 1));
/// assert!(q.iter().all(|weight| *weight > RBig::ZERO));
/// // Here column 3 is never played.
/// let (_, q) = most_even(&[vec![1, -1, 3], vec![-1, 1, 3]]);
/// assert_eq!(q, [fraction(1, 2), fraction(1, 2), fraction(0, 1)]);
/// ```
pub fn most_even(matrix: &[Vec<i64>]) -> (RBig, Vec<RBig>) {
    let value = solve(matrix).value;
    let excess: Vec<Vec<RBig>> =
        matrix.iter().map(|row| row.iter().map(|&entry| RBig::from(entry) - &value).collect()).collect();
    let is_optimal = |q: &[RBig]| {
        let conceded =
            |row: &Vec<RBig>| row.iter().zip(q).fold(RBig::ZERO, |sum, (entry, weight)| sum + entry * weight);
        excess.iter().all(|row| conceded(row) <= RBig::ZERO)
    };
    let columns = excess[0].len();
    let mut penalty = IBig::from(1_000_000);
    loop {
        let factor = RBig::from(penalty.clone());
        let mut rows = Vec::with_capacity(excess.len() * columns);
        for row in &excess {
            let scaled: Vec<RBig> = row.iter().map(|entry| entry * &factor).collect();
            for column in 0..columns {
                let mut row = scaled.clone();
                row[column] -= RBig::ONE;
                rows.push(row);
            }
        }
        let q = solve_rational(&rows).column;
        if is_optimal(&q) {
            return (value, q);
        }
        penalty = &penalty * &penalty;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn least(rows: &[&[i64]]) -> RBig {
        let (_, q) = most_even(&rows.iter().map(|row| row.to_vec()).collect::<Vec<_>>());
        q.into_iter().min().unwrap()
    }

    fn fraction(a: i64, b: u16) -> RBig {
        RBig::from_parts(a.into(), b.into())
    }

    #[test]
    fn least_weights_known_by_hand() {
        assert_eq!(least(&[&[7, 7, 7]]), fraction(1, 3));
        assert_eq!(least(&[&[7, 8]]), fraction(0, 1));
        assert_eq!(least(&[&[1000, 0], &[0, 1]]), fraction(1, 1001));
        // q1 = q2 + q3 and nothing else: 1/2, 1/4, 1/4.
        assert_eq!(least(&[&[1, -1, -1], &[-1, 1, 1]]), fraction(1, 4));
        // q2 is at most q1 / 1000.
        assert_eq!(least(&[&[0, 0], &[-1, 1000]]), fraction(1, 1001));
    }
}
