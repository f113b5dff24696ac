//! The lost positions of two piles under both rules.

use super::solution::winning_move;
use exercise::{
    document::Lang,
    picture::{Anchor, Board, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("two_piles", two_piles)]
}

fn two_piles(lang: Lang) -> Svg {
    let (title, rules, names) = match lang {
        Lang::Vietnamese => (
            "Các thế thua của Nim hai đống theo luật thường và theo luật misère",
            ["luật thường", "luật misère"],
            ("đống 1", "đống 2"),
        ),
        Lang::English => (
            "The lost positions of Nim with two piles in normal play and in misère play",
            ["normal play", "misère play"],
            ("pile 1", "pile 2"),
        ),
    };
    let mut svg = Svg::new(500.0, 300.0, title);
    let normal = |x: usize, y: usize| x == y;
    // Whoever meets the empty table has won: the opponent took the last counter.
    let misere = |x: usize, y: usize| (x, y) != (0, 0) && winning_move(&[x as u64, y as u64]).is_none();
    for (left, rule, lost) in
        [(34.0, rules[0], &normal as &dyn Fn(usize, usize) -> bool), (284.0, rules[1], &misere)]
    {
        let board = Board { corner: (left, 56.0), side: 25.0, count: 8 };
        board.draw(&mut svg, 1, |x, y| if lost(x, y) { "s7" } else { "s1" });
        board.name_axes(&mut svg, names);
        svg.text((left + 4.0 * 25.0, 18.0), Anchor::Middle, "", rule);
    }
    svg
}
