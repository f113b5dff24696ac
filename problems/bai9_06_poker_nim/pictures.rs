//! The picture of the statement: the table and the players' hands.

use super::Position;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("table", table)]
}

/// The position of the first sample.
fn table(lang: Lang) -> Svg {
    let Position { held, opposing, piles } = Position { held: 1, opposing: 2, piles: vec![3, 4, 6] };
    let (title, mover, opponent, pile) = match lang {
        Lang::Vietnamese => (
            "Ba đống 3, 4, 6 hộp; người sắp đi giữ 1 hộp, đối thủ giữ 2 hộp",
            "người sắp đi",
            "đối thủ",
            "đống",
        ),
        Lang::English => (
            "Piles of 3, 4 and 6 boxes; the player to move holds 1 box, the opponent 2",
            "the player to move",
            "the opponent",
            "pile",
        ),
    };
    let (side, floor) = (24.0, 176.0);
    let mut svg = Svg::new(500.0, 216.0, title);
    let mut stack = |x: f64, boxes: u64, shade: &str, words: String, name: &str| {
        for level in 0..boxes {
            let y = floor - side * (level + 1) as f64;
            svg.rectangle((x - side / 2.0, y + 1.0), (side - 2.0, side - 2.0), shade);
        }
        svg.text((x, floor + 17.0), Anchor::Middle, "small", words);
        svg.text((x, floor + 32.0), Anchor::Middle, "small", name);
    };
    stack(70.0, held, "s2", format!("a = {held}"), mover);
    for (index, &boxes) in piles.iter().enumerate() {
        let number = index + 1;
        stack(180.0 + 70.0 * index as f64, boxes, "s6", format!("{pile} {number}"), &format!("x = {boxes}"));
    }
    stack(430.0, opposing, "s2", format!("b = {opposing}"), opponent);
    svg.line((140.0, floor), (360.0, floor), "ink");
    svg
}
