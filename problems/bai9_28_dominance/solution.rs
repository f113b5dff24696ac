//! The reference: dominance ([`solutions::dominance`]) down to one entry or to 2 × 2, [`two_by_two`] for that, and
//! zeros for everything that was removed.

use checkers::{
    matrix_game::Solution,
    number::{Number, rational},
};
use dashu_ratio::RBig;
use solutions::{dominance::reduce, two_by_two};

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
    let kernel = [0, 1].map(|i| [0, 1].map(|j| rational(payoff(i, j), 1)));
    let mixed = two_by_two::solve(kernel);
    solution(mixed.value, &mixed.row, &mixed.column)
}
