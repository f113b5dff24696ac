//! The reference: a standing turtle at place x is a Nim pile of x counters.

use super::{Reply, Row, Turn, TurningTurtles};
use exercise::Reference;

impl Reference for TurningTurtles {
    /// A winning move, or nothing if the nim-sum of the standing places is 0. Time O(n).
    ///
    /// Turning x down and y over takes the pile x away and puts a pile y in its place; where there was one already
    /// both vanish, which is the same under the nim-sum. No second turtle is y = 0.
    fn solve(row: &Row) -> Reply {
        let sum = row.places().fold(0, |sum, place| sum ^ place);
        let x = row.places().find(|place| place ^ sum < *place)?;
        Some(Turn { x, y: x ^ sum })
    }
}
