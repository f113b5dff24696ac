//! The fixed point of the first sample: f, the diagonal, stairs that lead to it, and one step of kept strategies.

use checkers::number::rational;
use dashu_ratio::RBig;

use super::facts::{at, kept, sample};
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("fixed_point", fixed_point)]
}

/// The greatest v that is shown.
const MOST: i64 = 4;

fn fixed_point(lang: Lang) -> Svg {
    let title = lang.say(
        "Đồ thị của f ở ví dụ thứ nhất cắt đường chéo tại V = 2; các bậc thang đi từ 0 và từ 4 tới đó, \
         còn đường thẳng của các chiến lược giữ nguyên từ 0 cắt đường chéo ngay ở 3/2",
        "The graph of f for the first example meets the diagonal at V = 2; stairs from 0 and from 4 lead there, \
         and the line of the strategies kept from 0 meets the diagonal at 3/2 already",
    );
    let game = sample();
    let f = |v: &RBig| at(&game, v).value;
    let double = |value: &RBig| value.to_f64().value();
    let mut svg = Svg::new(560.0, 470.0, title);
    let end = MOST as f64;
    let frame = Frame { corner: (46.0, 40.0), size: (400.0, 360.0), x: (0.0, end), y: (0.0, end) };
    let marks = || (0..=MOST).map(|mark| (mark as f64, mark.to_string()));
    frame.axes(&mut svg, ("v", "f(v)"), marks(), marks());
    svg.curve([frame.at(0.0, 0.0), frame.at(end, end)], "ink", true);
    svg.text(shifted(frame.at(end, end), 8.0, 4.0), Anchor::Start, "", lang.say("đường chéo", "the diagonal"));
    let points = (0..=80).map(|step| rational(step * MOST, 80));
    svg.curve(points.map(|v| frame.at(double(&v), double(&f(&v)))), "a", false);
    svg.text(shifted(frame.at(end, double(&f(&rational(MOST, 1)))), 8.0, 4.0), Anchor::Start, "fill-a", "f(v)");
    for start in [0, MOST] {
        let mut stairs = Vec::new();
        let mut v = rational(start, 1);
        for _ in 0..6 {
            let next = f(&v);
            stairs.extend([frame.at(double(&v), double(&next)), frame.at(double(&next), double(&next))]);
            v = next;
        }
        svg.curve(stairs, "c", false);
    }
    // What keeping to the strategies at 0 pays, as a line in v.
    let (paid, again) = kept(&game, &RBig::ZERO);
    let meets = &paid / (RBig::ONE - &again);
    svg.curve([frame.at(0.0, double(&paid)), frame.at(double(&meets), double(&meets))], "b", true);
    svg.disc(frame.at(double(&meets), double(&meets)), 4.0, "fill-b");
    svg.text(shifted(frame.at(double(&meets), double(&meets)), 10.0, 16.0), Anchor::Start, "fill-b", meets);
    let value = frame.at(2.0, 2.0);
    svg.disc(value, 4.0, "fill-a");
    svg.text(shifted(value, 6.0, 18.0), Anchor::Start, "fill-a", "V = 2");
    svg
}

fn shifted((x, y): (f64, f64), right: f64, down: f64) -> (f64, f64) {
    (x + right, y + down)
}
