//! The values as points: even piles lie on one line, and the piles with one, two, … ones at their end in binary on
//! lines that are half, a quarter, … as steep.

use crate::shared::values::PileGame;
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

use super::Game;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("values", values)]
}

/// The largest pile of the picture.
const MOST: u64 = 64;

/// How the piles of each line end in binary.
const ENDINGS: [(&str, &str); 4] = [("a", "…0"), ("b", "…01"), ("c", "…011"), ("d", "…0111")];

fn values(lang: Lang) -> Svg {
    let (title, pile, value) = match lang {
        Lang::Vietnamese => (
            "Giá trị g(n) với n từ 0 đến 64: các điểm nằm trên những tia dốc 1/2, 1/4, 1/8, …",
            "số quân n",
            "g(n)",
        ),
        Lang::English => (
            "The values g(n) for n from 0 to 64: the points lie on rays of slope 1/2, 1/4, 1/8, …",
            "pile n",
            "g(n)",
        ),
    };
    let mut svg = Svg::new(610.0, 330.0, title);
    let frame = Frame {
        corner: (36.0, 34.0),
        size: (510.0, 250.0),
        x: (0.0, MOST as f64),
        y: (0.0, MOST as f64 / 2.0),
    };
    let marks = |most: u64| (0..=most).step_by(8).map(|mark| (mark as f64, mark.to_string()));
    frame.axes(&mut svg, (pile, value), marks(MOST), marks(MOST / 2));
    let place = |pile: u64| frame.at(pile as f64, Game::value(pile) as f64);
    for (ones, (class, ending)) in (0..).zip(ENDINGS) {
        let on_the_line = |pile: &u64| pile.trailing_ones() == ones;
        let piles: Vec<u64> = (0..=MOST).filter(on_the_line).collect();
        svg.curve(piles.iter().map(|&pile| place(pile)), class, true);
        if let Some(&last) = piles.last() {
            let (x, y) = place(last);
            svg.text((x + 8.0, y + 4.0), Anchor::Start, "small", ending);
        }
    }
    for pile in 0..=MOST {
        let class = ["fill-a", "fill-b", "fill-c", "fill-d"].get(pile.trailing_ones() as usize);
        svg.disc(place(pile), 3.2, class.unwrap_or(&"fill-ink"));
    }
    svg
}
