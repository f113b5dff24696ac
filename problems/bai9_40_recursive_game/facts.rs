//! What the editorial says about playing round after round in a game that comes to its value slowly.

use dashu_ratio::RBig;
use solutions::{recursive_game::again, two_by_two};

use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("rounds", first_rounds), Fact::new("after", after_5000_rounds)]
}

/// `Val(v a; b c)`.
pub fn once([a, b, c]: [i64; 3], v: RBig) -> RBig {
    let rows = again(a, b, c).at(&[v]);
    two_by_two::solve([0, 1].map(|i| [0, 1].map(|j| rows[i][j].clone()))).value
}

/// The values that begin with Q and go on round by round.
pub fn rounds(payments: [i64; 3], q: RBig) -> impl Iterator<Item = RBig> {
    std::iter::successors(Some(q), move |v| Some(once(payments, v.clone())))
}

/// The first values of the game a = b = 0, c = Q = 1.
fn first_rounds(_: Lang) -> String {
    let terms: Vec<String> = rounds([0, 0, 1], RBig::ONE).take(5).map(|v| formula(&v)).collect();
    format!("${}, \\dots$", terms.join(", "))
}

/// The value after 5000 rounds of the game a = b = 0, c = Q = 1000.
fn after_5000_rounds(_: Lang) -> String {
    let last = rounds([0, 0, 1000], 1000.into()).nth(5000);
    last.map_or(String::new(), |v| format!("${}$", formula(&v)))
}

fn formula(v: &RBig) -> String {
    if v.is_int() { v.to_string() } else { format!("\\frac{{{}}}{{{}}}", v.numerator(), v.denominator()) }
}
