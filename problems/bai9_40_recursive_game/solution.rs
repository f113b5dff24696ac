//! The reference: the fixed points of `f(v) = Val(v a; b c)` form an interval, and V is the one nearest to Q.

use checkers::number::{Number, rational};

use super::Query;

/// The value of the game.
pub fn solve(query: &Query) -> Number {
    let (least, greatest) = fixed_points(query);
    query.q.exact().clamp(rational(least, 1), rational(greatest, 1)).into()
}

/// The least and the greatest fixed point. If `b <= a`, exactly the numbers between them are saddle points at
/// (1, 1). Otherwise there is one fixed point: the middle one of a, b and c.
fn fixed_points(&Query { a, b, c, .. }: &Query) -> (i64, i64) {
    if b <= a {
        (b, a)
    } else {
        let only = c.clamp(a, b);
        (only, only)
    }
}
