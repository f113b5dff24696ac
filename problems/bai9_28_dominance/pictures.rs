//! The lines of game b) of the book for its first two rows, and their lower envelope.

use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("envelope", envelope)]
}

/// The first two rows of game b).
const ROWS: [[f64; 4]; 2] = [[10.0, 0.0, 7.0, 1.0], [2.0, 6.0, 4.0, 7.0]];

/// What the share `t` of row 1 earns in a column.
fn earned(column: usize, t: f64) -> f64 {
    t * ROWS[0][column] + (1.0 - t) * ROWS[1][column]
}

fn lowest(t: f64) -> f64 {
    (0..4).map(|column| earned(column, t)).fold(f64::INFINITY, f64::min)
}

fn envelope(lang: Lang) -> Svg {
    let title = lang.say(
        "Bốn đường thẳng của hàng 1 và hàng 2 trong câu b); bao dưới của chúng cao nhất tại t = 2/7",
        "The four lines of rows 1 and 2 of game b); their lower envelope is highest at t = 2/7",
    );
    let mut svg = Svg::new(590.0, 380.0, title);
    let frame = Frame { corner: (56.0, 44.0), size: (400.0, 270.0), x: (0.0, 1.0), y: (0.0, 10.0) };
    let peak = 2.0 / 7.0;
    let x_marks = [(0.0, "0"), (peak, "2/7"), (1.0, "1")].map(|(value, word)| (value, word.to_string()));
    let names = (
        lang.say("t: xác suất chọn hàng 1", "t: probability of row 1"),
        lang.say("số tiền nhận được (đồng)", "payoff (coins)"),
    );
    frame.axes(&mut svg, names, x_marks, (0..=5).map(|step| (2.0 * f64::from(step), (2 * step).to_string())));
    // The envelope bends only where lines cross; between the crossings it is straight.
    let mut bends: Vec<f64> = vec![0.0, 1.0];
    for first in 0..4 {
        for second in 0..first {
            let ahead = |t: f64| earned(first, t) - earned(second, t);
            let t = ahead(0.0) / (ahead(0.0) - ahead(1.0));
            if (0.0..=1.0).contains(&t) {
                bends.push(t);
            }
        }
    }
    bends.sort_by(f64::total_cmp);
    let under = bends.iter().map(|&t| frame.at(t, lowest(t)));
    for offset in [-1.6, -0.8, 0.0, 0.8, 1.6] {
        svg.curve(under.clone().map(|(x, y)| (x, y + offset)), "ink", false);
    }
    let equations = ["2 + 8t", "6 − 6t", "4 + 3t", "7 − 6t"];
    for (column, (class, equation)) in ["a", "b", "c", "d"].into_iter().zip(equations).enumerate() {
        svg.curve([frame.at(0.0, earned(column, 0.0)), frame.at(1.0, earned(column, 1.0))], class, false);
        let (x, y) = frame.at(1.0, earned(column, 1.0));
        let words = format!("{} {}: {equation}", lang.say("cột", "column"), column + 1);
        svg.text((x + 8.0, y + 4.0), Anchor::Start, "small", words);
    }
    svg.curve([frame.at(peak, 0.0), frame.at(peak, lowest(peak))], "ink", true);
    svg.disc(frame.at(peak, lowest(peak)), 4.5, "fill-ink");
    let (x, y) = frame.at(peak, lowest(peak));
    svg.text((x + 8.0, y + 22.0), Anchor::Start, "", "30/7");
    svg
}
