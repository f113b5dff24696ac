//! What the first player is sure of, drawn over her probability of row 1: once with a crossing on top, once with an end.

use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("envelopes", envelopes)]
}

/// A game, the payoffs that its panel shows, those that are marked on the axis, and where the names of the columns
/// stand: beside their segments.
struct Panel {
    matrix: [[f64; 2]; 2],
    payoffs: (f64, f64),
    marks: &'static [i32],
    names: [(f64, f64); 2],
}

/// The chase of the statement, and the second line of its first sample.
const PANELS: [Panel; 2] = [
    Panel {
        matrix: [[100.0, -50.0], [0.0, 100.0]],
        payoffs: (-50.0, 100.0),
        marks: &[-50, 0, 50, 100],
        names: [(0.2, 5.0), (0.12, 88.0)],
    },
    Panel {
        matrix: [[1.0, 2.0], [0.0, 3.0]],
        payoffs: (0.0, 3.0),
        marks: &[0, 1, 2, 3],
        names: [(0.4, 0.12), (0.4, 2.72)],
    },
];

fn envelopes(lang: Lang) -> Svg {
    let title = lang.say(
        "Hai đoạn thẳng và bao dưới của chúng: bên trái đỉnh là giao điểm, bên phải đỉnh là một đầu mút",
        "Two line segments and their lower envelope: on the left its top is a crossing, on the right an end",
    );
    let mut svg = Svg::new(640.0, 290.0, title);
    for (left, panel) in [44.0, 364.0].into_iter().zip(&PANELS) {
        draw(&mut svg, left, panel, lang);
    }
    svg
}

/// What row 1 with probability `p` earns against a column.
fn earned(matrix: &[[f64; 2]; 2], column: usize, p: f64) -> f64 {
    p * matrix[0][column] + (1.0 - p) * matrix[1][column]
}

/// One game: both segments, solid where they are the lower one, and the top of the lower envelope.
fn draw(svg: &mut Svg, left: f64, Panel { matrix, payoffs, marks, names }: &Panel, lang: Lang) {
    let frame = Frame { corner: (left, 36.0), size: (236.0, 200.0), x: (0.0, 1.0), y: *payoffs };
    let axes = (
        lang.say("p: xác suất chọn hàng 1", "p: probability of row 1"),
        lang.say("số tiền nhận trung bình", "average payoff"),
    );
    let probabilities = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0].map(|p| (p, decimal(p, lang)));
    frame.axes(
        svg,
        axes,
        probabilities,
        marks.iter().map(|&mark| (f64::from(mark), mark.to_string().replace('-', "−"))),
    );
    let gap = |p: f64| earned(matrix, 0, p) - earned(matrix, 1, p);
    // Where the gap between the segments is 0, if that is inside.
    let crossing = Some(gap(0.0) / (gap(0.0) - gap(1.0))).filter(|p| (0.0..=1.0).contains(p));
    for (column, class) in [(0, "a"), (1, "b")] {
        let mut ends = vec![0.0, 1.0];
        ends.extend(crossing);
        ends.sort_by(f64::total_cmp);
        for part in ends.windows(2) {
            let middle = (part[0] + part[1]) / 2.0;
            let is_lower = (gap(middle) < 0.0) == (column == 0);
            svg.curve(part.iter().map(|&p| frame.at(p, earned(matrix, column, p))), class, !is_lower);
        }
    }
    let lower = |p: f64| earned(matrix, 0, p).min(earned(matrix, 1, p));
    let top =
        [0.0, 1.0].into_iter().chain(crossing).max_by(|p, q| lower(*p).total_cmp(&lower(*q))).unwrap_or(0.0);
    let (x, y) = frame.at(top, lower(top));
    svg.disc((x, y), 4.5, "fill-c");
    let (place, anchor) =
        if top > 0.9 { ((x, y + 22.0), Anchor::End) } else { ((x + 14.0, y + 5.0), Anchor::Start) };
    svg.text(place, anchor, "", format!("V = {}", lower(top)));
    for (&(p, payoff), word) in names.iter().zip([lang.say("cột 1", "column 1"), lang.say("cột 2", "column 2")])
    {
        svg.text(frame.at(p, payoff), Anchor::Start, "small", word);
    }
}

fn decimal(number: f64, lang: Lang) -> String {
    let text = number.to_string();
    match lang {
        Lang::Vietnamese => text.replace('.', ","),
        Lang::English => text,
    }
}
