//! The reference: 4 and more are dominated by 1, and the other three balance each other, which makes a formula; O(n)
//! per game, to write it down.

use checkers::number::rational;

use super::{Mendelsohn, Query, Strategy};
use exercise::Reference;

impl Reference for Mendelsohn {
    fn solve(queries: &Vec<Query>) -> Vec<Strategy> {
        queries.iter().map(optimal).collect()
    }
}

/// An optimal strategy: `(w, l, w, 0, …) / (2w + l)`, or the greater of two integers, or the only one.
fn optimal(query: &Query) -> Strategy {
    let Query { n, win, loss } = *query;
    let weights: &[i64] = match n {
        1 => &[1],
        2 => &[0, 1],
        _ => &[win, loss, win],
    };
    let total: i64 = weights.iter().sum();
    let named = weights.iter().copied().chain(std::iter::repeat(0));
    named.take(n).map(|weight| rational(weight, total).into()).collect()
}
