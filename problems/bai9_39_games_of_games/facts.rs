//! What the texts say about close entries, about a game that textbooks' doubles fail on, and about long fractions.

use checkers::number::rational;
use dashu_ratio::RBig;
use generators::{TestName, TestRng};
use solutions::{linked_games::GameMatrix, matrix_game};

use super::{
    GamesOfGames, SPREAD,
    generator::{Order, random_tower},
};
use crate::shared::{
    doubles::{Said, textbook_simplex},
    grid,
};
use exercise::{Exercise, Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("spread", |_| fraction(&rational(SPREAD.0, SPREAD.1))),
        Fact::new("two_scales_value", |_| format!("${:.9}$", exact().value.to_f64().value())),
        Fact::new("two_scales_q", |_| weights(exact().column.iter().map(|weight| weight.to_f64().value()))),
        Fact::new("careless_value", |_| format!("${:.9}$", careless().value)),
        Fact::new("careless_q", |_| weights(careless().q)),
        Fact::new("careless_most", |_| format!("${:.9}$", careless().most(&rows()))),
        Fact::new("careless_tie", |_| format!("${:.1} \\cdot 10^{{-12}}$", careless().tie * 1e12)),
        Fact::new("digits", digits_of_layers),
    ]
}

/// The game with two scales of payoffs that the editorial shows.
pub const TWO_SCALES: [[i64; 3]; 3] = [[0, -1, -1000], [-1, 0, 0], [-1, -1000, 1]];

fn exact() -> matrix_game::Solution {
    matrix_game::solve(&TWO_SCALES.map(Vec::from))
}

fn rows() -> Vec<Vec<f64>> {
    grid::mapped(&TWO_SCALES, |&payoff| payoff as f64)
}

/// What the textbook's method says of it with the usual tolerance. It does end.
pub fn careless() -> Said {
    textbook_simplex(&rows(), false, 1e-9).unwrap_or_else(|| Said {
        value: f64::NAN,
        p: vec![],
        q: vec![],
        tie: f64::NAN,
    })
}

fn fraction(value: &RBig) -> String {
    let sign = if *value < RBig::ZERO { "-" } else { "" };
    let (numerator, denominator) = (value.numerator().to_string(), value.denominator());
    format!("${sign}\\frac{{{}}}{{{denominator}}}$", numerator.trim_start_matches('-'))
}

fn weights(weights: impl IntoIterator<Item = f64>) -> String {
    let words: Vec<String> = weights.into_iter().map(|weight| format!("{weight:.9}")).collect();
    format!("$({})$", words.join(",\\ "))
}

/// How many digits the longest denominator of each of three layers has, ten random games of 6 × 6 a layer.
fn digits_of_layers(lang: Lang) -> String {
    let mut rng =
        TestRng::of(9, TestName { exercise: GamesOfGames::FOLDER, group: "texts", recipe: "digits", index: 1 });
    let games = random_tower(&mut rng, 3, 10, 6, Order::Last);
    let mut exact: Vec<RBig> = Vec::new();
    for game in &games {
        exact.push(value(game, &exact));
    }
    let digits =
        |layer: &[RBig]| layer.iter().map(|value| value.denominator().to_string().len()).max().unwrap_or(0);
    let layers: Vec<String> = exact.chunks(10).map(|layer| format!("${}$", digits(layer))).collect();
    format!("{}, {} {} {}", layers[0], layers[1], lang.say("và", "and"), layers[2])
}

fn value(game: &GameMatrix, known: &[RBig]) -> RBig {
    matrix_game::solve_rational(&game.at(known)).value
}
