//! The reference: the library's table, made with a set of bits for each column, row and diagonal.

use super::{Table, WythoffGrundy};
use exercise::Reference;

impl Reference for WythoffGrundy {
    /// The values of an n × n board. Time O(n³ / 64), memory O(n²).
    fn solve(&side: &usize) -> Table {
        solutions::queen::values(side)
    }
}
