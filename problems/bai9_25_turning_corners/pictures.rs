//! The first sample before and after its winning move.

use super::{Board, Rectangle};
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("corners", corners)]
}

const SIDE: f64 = 38.0;

fn corners(lang: Lang) -> Svg {
    let (title, words) = match lang {
        Lang::Vietnamese => ("Lật bốn góc của hình chữ nhật từ (3, 3) đến (4, 4)", ["trước", "sau"]),
        Lang::English => ("The corners of the rectangle from (3, 3) to (4, 4) are turned", ["before", "after"]),
    };
    let mut board = Board::tails(4);
    for (x, y) in [(3, 1), (2, 3), (4, 4)] {
        board.turn(x, y);
    }
    let turned = Rectangle { a: 3, b: 3, x: 4, y: 4 };
    let mut svg = Svg::new(500.0, 270.0, title);
    for (left, word) in [34.0, 286.0].into_iter().zip(words) {
        draw(&mut svg, &board, turned, left);
        svg.text((left + 2.5 * SIDE, 262.0), Anchor::Middle, "", word);
        board.play(turned);
    }
    svg
}

fn draw(svg: &mut Svg, board: &Board, turned: Rectangle, left: f64) {
    const TOP: f64 = 44.0;
    svg.text((left, 16.0), Anchor::Start, "", "x →");
    svg.text((left - 30.0, TOP - 6.0), Anchor::Start, "", "y ↓");
    let centre = |x: usize, y: usize| (left + SIDE * (x as f64 + 0.5), TOP + SIDE * (y as f64 + 0.5));
    for number in 0..=board.n {
        svg.text((centre(number, 0).0, TOP - 6.0), Anchor::Middle, "small", number);
        svg.text((left - 6.0, centre(0, number).1 + 4.0), Anchor::End, "small", number);
    }
    for y in 0..=board.n {
        for x in 0..=board.n {
            let (middle, down) = centre(x, y);
            svg.rectangle((middle - SIDE / 2.0, down - SIDE / 2.0), (SIDE - 1.0, SIDE - 1.0), "s0");
            let heads = board.is_heads(x, y);
            svg.disc((middle, down), 13.0, if heads { "s3 ink" } else { "fill-page faint" });
            svg.text((middle, down + 5.0), Anchor::Middle, "", u8::from(heads));
        }
    }
    let Rectangle { a, b, x, y } = turned;
    // Around the four coins, so that no line runs through a coin.
    let ((left, top), (right, bottom)) = (centre(a, b), centre(x, y));
    let (left, top, right, bottom) = (left - 17.0, top - 17.0, right + 17.0, bottom + 17.0);
    svg.curve([(left, top), (right, top), (right, bottom), (left, bottom), (left, top)], "b", true);
}
