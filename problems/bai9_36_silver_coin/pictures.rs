//! The game tree of the first sample, and what the searcher is sure of in it.

use solutions::diagonal_game;

use super::facts::FIRST_SAMPLE;
use crate::shared::tree_picture::{Mover, branch, information_set, leaf, legend, node};
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("tree", tree), Picture::worded("envelope", envelope)]
}

fn tree(lang: Lang) -> Svg {
    let title = lang.say(
        "Cây trò chơi: người thứ hai chọn phòng giấu, người thứ nhất chọn phòng tìm mà không biết phòng giấu, rồi may rủi quyết định có tìm thấy không",
        "The game tree: the second player hides the coin, the first searches a room without knowing where it is, then chance decides whether it is found",
    );
    let room = lang.say("phòng", "room");
    let mut svg = Svg::new(640.0, 390.0, title);
    let root = (320.0, 26.0);
    let searchers = [(165.0, 120.0), (475.0, 120.0)];
    information_set(&mut svg, searchers[0], searchers[1]);
    for (hidden, (&searcher, chance)) in searchers.iter().zip(FIRST_SAMPLE).enumerate() {
        branch(&mut svg, root, searcher, format!("{room} {}", hidden + 1));
        for searched in 0..2 {
            let side = if searched == 0 { -80.0 } else { 80.0 };
            let next = (searcher.0 + side, 215.0);
            branch(&mut svg, searcher, next, format!("{room} {}", searched + 1));
            if searched != hidden {
                leaf(&mut svg, next, 0);
                continue;
            }
            let missed = (chance.denominator - chance.numerator, chance.denominator);
            for (width, payoff, (top, bottom)) in
                [(-46.0, 1, (chance.numerator, chance.denominator)), (46.0, 0, missed)]
            {
                let end = (next.0 + width, 305.0);
                branch(&mut svg, next, end, format!("{top}/{bottom}"));
                leaf(&mut svg, end, payoff);
            }
            node(&mut svg, next, Mover::Chance);
        }
        node(&mut svg, searcher, Mover::First);
    }
    node(&mut svg, root, Mover::Second);
    let names = [
        (Mover::First, lang.say("người thứ nhất tìm", "the first player searches"), 200.0),
        (Mover::Second, lang.say("người thứ hai giấu", "the second player hides"), 200.0),
        (Mover::Chance, lang.say("may rủi", "chance"), 0.0),
    ];
    legend(&mut svg, (80.0, 365.0), &names);
    svg
}

fn envelope(lang: Lang) -> Svg {
    let title = lang.say(
        "Xác suất tìm thấy theo xác suất tìm ở phòng 1: một đường thẳng cho mỗi phòng giấu, bao dưới cao nhất tại giao điểm",
        "The probability of finding the coin against the probability of searching room 1: a line per room where it may be, and their lower envelope, highest where they cross",
    );
    let mut svg = Svg::new(560.0, 300.0, title);
    let frame = Frame { corner: (50.0, 40.0), size: (320.0, 200.0), x: (0.0, 1.0), y: (0.0, 0.5) };
    let names = ("p₁", lang.say("xác suất tìm thấy", "probability of finding the coin"));
    let exact = FIRST_SAMPLE.map(|room| room.exact());
    let solution = diagonal_game::solve(&exact);
    let (best, value) = (solution.row[0].to_f64().value(), solution.value.to_f64().value());
    let x_marks = [(0.0, "0".into()), (best, solution.row[0].to_string()), (1.0, "1".into())];
    let heights = exact.iter().chain([&solution.value]);
    let y_marks = heights.map(|height| (height.to_f64().value(), height.to_string()));
    frame.axes(&mut svg, names, x_marks, y_marks);
    // The line of a room is the lower one on one side of the crossing, where it is drawn without gaps.
    let [first, second] = exact.map(|chance| chance.to_f64().value());
    let lines = [(1, "a", (0.0, 0.0), (1.0, first)), (2, "b", (1.0, 0.0), (0.0, second))];
    for (room, class, low, high) in lines {
        let [low, crossing, high] = [low, (best, value), high].map(|(p, found)| frame.at(p, found));
        svg.curve([low, crossing], class, false).curve([crossing, high], class, true);
        let words = lang.say("giấu ở phòng", "hidden in room");
        let right = if low.0 > high.0 { low } else { high };
        svg.text((right.0 + 10.0, right.1 + 4.0), Anchor::Start, "", format!("{words} {room}"));
    }
    svg.disc(frame.at(best, value), 5.0, "fill-c");
    svg
}
