//! The graph of v(t): its shape for the statement, and with numbers and formulas for the editorial.

use crate::shared::fraction::Fraction;
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

use super::solution::solve_game;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("shape", shape), Picture::worded("graph", graph)]
}

/// The parameters that are drawn, from the first to the last.
const SHOWN: (i64, i64) = (-2, 6);

fn frame() -> Frame {
    let (first, last) = (SHOWN.0 as f64, SHOWN.1 as f64);
    Frame { corner: (44.0, 40.0), size: (560.0, 220.0), x: (first, last), y: (-0.25, 2.25) }
}

/// The curve through the values that the reference gives.
fn curve(svg: &mut Svg) {
    /// Steps per unit of t.
    const FINE: i64 = 20;
    let point = |step: i64| {
        let value = solve_game(&Fraction::new(step, FINE)).value;
        frame().at(step as f64 / FINE as f64, value.exact().to_f64().value())
    };
    svg.curve((SHOWN.0 * FINE..=SHOWN.1 * FINE).map(point), "b", false);
}

/// Nothing but the shape: what the numbers are is the question.
fn shape(lang: Lang) -> Svg {
    let title =
        lang.say("Hình dáng đồ thị của v(t), không ghi số", "The shape of the graph of v(t), without numbers");
    let mut svg = Svg::new(640.0, 310.0, title);
    frame().axes(&mut svg, names(lang), [], []);
    curve(&mut svg);
    svg
}

fn graph(lang: Lang) -> Svg {
    let title = lang.say(
        "Đồ thị của v(t): 0 khi t ≤ 0, t khi 0 < t ≤ 1, 2t/(t + 1) khi t > 1",
        "The graph of v(t): 0 for t ≤ 0, t for 0 < t ≤ 1, 2t/(t + 1) for t > 1",
    );
    let mut svg = Svg::new(640.0, 310.0, title);
    let frame = frame();
    let parameters = (SHOWN.0..=SHOWN.1).map(|t| (t as f64, t.to_string().replace('-', "−")));
    frame.axes(&mut svg, names(lang), parameters, [0, 1, 2].map(|value| (f64::from(value), value.to_string())));
    curve(&mut svg);
    for joint in [0, 1] {
        let value = solve_game(&Fraction::new(joint, 1)).value;
        svg.disc(frame.at(joint as f64, value.exact().to_f64().value()), 4.0, "fill-b");
    }
    let mut label = |t: f64, value: f64, words: &str| {
        svg.text(frame.at(t, value), Anchor::Start, "", words);
    };
    label(-1.4, 0.08, "v = 0");
    label(0.68, 0.45, "v = t");
    label(2.6, 1.25, "v = 2t / (t + 1)");
    svg
}

fn names(lang: Lang) -> (&'static str, &'static str) {
    (lang.say("tham số t", "parameter t"), lang.say("giá trị v(t)", "value v(t)"))
}
