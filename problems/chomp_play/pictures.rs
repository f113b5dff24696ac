//! The picture of the editorial: a whole game.

use super::{Position, solution};
use crate::shared::chomp::Cell;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("game", game)]
}

const ROWS: usize = 3;
const COLUMNS: usize = 4;
/// Positions beside each other.
const ACROSS: usize = 4;
const SIDE: f64 = 30.0;
const GAP: f64 = 34.0;

/// The positions of a game and the move in each: the winner makes the reference's moves, the loser delays.
pub fn played(rows: usize, columns: usize) -> Vec<(Position, Cell)> {
    let table = solution::table(rows, columns);
    let mut position = Position::full(rows, columns);
    let mut moves = Vec::new();
    while !position.left.is_empty() {
        let cell = match table.board().is_lost(position.heights()) {
            false => solution::best(&table, &position),
            true => {
                let longest =
                    position.left.cells().max_by_key(|&cell| table.moves(position.after(cell).heights()));
                longest.unwrap_or(Cell { column: 1, row: 1 })
            }
        };
        let after = position.after(cell);
        moves.push((std::mem::replace(&mut position, after), cell));
    }
    moves
}

fn game(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Một ván trên bàn 3 hàng, 4 cột: trước mỗi nước đi, các ô có chấm là những ô sắp bị lấy"
        }
        Lang::English => {
            "A game on a board of 3 rows and 4 columns: before each move, the squares with a dot are about to be taken"
        }
    };
    let moves = played(ROWS, COLUMNS);
    let (width, height) = (COLUMNS as f64 * SIDE, ROWS as f64 * SIDE);
    let lines = moves.len().div_ceil(ACROSS) as f64;
    let mut svg = Svg::new(ACROSS as f64 * (width + GAP) + GAP / 2.0, lines * (height + 2.0 * GAP), title);
    for (number, (position, cell)) in moves.iter().enumerate() {
        let place = ((number % ACROSS) as f64, (number / ACROSS) as f64);
        let corner = (GAP / 2.0 + place.0 * (width + GAP), GAP + place.1 * (height + 2.0 * GAP));
        let who = match (lang, number % 2) {
            (Lang::Vietnamese, 0) => "chương trình",
            (Lang::Vietnamese, _) => "trình chấm",
            (Lang::English, 0) => "program",
            (Lang::English, _) => "judge",
        };
        let told = format!("{}. {who}: {} {}", number + 1, cell.column, cell.row);
        svg.text((corner.0, corner.1 - 8.0), Anchor::Start, "small", told);
        board(&mut svg, corner, position, *cell);
    }
    svg
}

fn board(svg: &mut Svg, corner: (f64, f64), position: &Position, taken: Cell) {
    for column in 1..=COLUMNS {
        for row in 1..=ROWS {
            let (x, y) = (corner.0 + SIDE * (column - 1) as f64, corner.1 + SIDE * (ROWS - row) as f64);
            let (low, high) = (2.0, SIDE - 2.0);
            if row > position.heights()[column - 1] {
                let edge = [(low, low), (high, low), (high, high), (low, high), (low, low)];
                svg.curve(edge.map(|(a, b)| (x + a, y + b)), "faint", true);
                continue;
            }
            let is_taken = column >= taken.column && row >= taken.row;
            let poisoned = (column, row) == (1, 1);
            let fill = if poisoned {
                "fill-b"
            } else if is_taken {
                "s2"
            } else {
                "s6"
            };
            svg.rectangle((x + 1.0, y + 1.0), (SIDE - 2.0, SIDE - 2.0), fill);
            if is_taken {
                svg.disc((x + SIDE / 2.0, y + SIDE / 2.0), 3.0, "fill-ink");
            }
        }
    }
}
