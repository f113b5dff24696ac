//! The reference: two of the values can be expressed by v1, and the one equation that is left has one solution
//! between 0 and b. Bisection finds it in integers, without rounding, see [`solutions::recursive_game`].
//!
//! Time O(digits) operations on integers of as many digits, per line.

use solutions::recursive_game::three_values;

use super::{DIGITS, Query, ThreeRecursiveGames, Values};
use exercise::Reference;

/// So many more digits of v1 are computed than are written: v2 and v3 follow from it.
pub const SPARE: usize = 8;

impl Reference for ThreeRecursiveGames {
    fn solve(queries: &Vec<Query>) -> Vec<Values> {
        queries.iter().map(values).collect()
    }
}

/// The three values, each rounded to [`DIGITS`] digits after the point or to as many as are sure.
fn values(&Query { a, b }: &Query) -> Values {
    three_values(a, b, DIGITS + SPARE).map(|value| value.rounded(DIGITS).into())
}
