//! The queen's moves on the board, and the values of a larger board as shades.

use crate::shared::grid;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

use super::is_move;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("queen", queen), Picture::worded("values", values)]
}

/// A board with (0, 0) at the bottom left: where the upper left corner of a square lies.
fn corner(side: f64, squares: usize, (x, y): (usize, usize)) -> (f64, f64) {
    (34.0 + side * x as f64, 28.0 + side * (squares - 1 - y) as f64)
}

fn axes(svg: &mut Svg, side: f64, squares: usize, step: usize) {
    let bottom = 28.0 + side * squares as f64;
    for at in (0..squares).step_by(step) {
        let (x, y) = corner(side, squares, (at, at));
        svg.text((x + side / 2.0, bottom + 15.0), Anchor::Middle, "small", at);
        svg.text((28.0, y + side / 2.0 + 4.0), Anchor::End, "small", at);
    }
    svg.text((34.0 + side * squares as f64, bottom + 30.0), Anchor::End, "", "x →");
    svg.text((8.0, 18.0), Anchor::Start, "", "y ↑");
}

fn queen(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Các ô mà quân hậu ở (5, 3) đi đến được: sang trái, xuống dưới, chéo trái dưới",
        Lang::English => {
            "The squares to which the queen on (5, 3) can go: left, down, diagonally down and left"
        }
    };
    const SQUARES: usize = 8;
    const QUEEN: (usize, usize) = (5, 3);
    let side = 34.0;
    let mut svg = Svg::new(34.0 + side * 8.0 + 10.0, 28.0 + side * 8.0 + 38.0, title);
    axes(&mut svg, side, SQUARES, 1);
    let middle = |square| {
        let (x, y) = corner(side, SQUARES, square);
        (x + side / 2.0, y + side / 2.0)
    };
    let squares = || grid::places(0..SQUARES, 0..SQUARES);
    for square in squares() {
        let class = if is_move(QUEEN, square) { "s3 faint" } else { "fill-page faint" };
        svg.rectangle(corner(side, SQUARES, square), (side, side), class);
    }
    for square in squares().filter(|&square| is_move(QUEEN, square)) {
        svg.disc(middle(square), 4.0, "fill-b");
    }
    for end in [(0, QUEEN.1), (QUEEN.0, 0), (QUEEN.0 - QUEEN.1, 0)] {
        svg.curve([middle(QUEEN), middle(end)], "b", false);
    }
    let (x, y) = middle(QUEEN);
    svg.disc((x, y), 14.0, "fill-page ink").text((x, y + 6.0), Anchor::Middle, "", "♛");
    svg
}

fn values(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Giá trị của các ô (x, y) với x, y < 32, càng đậm càng lớn; các ô giá trị 0 màu cam"
        }
        Lang::English => {
            "The values of the squares (x, y) with x, y < 32, darker where larger; zeros are orange"
        }
    };
    const SQUARES: usize = 32;
    let side = 13.0;
    let table = solutions::queen::values(SQUARES);
    let most = table.iter().flatten().copied().max().unwrap_or(1);
    let extent = side * SQUARES as f64;
    let mut svg = Svg::new(34.0 + extent + 10.0, 28.0 + extent + 38.0, title);
    axes(&mut svg, side, SQUARES, 4);
    for (x, line) in table.iter().enumerate() {
        for (y, &value) in line.iter().enumerate() {
            let shade = format!("s{}", (9 * value).div_ceil(most));
            let class = if value == 0 { "fill-b" } else { &shade };
            svg.rectangle(corner(side, SQUARES, (x, y)), (side - 1.0, side - 1.0), class);
        }
    }
    svg
}
