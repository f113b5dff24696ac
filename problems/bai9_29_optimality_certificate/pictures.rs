//! What the pair of the book guarantees: one number per column and one per row.

use crate::shared::strategy::Strategy;
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

use super::Pair;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("guarantees", guarantees)]
}

/// The game of the book with its pair of strategies, whose denominators are both 37.
pub fn book() -> Pair {
    let matrix = vec![vec![5, 8, 3, 1, 6], vec![4, 2, 6, 3, 5], vec![2, 4, 6, 4, 1], vec![1, 3, 2, 5, 3]];
    Pair { matrix, p: Strategy::of(vec![6, 20, 0, 11]), q: Strategy::of(vec![14, 4, 0, 19, 0]) }
}

fn guarantees(lang: Lang) -> Svg {
    let title = lang.say(
        "Cặp chiến lược của sách: p nhận ít nhất 121/37 trước mọi cột, q trả nhiều nhất 121/37 trước mọi hàng",
        "The pair of the book: p gets at least 121/37 against every column, q pays at most 121/37 against every row",
    );
    let mut svg = Svg::new(640.0, 310.0, title);
    let pair = book();
    let (earned, conceded): (Vec<i64>, Vec<i64>) = (pair.earned().collect(), pair.conceded().collect());
    let count = earned.len() + conceded.len();
    let frame =
        Frame { corner: (48.0, 40.0), size: (570.0, 210.0), x: (0.4, count as f64 + 1.6), y: (110.0, 175.0) };
    // Columns stand on the left, rows on the right, a place is free between them.
    let places = |index: usize| if index < earned.len() { index + 1 } else { index + 2 };
    let word = |index: usize| match index.checked_sub(earned.len()) {
        None => format!("{} {}", lang.say("cột", "column"), index + 1),
        Some(row) => format!("{} {}", lang.say("hàng", "row"), row + 1),
    };
    let names = (
        lang.say("điểm rỗng: không được chọn", "hollow: not played"),
        lang.say("số tiền trung bình, tính bằng phần 1/37", "average payoff, in parts of 1/37"),
    );
    let marks = [110, 121, 130, 140, 150, 160, 170].map(|parts| (f64::from(parts), parts.to_string()));
    frame.axes(&mut svg, names, (0..count).map(|index| (places(index) as f64, word(index))), marks);
    svg.curve([frame.at(0.4, 121.0), frame.at(count as f64 + 1.6, 121.0)], "c", true);
    let is_played = pair.q.parts.iter().chain(&pair.p.parts).map(|&part| part > 0);
    for (index, (&parts, is_played)) in earned.iter().chain(&conceded).zip(is_played).enumerate() {
        let place = frame.at(places(index) as f64, parts as f64);
        svg.disc(place, 6.0, if index < earned.len() { "fill-a" } else { "fill-b" });
        if !is_played {
            svg.disc(place, 3.5, "fill-page");
        }
        svg.text((place.0, place.1 - 11.0), Anchor::Middle, "small", parts);
    }
    let between = earned.len() as f64 + 1.0;
    svg.text(frame.at(between, 123.0), Anchor::Middle, "", "lo = hi");
    svg.text(frame.at(1.5, 165.0), Anchor::Middle, "", lang.say("p nhận", "p gets"));
    svg.text(frame.at(between + 2.5, 165.0), Anchor::Middle, "", lang.say("q trả", "q pays"));
    svg
}
