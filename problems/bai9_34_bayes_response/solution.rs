//! The reference: the row of the greatest average against `q`, then the least payoff of that row. Against a known
//! strategy no mixture is better than the best of what it mixes, so single choices are enough.
//!
//! The averages are integers over the common denominator of `q`. Time O(mn).

use checkers::number::rational;

use super::{BayesResponse, Belief, Responses};
use exercise::Reference;

impl Reference for BayesResponse {
    /// The first best row and the first best column.
    fn solve(belief: &Belief) -> Responses {
        // `max_by_key` keeps the last of several, so the rows are gone through backwards.
        let row = (0..belief.matrix.len()).rev().max_by_key(|&row| belief.gets(row)).unwrap_or(0);
        let payoffs = &belief.matrix[row];
        let column = (0..payoffs.len()).min_by_key(|&column| payoffs[column]).unwrap_or(0);
        Responses {
            row,
            gets: rational(belief.gets(row), belief.q.unit).into(),
            column,
            pays: rational(payoffs[column], 1).into(),
        }
    }
}
