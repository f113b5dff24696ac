//! How often each value occurs.

use super::facts::is_rare;
use crate::shared::grundys_game::{LARGEST, value};
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("values", values)]
}

/// The piles up to 10 000 by their values, all values that occur.
fn values(lang: Lang) -> Svg {
    let (title, names, legend) = match lang {
        Lang::Vietnamese => (
            "Số đống mang từng giá trị trong 10000 đống đầu tiên",
            ("giá trị g", "số đống"),
            ["giá trị hiếm", "giá trị thường gặp"],
        ),
        Lang::English => (
            "How many of the first 10000 piles have each value",
            ("value g", "number of piles"),
            ["rare values", "common values"],
        ),
    };
    let mut count: Vec<u32> = Vec::new();
    for pile in 1..=LARGEST {
        let value = value(pile) as usize;
        count.resize(count.len().max(value + 1), 0);
        count[value] += 1;
    }
    let values = count.len() as f64;
    let most = f64::from(count.iter().copied().max().unwrap_or(1).div_ceil(200) * 200);
    let frame = Frame { corner: (52.0, 40.0), size: (640.0, 200.0), x: (0.0, values), y: (0.0, most) };
    let mut svg = Svg::new(704.0, 290.0, title);
    let x_marks = (0..count.len()).step_by(8).map(|value| (value as f64 + 0.5, value.to_string()));
    let y_marks = (0..=most as u32).step_by(200).map(|piles| (f64::from(piles), piles.to_string()));
    frame.axes(&mut svg, names, x_marks, y_marks);
    let width = 640.0 / values;
    for (value, &piles) in count.iter().enumerate() {
        let (x, y) = frame.at(value as f64, f64::from(piles));
        let class = if is_rare(value) { "fill-b" } else { "fill-a" };
        svg.rectangle((x + 0.5, y), (width - 1.0, frame.corner.1 + frame.size.1 - y), class);
    }
    for (place, (class, word)) in ["fill-b", "fill-a"].into_iter().zip(legend).enumerate() {
        let y = 16.0 + 18.0 * place as f64;
        svg.rectangle((520.0, y - 9.0), (12.0, 10.0), class).text((538.0, y), Anchor::Start, "", word);
    }
    svg
}
