//! The picture of the editorial: where the two rules ask for different moves.

use super::{Pile, solution::winning_moves};
use crate::shared::pile_sum::{Rule, Sum};
use exercise::{
    document::Lang,
    picture::{Anchor, Board, Picture, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("turning", turning)]
}

/// What the two rules say of two piles: the moves differ, or are the same, or there is none.
fn turning(lang: Lang) -> Svg {
    let (title, names, told) = match lang {
        Lang::Vietnamese => (
            "Hai đống từ 0 đến 8 quân: nơi luật thường và luật misère có nước thắng khác nhau",
            ("đống 1", "đống 2"),
            ["nước thắng khác nhau", "nước thắng như nhau", "thua theo cả hai luật"],
        ),
        Lang::English => (
            "Two piles of 0 to 8 counters: where the winning moves of normal play and of misère play differ",
            ("pile 1", "pile 2"),
            ["different winning moves", "the same winning moves", "lost under both rules"],
        ),
    };
    let mut svg = Svg::new(500.0, 300.0, title);
    let board = Board { corner: (34.0, 30.0), side: 26.0, count: 9 };
    let winning =
        |rule, x: usize, y: usize| winning_moves(&Sum { rule, piles: vec![Pile(x as u64), Pile(y as u64)] });
    const LOOKS: [&str; 3] = ["s5", "s1", "s7"];
    board.draw(&mut svg, 1, |x, y| {
        let [normal, misere] = [Rule::Normal, Rule::Misere].map(|rule| winning(rule, x, y));
        match (x, y) {
            // Nobody moves on the empty table.
            (0, 0) => "s0",
            _ if normal != misere => LOOKS[0],
            _ if normal.is_empty() => LOOKS[2],
            _ => LOOKS[1],
        }
    });
    board.name_axes(&mut svg, names);
    for (line, (look, words)) in LOOKS.into_iter().zip(told).enumerate() {
        let y = 100.0 + 34.0 * line as f64;
        svg.rectangle((296.0, y - 16.0), (22.0, 22.0), look);
        svg.text((326.0, y), Anchor::Start, "small", words);
    }
    svg
}
