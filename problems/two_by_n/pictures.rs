//! The game of the first sample as lines over the probability of row 1, and its lower envelope.

use checkers::Reader;
use solutions::two_lines::solve_narrow;

use super::TwoByN;
use exercise::{
    Exercise,
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("envelope", envelope)]
}

const CLASSES: [&str; 4] = ["a", "b", "c", "d"];

fn envelope(lang: Lang) -> Svg {
    let title = lang.say(
        "Bốn đường thẳng của bốn cột, bao dưới của chúng là nét đậm, đỉnh của nó tại p = 5/7",
        "The lines of the four columns; their lower envelope, drawn in bold, has its peak at p = 5/7",
    );
    // Samples are valid inputs, or `verify` fails.
    let matrix = TwoByN::read(&mut Reader::new(include_bytes!("samples/01.inp"))).unwrap_or(vec![vec![0]; 2]);
    let mut svg = Svg::new(520.0, 350.0, title);
    let frame = Frame { corner: (44.0, 34.0), size: (420.0, 260.0), x: (0.0, 1.0), y: (0.0, 6.0) };
    let axes = (
        lang.say("p: xác suất chọn hàng 1", "p: probability of row 1"),
        lang.say("số tiền nhận trung bình", "average payoff"),
    );
    let ends = [(0.0, "0"), (1.0, "1")].map(|(p, word)| (p, word.to_string()));
    frame.axes(&mut svg, axes, ends, (0..=6).map(|mark| (f64::from(mark), mark.to_string())));
    let earned = |j: usize, p: f64| p * matrix[0][j] as f64 + (1.0 - p) * matrix[1][j] as f64;
    for (j, class) in CLASSES.iter().enumerate().take(matrix[0].len()) {
        svg.curve([0.0, 1.0].map(|p| frame.at(p, earned(j, p))), class, true);
        let (x, y) = frame.at(1.0, earned(j, 1.0));
        svg.text((x + 8.0, y + 4.0), Anchor::Start, "small", j + 1);
    }
    let lowest = |p: f64| (0..matrix[0].len()).map(|j| earned(j, p)).fold(f64::INFINITY, f64::min);
    let steps = (0..=420).map(|step| f64::from(step) / 420.0);
    svg.curve(steps.map(|p| frame.at(p, lowest(p))), "ink", false);
    let peak = solve_narrow(&matrix).row[0].to_f64().value();
    svg.disc(frame.at(peak, lowest(peak)), 4.5, "fill-ink");
    let (x, y) = frame.at(peak, lowest(peak));
    svg.text((x, y - 12.0), Anchor::Middle, "", "V");
    svg
}
