//! What two ways to mix 1, 2 and 3 earn against each integer of the opponent.

use exercise::{
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};

use super::Query;

pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("earned", earned)]
}

/// The game of the book, with as many integers as the picture shows.
const SHOWN: Query = Query { n: 7, win: 1, loss: 2 };

/// The weights of 1, 2 and 3 in the two mixtures, and their classes.
const MIXTURES: [([i64; 3], &str); 2] = [([1, 2, 1], "fill-a"), ([1, 1, 1], "fill-b")];

/// What a mixture of 1, 2 and 3 earns on average against an integer.
fn average(weights: [i64; 3], theirs: usize) -> f64 {
    let total: i64 = (1..).zip(weights).map(|(mine, weight)| weight * SHOWN.payoff(mine, theirs)).sum();
    total as f64 / weights.iter().sum::<i64>() as f64
}

fn earned(lang: Lang) -> Svg {
    let title = lang.say(
        "Số tiền nhận trung bình trước mỗi số của đối thủ: chọn 1, 2, 3 theo tỉ lệ 1 : 2 : 1 thì không lỗ, chọn đều thì lỗ trước số 1",
        "The average payoff against each integer of the opponent: mixing 1 : 2 : 1 loses to none, mixing evenly loses to 1",
    );
    let mut svg = Svg::new(600.0, 300.0, title);
    let frame =
        Frame { corner: (44.0, 40.0), size: (540.0, 210.0), x: (0.4, SHOWN.n as f64 + 0.6), y: (-0.5, 2.0) };
    let names = (
        lang.say("số mà đối thủ nói", "the opponent's integer"),
        lang.say("số tiền nhận trung bình", "average payoff"),
    );
    let comma = |text: &str| lang.say(&text.replace('.', ","), text).to_string();
    let payoffs = ["-0.5", "0", "0.5", "1", "1.5", "2"]
        .map(|text| (text.parse().unwrap_or(0.0), comma(text).replace('-', "−")));
    frame.axes(&mut svg, names, (1..=SHOWN.n).map(|theirs| (theirs as f64, theirs.to_string())), payoffs);
    svg.line(frame.at(0.4, 0.0), frame.at(SHOWN.n as f64 + 0.6, 0.0), "ink");
    for theirs in 1..=SHOWN.n {
        for (side, (weights, class)) in [-0.2, 0.2].into_iter().zip(MIXTURES) {
            let payoff = average(weights, theirs);
            let (x, y) = frame.at(theirs as f64 + side, payoff.max(0.0));
            let (_, bottom) = frame.at(theirs as f64, payoff.min(0.0));
            // What earns nothing is a thin bar, not none.
            svg.rectangle((x - 12.0, y - 1.0), (24.0, bottom - y + 2.0), class);
        }
    }
    for (line, (weights, class)) in [0.0, 20.0].into_iter().zip(MIXTURES) {
        let [one, two, three] = weights;
        svg.rectangle((64.0, 50.0 + line), (12.0, 12.0), class);
        svg.text((82.0, 61.0 + line), Anchor::Start, "", format!("{one} : {two} : {three}"));
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_editorial_says_what_both_mixtures_earn() {
        let all = |weights| (1..=5).map(|theirs| average(weights, theirs)).collect::<Vec<_>>();
        assert_eq!(all([1, 2, 1]), [0.0, 0.0, 0.0, 1.25, 2.0]);
        assert_eq!(all([1, 1, 1]), [-1.0 / 3.0, 0.0, 1.0 / 3.0, 1.0, 2.0]);
    }
}
