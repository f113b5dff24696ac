//! The reference: the row of the greatest average against `q`, then the least payoff of that row.

use checkers::number::rational;

use super::{Belief, Responses};

/// The first best row and the first best column.
pub fn solve(belief: &Belief) -> Responses {
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
