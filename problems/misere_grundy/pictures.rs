//! The lost positions of two piles in normal and in misère play.

use solutions::tame::Balance;

use crate::shared::grundys_game::{TAME, genus, value};
use exercise::{
    document::Lang,
    picture::{Anchor, Board, Picture, Svg},
};

pub fn all() -> Vec<Picture> {
    vec![Picture::worded("two_piles", draw)]
}

fn draw(lang: Lang) -> Svg {
    let (title, rules, names) = match lang {
        Lang::Vietnamese => (
            "Các thế thua của hai đống x, y có nhiều nhất 12 quân, theo luật thường và theo luật misère; 0 là không có đống",
            ["luật thường", "luật misère"],
            ("đống x", "đống y"),
        ),
        Lang::English => (
            "The lost positions of two piles x, y of at most 12, in normal play and in misère play; 0 is no pile",
            ["normal play", "misère play"],
            ("pile x", "pile y"),
        ),
    };
    let mut svg = Svg::new(620.0, 330.0, title);
    for (left, words, misere) in [(34.0, rules[0], false), (344.0, rules[1], true)] {
        let lost = |x: usize, y: usize| match misere {
            false => value(x) == value(y),
            true => Balance::of([genus(x), genus(y)]).is_lost(),
        };
        let board = Board { corner: (left, 56.0), side: 19.0, count: TAME + 1 };
        board.draw(&mut svg, 1, |x, y| if lost(x, y) { "s7" } else { "s1" });
        board.name_axes(&mut svg, names);
        svg.text((left + 6.5 * 19.0, 18.0), Anchor::Middle, "", words);
    }
    svg
}
