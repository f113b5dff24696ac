//! The pictures of the editorial: values in rows as long as the period that a short table suggests.

use super::{Game, SubtractionGrundy, Taken};
use exercise::{
    Reference,
    document::Lang,
    picture::{Picture, Svg, heat_map},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("fibonacci", fibonacci), Picture::worded("lucas", lucas)]
}

/// The period that the first twenty values of `d` suggest.
pub const FIBONACCI_LOOKS_LIKE: usize = 10;

/// The period that the first eighteen values of `e` suggest.
pub const LUCAS_LOOKS_LIKE: usize = 8;

fn fibonacci(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Giá trị của loại d, mười đống một hàng",
        Lang::English => "The values of kind d, ten piles per row",
    };
    rows(Taken::Fibonacci, FIBONACCI_LOOKS_LIKE, title)
}

fn lucas(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Giá trị của loại e, tám đống một hàng",
        Lang::English => "The values of kind e, eight piles per row",
    };
    rows(Taken::Lucas, LUCAS_LOOKS_LIKE, title)
}

fn rows(taken: Taken, length: usize, title: &str) -> Svg {
    let values = SubtractionGrundy::solve(&Game { taken, most: 6 * length - 1 });
    let values: Vec<Vec<u64>> =
        values.chunks(length).map(|row| row.iter().copied().map(u64::from).collect()).collect();
    heat_map(&values, 26.0, ("r", "q"), 0, title)
}
