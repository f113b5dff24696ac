//! Rows and columns: matrices, boards, and their places. What goes over a grid place by place is compiled here once
//! for each type of entry, not once for each exercise.

use std::ops::Range;

/// All places of some rows and columns, row by row.
///
/// ```
/// use problems::shared::grid::places;
///
/// assert!(places(0..2, 1..3).eq([(0, 1), (0, 2), (1, 1), (1, 2)]));
/// assert!(places(0..2, 3..3).eq([]));
/// ```
pub fn places(rows: Range<usize>, columns: Range<usize>) -> Places {
    Places { rows, ahead: 0..0, columns, row: 0 }
}

/// See [`places`].
#[derive(Clone, Debug)]
pub struct Places {
    /// The rows that have not begun.
    rows: Range<usize>,
    columns: Range<usize>,
    row: usize,
    /// The columns of this row that are still to come.
    ahead: Range<usize>,
}

impl Iterator for Places {
    type Item = (usize, usize);

    fn next(&mut self) -> Option<(usize, usize)> {
        loop {
            if let Some(column) = self.ahead.next() {
                return Some((self.row, column));
            }
            self.row = self.rows.next()?;
            self.ahead = self.columns.clone();
        }
    }
}

/// A matrix, entry by entry and row by row.
///
/// ```
/// use problems::shared::grid::table;
///
/// assert_eq!(table(2, 3, |i, j| 10 * i + j), [[0, 1, 2], [10, 11, 12]]);
/// ```
pub fn table<T>(rows: usize, columns: usize, mut entry: impl FnMut(usize, usize) -> T) -> Vec<Vec<T>> {
    table_of(rows, columns, &mut entry)
}

fn table_of<T>(rows: usize, columns: usize, entry: &mut dyn FnMut(usize, usize) -> T) -> Vec<Vec<T>> {
    (0..rows).map(|i| (0..columns).map(|j| entry(i, j)).collect()).collect()
}

/// A matrix of the same shape, each entry changed; row by row.
///
/// ```
/// use problems::shared::grid::mapped;
///
/// assert_eq!(mapped(&[[1, 2], [3, 4]], |entry| entry * entry), [[1, 4], [9, 16]]);
/// ```
pub fn mapped<T, U>(rows: &[impl AsRef<[T]>], mut change: impl FnMut(&T) -> U) -> Vec<Vec<U>> {
    let mut changed = Vec::with_capacity(rows.len());
    for row in rows {
        changed.push(mapped_row(row.as_ref(), &mut change));
    }
    changed
}

fn mapped_row<T, U>(row: &[T], change: &mut dyn FnMut(&T) -> U) -> Vec<U> {
    row.iter().map(change).collect()
}
