//! The strip of the statement, the pawns that it comes from, and the values in lines of one period.

use solutions::octal::Octal;

use crate::shared::periods::period_map;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

use super::{
    pawns::{EXCHANGES, Pawns, Side, written},
    solution::{VALUES, free},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("cells", cells), Picture::worded("pawns", pawns), Picture::worded("periods", periods)]
}

/// Draws a strip: marked cells have a cross, cells next to them are shaded.
fn strip(svg: &mut Svg, (left, top): (f64, f64), side: f64, marked: &[bool]) {
    for (cell, (&marked, free)) in marked.iter().zip(free(marked)).enumerate() {
        let x = left + side * cell as f64;
        let class = if free || marked { "fill-page faint" } else { "s2 faint" };
        svg.rectangle((x, top), (side, side), class);
        if marked {
            let (near, far) = (side * 0.22, side * 0.78);
            svg.curve([(x + near, top + near), (x + far, top + far)], "b", false);
            svg.curve([(x + far, top + near), (x + near, top + far)], "b", false);
        }
    }
}

fn cells(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Dải mười tám ô: ô 12 đã đánh dấu, ô 11 và ô 13 không đánh dấu được nữa",
        Lang::English => {
            "A row of eighteen squares: square 12 is marked, squares 11 and 13 can no longer be marked"
        }
    };
    let marked: Vec<bool> = (1..=18).map(|cell| cell == 12).collect();
    let side = 34.0;
    let mut svg = Svg::new(side * 18.0 + 20.0, 74.0, title);
    strip(&mut svg, (10.0, 10.0), side, &marked);
    for cell in 0..18 {
        svg.text((10.0 + side * (f64::from(cell) + 0.5), 62.0), Anchor::Middle, "small", cell + 1);
    }
    svg
}

fn pawns(lang: Lang) -> Svg {
    let (title, white, black, heads) = match lang {
        Lang::Vietnamese => (
            "Tám cặp tốt: lúc đầu, sau khi Trắng tiến ở cột a, rồi sau khi Đen tiến ở cột f; bên dưới là dải ô tương ứng",
            "T",
            "Đ",
            ["lúc đầu", "sau a3-a2 …", "rồi sau f1-f2 …"],
        ),
        Lang::English => (
            "Eight pairs of pawns: at the start, after White's step on file a, then after Black's on file f; below each, the strip",
            "W",
            "B",
            ["at the start", "after a3-a2 …", "then after f1-f2 …"],
        ),
    };
    let (side, gap) = (25.0, 36.0);
    let mut board = Pawns::new(8);
    let mut boards = vec![board.clone()];
    for exchange in EXCHANGES {
        board = exchange.iter().fold(board, |board, step| board.after(written(step)));
        boards.push(board.clone());
    }
    let width = side * board.files() as f64 + gap;
    let mut svg = Svg::new(width * boards.len() as f64, 176.0, title);
    // The files on which somebody stepped ahead.
    let stepped: Vec<usize> = EXCHANGES.iter().map(|exchange| written(exchange[0]).1.0).collect();
    for (index, (board, head)) in boards.iter().zip(heads).enumerate() {
        let left = width * index as f64 + 26.0;
        svg.text((left, 18.0), Anchor::Start, "", head);
        for rank in 0..3 {
            let y = 28.0 + side * (2 - rank) as f64;
            svg.text((left - 7.0, y + side / 2.0 + 4.0), Anchor::End, "small", rank + 1);
            for file in 0..board.files() {
                let x = left + side * file as f64;
                svg.rectangle((x, y), (side, side), if (file + rank) % 2 == 0 { "s2" } else { "s0" });
                if let Some(owner) = board.at((file, rank)) {
                    let (pawn, letter, words) = match owner {
                        Side::White => ("fill-page ink", white, "small"),
                        Side::Black => ("fill-ink ink", black, "small fill-page"),
                    };
                    let (x, y) = (x + side / 2.0, y + side / 2.0);
                    svg.disc((x, y), 9.5, pawn).text((x, y + 4.0), Anchor::Middle, words, letter);
                }
            }
        }
        for (file, letter) in ('a'..='h').enumerate() {
            svg.text((left + side * (file as f64 + 0.5), 119.0), Anchor::Middle, "small", letter);
        }
        let marked: Vec<bool> = (0..board.files()).map(|file| stepped[..index].contains(&file)).collect();
        strip(&mut svg, (left, 134.0), side, &marked);
    }
    svg
}

fn periods(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Giá trị của các đoạn từ 0 đến 135 ô, mỗi hàng ba mươi tư số; những số đóng khung không lặp lại"
        }
        Lang::English => "The values of runs of 0 to 135 squares, 34 per line; framed ones are not repeated",
    };
    period_map(Octal::DAWSONS_CHESS, &VALUES, 4, 19.0, title)
}
