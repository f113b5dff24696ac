//! What the editorial says about optimal strategies, about playing round after round, and about other roots.

use checkers::number::decimal;
use dashu_ratio::RBig;
use solutions::recursive_game::three_values;

use super::{DIGITS, solution::SPARE};
use crate::shared::scientific::scientific;
use exercise::Fact;

/// The slowest games, where a is as much larger than b as it can be.
pub const SLOW: (f64, f64) = (1000.0, 1.0);

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("digits", |_| format!("${DIGITS}$")),
        Fact::new("denominator", |_| format!("$10^{{{}}}$", DIGITS + SPARE)),
        Fact::new("second", |_| strategy(strategies(2, 1)[0].clone())),
        Fact::new("third", |_| strategy(strategies(2, 1)[1].clone())),
        Fact::new("factor", |_| format!("${:.3}$", factor(SLOW))),
        Fact::new("rounds", |_| format!("${}$", rounds_needed(SLOW))),
        Fact::new("settled", |_| scientific(error_when_settled(SLOW))),
        Fact::new("root", |_| format!("${:.4}$", value(SLOW))),
        Fact::new("other", |_| format!("${:.4}$", other_root(SLOW))),
    ]
}

/// The probabilities of row 1, and of column 1 as well, in G2 and G3: a/(a + v1) and b/(2b - v2).
pub fn strategies(a: i64, b: i64) -> [RBig; 2] {
    let [v1, v2, _] = three_values(a, b, 20).map(|value| value.middle().clone());
    let [a, b] = [a, b].map(RBig::from);
    [&a / (&a + v1), &b / (&b + &b - v2)]
}

fn strategy(first: RBig) -> String {
    format!("$({}, {})$", decimal(&first, 4), decimal(&(RBig::ONE - first), 4))
}

/// v2 and v3 if G1 is worth x.
pub fn others((a, b): (f64, f64), x: f64) -> (f64, f64) {
    let v2 = a * x / (a + x);
    (v2, b * b / (2.0 * b - v2))
}

/// `v2 + v3 - 2x`, which is 0 at v1.
pub fn excess(games: (f64, f64), x: f64) -> f64 {
    let (v2, v3) = others(games, x);
    v2 + v3 - 2.0 * x
}

/// Where the excess changes its sign between two numbers, positive towards the first.
fn zero(games: (f64, f64), mut above: f64, mut below: f64) -> f64 {
    for _ in 0..200 {
        let middle = (above + below) / 2.0;
        if excess(games, middle) > 0.0 {
            above = middle;
        } else {
            below = middle;
        }
    }
    above
}

/// v1.
pub fn value(games: (f64, f64)) -> f64 {
    zero(games, 0.0, games.1)
}

/// The other positive root for a > 2b. It lies between v2 = b and the pole v2 = 2b.
pub fn other_root((a, b): (f64, f64)) -> f64 {
    zero((a, b), 2.0 * a * b / (a - 2.0 * b), a * b / (a - b))
}

/// By what a round multiplies a small error: the derivative of (v2 + v3) / 2 at v1.
fn factor((a, b): (f64, f64)) -> f64 {
    let x = value((a, b));
    let (v2, _) = others((a, b), x);
    let square = |number: f64| number * number;
    square(a / (a + x)) * (1.0 + square(b / (2.0 * b - v2))) / 2.0
}

/// The values of v1 that begin with 0 and go on round by round.
fn rounds(games: (f64, f64)) -> impl Iterator<Item = f64> {
    std::iter::successors(Some(0.0), move |&x| {
        let (v2, v3) = others(games, x);
        Some((v2 + v3) / 2.0)
    })
}

/// How many rounds it takes to come within the tolerance of v1.
fn rounds_needed(games: (f64, f64)) -> usize {
    let exact = value(games);
    let allowed = 1e-9 * exact.max(1.0);
    rounds(games).take_while(|x| exact - x > allowed).count()
}

/// How far v1 is when a round changes it by less than a billionth.
pub fn error_when_settled(games: (f64, f64)) -> f64 {
    let settled = rounds(games).zip(rounds(games).skip(1)).find(|(last, next)| next - last < 1e-9);
    settled.map_or(f64::INFINITY, |(_, next)| value(games) - next)
}
