//! The piles of the document as rounds, and the lost positions of two piles.

use crate::shared::pile_sum::{Rule, Sum, SumPile};
use exercise::{
    document::Lang,
    picture::{Anchor, Board, Picture, Svg},
};

use super::Pile;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("rounds", rounds), Picture::worded("two_piles", two_piles)]
}

/// The piles of the document, cut into rounds of m + 1 counters from the left; the remainder is darker.
fn rounds(lang: Lang) -> Svg {
    let (title, most, rest) = match lang {
        Lang::Vietnamese => {
            ("Các đống 9, 10, 14 chia thành từng vòng m + 1 quân; phần dư được tô đậm", "m", "dư")
        }
        Lang::English => {
            ("Piles of 9, 10 and 14 in rounds of m + 1 counters; what is left over is dark", "m", "rest")
        }
    };
    let mut svg = Svg::new(480.0, 130.0, title);
    for (line, (limit, size)) in [(3, 9), (5, 10), (7, 14)].into_iter().enumerate() {
        let (pile, y) = (Pile { limit, size }, 28.0 + 36.0 * line as f64);
        svg.text((10.0, y + 5.0), Anchor::Start, "", format!("{most} = {limit}"));
        for counter in 0..size {
            let class = if counter >= size - pile.value() { "s7" } else { "s2" };
            let gap = 8.0 * (counter / (limit + 1)) as f64;
            svg.disc((84.0 + 20.0 * counter as f64 + gap, y), 8.0, class);
        }
        svg.text((420.0, y + 5.0), Anchor::Start, "", format!("{rest} {}", pile.value()));
    }
    svg
}

fn two_piles(lang: Lang) -> Svg {
    let (title, rules, names) = match lang {
        Lang::Vietnamese => (
            "Các thế thua của hai đống có giới hạn 2 và 4, theo luật thường và theo luật misère",
            ["luật thường", "luật misère"],
            ("đống 1 (m = 2)", "đống 2 (m = 4)"),
        ),
        Lang::English => (
            "The lost positions of two piles with limits 2 and 4, in normal play and in misère play",
            ["normal play", "misère play"],
            ("pile 1 (m = 2)", "pile 2 (m = 4)"),
        ),
    };
    let mut svg = Svg::new(560.0, 316.0, title);
    for (left, words, rule) in [(34.0, rules[0], Rule::Normal), (314.0, rules[1], Rule::Misere)] {
        let lost = |x: usize, y: usize| {
            let piles = [(2, x), (4, y)].map(|(limit, size)| Pile { limit, size: size as u64 });
            Sum { rule, piles: piles.into() }.balance().is_lost()
        };
        let board = Board { corner: (left, 56.0), side: 18.0, count: 12 };
        board.draw(&mut svg, 1, |x, y| if lost(x, y) { "s7" } else { "s1" });
        board.name_axes(&mut svg, names);
        svg.text((left + 6.0 * 18.0, 18.0), Anchor::Middle, "", words);
    }
    svg
}
