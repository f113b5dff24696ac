//! The worked example of the editorial as the simplex method sees it: a walk around a polygon.

use dashu_ratio::RBig;

use super::facts::{EXAMPLE, tableaux};
use crate::shared::matrix_games::Matrix;
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("corners", corners)]
}

fn corners(lang: Lang) -> Svg {
    let title = lang.say(
        "Miền chấp nhận được của ví dụ làm tay; phương pháp đơn hình đi từ gốc toạ độ qua (1/4, 0) đến (1/5, 1/5)",
        "The region of the worked example; the simplex method walks from the origin by (1/4, 0) to (1/5, 1/5)",
    );
    let mut svg = Svg::new(480.0, 366.0, title);
    let frame = Frame { corner: (52.0, 40.0), size: (330.0, 270.0), x: (0.0, 0.44), y: (0.0, 0.36) };
    let tenths =
        |count: i32| (f64::from(count) / 10.0, if count == 0 { "0".into() } else { format!("{count}/10") });
    frame.axes(&mut svg, ("y₁", "y₂"), (0..=4).map(tenths), (0..=3).map(tenths));

    // The corners of the region, in order: each constraint meets an axis or the other constraint.
    let region = [(0.0, 0.0), (0.25, 0.0), (0.2, 0.2), (0.0, 1.0 / 3.0)];
    let at = |(x, y): (f64, f64)| frame.at(x, y);
    svg.curve([(0.25, 0.0), (0.2, 0.2), (0.1625, 0.35)].map(at), "b", false);
    svg.curve([(0.2, 0.2), (0.44, 0.04)].map(at), "c", false);
    svg.text(shifted(at((0.1625, 0.35)), 8.0, 4.0), Anchor::Start, "small", "4y₁ + y₂ = 1");
    svg.text(shifted(at((0.32, 0.12)), 8.0, -4.0), Anchor::Start, "small", "2y₁ + 3y₂ = 1");
    // The line of the greatest sum.
    svg.curve([(0.07, 0.33), (0.4, 0.0)].map(at), "ink", true);
    svg.text(shifted(at((0.395, 0.02)), 6.0, 4.0), Anchor::Start, "small", "y₁ + y₂ = 2/5");
    svg.curve(region.into_iter().chain([region[0]]).map(at), "ink", false);

    let walk = visited();
    for pair in walk.windows(2) {
        arrow(&mut svg, at(pair[0]), at(pair[1]));
    }
    for (step, &corner) in walk.iter().enumerate() {
        svg.disc(at(corner), 4.5, "fill-a");
        let (x, y) = at(corner);
        svg.text((x + 9.0, y - 9.0), Anchor::Start, "", step);
    }
    svg
}

fn shifted((x, y): (f64, f64), right: f64, down: f64) -> (f64, f64) {
    (x + right, y + down)
}

/// A thick line with a head.
fn arrow(svg: &mut Svg, from: (f64, f64), to: (f64, f64)) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let (ux, uy) = (dx / length, dy / length);
    let tip = (to.0 - 6.0 * ux, to.1 - 6.0 * uy);
    let barb = |side: f64| (tip.0 - 9.0 * ux + side * uy, tip.1 - 9.0 * uy - side * ux);
    for offset in [-0.8, 0.0, 0.8] {
        let move_by = |(x, y): (f64, f64)| (x + offset * uy, y - offset * ux);
        svg.curve([from, tip].map(move_by), "a", false);
    }
    svg.curve([barb(4.5), tip, barb(-4.5)], "a", false);
}

/// The corner `(y1, y2)` of every tableau of the example.
fn visited() -> Vec<(f64, f64)> {
    let game: Matrix = EXAMPLE.iter().map(|row| row.to_vec()).collect();
    let corner = |tableau: super::facts::Tableau<RBig>| {
        let value = |variable: usize| {
            let place = tableau.left.iter().position(|&left| left == variable);
            place.map_or(0.0, |row| tableau.cells[row][tableau.top.len()].to_f64().value())
        };
        (value(0), value(1))
    };
    tableaux(&game).into_iter().map(corner).collect()
}
