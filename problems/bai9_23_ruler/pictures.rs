//! The second sample and its winning move, and the ruler of values.

use super::{RulerGame, solution};
use crate::shared::coin_row;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("coins", coins), Picture::worded("ruler", ruler)]
}

fn coins(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Các đồng xu từ 1 đến 8, ngửa ở 2, 3, 4 và 7; lật khối từ 4 đến 7",
        Lang::English => "Coins 1 to 8, heads at 2, 3, 4 and 7; the block from 4 to 7 is turned",
    };
    coin_row::draw::<RulerGame>(lang, "01110010", &(4, 7), &[(4, "l"), (7, "r")], title)
}

/// The coins 1 to 32: each doubling of the value makes a mark longer by the same length.
fn ruler(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Giá trị g(x) của các đồng xu từ 1 đến 32, như các vạch trên thước",
        Lang::English => "The values g(x) of the coins 1 to 32, like the marks on a ruler",
    };
    const LEFT: f64 = 40.0;
    const STEP: f64 = 20.0;
    const BASE: f64 = 140.0;
    let mut svg = Svg::new(LEFT + 32.5 * STEP + 14.0, 180.0, title);
    svg.text((6.0, 16.0), Anchor::Start, "", "g(x) ↑");
    svg.text((LEFT + 32.5 * STEP + 4.0, BASE + 34.0), Anchor::End, "", "x →");
    svg.line((LEFT, BASE), (LEFT + 32.5 * STEP, BASE), "ink");
    for coin in 1..=32usize {
        let value = solution::value(coin);
        let (x, length) = (LEFT + (coin as f64 - 0.25) * STEP, 17.0 * f64::from(value.ilog2() + 1));
        svg.rectangle((x - 2.0, BASE - length), (4.0, length), "fill-a");
        svg.text((x, BASE - length - 4.0), Anchor::Middle, "small", value);
        svg.text((x, BASE + 15.0), Anchor::Middle, "small", coin);
    }
    svg
}
