//! The reference: v1 by bisection in integers, then v2 and v3 from it, see [`solutions::recursive_game`].

use solutions::recursive_game::three_values;

use super::{DIGITS, Query, Values};

/// The three values, each rounded to [`DIGITS`] digits behind the point or to as many as are sure.
pub fn solve(&Query { a, b }: &Query) -> Values {
    three_values(a, b, DIGITS + 8).map(|value| value.rounded(DIGITS).into())
}
