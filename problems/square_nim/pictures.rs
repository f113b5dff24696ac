//! How values grow, and the lost positions of two piles.

use crate::shared::pile_sum::{Rule, Sum, SumPile};
use exercise::{
    document::Lang,
    picture::{Anchor, Board, Frame, Picture, Svg},
};

use super::Pile;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("values", values), Picture::worded("two_piles", two_piles)]
}

/// The piles of the picture of values.
const SHOWN: u64 = 400;

fn values(lang: Lang) -> Svg {
    let (title, names) = match lang {
        Lang::Vietnamese => ("Giá trị g(x) với x từ 0 đến 400", ("số quân x", "g(x)")),
        Lang::English => ("The values g(x) for x from 0 to 400", ("pile x", "g(x)")),
    };
    let mut svg = Svg::new(640.0, 260.0, title);
    let frame = Frame { corner: (36.0, 34.0), size: (590.0, 180.0), x: (0.0, SHOWN as f64), y: (0.0, 12.0) };
    let piles = (0..=SHOWN).step_by(50).map(|pile| (pile as f64, pile.to_string()));
    frame.axes(&mut svg, names, piles, (0..=12).step_by(2).map(|value| (f64::from(value), value.to_string())));
    for size in 0..=SHOWN {
        let value = Pile(size).value();
        let class = if value == 0 { "fill-b" } else { "fill-a" };
        svg.disc(frame.at(size as f64, value as f64), 2.0, class);
    }
    svg
}

fn two_piles(lang: Lang) -> Svg {
    let (title, rules, names) = match lang {
        Lang::Vietnamese => (
            "Các thế thua của hai đống, theo luật thường và theo luật misère",
            ["luật thường", "luật misère"],
            ("đống 1", "đống 2"),
        ),
        Lang::English => (
            "The lost positions of two piles, in normal play and in misère play",
            ["normal play", "misère play"],
            ("pile 1", "pile 2"),
        ),
    };
    let mut svg = Svg::new(620.0, 346.0, title);
    for (left, words, rule) in [(34.0, rules[0], Rule::Normal), (344.0, rules[1], Rule::Misere)] {
        let lost =
            |x: usize, y: usize| Sum { rule, piles: vec![Pile(x as u64), Pile(y as u64)] }.balance().is_lost();
        let board = Board { corner: (left, 56.0), side: 15.0, count: 17 };
        board.draw(&mut svg, 2, |x, y| if lost(x, y) { "s7" } else { "s1" });
        board.name_axes(&mut svg, names);
        svg.text((left + 8.5 * 15.0, 18.0), Anchor::Middle, "", words);
    }
    svg
}
