//! The second sample and its winning move.

use super::TwinsGame;
use crate::shared::coin_row;
use exercise::{
    document::Lang,
    picture::{Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("coins", coins)]
}

fn coins(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Các đồng xu từ 0 đến 7, ngửa ở 2, 3 và 6; lật đồng 6 và đồng 1",
        Lang::English => "Coins 0 to 7, heads at 2, 3 and 6; coins 6 and 1 are turned",
    };
    coin_row::draw::<TwinsGame>(lang, "00110010", &(6, 1), &[(1, "y"), (6, "x")], title)
}
