//! Chomp: positions and their rule, for the exercise that asks for a winning move and the one that is played.

use checkers::{Bound, ReadError, Reader, Sentence, say};
use generators::TestRng;

/// The heights of the columns, from left to right; they never increase, and the first is at least 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position(pub Vec<usize>);

/// A cell: column and row, counted from 1 and from the poisoned corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    pub column: usize,
    pub row: usize,
}

/// Rows.
pub const ROWS: Bound = Bound::new("m", 1, 200);
/// Columns.
pub const COLUMNS: Bound = Bound::new("n", 1, 200);
/// The height of a column.
pub const HEIGHT: Bound = Bound::new("h", 0, 200).shown("h_i");

/// The most positions of a board in any exercise.
pub const MOST_POSITIONS: usize = 1_000_000;

impl Position {
    /// The rule: what is left after a cell is taken, or why it cannot be taken.
    pub fn after(&self, Cell { column, row }: Cell) -> Result<Position, Sentence> {
        let Position(heights) = self;
        let height = column.checked_sub(1).and_then(|index| heights.get(index));
        let &height = height
            .ok_or_else(|| say!(vi "bàn không có cột {column}", en "the board has no column {column}"))?;
        if row == 0 || row > height {
            return Err(say!(
                vi "ô ({column}, {row}) không còn trên bàn: cột {column} có chiều cao {height}",
                en "the square ({column}, {row}) is not there: column {column} has height {height}",
            ));
        }
        Ok(self.cut(Cell { column, row }))
    }

    /// What is left of the position without a cell and all to the right of it and above it.
    pub fn cut(&self, Cell { column, row }: Cell) -> Position {
        let kept =
            |(index, &height): (usize, &usize)| if index + 1 < column { height } else { height.min(row - 1) };
        Position(self.0.iter().enumerate().map(kept).collect())
    }

    /// Every cell that is still there.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        let columns = self.0.iter().enumerate();
        columns.flat_map(|(index, &height)| (1..=height).map(move |row| Cell { column: index + 1, row }))
    }

    /// Whether nothing is left: the poisoned cell has just been taken.
    pub fn is_empty(&self) -> bool {
        self.0.first().is_none_or(|&height| height == 0)
    }
}

/// C(rows + columns, columns), the number of positions of a board; some number above [`MOST_POSITIONS`] if it is larger.
pub fn positions_of(rows: usize, columns: usize) -> usize {
    let (less, more) = (rows.min(columns), rows.max(columns));
    let mut ways = 1;
    for step in 1..=less {
        // C(more + step, step), which grows with each step.
        ways = ways * (more + step) / step;
        if ways > MOST_POSITIONS {
            break;
        }
    }
    ways
}

/// Reads a position of a board that isn't empty.
pub fn read_position(reader: &mut Reader, rows: usize, columns: usize) -> Result<Position, ReadError> {
    let mut heights: Vec<usize> = Vec::with_capacity(columns);
    for column in 1..=columns {
        if column > 1 {
            reader.space()?;
        }
        let place = reader.mark();
        let height = reader.integer(&HEIGHT)?;
        let complaint = match heights.last() {
            None if height == 0 => {
                Some(say!(vi "h1 = 0: trên bàn không còn ô nào", en "h1 = 0: the position is empty"))
            }
            None if height > rows => Some(say!(
                vi "h1 = {height} lớn hơn m = {rows}",
                en "h1 = {height} is more than m = {rows}",
            )),
            Some(&last) if height > last => Some(say!(
                vi "h{column} = {height} lớn hơn số {last} đứng trước nó",
                en "h{column} = {height} is more than the {last} before it",
            )),
            _ => None,
        };
        if let Some(complaint) = complaint {
            return Err(reader.error(place, complaint));
        }
        heights.push(height);
    }
    Ok(Position(heights))
}

/// A random position: columns of independent heights in descending order, or a few steps.
pub fn random_position(rng: &mut TestRng, rows: usize, columns: usize) -> Position {
    let mut heights: Vec<usize> = if rng.chance(1, 2) {
        (0..columns).map(|_| rng.size(0, rows)).collect()
    } else {
        let levels: Vec<usize> = (0..rng.size(1, 4)).map(|_| rng.size(0, rows)).collect();
        (0..columns).map(|_| *rng.pick(&levels)).collect()
    };
    heights.sort_unstable_by(|a, b| b.cmp(a));
    heights[0] = heights[0].max(1);
    Position(heights)
}
