//! The reference: the library's table, made with a set of bits for each row, column and diagonal.

use super::Table;

/// The values of an n × n board. Time O(n³ / 64).
pub fn table(side: usize) -> Table {
    solutions::queen::values(side)
}
