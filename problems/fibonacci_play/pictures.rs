//! The picture of the editorial: what a winning move takes, for every small position.

use super::{Position, solution::winning_take};
use exercise::{
    document::Lang,
    picture::{Picture, Svg, heat_map},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("takes", takes)]
}

/// Row N, column p: the least winning take, 0 if there is none.
fn takes(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Nước thắng nhỏ nhất, theo N và p; 0 là thế thua",
        Lang::English => "The least winning take, by N and p; 0 is a lost position",
    };
    let row = |tokens| (1..=12).map(|last| winning_take(&Position { tokens, last }).unwrap_or(0)).collect();
    let values: Vec<Vec<u64>> = (1..=21).map(row).collect();
    heat_map(&values, 24.0, ("p", "N"), 1, title)
}
