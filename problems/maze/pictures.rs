//! The three mazes of the document, with the values of their squares.

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg, circle},
};
use solutions::maze::{Board, NONE, values};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("values", three)]
}

const MAZES: [&str; 3] =
    ["..#..#...#..#..#........@", "....#..#...#...#........@", "......###..###..###.....@"];

fn three(lang: Lang) -> Svg {
    const SIDE: f64 = 30.0;
    const COLUMNS: usize = 5;
    let title = match lang {
        Lang::Vietnamese => "Ba mê cung với giá trị của từng ô; quân ở góc phải dưới",
        Lang::English => {
            "Three mazes with the value of each square; the figures are in the lower right corners"
        }
    };
    let width = SIDE * COLUMNS as f64;
    let mut svg = Svg::new(10.0 + 3.0 * (width + 24.0), width + 20.0, title);
    for (index, drawing) in MAZES.iter().enumerate() {
        let left = 10.0 + index as f64 * (width + 24.0);
        let found = values(COLUMNS, drawing.as_bytes());
        for (place, &value) in found.iter().enumerate() {
            let (x, y) = (left + SIDE * (place % COLUMNS) as f64, 10.0 + SIDE * (place / COLUMNS) as f64);
            let shade = if value == NONE { "s9" } else { "s1" };
            svg.rectangle((x, y), (SIDE - 1.0, SIDE - 1.0), shade);
            if value != NONE {
                svg.text((x + SIDE / 2.0, y + SIDE / 2.0 + 5.0), Anchor::Middle, "", value);
            }
        }
        if let Some(maze) = Board::new(COLUMNS, drawing.as_bytes().to_vec()) {
            let (row, column) = maze.figure();
            let centre = (left + SIDE * (column as f64 + 0.5), 10.0 + SIDE * (row as f64 + 0.5));
            svg.curve(circle(centre, 12.0), "b", false);
        }
    }
    svg
}
