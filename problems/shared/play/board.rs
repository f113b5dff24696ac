//! The cells of a board.

/// Cells of a row have numbers of their own.
const STRIDE: usize = 32;

/// The number of the part that a cell is.
pub fn part(x: usize, y: usize) -> u16 {
    (y * STRIDE + x) as u16
}

/// The cell of a part.
pub fn place(part: u16) -> (usize, usize) {
    (usize::from(part) % STRIDE, usize::from(part) / STRIDE)
}
