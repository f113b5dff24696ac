//! The equation for v1: its two sides for the book's games, and its two roots where a is much larger than b.

use super::facts::{SLOW, excess, other_root, others, value};
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("equation", equation)]
}

/// The book's games.
const BOOK: (f64, f64) = (2.0, 1.0);

fn equation(lang: Lang) -> Svg {
    let title = lang.say(
        "Bên trái, a = 2, b = 1: đường cong v2 + v3 cắt đường thẳng 2x một lần giữa 0 và b. Bên phải, a = 1000, b = 1: hiệu v2 + v3 − 2x có hai nghiệm dương gần nhau, nghiệm thứ hai nằm ở phía v2 > b",
        "On the left, a = 2, b = 1: the curve v2 + v3 meets the line 2x once between 0 and b. On the right, a = 1000, b = 1: the difference v2 + v3 − 2x has two positive roots that lie close together, the second where v2 > b",
    );
    let comma = |text: String| match lang {
        Lang::Vietnamese => text.replace('.', ","),
        Lang::English => text,
    };
    let mut svg = Svg::new(780.0, 330.0, title);

    let frame = Frame { corner: (44.0, 50.0), size: (290.0, 210.0), x: (0.0, BOOK.1), y: (0.0, 2.0 * BOOK.1) };
    let root = value(BOOK);
    let x_marks = [(0.0, "0".into()), (root, "v₁".into()), (BOOK.1, "b".into())];
    let names = ("x", lang.say("v₂ + v₃ và 2x", "v₂ + v₃ and 2x"));
    frame.axes(&mut svg, names, x_marks, [0.0, 1.0, 2.0].map(|y: f64| (y, y.to_string())));
    let sum = |x: f64| {
        let (v2, v3) = others(BOOK, x);
        v2 + v3
    };
    svg.curve((0..=50).map(|step| f64::from(step) / 50.0).map(|x| frame.at(x, sum(x))), "a", false);
    svg.curve([frame.at(0.0, 0.0), frame.at(BOOK.1, 2.0 * BOOK.1)], "b", false);
    let (x, y) = frame.at(root, 2.0 * root);
    svg.line((x, y), (x, frame.at(root, 0.0).1), "faint").disc((x, y), 5.0, "fill-c");
    let curve_end = frame.at(0.12, sum(0.12));
    svg.text((curve_end.0, curve_end.1 - 12.0), Anchor::Middle, "", "v₂ + v₃");
    let line_end = frame.at(0.82, 1.64);
    svg.text((line_end.0 - 10.0, line_end.1), Anchor::End, "", "2x");
    svg.text((190.0, 18.0), Anchor::Middle, "", "a = 2, b = 1");

    let (low, high) = (0.9, 1.1);
    let frame = Frame { corner: (440.0, 50.0), size: (310.0, 210.0), x: (low, high), y: (-0.003, 0.009) };
    let (a, b) = SLOW;
    let roots = [value(SLOW), other_root(SLOW)];
    // To the right of this line v2 is larger than b, and G3 has a saddle point.
    let border = a * b / (a - b);
    let (left, top) = frame.at(border, frame.y.1);
    let (right, bottom) = frame.at(high, frame.y.0);
    svg.rectangle((left, top), (right - left, bottom - top), "s0");
    let x_marks = [low, roots[0], roots[1], high].map(|x| (x, comma(format!("{x:.3}"))));
    let y_marks = [-0.003, 0.0, 0.003, 0.006, 0.009].map(|y: f64| (y, comma(y.to_string())));
    frame.axes(&mut svg, ("x", "v₂ + v₃ − 2x"), x_marks, y_marks);
    let step = (high - low) / 100.0;
    let graph = (0..=100).map(|index| low + step * f64::from(index));
    svg.curve(graph.map(|x| frame.at(x, excess(SLOW, x))), "a", false);
    svg.disc(frame.at(roots[0], 0.0), 5.0, "fill-c").disc(frame.at(roots[1], 0.0), 5.0, "fill-b");
    let (x, y) = frame.at(border, frame.y.1);
    svg.text((x + 8.0, y + 18.0), Anchor::Start, "", "v₂ > b");
    svg.text((x - 8.0, y + 18.0), Anchor::End, "", "v₂ < b");
    svg.text((595.0, 18.0), Anchor::Middle, "", "a = 1000, b = 1");
    svg
}
