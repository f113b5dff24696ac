//! A figure in a maze moves any number of squares to the left or up over floor, never across a wall.
//!
//! The value of a square is the mex of the values to its left and of those above it, up to the next wall. So the squares
//! are settled row by row, with one set of values for the run of floor to the left and one for the run above in each
//! column. A wall empties both.
//!
//! A run of n squares has n different values, so a value is at most the number of squares that can be reached, below
//! rows + columns. Values beyond both sides do occur.

/// How a wall is written; every other byte is floor.
pub const WALL: u8 = b'#';
/// How floor is written.
pub const FLOOR: u8 = b'.';
/// How the square of the figure is written.
pub const FIGURE: u8 = b'@';

/// What stands in place of a value where there is a wall.
pub const NONE: u16 = u16::MAX;

/// A maze with a figure on its floor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    columns: usize,
    /// Row by row.
    cells: Vec<u8>,
    figure: usize,
}

/// A square: its row and its column, both from 0.
pub type Square = (usize, usize);

impl Board {
    /// A maze of rows of the same length; nothing, unless exactly one square has the figure.
    pub fn new(columns: usize, cells: Vec<u8>) -> Option<Board> {
        let mut figures = cells.iter().enumerate().filter(|(_, cell)| **cell == FIGURE);
        let figure = figures.next()?.0;
        if figures.next().is_some() {
            return None;
        }
        Some(Board { columns, cells, figure })
    }

    /// How many rows it has.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }

    /// How many columns it has.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// All squares, row by row.
    pub fn cells(&self) -> &[u8] {
        &self.cells
    }

    /// Where the figure is.
    pub fn figure(&self) -> Square {
        (self.figure / self.columns, self.figure % self.columns)
    }

    /// Whether a square is no wall.
    pub fn is_floor(&self, (row, column): Square) -> bool {
        self.cells[row * self.columns + column] != WALL
    }

    /// The maze with the figure on another square of floor.
    pub fn with_figure(&self, (row, column): Square) -> Board {
        let mut maze = self.clone();
        maze.cells[maze.figure] = FLOOR;
        maze.figure = row * self.columns + column;
        maze.cells[maze.figure] = FIGURE;
        maze
    }

    /// The squares that a move leads to: to the left, then up, the nearest first.
    pub fn moves(&self) -> Vec<Square> {
        moves(self.columns, &self.cells, self.figure)
    }

    /// The value of the figure's square, and of each square that a move leads to, as [`Board::moves`] lists them.
    ///
    /// ```
    /// use solutions::maze::Board;
    /// let maze = Board::new(3, b"..#.#...@".to_vec()).unwrap();
    /// assert_eq!(maze.values(), (1, vec![((2, 1), 0), ((2, 0), 2), ((1, 2), 0)]));
    /// ```
    pub fn values(&self) -> (u16, Vec<(Square, u16)>) {
        let values = values(self.columns, &self.cells);
        let reached = self.moves().into_iter();
        let reached = reached.map(|(row, column)| ((row, column), values[row * self.columns + column]));
        (values[self.figure], reached.collect())
    }
}

/// The squares that a move leads to from a place of the rows laid end to end.
fn moves(columns: usize, cells: &[u8], place: usize) -> Vec<Square> {
    let (row, column) = (place / columns, place % columns);
    let left = (0..column).rev().map(|column| (row, column));
    let up = (0..row).rev().map(|row| (row, column));
    let is_floor = |&(row, column): &Square| cells[row * columns + column] != WALL;
    left.take_while(is_floor).chain(up.take_while(is_floor)).collect()
}

/// The values of all squares, row by row; [`NONE`] for walls.
///
/// Time O(rows · columns · (1 + v / 64)) for values up to v, memory O(rows · columns).
///
/// ```
/// use solutions::maze::{NONE, values};
/// assert_eq!(values(3, b"..#.#...."), [0, 1, NONE, 1, NONE, 0, 2, 0, 1]);
/// ```
pub fn values(columns: usize, cells: &[u8]) -> Vec<u16> {
    // A row and a column give at most rows + columns - 2 values.
    let words = (cells.len() / columns + columns) / 64 + 1;
    let mut values = vec![NONE; cells.len()];
    let mut above = vec![0u64; words * columns];
    let mut left = vec![0u64; words];
    for (row, values) in cells.chunks(columns).zip(values.chunks_mut(columns)) {
        left.fill(0);
        for ((&cell, value), above) in row.iter().zip(values).zip(above.chunks_mut(words)) {
            if cell == WALL {
                left.fill(0);
                above.fill(0);
                continue;
            }
            let full =
                left.iter().zip(&*above).take_while(|(left, above)| **left | **above == u64::MAX).count();
            let place = (left[full] | above[full]).trailing_ones();
            left[full] |= 1 << place;
            above[full] |= 1 << place;
            *value = (64 * full as u32 + place) as u16;
        }
    }
    values
}

/// The places whose value is `value` and from which exactly `count` moves lead to a square of the value `target`.
pub fn places(columns: usize, cells: &[u8], value: u16, target: u16, count: usize) -> Vec<usize> {
    let values = values(columns, cells);
    let leads = |&place: &usize| {
        let reached = moves(columns, cells, place);
        let to_target = reached.iter().filter(|(row, column)| values[row * columns + column] == target);
        to_target.count() == count
    };
    (0..cells.len()).filter(|&place| values[place] == value).filter(leads).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_maze_is_nim_with_two_piles() {
        let (rows, columns) = (37, 70);
        let values = values(columns, &vec![FLOOR; rows * columns]);
        assert!(
            (0..rows * columns)
                .all(|place| usize::from(values[place]) == (place / columns) ^ (place % columns))
        );
    }

    /// Whatever the walls, a value is the mex of the values that moves lead to.
    #[test]
    fn values_are_mex_in_pseudorandom_mazes() {
        let mut state = 9u32;
        for round in 0..60 {
            let (rows, columns) = (1 + round % 13, 1 + round * 7 % 17);
            let mut cell = || {
                state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
                if (state >> 16) as usize % 10 < round % 6 { WALL } else { FLOOR }
            };
            let cells: Vec<u8> = (0..rows * columns).map(|_| cell()).collect();
            let values = values(columns, &cells);
            for place in (0..cells.len()).filter(|&place| cells[place] != WALL) {
                let reached: Vec<u16> = moves(columns, &cells, place)
                    .into_iter()
                    .map(|(row, column)| values[row * columns + column])
                    .collect();
                let mex = (0..).find(|value| !reached.contains(value));
                assert_eq!(Some(values[place]), mex);
            }
        }
    }
}
