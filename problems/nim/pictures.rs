//! Nim-sums digit by digit, and the lost positions of three piles.

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg, heat_map},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("columns", columns), Picture::worded("third_pile", third_pile)]
}

/// The position of the worked example.
pub const PILES: [u64; 4] = [7, 10, 12, 3];
const DIGITS: u32 = 4;

/// The digits of the piles, those of the highest column of the nim-sum framed, and what each pile would become.
fn columns(lang: Lang) -> Svg {
    let (title, [pile, nim_sum, after, no_move]) = match lang {
        Lang::Vietnamese => (
            "Các đống 7, 10, 12, 3 viết trong hệ nhị phân, tổng Nim, và số quân mà mỗi đống phải còn lại",
            ["đống", "tổng Nim", "còn lại", "không được"],
        ),
        Lang::English => (
            "Piles of 7, 10, 12 and 3 in binary, their nim-sum, and what each pile would have to become",
            ["pile", "nim-sum", "becomes", "no move"],
        ),
    };
    let sum = PILES.iter().fold(0, |sum, pile| sum ^ pile);
    let mut svg = Svg::new(430.0, 212.0, title);
    let place = |digit: u32| 130.0 + 34.0 * f64::from(DIGITS - 1 - digit);
    svg.text((60.0, 22.0), Anchor::Middle, "small", pile);
    svg.text((320.0, 22.0), Anchor::Middle, "small", after);
    for digit in 0..DIGITS {
        svg.text((place(digit), 22.0), Anchor::Middle, "small", 1u32 << digit);
    }
    let top = sum.ilog2();
    for (line, &size) in PILES.iter().enumerate() {
        let y = 50.0 + 30.0 * line as f64;
        svg.text((60.0, y), Anchor::Middle, "", size);
        for digit in 0..DIGITS {
            let one = size >> digit & 1;
            if digit == top {
                svg.rectangle(
                    (place(digit) - 13.0, y - 18.0),
                    (26.0, 26.0),
                    if one == 1 { "s3" } else { "s0" },
                );
            }
            svg.text((place(digit), y), Anchor::Middle, "", one);
        }
        let left = size ^ sum;
        let words =
            if left < size { format!("{left} < {size}") } else { format!("{left} > {size}: {no_move}") };
        svg.text((270.0, y), Anchor::Start, "", words);
    }
    let y = 50.0 + 30.0 * PILES.len() as f64 + 14.0;
    svg.line((20.0, y - 26.0), (250.0, y - 26.0), "ink");
    svg.text((60.0, y), Anchor::Middle, "", nim_sum);
    for digit in 0..DIGITS {
        svg.text((place(digit), y), Anchor::Middle, "", sum >> digit & 1);
    }
    svg.text((270.0, y), Anchor::Start, "", format!("= {sum}"));
    svg
}

/// The third pile that makes two piles a lost position.
fn third_pile(lang: Lang) -> Svg {
    let (title, names) = match lang {
        Lang::Vietnamese => ("Đống thứ ba làm cho hai đống đã cho thành một thế thua", ("đống 2", "đống 1")),
        Lang::English => ("The third pile that makes two given piles a lost position", ("pile 2", "pile 1")),
    };
    let values: Vec<Vec<u64>> = (0..16).map(|x| (0..16).map(|y| x ^ y).collect()).collect();
    heat_map(&values, 24.0, names, 0, title)
}
