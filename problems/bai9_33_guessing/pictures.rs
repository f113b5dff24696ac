//! The strategy of the first sample: probabilities over prizes.

use dashu_ratio::RBig;
use solutions::diagonal_game;

use exercise::{
    document::Lang,
    picture::{Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("areas", areas)]
}

/// The prizes of the first sample.
const PRIZES: [i64; 4] = [2, 4, 8, 16];

fn areas(lang: Lang) -> Svg {
    let title = lang.say(
        "Xác suất của từng số theo giải: bốn hình chữ nhật có cùng diện tích V",
        "The probability of each number over its prize: four rectangles of the same area V",
    );
    let names = (lang.say("giải của số", "prize of the number"), lang.say("xác suất", "probability"));
    let solution = diagonal_game::solve(&PRIZES.map(RBig::from));
    let value = solution.value.to_f64().value();
    let mut svg = Svg::new(480.0, 300.0, title);
    let frame = Frame { corner: (60.0, 36.0), size: (400.0, 210.0), x: (0.0, 17.0), y: (0.0, 0.6) };
    let marks = PRIZES.map(|prize| (prize as f64, prize.to_string()));
    let shares = solution.row.iter().map(|weight| (weight.to_f64().value(), weight.to_string()));
    frame.axes(&mut svg, names, marks, shares);
    // From where the curve leaves the frame at the top.
    let start = value / frame.y.1;
    let steps = 120;
    let x = |step: i32| start + (frame.x.1 - start) * f64::from(step) / f64::from(steps);
    svg.curve((0..=steps).map(|step| frame.at(x(step), value / x(step))), "faint", true);
    for ((prize, weight), class) in PRIZES.into_iter().zip(&solution.row).zip(["a", "b", "c", "d"]) {
        let (prize, weight) = (prize as f64, weight.to_f64().value());
        svg.curve([frame.at(0.0, weight), frame.at(prize, weight), frame.at(prize, 0.0)], class, false);
        svg.disc(frame.at(prize, weight), 4.0, &format!("fill-{class}"));
    }
    svg
}
