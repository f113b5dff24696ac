//! The values of all small positions.

use exercise::{
    document::Lang,
    picture::{Picture, Svg, heat_map},
};

use super::{Boxes, solution::value};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("values", values)]
}

/// The values of boxes up to 16.
fn values(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Giá trị của mọi thế có m, n từ 1 đến 16; các thế thua là những ô ghi số 0",
        Lang::English => "The values of all positions with m, n from 1 to 16; the lost ones show 0",
    };
    let row = |m: u64| (1..=16).map(|n| value(Boxes { m, n })).collect();
    let rows: Vec<Vec<u64>> = (1..=16).map(row).collect();
    heat_map(&rows, 24.0, ("n", "m"), 1, title)
}
