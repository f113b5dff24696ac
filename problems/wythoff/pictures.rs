//! The queen's board, and the cold positions of both rules.

use solutions::wythoff::{Rule, partner};

use exercise::{
    document::Lang,
    picture::{Anchor, Board, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![
        Picture::worded("queen", queen),
        Picture::worded("cold", |lang| cold(lang, Rule::Normal)),
        Picture::worded("cold_misere", |lang| cold(lang, Rule::Misere)),
    ]
}

/// The queen on (8, 5) and all squares that she reaches.
fn queen(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Quân hậu ở ô (8, 5) và ba hướng đi của nó",
        Lang::English => "The queen on the square (8, 5) and the three directions of her moves",
    };
    let board = Board { corner: (34.0, 30.0), side: 30.0, count: 11 };
    let mut svg = Svg::new(374.0, 400.0, title);
    let reached =
        |a: usize, b: usize| (b == 5 && a < 8) || (a == 8 && b < 5) || (a < 8 && b < 5 && 8 - a == 5 - b);
    board.draw(&mut svg, 1, |a, b| if reached(a, b) { "s4" } else { "s1" });
    board.name_axes(&mut svg, ("a", "b"));
    for end in [(0.0, 5.0), (8.0, 0.0), (3.0, 0.0)] {
        svg.curve([board.centre(8.0, 5.0), board.centre(end.0, end.1)], "b", false);
        let (x, y) = board.centre(end.0, end.1);
        svg.disc((x, y), 4.0, "fill-b");
    }
    let (x, y) = board.centre(8.0, 5.0);
    svg.disc((x, y), 13.0, "fill-page ink");
    let crown = [(-6, 6), (-8, -4), (-4, 1), (0, -7), (4, 1), (8, -4), (6, 6), (-6, 6)];
    svg.curve(crown.map(|(right, down)| (x + f64::from(right), y + f64::from(down))), "ink", false);
    svg
}

/// The cold positions up to 20, and the rays with the slopes φ and 1/φ.
fn cold(lang: Lang, rule: Rule) -> Svg {
    let title = match (lang, rule) {
        (Lang::Vietnamese, Rule::Normal) => "Các thế lạnh theo luật thường",
        (Lang::Vietnamese, Rule::Misere) => "Các thế lạnh theo luật misère",
        (Lang::English, Rule::Normal) => "The cold positions of normal play",
        (Lang::English, Rule::Misere) => "The cold positions of misère play",
    };
    const COUNT: usize = 21;
    let board = Board { corner: (34.0, 30.0), side: 18.0, count: COUNT };
    let mut svg = Svg::new(456.0, 448.0, title);
    board.draw(&mut svg, 2, |a, b| if partner(rule, a as u64) == b as u64 { "s7" } else { "s1" });
    board.name_axes(&mut svg, ("a", "b"));
    let golden = (1.0 + 5f64.sqrt()) / 2.0;
    let far = COUNT as f64 - 0.5;
    let (left, top) = (board.centre(far / golden, far), board.centre(far, far / golden));
    svg.curve([board.centre(0.0, 0.0), left], "b", true).curve([board.centre(0.0, 0.0), top], "b", true);
    svg.text((left.0, left.1 - 4.0), Anchor::Middle, "small", "b = φa");
    svg.text((top.0 + 4.0, top.1 + 4.0), Anchor::Start, "small", "b = a/φ");
    svg
}
