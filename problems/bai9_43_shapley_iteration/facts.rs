//! What the texts say about how fast the iteration is, and about when it may stop.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::{
    linked_games::GameMatrix,
    stochastic_game::{iterate, solve},
};

use super::{MOST, PAYOFF};
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("most", |_| format!("$\\frac{{{}}}{{{}}}$", MOST.0, MOST.1)),
        Fact::new("rounds", |_| format!("${}$", rounds_that_suffice())),
        Fact::new("going_on", going_on),
        Fact::new("fast", |_| format!("${}$", first_below(&errors(&WORKED, 60), 1e-12))),
        Fact::new("slow", |_| format!("${:.4}$", errors(&SLOW, 60)[60])),
        Fact::new("slow_rate", |_| format!("${:.4}$", errors(&SLOW, 60)[60] / errors(&SLOW, 60)[59])),
        Fact::new("digits_per_round", |_| format!("${:.3}$", -most().log10())),
        Fact::new("six_rounds", |_| format!("${}$", scientific(errors(&WORKED, 6)[6]))),
        Fact::new("table", table),
        Fact::new("early_round", |_| format!("${}$", stopped_early().0)),
        Fact::new("early_first", |_| format!("${}$", scientific(stopped_early().1 / 10_000.0))),
        Fact::new("early_second", |_| format!("${}$", scientific(stopped_early().2))),
    ]
}

/// The book's worked example, the second sample.
pub const WORKED: [&str; 2] = ["4 + 3/10 G1, 2/5 G2; 1 + 2/5 G2, 3 + 1/2 G1", "1/2 G1, -5; -4, 1 + 1/2 G2"];
/// A game in which only some choices go on with probability 9/10.
pub const MIXED: [&str; 2] =
    ["1 + 9/10 G2, 0; 0, 2 + 9/10 G1", "2 + 9/10 G1, 1 + 9/10 G2; 1 + 9/10 G1, 2 + 9/10 G2"];
/// A game in which all choices do.
pub const SLOW: [&str; 2] =
    ["1 + 9/10 G2, 9/10 G1; 9/10 G1, 2 + 9/10 G2", "-2 + 9/10 G1, 1 + 9/10 G2; 1 + 9/10 G2, -1 + 9/10 G1"];

fn most() -> f64 {
    MOST.0 as f64 / MOST.1 as f64
}

/// The rounds after which the error of any game is below 10^-12.
fn rounds_that_suffice() -> usize {
    let largest = PAYOFF.max as f64 / (1.0 - most());
    std::iter::successors(Some(largest), |error| Some(error * most()))
        .take_while(|&error| error >= 1e-12)
        .count()
}

fn games(texts: &[&str]) -> Vec<GameMatrix> {
    // The texts of this file are games: a test computes all facts.
    texts.iter().filter_map(|text| text.parse().ok()).collect()
}

fn double(value: &RBig) -> f64 {
    value.to_f64().value()
}

/// How far the states are from their values at most, after no round up to `last`.
pub fn errors(texts: &[&str], last: usize) -> Vec<f64> {
    let games = games(texts);
    let values: Vec<RBig> = solve(&games).iter().map(|state| state.value.middle().clone()).collect();
    let error = |rounds| {
        let vector = iterate(&games, rounds);
        vector.iter().zip(&values).map(|(v, value)| double(&(v.middle() - value)).abs()).fold(0.0, f64::max)
    };
    (0..=last).map(error).collect()
}

fn first_below(errors: &[f64], limit: f64) -> usize {
    errors.iter().take_while(|&&error| error >= limit).count()
}

/// `5.3 \cdot 10^{-5}`.
fn scientific(value: f64) -> String {
    let exponent = value.log10().floor() as i32;
    format!("{:.1} \\cdot 10^{{{exponent}}}", value / 10f64.powi(exponent))
}

/// With which probability play goes on in each state of the worked example if both play well.
fn going_on(lang: Lang) -> String {
    let games = games(&WORKED);
    let average = |(game, solved): (&GameMatrix, &solutions::linked_games::Solved)| {
        let mut sum = RBig::ZERO;
        for (row, p) in game.rows().iter().zip(&solved.row) {
            for (entry, q) in row.iter().zip(&solved.column) {
                sum += p * q * entry.going_on();
            }
        }
        format!("${:.2}$", double(&sum))
    };
    let shown: Vec<String> = games.iter().zip(&solve(&games)).map(average).collect();
    shown.join(lang.say(" và ", " and "))
}

/// The rounds of the first sample, whose states are worth 2 + v(2)/4 and -8/3 + v(1)/3 in terms of each other.
pub fn rounds_of_the_first_sample() -> Vec<(RBig, RBig)> {
    let round = |(first, second): &(RBig, RBig)| {
        Some((rational(2, 1) + second * rational(1, 4), rational(-8, 3) + first * rational(1, 3)))
    };
    std::iter::successors(Some((RBig::ZERO, RBig::ZERO)), round).take(6).collect()
}

fn table(_: Lang) -> String {
    let shown = |value: &RBig| {
        if value.denominator().is_one() {
            return format!("${value}$");
        }
        let sign = if *value < RBig::ZERO { "-" } else { "" };
        let numerator = value.numerator().to_string();
        let fraction = format!("\\frac{{{}}}{{{}}}", numerator.trim_start_matches('-'), value.denominator());
        format!("${sign}{fraction} \\approx {:.5}$", double(value))
    };
    let mut lines = vec!["| $t$ | $v_t(1)$ | $v_t(2)$ |".to_string(), "|---|---|---|".to_string()];
    for (round, (first, second)) in rounds_of_the_first_sample().iter().enumerate() {
        lines.push(format!("| ${round}$ | {} | {} |", shown(first), shown(second)));
    }
    format!("\n{}\n", lines.join("\n"))
}

/// The game `1000 + 9/10 G1 | -1000 + 1/10 G1`, stopped as soon as a round changes less than 10^-12 of the largest
/// value: the round, and how far the two states still are from 10000 and 0.
pub fn stopped_early() -> (usize, f64, f64) {
    let (mut first, mut second) = (0.0f64, 0.0f64);
    for round in 1.. {
        let next = (1000.0 + 0.9 * first, -1000.0 + 0.1 * first);
        let change = (next.0 - first).abs().max((next.1 - second).abs());
        (first, second) = next;
        if change <= 1e-12 * first.abs().max(second.abs()) {
            return (round, (first - 10_000.0).abs(), second.abs());
        }
    }
    (0, 0.0, 0.0)
}
