//! A move on a board: its rows, its columns, and the coins that it turns.

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg, circle},
};
use solutions::{coin_games::CoinGame::MockTurtles, tartan::Board};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("move", turned)]
}

const SIDE: f64 = 36.0;
const ROWS: usize = 5;
const COLUMNS: usize = 6;

/// Mock Turtles on rows and columns: heads at (0, 1) and (4, 5), before and after the move {0, 1, 4} × {1, 4, 5}.
fn turned(lang: Lang) -> Svg {
    let (title, words) = match lang {
        Lang::Vietnamese => ("Nước đi lật chín đồng ở các hàng 0, 1, 4 và các cột 1, 4, 5", ["trước", "sau"]),
        Lang::English => {
            ("The move that turns the nine coins in rows 0, 1, 4 and columns 1, 4, 5", ["before", "after"])
        }
    };
    let sets = (vec![0, 1, 4], vec![1, 4, 5]);
    let mut board = Board { games: [MockTurtles; 2], columns: COLUMNS, heads: vec![false; ROWS * COLUMNS] };
    board.turn(0, 1);
    board.turn(4, 5);
    let width = SIDE * COLUMNS as f64;
    let mut svg = Svg::new(2.0 * (width + 44.0), SIDE * ROWS as f64 + 66.0, title);
    for (index, word) in words.into_iter().enumerate() {
        let left = 34.0 + index as f64 * (width + 44.0);
        draw(&mut svg, &board, left, |row, column| sets.0.contains(&row) && sets.1.contains(&column));
        svg.text((left + width / 2.0, SIDE * ROWS as f64 + 56.0), Anchor::Middle, "", word);
        board.play(&sets);
    }
    svg
}

fn draw(svg: &mut Svg, board: &Board, left: f64, is_turned: impl Fn(usize, usize) -> bool) {
    const TOP: f64 = 30.0;
    let centre =
        |row: usize, column: usize| (left + SIDE * (column as f64 + 0.5), TOP + SIDE * (row as f64 + 0.5));
    for column in 0..board.columns {
        svg.text((centre(0, column).0, TOP - 8.0), Anchor::Middle, "small", column);
    }
    for row in 0..board.rows() {
        svg.text((left - 8.0, centre(row, 0).1 + 4.0), Anchor::End, "small", row);
        for column in 0..board.columns {
            let heads = board.is_heads(row, column);
            let place = centre(row, column);
            svg.disc(place, 12.0, if heads { "s3 ink" } else { "fill-page faint" });
            svg.text((place.0, place.1 + 5.0), Anchor::Middle, "", u8::from(heads));
            if is_turned(row, column) {
                svg.curve(circle(place, 15.5), "b", true);
            }
        }
    }
}
