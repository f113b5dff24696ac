//! The first sample and its winning move.

use super::GruntGame;
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
        Lang::Vietnamese => "Các đồng xu từ 0 đến 8, chỉ có đồng 8 ngửa; lật các đồng 0, 1, 7 và 8",
        Lang::English => "Coins 0 to 8, only coin 8 shows heads; coins 0, 1, 7 and 8 are turned",
    };
    coin_row::draw::<GruntGame>(lang, "000000001", &(8, 1), &[(1, "a"), (7, "x − a"), (8, "x")], title)
}
