//! The picture of the editorial: outcome sequences with their pre-periods and periods.

use super::{SubtractionPPositions, SubtractionSet};
use exercise::{
    Reference,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("outcomes", outcomes)]
}

/// A strip of outcomes for each of four sets, and below it where the pre-period u and the first period d lie.
fn outcomes(lang: Lang) -> Svg {
    const PILES: usize = 28;
    let (side, left, top, step) = (22.0, 116.0, 34.0, 52.0);
    let title = match lang {
        Lang::Vietnamese => "Dãy kết cục của bốn tập, với tiền chu kì u và chu kì d",
        Lang::English => "The outcomes of four sets, with pre-period u and period d",
    };
    let sets = [
        ("{1, 3, 5, 7}", SubtractionSet::Finite(vec![1, 3, 5, 7])),
        ("{1, 3, 6}", SubtractionSet::Finite(vec![1, 3, 6])),
        ("{2, 4, 7}", SubtractionSet::Finite(vec![2, 4, 7])),
        ("{1, 2, 4, 8, …}", SubtractionSet::PowersOfTwo),
    ];
    let x = |pile: usize| left + side * pile as f64;
    let mut svg = Svg::new(x(PILES) + 8.0, top + step * sets.len() as f64, title);
    svg.text((left - 8.0, top - 10.0), Anchor::End, "", "n");
    for pile in 0..PILES {
        svg.text((x(pile) + side / 2.0, top - 10.0), Anchor::Middle, "small", pile);
    }
    for (index, (name, set)) in sets.into_iter().enumerate() {
        let y = top + step * index as f64;
        svg.text((left - 8.0, y + 15.0), Anchor::End, "", name);
        for (pile, lost) in set.lost_positions(PILES).into_iter().enumerate() {
            let (shade, letter, class) = if lost { ("s7", "P", "small on-dark") } else { ("s1", "N", "small") };
            svg.rectangle((x(pile), y), (side - 1.0, side - 1.0), shade);
            svg.text((x(pile) + side / 2.0, y + 15.0), Anchor::Middle, class, letter);
        }
        for outcome in SubtractionPPositions::solve(&vec![set]) {
            let (u, d) = (outcome.pre_period, outcome.period);
            if u > 0 {
                bracket(&mut svg, (x(0), x(u)), y + side, "b", format!("u = {u}"));
            }
            bracket(&mut svg, (x(u), x(u + d)), y + side, "a", format!("d = {d}"));
        }
    }
    svg
}

fn bracket(svg: &mut Svg, (from, to): (f64, f64), y: f64, class: &str, words: String) {
    let (from, to) = (from + 1.0, to - 2.0);
    svg.curve([(from, y + 1.0), (from, y + 6.0), (to, y + 6.0), (to, y + 1.0)], class, false);
    svg.text(((from + to) / 2.0, y + 19.0), Anchor::Middle, "small", words);
}
