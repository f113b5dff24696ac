//! The values as bars: the marks of a ruler.

use crate::shared::values::PileGame;
use exercise::{
    document::Lang,
    picture::{Frame, Picture, Svg},
};

use super::Game;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("values", values)]
}

/// The largest pile of the picture.
const MOST: u64 = 32;

fn values(lang: Lang) -> Svg {
    let (title, pile) = match lang {
        Lang::Vietnamese => ("Giá trị g(n) với n từ 0 đến 32, giống các vạch trên thước kẻ", "số quân n"),
        Lang::English => ("The values g(n) for n from 0 to 32, like the marks of a ruler", "pile n"),
    };
    let mut svg = Svg::new(600.0, 230.0, title);
    let frame =
        Frame { corner: (36.0, 34.0), size: (550.0, 150.0), x: (-0.5, MOST as f64 + 0.5), y: (0.0, 6.0) };
    let piles = (0..=MOST).step_by(4).map(|pile| (pile as f64, pile.to_string()));
    frame.axes(&mut svg, (pile, "g(n)"), piles, (0..=6).map(|value| (f64::from(value), value.to_string())));
    for pile in 0..=MOST {
        let value = Game::value(pile);
        let (x, y) = frame.at(pile as f64, value as f64);
        let (_, bottom) = frame.at(pile as f64, 0.0);
        svg.rectangle((x - 5.0, y), (10.0, bottom - y), if value > 1 { "fill-a" } else { "s4" });
    }
    svg
}
