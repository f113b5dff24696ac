//! The graphs of f for three games: an interval of fixed points, one fixed point, and one that is reached slowly.

use dashu_ratio::RBig;
use solutions::recursive_game::fixed_points;

use super::facts::{once, rounds};
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("fixed_points", graphs)]
}

/// The payments a, b and c of the games that are drawn, each with the Q from which stairs lead to its fixed points.
const GAMES: [([i64; 3], i64); 3] = [([2, 0, 1], 3), ([0, 2, 1], 3), ([0, 0, 1], 3)];
const LOW: i64 = -1;
const HIGH: i64 = 3;
/// The graphs are drawn through so many points per unit.
const FINE: i64 = 16;

fn graphs(lang: Lang) -> Svg {
    let title = lang.say(
        "Ba đồ thị của f và đường chéo: gặp nhau theo đoạn từ 0 đến 2, tại điểm 1, và tại điểm 0 mà các bậc thang từ Q = 3 đi xuống rất chậm",
        "Three graphs of f and the diagonal: they meet in the segment from 0 to 2, in the point 1, and in the point 0, to which the stairs from Q = 3 come down very slowly",
    );
    let number = |value: &RBig| value.to_f64().value();
    let ends = (LOW as f64, HIGH as f64);
    let mut svg = Svg::new(760.0, 320.0, title);
    for (place, (payments, q)) in GAMES.into_iter().enumerate() {
        let corner = (30.0 + 250.0 * place as f64, 40.0);
        let frame = Frame { corner, size: (200.0, 200.0), x: ends, y: ends };
        let marks = || (LOW..=HIGH).map(|mark| (mark as f64, mark.to_string()));
        frame.axes(&mut svg, ("v", "f(v)"), marks(), marks());
        svg.curve([frame.at(ends.0, ends.0), frame.at(ends.1, ends.1)], "ink", true);
        let graph = (LOW * FINE..=HIGH * FINE).map(|step| {
            let v = RBig::from_parts(step.into(), (FINE as u64).into());
            frame.at(number(&v), number(&once(payments, v)))
        });
        svg.curve(graph, "a", false);
        let stairs: Vec<f64> = rounds(payments, q.into()).take(12).map(|v| number(&v)).collect();
        let steps = stairs.windows(2).flat_map(|pair| [(pair[0], pair[1]), (pair[1], pair[1])]);
        svg.curve([(stairs[0], stairs[0])].into_iter().chain(steps).map(|(v, f)| frame.at(v, f)), "c", false);
        let [a, b, c] = payments;
        let (least, greatest) = fixed_points(a, b, c);
        let [from, to] = [least, greatest].map(|v| frame.at(v as f64, v as f64));
        svg.curve([from, to], "b", false).disc(from, 5.0, "fill-b").disc(to, 5.0, "fill-b");
        let words = format!("a = {a}, b = {b}, c = {c}");
        svg.text((corner.0 + 100.0, 305.0), Anchor::Middle, "", words);
    }
    svg
}
