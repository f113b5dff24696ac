//! The sheet of the first sample with a winning loop, and the values of all splits of a region.

use std::f64::consts::TAU;

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Point, Svg, heat_map},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("loops", loops), Picture::worded("splits", splits)]
}

fn ellipse((x, y): Point, (width, height): (f64, f64)) -> impl Iterator<Item = Point> {
    let corners = 72;
    (0..=corners).map(move |corner| {
        let angle = TAU * f64::from(corner) / f64::from(corners);
        (x + width / 2.0 * angle.cos(), y + height / 2.0 * angle.sin())
    })
}

fn loops(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Hai vòng chia mười hai chấm thành các miền 3, 4 và 5 chấm; vòng nét đứt đi qua hai chấm của miền \
             ngoài, chấm thứ ba nằm trong vòng"
        }
        Lang::English => {
            "Two loops divide twelve dots into regions of 3, 4 and 5; a dashed loop goes through two dots of the \
             outer region and has the third inside"
        }
    };
    let mut svg = Svg::new(600.0, 250.0, title);
    svg.curve([(2.0, 2.0), (598.0, 2.0), (598.0, 248.0), (2.0, 248.0), (2.0, 2.0)], "faint", false);
    let (left, right) = ((160.0, 160.0), (430.0, 160.0));
    svg.curve(ellipse(left, (230.0, 150.0)), "a", false).curve(ellipse(right, (240.0, 150.0)), "c", false);
    let (middle, width) = ((300.0, 42.0), 170.0);
    svg.curve(ellipse(middle, (width, 48.0)), "b", true);
    let outer = [(-width / 2.0, 0.0), (0.0, 0.0), (width / 2.0, 0.0)];
    let four = [(-55.0, -32.0), (45.0, -36.0), (-45.0, 34.0), (50.0, 36.0)];
    let five = [(-60.0, -32.0), (55.0, -38.0), (0.0, -4.0), (-50.0, 40.0), (60.0, 36.0)];
    let placed =
        |(x, y): Point, dots: &[Point]| dots.iter().map(|dot| (x + dot.0, y + dot.1)).collect::<Vec<_>>();
    for dot in [placed(middle, &outer), placed(left, &four), placed(right, &five)].concat() {
        svg.disc(dot, 5.0, "fill-ink");
    }
    svg.text((40.0, 46.0), Anchor::Middle, "", outer.len());
    svg.text((left.0, left.1 + 5.0), Anchor::Middle, "", four.len());
    svg.text((right.0, right.1 + 48.0), Anchor::Middle, "", five.len());
    svg
}

/// The region whose splits are shown.
const DOTS: u64 = 8;

fn splits(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Giá trị a ⊕ b của mọi cách tách một miền 8 chấm: có đủ 0 đến 7, không có 8",
        Lang::English => "The values a ⊕ b of all splits of a region of 8 dots: 0 to 7 are there, 8 is not",
    };
    let rows: Vec<Vec<u64>> = (0..DOTS).map(|a| (0..DOTS - a).map(|b| a ^ b).collect()).collect();
    heat_map(&rows, 30.0, ("b", "a"), 0, title)
}
