//! The second sample and its winning move.

use super::TwinsGame;
use crate::{document::Tongue, picture::Picture, shared::coin_row};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("coins", coins)]
}

fn coins(tongue: Tongue) -> String {
    let title = match tongue {
        Tongue::Vietnamese => "Các đồng xu từ 0 đến 7, ngửa ở 2, 3 và 6; lật đồng 6 và đồng 1",
        Tongue::English => "Coins 0 to 7, heads at 2, 3 and 6; coins 6 and 1 are turned",
    };
    coin_row::draw::<TwinsGame>(tongue, "00110010", (6, 1), &[(1, "y"), (6, "x")], title)
}
