//! The row of pins of the statement, and the values in lines of one period.

use solutions::octal::Octal;

use crate::shared::periods::period_map;
use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

use super::solution::VALUES;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("pins", pins), Picture::worded("periods", periods)]
}

/// The row of the first sample.
const ROW: &str = "1011111111111";

/// The outline of a pin: how wide it is, to either side, at some heights.
const OUTLINE: [(f64, f64); 11] = [
    (6.0, 6.0),
    (10.0, 8.0),
    (14.0, 9.5),
    (18.0, 10.0),
    (22.0, 9.5),
    (26.0, 8.0),
    (30.0, 6.5),
    (34.0, 5.5),
    (38.0, 5.0),
    (42.0, 5.5),
    (46.0, 6.5),
];

fn pins(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => "Mười ba con ki trong một hàng, con thứ hai đã đổ",
        Lang::English => "Thirteen pins in a row, the second one is down",
    };
    let step = 44.0;
    let mut svg = Svg::new(step * ROW.len() as f64 + 20.0, 110.0, title);
    let floor = 78.0;
    svg.curve([(6.0, floor), (step * ROW.len() as f64 + 14.0, floor)], "ink", false);
    for (number, pin) in (1..).zip(ROW.chars()) {
        let x = 10.0 + step * (f64::from(number) - 0.5);
        // Discs along the axis of the pin make its outline.
        for (height, radius) in OUTLINE {
            if pin == '1' {
                svg.disc((x, floor - height), radius, "fill-a");
            } else {
                svg.disc((x - 24.0 + height, floor - 10.0), radius, "fill-faint");
            }
        }
        svg.text((x, floor + 22.0), Anchor::Middle, "", number);
    }
    svg
}

fn periods(lang: Lang) -> Svg {
    let title = match lang {
        Lang::Vietnamese => {
            "Giá trị của các đoạn từ 0 đến 95 con ki, mỗi hàng mười hai số; những số đóng khung không lặp lại"
        }
        Lang::English => "The values of runs of 0 to 95 pins, twelve per line; framed ones are not repeated",
    };
    period_map(Octal::KAYLES, &VALUES, 8, 30.0, title)
}
