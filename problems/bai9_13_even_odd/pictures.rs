//! The two chains of piles, each of them a copy of Nim: equal values stand in a column.

use crate::shared::values::PileGame;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

use super::Game;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("chains", chains)]
}

/// The largest pile of the picture.
const MOST: u64 = 12;

fn chains(lang: Lang) -> Svg {
    let (title, value, odd, even) = match lang {
        Lang::Vietnamese => (
            "Hai dãy đống: 0, 1, 3, 5, … và 2, 4, 6, …; mỗi nước đi lùi về một đống bất kì ở bên trái",
            "giá trị",
            "lẻ, và 0",
            "chẵn",
        ),
        Lang::English => (
            "Two chains of piles: 0, 1, 3, 5, … and 2, 4, 6, …; a move goes back to any pile to the left",
            "value",
            "odd, and 0",
            "even",
        ),
    };
    let mut svg = Svg::new(560.0, 170.0, title);
    let column = |value: u64| 130.0 + 64.0 * value as f64;
    let (odd_row, even_row) = (80.0, 135.0);
    let last = (0..=MOST).map(Game::value).max().unwrap_or(0);
    for (y, words) in [(30.0, value), (odd_row + 4.0, odd), (even_row + 4.0, even)] {
        svg.text((10.0, y), Anchor::Start, "", words);
    }
    for value in 0..=last {
        svg.text((column(value), 30.0), Anchor::Middle, "", value);
        svg.line((column(value), 40.0), (column(value), 160.0), "faint");
    }
    for pile in 0..=MOST {
        let value = Game::value(pile);
        let is_even = pile > 0 && pile.is_multiple_of(2);
        let (y, class) = if is_even { (even_row, "b") } else { (odd_row, "a") };
        if value > 0 {
            svg.curve([(column(value - 1), y), (column(value), y)], class, false);
        }
    }
    for pile in 0..=MOST {
        let is_even = pile > 0 && pile.is_multiple_of(2);
        let (y, class) = if is_even { (even_row, "fill-page b") } else { (odd_row, "fill-page a") };
        let x = column(Game::value(pile));
        svg.disc((x, y), 15.0, class).text((x, y + 4.5), Anchor::Middle, "", pile);
    }
    svg
}
