//! The picture of the editorial: the binary digits before and after a winning move.

use super::{MooreNim, Query};
use exercise::{
    Reference,
    document::Lang,
    picture::{Anchor, Picture, Svg},
};

/// The pictures of the texts.
pub fn all() -> Vec<Picture> {
    vec![Picture::worded("digits", digits)]
}

/// The worked example, k = 2: each pile's digit that goes from 1 to 0 is framed, the digits chosen freely below it
/// are shaded, and the last row counts the ones of the columns.
fn digits(lang: Lang) -> Svg {
    let (title, before, after, pile, ones) = match lang {
        Lang::Vietnamese => (
            "Các chữ số nhị phân của 9, 5, 1 trước và sau nước đi thắng khi k = 2",
            "trước",
            "sau",
            "đống",
            "số chữ số 1",
        ),
        Lang::English => (
            "The binary digits of 9, 5, 1 before and after a winning move for k = 2",
            "before",
            "after",
            "pile",
            "ones",
        ),
    };
    const DIGITS: usize = 4;
    let query = Query { k: 2, piles: vec![9, 5, 1] };
    let moved = MooreNim::solve(&vec![query.clone()]).remove(0).unwrap_or_default();
    let (side, top) = (30.0, 58.0);
    let bottom = top + side * query.piles.len() as f64;
    let mut svg = Svg::new(450.0, bottom + 40.0, title);
    for (left, name, piles) in [(96.0, before, &query.piles), (316.0, after, &moved)] {
        let middle = |column: usize| left + side * (column as f64 + 0.5);
        svg.text((left + side * DIGITS as f64 / 2.0, 18.0), Anchor::Middle, "", name);
        svg.text((left - 12.0, top - 10.0), Anchor::End, "small", pile);
        svg.text((left - 12.0, bottom + 22.0), Anchor::End, "small", ones);
        for column in 0..DIGITS {
            let bit = 1u64 << (DIGITS - 1 - column);
            svg.text((middle(column), top - 10.0), Anchor::Middle, "small", bit);
            let sum = piles.iter().filter(|&pile| pile & bit != 0).count();
            svg.text((middle(column), bottom + 22.0), Anchor::Middle, "", sum);
        }
        svg.line((left - 60.0, bottom + 3.0), (left + side * DIGITS as f64, bottom + 3.0), "ink");
        for (index, &pile) in piles.iter().enumerate() {
            let y = top + side * index as f64;
            svg.text((left - 12.0, y + 20.0), Anchor::End, "", pile);
            let changed = query.piles[index] ^ moved[index];
            for column in 0..DIGITS {
                let bit = 1u64 << (DIGITS - 1 - column);
                let (x, y) = (left + side * column as f64, y);
                if changed > bit && changed.ilog2() > bit.ilog2() {
                    svg.rectangle((x + 2.0, y + 2.0), (side - 4.0, side - 4.0), "s2");
                }
                if changed > 0 && changed.ilog2() == bit.ilog2() {
                    let (low, high) = (3.0, side - 3.0);
                    let edge = [(low, low), (high, low), (high, high), (low, high), (low, low)];
                    svg.curve(edge.map(|(a, b)| (x + a, y + b)), "b", false);
                }
                svg.text((middle(column), y + 20.0), Anchor::Middle, "", u64::from(pile & bit != 0));
            }
        }
    }
    svg
}
