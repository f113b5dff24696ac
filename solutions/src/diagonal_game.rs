//! The game of a diagonal matrix: both players choose an index, and only equal choices pay.
//!
//! If all payoffs `d_i` are positive, both players choose `i` in proportion to `1 / d_i`. Then every choice of
//! the other one is worth `V = 1 / (1/d_1 + … + 1/d_n)`. If some payoff is 0, the second player stays there
//! and pays nothing, whatever the first does.

use dashu_ratio::RBig;

use crate::matrix_game::Solution;

/// Solves the game with these payoffs, which are not negative; there is at least one. Time O(n) operations on
/// rationals as long as the common denominator of all `1 / d_i`.
///
/// ```
/// use dashu_ratio::RBig;
/// use solutions::diagonal_game::solve;
///
/// let over_15 = |n: i64| RBig::from_parts(n.into(), 15u8.into());
/// let solution = solve(&[2, 4, 8, 16].map(RBig::from));
/// assert_eq!(solution.value, over_15(16));
/// assert_eq!(solution.row, [8, 4, 2, 1].map(over_15));
/// assert_eq!(solution.column, solution.row);
///
/// let hidden = solve(&[3, 0, 5].map(RBig::from));
/// assert_eq!(hidden.value, RBig::ZERO);
/// assert_eq!(hidden.column, [0, 1, 0].map(RBig::from));
/// ```
pub fn solve(payoffs: &[RBig]) -> Solution {
    let (value, weights) = match payoffs.iter().position(|payoff| *payoff == RBig::ZERO) {
        Some(free) => {
            let weights = (0..payoffs.len()).map(|index| RBig::from(u8::from(index == free))).collect();
            (RBig::ZERO, weights)
        }
        None => {
            let total = payoffs.iter().fold(RBig::ZERO, |total, payoff| total + RBig::ONE / payoff);
            let value = RBig::ONE / total;
            let weights = payoffs.iter().map(|payoff| &value / payoff).collect();
            (value, weights)
        }
    };
    let weights: Vec<RBig> = weights;
    Solution { value, row: weights.clone(), column: weights }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_prove_themselves() {
        for payoffs in [&[1][..], &[0], &[7, 7, 7], &[1, 1000], &[3, 0, 0, 9], &[2, 3, 5, 7, 11, 13]] {
            let matrix: Vec<Vec<i64>> = (0..payoffs.len())
                .map(|i| (0..payoffs.len()).map(|j| if i == j { payoffs[i] } else { 0 }).collect())
                .collect();
            let exact: Vec<RBig> = payoffs.iter().map(|&payoff| payoff.into()).collect();
            assert!(solve(&exact).is_optimal_for(&matrix), "{payoffs:?}");
        }
    }
}
