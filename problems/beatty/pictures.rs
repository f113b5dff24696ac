//! The integers shared out between the two sequences for d = 2: each multiple of r above, of s below, drops onto the
//! integer to its left.

use solutions::beatty::{Sequence, place, term};

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("shared_out", shared_out)]
}

/// The last number that is drawn.
const LAST: u64 = 13;
/// The width of a number's square, and the left end of the square of 1.
const SIDE: f64 = 40.0;
const LEFT: f64 = 30.0;
/// The upper edge of the squares.
const TOP: f64 = 66.0;

fn shared_out(lang: Lang) -> Svg {
    let title = lang.say(
        "Các số từ 1 đến 13 với d = 2: bội của r ở phía trên, bội của s ở phía dưới, mỗi ô có đúng một bội",
        "The numbers 1 to 13 for d = 2: multiples of r above, multiples of s below, just one in each square",
    );
    let mut svg = Svg::new(2.0 * LEFT + SIDE * LAST as f64, 172.0, title);
    for m in 1..=LAST {
        let left = LEFT + SIDE * (m - 1) as f64;
        let (sequence, _) = place(2, m);
        let class = if sequence == Sequence::First { "s2" } else { "s7" };
        svg.rectangle((left + 1.0, TOP), (SIDE - 2.0, SIDE), class);
        let class = if sequence == Sequence::First { "" } else { "on-dark" };
        svg.text((left + SIDE / 2.0, TOP + 25.0), Anchor::Middle, class, m);
    }
    let r = 2f64.sqrt();
    for (name, sequence, multiple, class, edge, away) in [
        ("r", Sequence::First, r, "a", TOP, -1.0),
        ("s", Sequence::Second, r / (r - 1.0), "b", TOP + SIDE, 1.0),
    ] {
        for k in (1..).take_while(|&k| term(2, sequence, k).is_some_and(|term| term <= LAST)) {
            let x = LEFT + SIDE * (k as f64 * multiple - 1.0);
            svg.line((x, edge), (x, edge + 14.0 * away), class);
            svg.disc((x, edge + 14.0 * away), 3.5, &format!("fill-{class}"));
            let words = if k == 1 { name.to_owned() } else { format!("{k}{name}") };
            svg.text((x, edge + 28.0 * away + 4.0), Anchor::Middle, "small", words);
        }
    }
    svg
}
