//! The picture of the editorial: what the winning move takes, for every small game.

use super::{Position, solution::winning_take};
use exercise::{
    document::Lang,
    picture::{Picture, Svg, heat_map},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("takes", takes)]
}

/// Row C, column M: the winning take, 0 if there is none.
fn takes(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Số quân phải lấy để thắng, theo C và M; 0 là thế thua",
        Lang::English => "How many counters the winning move takes, by C and M; 0 is a lost position",
    };
    let row =
        |counters| (1..=counters).map(|most| winning_take(&Position { counters, most }).unwrap_or(0)).collect();
    let values: Vec<Vec<u64>> = (1..=14).map(row).collect();
    heat_map(&values, 24.0, ("M", "C"), 1, title)
}
