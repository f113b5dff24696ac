//! The system of the first sample: which entry leads to which game, and what is left when the values are put in.

use dashu_ratio::RBig;
use solutions::linked_games::{Entry, GameMatrix, solve};

use exercise::{
    document::Lang,
    picture::{Anchor, Picture, Point, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("system", system)]
}

/// The games of the first sample, and the left upper corner of each in the picture.
pub const SYSTEM: [(&str, Point); 4] = [
    ("0, G2; G3, G4", (190.0, 30.0)),
    ("4, 3; 1, 2", (490.0, 190.0)),
    ("0, 6; 5, 1", (60.0, 190.0)),
    ("0, -2; -2, 0", (275.0, 190.0)),
];

/// The side of an entry's square.
const SIDE: f64 = 46.0;

fn system(lang: Lang) -> Svg {
    let title = lang.say(
        "Hệ của ví dụ thứ nhất: mũi tên đi từ các phần tử G2, G3, G4 của trò chơi 1 đến ma trận của chúng; \
         thay các giá trị vào, trò chơi 1 thành một ma trận số",
        "The system of the first example: arrows lead from the entries G2, G3 and G4 of game 1 to their matrices; \
         with the values put in, game 1 is a matrix of numbers",
    );
    // The texts of the table are matrices: a test reads them.
    let games: Vec<GameMatrix> = SYSTEM.iter().filter_map(|(text, _)| text.parse().ok()).collect();
    let values: Vec<RBig> = solve(&games).iter().map(|game| game.value.middle().clone()).collect();
    let mut svg = Svg::new(760.0, 340.0, title);
    for (index, (game, (_, corner))) in games.iter().zip(&SYSTEM).enumerate() {
        matrix(&mut svg, *corner, game, |entry| entry.to_string().replace('-', "−"));
        svg.text((corner.0 - 10.0, corner.1 + SIDE + 5.0), Anchor::End, "", format!("G{} =", index + 1));
        if index > 0 {
            worth(&mut svg, *corner, index, &values[index], lang);
        }
    }
    // Where the arrows begin, in the entries of game 1.
    for (game, entry) in [(1, (1.0, 0.0)), (2, (0.0, 1.0)), (3, (1.0, 1.0))] {
        let from = (SYSTEM[0].1.0 + SIDE * (entry.0 + 0.5), SYSTEM[0].1.1 + SIDE * (entry.1 + 0.5) + 9.0);
        let from = if game == 1 { (from.0 + 14.0, from.1 - 13.0) } else { from };
        arrow(&mut svg, from, (SYSTEM[game].1.0 + SIDE, SYSTEM[game].1.1 - 6.0));
    }
    let replaced = (630.0, SYSTEM[0].1.1);
    matrix(&mut svg, replaced, &games[0], |entry| entry.at(&values).to_string().replace('-', "−"));
    svg.text((replaced.0 - 10.0, replaced.1 + SIDE + 5.0), Anchor::End, "", "G1 →");
    worth(&mut svg, replaced, 0, &values[0], lang);
    svg
}

/// A 2 × 2 game; entries that are games are coloured.
fn matrix(svg: &mut Svg, (x, y): Point, game: &GameMatrix, word: impl Fn(&Entry) -> String) {
    for (i, row) in game.rows().iter().enumerate() {
        for (j, entry) in row.iter().enumerate() {
            let (x, y) = (x + SIDE * j as f64, y + SIDE * i as f64);
            svg.rectangle((x, y), (SIDE - 1.0, SIDE - 1.0), "s0");
            let class = if entry.next().is_empty() { "" } else { "fill-a" };
            svg.text((x + SIDE / 2.0, y + SIDE / 2.0 + 5.0), Anchor::Middle, class, word(entry));
        }
    }
}

/// What a game is worth, below it.
fn worth(svg: &mut Svg, (x, y): Point, game: usize, value: &RBig, lang: Lang) {
    let value = value.to_string().replace('-', "−");
    let words = format!("{} V{} = {value}", lang.say("giá trị", "value"), game + 1);
    svg.text((x + SIDE, y + 2.0 * SIDE + 20.0), Anchor::Middle, "fill-b", words);
}

/// A bent line from an entry down to a game, and its head.
fn arrow(svg: &mut Svg, from: Point, to: Point) {
    // A curve that leaves and arrives vertically, or leaves to the right if its end is far.
    let far = to.0 - from.0 > 3.0 * SIDE;
    let bend = |share: f64| {
        let (early, late) =
            if far { ((to.0, from.1), (to.0, from.1)) } else { ((from.0, to.1 - 30.0), (to.0, from.1 + 20.0)) };
        let rest = 1.0 - share;
        let blend = |a: f64, b: f64, c: f64, d: f64| {
            rest.powi(3) * a
                + 3.0 * rest * rest * share * b
                + 3.0 * rest * share * share * c
                + share.powi(3) * d
        };
        (blend(from.0, early.0, late.0, to.0), blend(from.1, early.1, late.1, to.1))
    };
    svg.curve((0..=24).map(|step| bend(f64::from(step) / 24.0)), "a", false);
    svg.line((to.0 - 4.0, to.1 - 8.0), to, "a").line((to.0 + 4.0, to.1 - 8.0), to, "a");
}
