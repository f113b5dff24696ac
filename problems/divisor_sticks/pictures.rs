//! The moves of single piles, and the lost positions of two.

use crate::shared::pile_sum::SumPile;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg, heat_map},
};

use super::Pile;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("moves", moves), Picture::worded("two_piles", two_piles)]
}

/// The piles of the state graph.
const MOST: u64 = 9;

/// Each pile as a disc, lost ones dark, and a line to every pile that a move leaves.
fn moves(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Các nước đi của một đống từ 1 đến 9 quân; các thế thua được tô đậm",
        Lang::English => "The moves of a single pile of 1 to 9 sticks; lost positions are dark",
    };
    let mut svg = Svg::new(500.0, 210.0, title);
    let x = |size: u64| 50.0 * size as f64;
    let height = 130.0;
    for size in 1..=MOST {
        for after in (1..size).filter(|&after| Pile(size).allows(after)) {
            // Arcs above for moves from even piles, below for those from odd ones.
            let rise = if size % 2 == 0 { -26.0 } else { 20.0 } * (size - after) as f64;
            let arc = (0..=20).map(|step| {
                let share = f64::from(step) / 20.0;
                (x(size) + (x(after) - x(size)) * share, height + rise * 4.0 * share * (1.0 - share))
            });
            svg.curve(arc, "a", false);
        }
    }
    for size in 1..=MOST {
        let lost = Pile(size).value() == 0;
        svg.disc((x(size), height), 15.0, if lost { "s8" } else { "s2" });
        let class = if lost { "on-dark" } else { "" };
        svg.text((x(size), height + 5.0), Anchor::Middle, class, size);
    }
    svg
}

/// The nim-sums of two piles.
fn two_piles(lang: Lang) -> Svg {
    let (title, names) = match lang {
        Lang::Vietnamese => ("Tổng Nim các giá trị của hai đống từ 1 đến 16 quân", ("đống 2", "đống 1")),
        Lang::English => ("The nim-sums of the values of two piles of 1 to 16 sticks", ("pile 2", "pile 1")),
    };
    let row = |x: u64| (1..=16).map(|y| Pile(x).value() ^ Pile(y).value()).collect();
    heat_map(&(1..=16).map(row).collect::<Vec<_>>(), 24.0, names, 1, title)
}
