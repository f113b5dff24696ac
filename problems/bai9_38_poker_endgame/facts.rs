//! How near to the threshold a card can be, and what is lost by taking it for a good one.

use checkers::number::{decimal, rational};
use dashu_ratio::RBig;

use super::{
    Query,
    solution::{balance, threshold},
};
use crate::shared::{fraction::Fraction, scientific::scientific};
use exercise::{Fact, document::Lang};

/// A card that is not quite good.
pub const NEAR: Query = Query {
    p: Fraction { numerator: 500, denominator: 999 },
    b: Fraction { numerator: 997_999, denominator: 1000 },
};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("near", |_| scientific(distance().to_f64().value())),
        Fact::new("loss", |_| scientific(loss().to_f64().value())),
        Fact::new("allowed", |_| scientific(allowed().to_f64().value())),
        Fact::new("never", |_| never_bluffing()),
        Fact::new("thresholds", thresholds),
    ]
}

/// How far [`NEAR`] is below its threshold.
pub fn distance() -> RBig {
    threshold(&NEAR.b.exact()) - NEAR.p.exact()
}

/// What the plan (bet, bet) earns less than the value, if it is always called.
pub fn loss() -> RBig {
    balance(&NEAR).value.exact() - &NEAR.rows()[0][0]
}

/// The tolerance: a billionth of the largest payoff.
pub fn allowed() -> RBig {
    let size = |payoff: RBig| payoff.clone().max(-payoff);
    let largest = NEAR.rows().into_iter().flatten().map(size).fold(RBig::ONE, RBig::max);
    largest * rational(1, 1_000_000_000)
}

/// What (bet, check) earns against one who always folds, for p = 1/4 and b = 2.
fn never_bluffing() -> String {
    let query = Query { p: Fraction::new(1, 4), b: Fraction::new(2, 1) };
    format!("${}$", query.rows()[1][1])
}

/// The thresholds of some bets.
fn thresholds(lang: Lang) -> String {
    let bets = [rational(1, 10), rational(1, 1), rational(2, 1), rational(10, 1), rational(1000, 1)];
    let row = |name: &str, cells: Vec<String>| format!("| {name} | {} |\n", cells.join(" | "));
    let formula = |number: &RBig| format!("${}$", decimal(number, 4));
    let rule = "|---".repeat(bets.len() + 1);
    format!(
        "\n{}{rule}|\n{}",
        row("$b$", bets.iter().map(formula).collect()),
        row(
            lang.say("ngưỡng của $p$", "threshold of $p$"),
            bets.iter().map(|b| formula(&threshold(b))).collect()
        )
    )
}
