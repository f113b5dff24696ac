//! The set moved up onto lost piles.

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Svg},
};
use solutions::subtraction::Outcomes;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("shifts", shifts)]
}

const SET: [usize; 3] = [1, 3, 4];
const MOST: usize = 16;

/// A row for each of the first lost piles, with the set moved up by it, and below them the outcomes.
fn shifts(lang: Lang) -> Svg {
    const SIDE: f64 = 30.0;
    const LEFT: f64 = 96.0;
    const TOP: f64 = 34.0;
    let (title, moved, outcome) = match lang {
        Lang::Vietnamese => ("Tập {1, 3, 4} đặt lên từng thế thua: các ô tô đậm là thế thắng", "S +", "thế"),
        Lang::English => {
            ("The set {1, 3, 4} moved up onto each lost pile: shaded piles are won", "S +", "outcome")
        }
    };
    let outcomes = Outcomes::new(&SET, MOST);
    let lost: Vec<usize> = (0..=MOST - SET[0]).filter(|&pile| outcomes.is_lost(pile)).collect();
    let x = |pile: usize| LEFT + SIDE * pile as f64;
    let y = |row: usize| TOP + SIDE * row as f64;
    let mut svg = Svg::new(x(MOST + 1) + 8.0, y(lost.len()) + SIDE + 16.0, title);
    for pile in 0..=MOST {
        svg.text((x(pile) + SIDE / 2.0, TOP - 8.0), Anchor::Middle, "small", pile);
    }
    for (row, &from) in lost.iter().enumerate() {
        svg.text((LEFT - 8.0, y(row) + 19.0), Anchor::End, "", format!("{moved} {from}"));
        for pile in 0..=MOST {
            let marked = pile > from && SET.contains(&(pile - from));
            svg.rectangle((x(pile), y(row)), (SIDE - 1.0, SIDE - 1.0), if marked { "s3" } else { "s0" });
            if pile == from {
                svg.text((x(pile) + SIDE / 2.0, y(row) + 19.0), Anchor::Middle, "", "P");
            }
        }
    }
    let below = y(lost.len()) + 10.0;
    svg.text((LEFT - 8.0, below + 19.0), Anchor::End, "", outcome);
    for pile in 0..=MOST {
        let (shade, letter, class) =
            if outcomes.is_lost(pile) { ("s7", "P", "on-dark") } else { ("s1", "N", "") };
        svg.rectangle((x(pile), below), (SIDE - 1.0, SIDE - 1.0), shade);
        svg.text((x(pile) + SIDE / 2.0, below + 19.0), Anchor::Middle, class, letter);
    }
    svg
}
