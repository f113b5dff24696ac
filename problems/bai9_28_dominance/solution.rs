//! The reference: dominance ([`solutions::dominance`]) down to one entry or to 2 × 2 without a saddle point, the formula
//! for that, and zeros for everything that was removed.

use checkers::{
    matrix_game::Solution,
    number::{Number, rational},
};
use dashu_ratio::RBig;
use solutions::dominance::reduce;

use super::SIDE;
use crate::shared::matrix_games::Matrix;

pub fn solve(matrix: &Matrix) -> Solution {
    let left = reduce(matrix, SIDE).expect("the reader has reduced the game");
    let payoff = |i: usize, j: usize| matrix[left.rows[i]][left.columns[j]];
    let whole = |length: usize, places: &[usize], weights: &[RBig]| {
        let mut all = vec![Number::from(RBig::ZERO); length];
        for (&place, weight) in places.iter().zip(weights) {
            all[place] = weight.clone().into();
        }
        all
    };
    let solution = |value: RBig, p: &[RBig], q: &[RBig]| Solution {
        value: value.into(),
        p: whole(matrix.len(), &left.rows, p),
        q: whole(matrix[0].len(), &left.columns, q),
    };
    if left.rows.len() == 1 {
        // No column is dominated any more, so there is only one.
        return solution(rational(payoff(0, 0), 1), &[RBig::ONE], &[RBig::ONE]);
    }
    // No line dominates the other: the larger entry of each line is the smaller of its cross line, so the sum of the
    // differences is not 0 and both mixtures are between the two.
    let (a, b, c, d) = (payoff(0, 0), payoff(0, 1), payoff(1, 0), payoff(1, 1));
    let sum = a - b - c + d;
    let pair = |first: i64| [rational(first, sum), rational(sum - first, sum)];
    solution(rational(a * d - b * c, sum), &pair(d - c), &pair(d - b))
}
