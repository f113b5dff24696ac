//! The reference: 4 and more are dominated by 1, and three integers balance each other.

use checkers::number::rational;

use super::{Query, Strategy};

/// An optimal strategy: `(w, l, w, 0, …) / (2w + l)`, or the greater of two integers, or the only one.
pub fn solve(query: &Query) -> Strategy {
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
