//! The picture of the editorial: a game as rows of pins, one below the other.

use solutions::kayles::Row;

use super::{facts::dudeneys_row, solution::VALUES};
use crate::shared::kayles::Shot;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("game", game)]
}

/// A game of thirteen pins, of which the second is down: the moves of either player in turn, the winner's first.
const MOVES: [Shot; 6] = [
    Shot { count: 1, first: 6 },
    Shot { count: 2, first: 9 },
    Shot { count: 1, first: 12 },
    Shot { count: 2, first: 4 },
    Shot { count: 2, first: 7 },
    Shot { count: 1, first: 1 },
];

/// The rows after each move, with the nim-sum of their runs.
fn game(lang: Lang) -> Svg {
    let (title, [row, nim_sum]) = match lang {
        Lang::Vietnamese => (
            "Phần đầu một ván Kayles: sau mỗi nước là hàng ki và tổng Nim của các đoạn",
            ["nước đi", "tổng Nim"],
        ),
        Lang::English => (
            "The beginning of a game of Kayles: after each move the row and the nim-sum of its runs",
            ["move", "nim-sum"],
        ),
    };
    let mut pins = dudeneys_row().pins();
    let step = 26.0;
    let mut svg = Svg::new(540.0, 40.0 + 32.0 * (MOVES.len() + 1) as f64, title);
    svg.text((40.0, 22.0), Anchor::Middle, "small", row);
    svg.text((500.0, 22.0), Anchor::Middle, "small", nim_sum);
    for pin in 1..=pins.len() {
        svg.text((90.0 + step * pin as f64, 22.0), Anchor::Middle, "small", pin);
    }
    for line in 0..=MOVES.len() {
        let y = 52.0 + 32.0 * line as f64;
        let last = line.checked_sub(1).map(|before| MOVES[before]);
        if let Some(shot) = last {
            pins = shot.fell(&pins).expect("the moves are legal");
            svg.text((40.0, y + 5.0), Anchor::Middle, "", format!("{} {}", shot.count, shot.first));
        }
        for (number, &stands) in (1..).zip(&pins) {
            let centre = (90.0 + step * f64::from(number), y);
            let fallen =
                last.is_some_and(|shot| (shot.first..shot.first + shot.count).contains(&(number as usize)));
            match (stands, fallen) {
                (true, _) => svg.disc(centre, 9.0, "fill-a"),
                (false, true) => svg.disc(centre, 5.0, "fill-b"),
                (false, false) => svg.disc(centre, 3.0, "fill-faint"),
            };
        }
        svg.text((500.0, y + 5.0), Anchor::Middle, "", VALUES.of(&Row::of(&pins)));
    }
    svg
}
