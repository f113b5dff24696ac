//! The picture of the editorial: how long a game lasts from each square of the queen's board.

use super::solution::lengths;
use crate::shared::two_piles::Rule;
use exercise::{
    document::Lang,
    picture::{Picture, Svg, heat_map},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("lengths", |lang| moves_left(lang, Rule::Misere))]
}

/// Row a, column b: how many moves are left, if the winner hurries and the loser delays.
fn moves_left(lang: Lang, rule: Rule) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Số nước còn lại theo luật misère, nếu bên thắng đi nhanh nhất và bên thua kéo dài nhất; số lẻ là thế lạnh"
        }
        Lang::English => {
            "How many moves are left in misère play if the winner hurries and the loser delays; odd in cold positions"
        }
    };
    let row = |a| (0..13).map(|b| lengths(rule).plies(a, b).into()).collect();
    let values: Vec<Vec<u64>> = (0..13).map(row).collect();
    heat_map(&values, 28.0, ("b", "a"), 0, title)
}
