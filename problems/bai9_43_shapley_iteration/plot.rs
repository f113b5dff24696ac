//! The editorial's plot of convergence, drawn from computed values: the test compares the file with what the
//! library computes today.

use std::fmt::Write;

use dashu_ratio::RBig;
use solutions::{
    linked_games::GameMatrix,
    stochastic_game::{iterate, solve},
};

const FILE: &str = include_str!("convergence.svg");

/// How many rounds are shown.
const LAST: usize = 60;
/// The powers of ten that are shown.
const DECADES: std::ops::RangeInclusive<i32> = -12..=1;

/// A name, the states, the greatest probability of going on, a colour. The book's worked example; a game in which
/// only some choices go on with probability 9/10; one in which all do.
const CURVES: [(&str, &[&str], f64, &str); 3] = [
    ("β = 1/2", &["4 + 3/10 G1, 2/5 G2; 1 + 2/5 G2, 3 + 1/2 G1", "1/2 G1, -5; -4, 1 + 1/2 G2"], 0.5, "#2a7fd4"),
    (
        "β = 9/10",
        &["1 + 9/10 G2, 0; 0, 2 + 9/10 G1", "2 + 9/10 G1, 1 + 9/10 G2; 1 + 9/10 G1, 2 + 9/10 G2"],
        0.9,
        "#e07020",
    ),
    (
        "β = 9/10",
        &["1 + 9/10 G2, 9/10 G1; 9/10 G1, 2 + 9/10 G2", "-2 + 9/10 G1, 1 + 9/10 G2; 1 + 9/10 G2, -1 + 9/10 G1"],
        0.9,
        "#2e9e4f",
    ),
];

fn x(round: f64) -> f64 {
    60.0 + 9.0 * round
}

fn y(error: f64) -> f64 {
    40.0 + 25.0 * (f64::from(*DECADES.end()) - error.log10())
}

/// How far the states are from their values after each round, at most.
fn errors(games: &[&str]) -> Vec<f64> {
    let games: Vec<GameMatrix> = games.iter().map(|game| game.parse().unwrap()).collect();
    let values: Vec<RBig> = solve(&games).iter().map(|state| state.value.middle().clone()).collect();
    let distance = |(a, b): (&RBig, &RBig)| (a - b).to_f64().value().abs();
    (0..=LAST)
        .map(|rounds| {
            let vector: Vec<RBig> =
                iterate(&games, rounds).iter().map(|value| value.middle().clone()).collect();
            vector.iter().zip(&values).map(distance).fold(0.0, f64::max)
        })
        .collect()
}

fn path(points: impl Iterator<Item = (f64, f64)>) -> String {
    let points: Vec<String> = points.map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    format!("M {}", points.join(" L "))
}

fn draw() -> String {
    let mut out = String::new();
    let (left, right) = (x(0.0), x(LAST as f64));
    let (top, bottom) = (y(10f64.powi(*DECADES.end())), y(10f64.powi(*DECADES.start())));
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 700 420\" width=\"700\" height=\"420\" \
         font-family=\"sans-serif\" font-size=\"14\" fill=\"#808080\">"
    );
    for decade in DECADES.step_by(2) {
        let height = y(10f64.powi(decade));
        let _ = writeln!(
            out,
            "<line x1=\"{left}\" y1=\"{height:.1}\" x2=\"{right}\" y2=\"{height:.1}\" stroke=\"#888\" \
             stroke-opacity=\"0.35\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">10<tspan dy=\"-5\" \
             font-size=\"10\">{decade}</tspan></text>",
            left - 6.0,
            height + 5.0
        );
    }
    for round in (0..=LAST).step_by(10) {
        let place = x(round as f64);
        let _ = writeln!(
            out,
            "<line x1=\"{place}\" y1=\"{bottom}\" x2=\"{place}\" y2=\"{:.1}\" stroke=\"#888\"/><text \
             x=\"{place}\" y=\"{:.1}\" text-anchor=\"middle\">{round}</text>",
            bottom + 5.0,
            bottom + 21.0
        );
    }
    let _ = writeln!(out, "<path d=\"M {left} {top} V {bottom} H {right}\" fill=\"none\" stroke=\"#888\"/>");
    let _ = writeln!(out, "<text x=\"{:.1}\" y=\"{:.1}\">k</text>", right + 10.0, bottom + 5.0);
    let _ = writeln!(out, "<text x=\"{left}\" y=\"24\" text-anchor=\"middle\">max |v_k − v|</text>");
    for (name, games, rate, colour) in CURVES {
        let errors = errors(games);
        // The promise: what was wrong at first, shrinking by the rate in every round.
        let promised = (0..=LAST).map(|round| (round, errors[0] * rate.powi(round as i32)));
        let shown = |&(_, error): &(usize, f64)| error >= 10f64.powi(*DECADES.start());
        let place = |(round, error): (usize, f64)| (x(round as f64), y(error));
        let promise = path(promised.take_while(shown).map(place));
        let _ = writeln!(
            out,
            "<path d=\"{promise}\" fill=\"none\" stroke=\"{colour}\" stroke-dasharray=\"6 4\" stroke-opacity=\"0.7\"/>"
        );
        let points: Vec<(f64, f64)> = errors.iter().copied().enumerate().take_while(shown).map(place).collect();
        for &(x, y) in &points {
            let _ = writeln!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.2\" fill=\"{colour}\"/>");
        }
        let &(end_x, end_y) = points.last().unwrap();
        let (label_x, label_y) =
            if end_x > x(55.0) { (right + 10.0, end_y + 5.0) } else { (end_x + 12.0, end_y) };
        let _ = writeln!(out, "<text x=\"{label_x:.1}\" y=\"{label_y:.1}\" fill=\"{colour}\">{name}</text>");
    }
    out.push_str("</svg>\n");
    out
}

#[test]
fn the_plot_shows_computed_values() {
    assert_eq!(draw(), FILE, "write this into convergence.svg:\n{}", draw());
}
