//! How fast three games come near to their values.

use super::facts::{MIXED, SLOW, WORKED, errors};
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("convergence", convergence)]
}

/// How many rounds are shown.
const LAST: usize = 60;
/// The powers of ten that are shown.
const DECADES: (i32, i32) = (-12, 1);

fn convergence(lang: Lang) -> Svg {
    let title = lang.say(
        "Sai số của vectơ v_t sau t vòng ở ba trò chơi, thang lôgarit: chấm là sai số thật, nét đứt là mức được bảo đảm",
        "The error of the vector v_t after t rounds in three games, on a logarithmic scale: dots are errors, dashes promises",
    );
    let mut svg = Svg::new(720.0, 470.0, title);
    let frame = Frame {
        corner: (60.0, 44.0),
        size: (540.0, 360.0),
        x: (0.0, LAST as f64),
        y: (f64::from(DECADES.0), f64::from(DECADES.1)),
    };
    let rounds = (0..=LAST).step_by(10).map(|round| (round as f64, round.to_string()));
    let powers = (DECADES.0..=DECADES.1).step_by(3).map(|power| (f64::from(power), power_of_ten(power)));
    let names =
        (lang.say("số vòng t", "rounds t"), lang.say("sai số lớn nhất của v_t", "largest error of v_t"));
    frame.axes(&mut svg, names, rounds, powers);
    let curves = [
        (&WORKED, 0.5, "a", lang.say("ví dụ 2: β = 1/2", "example 2: β = 1/2")),
        (&MIXED, 0.9, "b", lang.say("vài ô 9/10", "some 9/10")),
        (&SLOW, 0.9, "c", lang.say("mọi ô 9/10", "all 9/10")),
    ];
    for (games, rate, class, name) in curves {
        let errors = errors(games, LAST);
        let shown = |error: f64| error >= 10f64.powi(DECADES.0);
        // The promise: what was wrong at first, shrinking by the rate in every round.
        let promised = (0..=LAST).map(|round| (round, errors[0] * f64::powi(rate, round as i32)));
        let promised = promised.take_while(|&(_, error)| shown(error));
        svg.curve(promised.map(|(round, error)| frame.at(round as f64, error.log10())), class, true);
        let points: Vec<(f64, f64)> = errors
            .iter()
            .enumerate()
            .take_while(|&(_, &error)| shown(error))
            .map(|(round, error)| frame.at(round as f64, error.log10()))
            .collect();
        for &point in &points {
            svg.disc(point, 2.4, &format!("fill-{class}"));
        }
        if let Some(&(x, y)) = points.last() {
            // A name at the lower edge stands above it.
            let (_, bottom) = frame.at(0.0, frame.y.0);
            svg.text((x + 10.0, (y + 4.0).min(bottom - 6.0)), Anchor::Start, &format!("fill-{class}"), name);
        }
    }
    svg
}

/// A power of ten as it is written by hand.
fn power_of_ten(power: i32) -> String {
    let raised = |letter: char| match letter.to_digit(10) {
        Some(digit) => ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][digit as usize],
        None => '⁻',
    };
    format!("10{}", power.to_string().chars().map(raised).collect::<String>())
}
