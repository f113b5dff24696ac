//! The theory: there is none but a table of the whole board.

use std::sync::{Arc, Mutex, PoisonError};

use checkers::{Sentence, say};
use solutions::chomp::{Chomp, Lengths};

use super::Position;
use crate::shared::chomp::Cell;

/// So many tables are kept: a run may play on one board again and again.
const KEPT: usize = 8;

/// Rows and columns, and the table.
type Kept = ((usize, usize), Arc<Lengths>);

/// The tables that were asked for last.
static TABLES: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

/// The table of a board. Time and memory as of [`Lengths`], unless it is kept.
pub fn table(rows: usize, columns: usize) -> Arc<Lengths> {
    let kept = || TABLES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, table)) = kept().iter().find(|(board, _)| *board == (rows, columns)) {
        return Arc::clone(table);
    }
    let table = Arc::new(Lengths::of(Chomp::new(rows, columns)));
    let mut tables = kept();
    tables.truncate(KEPT - 1);
    tables.insert(0, ((rows, columns), Arc::clone(&table)));
    table
}

/// What the reference does: it wins if it can, and otherwise takes the last square of the top row.
pub fn best(table: &Lengths, position: &Position) -> Cell {
    let heights = position.heights();
    let cell = table.board().winning_move(heights).unwrap_or_else(|| {
        let top = heights.first().copied().unwrap_or(0);
        (heights.iter().take_while(|&&height| height == top).count(), top)
    });
    Cell { column: cell.0, row: cell.1 }
}

/// Why a position is won or lost.
pub fn why(table: &Lengths, position: &Position) -> Sentence {
    let winning = table.board().winning_moves_from(position.heights());
    match winning[..] {
        [] => say!(
            vi "bảng của cả bàn cho biết: từ đây nước nào cũng để lại một thế thắng cho đối thủ",
            en "the table of the whole board says that every move from here leaves the opponent a won position",
        ),
        [(column, row)] => say!(
            vi "bảng của cả bàn cho biết: chỉ nước lấy ô ({column}, {row}) để lại một thế thua",
            en "the table of the whole board says that only taking the square ({column}, {row}) leaves a lost position",
        ),
        [(column, row), ..] => {
            let count = winning.len();
            say!(
                vi "bảng của cả bàn cho biết: {count} nước để lại một thế thua, chẳng hạn lấy ô ({column}, {row})",
                en "the table of the whole board says that {count} moves leave a lost position, such as taking the square ({column}, {row})",
            )
        }
    }
}
