//! The first sample and its winning move.

use super::GruntGame;
use crate::{document::Tongue, picture::Picture, shared::coin_row};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("coins", coins)]
}

fn coins(tongue: Tongue) -> String {
    let title = match tongue {
        Tongue::Vietnamese => "Các đồng xu từ 0 đến 8, chỉ có đồng 8 ngửa; lật các đồng 0, 1, 7 và 8",
        Tongue::English => "Coins 0 to 8, only coin 8 shows heads; coins 0, 1, 7 and 8 are turned",
    };
    coin_row::draw::<GruntGame>(tongue, "000000001", (8, 1), &[(1, "a"), (7, "x − a"), (8, "x")], title)
}
