//! The picture of the statement: a position and a move.

use super::{Chomp, Input};
use crate::shared::chomp::Position;
use exercise::{
    Reference,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("board", board)]
}

/// The position of the book on 3 rows and 8 columns, and what the reference's winning move takes.
fn board(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Bàn 3 hàng, 8 cột; các cột cao 3, 2, 2, 2, 2, 1, 1, 1; nước đi lấy ô (3, 1)",
        Lang::English => {
            "A board of 3 rows and 8 columns of heights 3, 2, 2, 2, 2, 1, 1, 1; the move takes the square (3, 1)"
        }
    };
    let (rows, columns, side) = (3, 8, 44.0);
    let heights = vec![3, 2, 2, 2, 2, 1, 1, 1];
    let input = Input { rows, columns, positions: vec![Position(heights.clone())] };
    let winning = Chomp::solve(&input)[0];
    let corner =
        |column: usize, row: usize| (36.0 + side * (column - 1) as f64, 24.0 + side * (rows - row) as f64);
    let mut svg = Svg::new(36.0 + side * columns as f64 + 24.0, 24.0 + side * rows as f64 + 30.0, title);
    for column in 1..=columns {
        for row in 1..=rows {
            let (x, y) = corner(column, row);
            let (low, high) = (2.0, side - 2.0);
            let edge =
                [(low, low), (high, low), (high, high), (low, high), (low, low)].map(|(a, b)| (x + a, y + b));
            let middle = (x + side / 2.0, y + side / 2.0);
            if row > heights[column - 1] {
                svg.curve(edge, "faint", true);
                continue;
            }
            let taken = winning.is_some_and(|cell| column >= cell.column && row >= cell.row);
            let poisoned = (column, row) == (1, 1);
            let fill = if poisoned {
                "fill-b"
            } else if taken {
                "s2"
            } else {
                "s6"
            };
            svg.rectangle((x + 1.0, y + 1.0), (side - 2.0, side - 2.0), fill);
            if taken {
                svg.disc(middle, 3.5, "fill-ink");
            }
            if winning.is_some_and(|cell| (cell.column, cell.row) == (column, row)) {
                svg.curve(edge, "b", false);
            }
            if poisoned {
                for (from, to) in [((14.0, 14.0), (30.0, 30.0)), ((14.0, 30.0), (30.0, 14.0))] {
                    svg.curve([(x + from.0, y + from.1), (x + to.0, y + to.1)], "ink", false);
                }
            }
        }
    }
    for column in 1..=columns {
        let (x, _) = corner(column, 1);
        svg.text((x + side / 2.0, 24.0 + side * rows as f64 + 18.0), Anchor::Middle, "small", column);
    }
    for row in 1..=rows {
        let (_, y) = corner(1, row);
        svg.text((22.0, y + side / 2.0 + 4.0), Anchor::Middle, "small", row);
    }
    svg.text((36.0 + side * columns as f64 + 10.0, 24.0 + side * rows as f64 + 18.0), Anchor::Middle, "", "x");
    svg.text((22.0, 16.0), Anchor::Middle, "", "y");
    svg
}
