//! Piles in a row, grouped by their number of binary digits, and what a move from one of them may leave.

use crate::shared::values::PileGame;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

use super::Game;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("lengths", lengths)]
}

/// The largest pile of the picture, and the one whose moves are shown.
const MOST: u64 = 16;
const SHOWN: u64 = 11;

fn lengths(lang: Lang) -> Svg {
    let (title, value, left) = match lang {
        Lang::Vietnamese => (
            "Các đống từ 0 đến 16 quân xếp theo giá trị; từ 11 quân có thể để lại 0 đến 5 quân",
            "g(n)",
            format!("từ {SHOWN} để lại được"),
        ),
        Lang::English => (
            "The piles from 0 to 16 grouped by value; from 11 a move leaves 0 to 5",
            "g(n)",
            format!("what {SHOWN} may leave"),
        ),
    };
    let side = 32.0;
    let mut svg = Svg::new(50.0 + side * (MOST + 1) as f64 + 10.0, 130.0, title);
    let at = |pile: u64| 50.0 + side * pile as f64;
    svg.text((8.0, 22.0), Anchor::Start, "", value).text((22.0, 61.0), Anchor::Start, "", "n");
    for pile in 0..=MOST {
        let value = Game::value(pile);
        let class = format!("s{}", (2 * value).min(9));
        svg.rectangle((at(pile), 40.0), (side - 2.0, side - 2.0), &class);
        let class = if value >= 3 { "on-dark" } else { "" };
        svg.text((at(pile) + side / 2.0 - 1.0, 60.0), Anchor::Middle, class, pile);
    }
    for value in 0..=Game::value(MOST) {
        let group: Vec<u64> = (0..=MOST).filter(|&pile| Game::value(pile) == value).collect();
        let (from, to) = (at(group[0]), at(group[group.len() - 1]) + side - 2.0);
        svg.text(((from + to) / 2.0, 22.0), Anchor::Middle, "", value);
        svg.curve([(from + 1.0, 33.0), (to - 1.0, 33.0)], "ink", false);
    }
    let allowed: Vec<u64> = (0..SHOWN).filter(|after| Game::allows(SHOWN, SHOWN - after)).collect();
    let (from, to) = (at(allowed[0]), at(allowed[allowed.len() - 1]) + side - 2.0);
    svg.curve([(from, 84.0), (from, 92.0), (to, 92.0), (to, 84.0)], "b", false);
    let middle = at(SHOWN) + side / 2.0 - 1.0;
    svg.curve(
        [(middle, 76.0), (middle, 112.0), ((from + to) / 2.0, 112.0), ((from + to) / 2.0, 92.0)],
        "b",
        false,
    );
    svg.text(((from + to) / 2.0 + 8.0, 107.0), Anchor::Start, "small", left);
    svg
}
