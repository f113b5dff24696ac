//! The values of both games, drawn over the number of stages that are watched.

use solutions::inspection::exact_value;

use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("values", values)]
}

const STAGES: usize = 20;

/// Both values for 20 stages, and where half of them are watched.
fn values(lang: Lang) -> Svg {
    let title = lang.say(
        "Giá trị của hai trò chơi với 20 lượt, theo số lượt được canh",
        "The values of both games of 20 stages, by the number of stages that are watched",
    );
    let mut svg = Svg::new(560.0, 330.0, title);
    let frame = Frame { corner: (50.0, 34.0), size: (470.0, 240.0), x: (0.0, STAGES as f64), y: (-1.0, 1.0) };
    let axes = (lang.say("k: số lượt được canh", "k: stages that are watched"), "V");
    let watched = (0..=STAGES).step_by(5).map(|k| (k as f64, k.to_string()));
    let marks = [(-1.0, "−1"), (0.0, "0"), (1.0, "1")].map(|(value, word)| (value, word.to_string()));
    frame.axes(&mut svg, axes, watched, marks);
    let free = |k: usize| exact_value(STAGES, k).to_f64().value();
    let must = |k: usize| k as f64 / STAGES as f64;
    for (class, value) in [("a", &must as &dyn Fn(usize) -> f64), ("b", &free)] {
        svg.curve((0..=STAGES).map(|k| frame.at(k as f64, value(k))), class, false);
        for k in 0..=STAGES {
            svg.disc(frame.at(k as f64, value(k)), 2.5, &format!("fill-{class}"));
        }
    }
    svg.text(frame.at(7.0, 0.62), Anchor::End, "", lang.say("phải hành động", "has to act"));
    svg.text(frame.at(7.0, -0.62), Anchor::Start, "", lang.say("không bắt buộc", "need not act"));
    svg
}
