//! The second sample and its winning move.

use super::{MockTurtlesGame, Turned};
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
        Lang::Vietnamese => "Các đồng xu từ 0 đến 6, ngửa ở 2, 5 và 6; lật các đồng 0, 4 và 5",
        Lang::English => "Coins 0 to 6, heads at 2, 5 and 6; coins 0, 4 and 5 are turned",
    };
    coin_row::draw::<MockTurtlesGame>(lang, "0010011", &Turned(vec![0, 4, 5]), &[], title)
}
