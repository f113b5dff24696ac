//! The game tree, the lines among which the second player looks for the best point, and the value of every card.

use dashu_ratio::RBig;

use super::{
    PLANS, Query,
    solution::{balance, threshold},
};
use crate::shared::{
    fraction::Fraction,
    tree_picture::{Mover, branch, information_set, leaf, legend, node},
};
use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

pub fn pictures() -> Vec<Picture> {
    vec![
        Picture::worded("tree", tree),
        Picture::worded("envelope", envelope),
        Picture::worded("values", values),
    ]
}

fn tree(lang: Lang) -> Svg {
    let title = lang.say(
        "Cây trò chơi: may rủi chọn quân bài, người thứ nhất kiểm tra hoặc cược, người thứ hai theo hoặc bỏ bài mà không biết quân bài",
        "The game tree: chance draws the card, the first player checks or bets, the second calls or folds without knowing the card",
    );
    let [check, bet] = [lang.say("kiểm tra", "check"), lang.say("cược", "bet")];
    let [call, fold] = [lang.say("theo", "call"), lang.say("bỏ bài", "fold")];
    let mut svg = Svg::new(680.0, 400.0, title);
    let root = (340.0, 26.0);
    // The second half mirrors the first.
    let mirrored = |side: f64, (x, y): (f64, f64)| (340.0 + side * x, y);
    information_set(&mut svg, mirrored(-1.0, (105.0, 215.0)), mirrored(1.0, (105.0, 215.0)));
    let cards = [
        (-1.0, lang.say("quân thắng: p", "winning card: p"), ["1", "1 + b"]),
        (1.0, lang.say("quân thua: 1 − p", "losing card: 1 − p"), ["−1", "−1 − b"]),
    ];
    for (side, card, [shown, called]) in cards {
        let first = mirrored(side, (175.0, 115.0));
        let second = mirrored(side, (105.0, 215.0));
        branch(&mut svg, root, first, card);
        let checked = mirrored(side, (265.0, 205.0));
        branch(&mut svg, first, checked, check);
        leaf(&mut svg, checked, shown);
        branch(&mut svg, first, second, bet);
        for (x, word, payoff) in [(160.0, call, called), (50.0, fold, "1")] {
            let end = mirrored(side, (x, 310.0));
            branch(&mut svg, second, end, word);
            leaf(&mut svg, end, payoff);
        }
        node(&mut svg, first, Mover::First);
        node(&mut svg, second, Mover::Second);
    }
    node(&mut svg, root, Mover::Chance);
    let names = [
        (Mover::First, lang.say("người thứ nhất", "the first player"), 155.0),
        (
            Mover::Second,
            lang.say("người thứ hai, không biết quân bài", "the second player, who does not know the card"),
            325.0,
        ),
        (Mover::Chance, lang.say("may rủi", "chance"), 0.0),
    ];
    legend(&mut svg, (50.0, 370.0), &names);
    svg
}

fn number(value: &RBig) -> f64 {
    value.to_f64().value()
}

fn envelope(lang: Lang) -> Svg {
    let title = lang.say(
        "Số tiền trung bình của bốn phương án khi xác suất theo bài thay đổi, p = 1/4, b = 2; bao trên thấp nhất tại 1/2",
        "What the four plans bring on average against the probability of a call, p = 1/4, b = 2; the upper envelope is lowest at 1/2",
    );
    let mut svg = Svg::new(600.0, 330.0, title);
    let frame = Frame { corner: (52.0, 40.0), size: (340.0, 230.0), x: (0.0, 1.0), y: (-2.0, 1.0) };
    let query = Query { p: Fraction::new(1, 4), b: Fraction::new(2, 1) };
    let (rows, solution) = (query.rows(), balance(&query));
    let (best, value) = (solution.q[0].exact(), solution.value.exact());
    let names = (
        lang.say("xác suất theo bài, y₁", "probability of a call, y₁"),
        lang.say("người thứ nhất nhận", "what the first player gets"),
    );
    let x_marks = [(0.0, "0".into()), (number(best), best.to_string()), (1.0, "1".into())];
    let y_marks = [RBig::from(-2), RBig::from(-1), RBig::ZERO, RBig::ONE, value.clone()];
    frame.axes(&mut svg, names, x_marks, y_marks.map(|mark| (number(&mark), mark.to_string())));
    let words = [lang.say("cược", "bet"), lang.say("kiểm tra", "check")];
    let middle = frame.at(number(best), number(value));
    for ((row, (winner, loser)), class) in rows.iter().zip(PLANS).zip(["a", "b", "faint", "faint"]) {
        let [call, fold] = [number(&row[0]), number(&row[1])];
        let (left, right) = (frame.at(0.0, fold), frame.at(1.0, call));
        match class {
            "faint" => svg.curve([left, right], class, true),
            // The plans that matter: without gaps where they are the best answer.
            _ if call < fold => svg.curve([left, middle], class, false).curve([middle, right], class, true),
            _ => svg.curve([left, middle], class, true).curve([middle, right], class, false),
        };
        let plan = [winner, loser].map(|bets| if bets { words[0] } else { words[1] });
        svg.text((right.0 + 8.0, right.1 + 4.0), Anchor::Start, "small", format!("({}, {})", plan[0], plan[1]));
    }
    svg.disc(middle, 5.0, "fill-c");
    svg
}

fn values(lang: Lang) -> Svg {
    let title = lang.say(
        "Giá trị V theo p với b = 1/2, 2 và 20: đường gấp khúc đi lên từ −1 đến 1, chấm tròn đánh dấu ngưỡng",
        "The value V against p for b = 1/2, 2 and 20: broken lines that rise from −1 to 1; dots mark the thresholds",
    );
    let mut svg = Svg::new(560.0, 320.0, title);
    let frame = Frame { corner: (48.0, 40.0), size: (400.0, 220.0), x: (0.0, 1.0), y: (-1.0, 1.0) };
    let x_marks = [0.0, 0.25, 0.5, 0.75, 1.0].map(|p: f64| (p, decimal_mark(lang, p)));
    frame.axes(&mut svg, ("p", "V"), x_marks, [-1.0, 0.0, 1.0].map(|v: f64| (v, format!("{v}"))));
    for ((b, class), label) in
        [(Fraction::new(1, 2), "a"), (Fraction::new(2, 1), "b"), (Fraction::new(20, 1), "d")]
            .into_iter()
            .zip([0.60, 0.42, 0.24])
    {
        let value = |p: &Fraction| number(balance(&Query { p: *p, b }).value.exact());
        let bend = threshold(&b.exact());
        let points =
            [(0.0, value(&Fraction::new(0, 1))), (number(&bend), 1.0), (1.0, value(&Fraction::new(1, 1)))];
        svg.curve(points.map(|(p, v)| frame.at(p, v)), class, false);
        svg.disc(frame.at(number(&bend), 1.0), 4.5, &format!("fill-{class}"));
        let (x, y) = frame.at(1.0, 1.0 - 2.0 * label);
        svg.line((x + 10.0, y - 4.0), (x + 34.0, y - 4.0), class);
        svg.text((x + 40.0, y), Anchor::Start, "", format!("b = {b}"));
    }
    svg
}

/// A number at an axis, with the decimal sign of the language.
fn decimal_mark(lang: Lang, number: f64) -> String {
    let text = number.to_string();
    match lang {
        Lang::Vietnamese => text.replace('.', ","),
        Lang::English => text,
    }
}
