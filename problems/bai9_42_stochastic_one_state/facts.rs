//! What the texts say about how many matrices each method needs, and about a game that textbooks' doubles fail on.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::{
    linked_games::GameMatrix,
    matrix_game::{self, solve_rational},
    stochastic_game,
};

use super::{MOST, PAYOFF};
use crate::shared::{
    doubles::{Said, textbook_simplex},
    grid,
};
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("most", |_| format!("$\\frac{{{}}}{{{}}}$", MOST.0, MOST.1)),
        Fact::new("rounds", |_| format!("${}$", halvings(9.0 / 10.0, largest()))),
        Fact::new("bisections", |_| format!("${}$", halvings(1.0 / 2.0, 2.0 * largest()))),
        Fact::new("steps", steps),
        Fact::new("circle", |_| circle()),
        Fact::new("circle_value", |_| format!("${}$", value(&game(CIRCLE)))),
        Fact::new("two_scales_value", |_| format!("${:.9}$", value(&two_scales()).to_f64().value())),
        Fact::new("careless_value", |_| format!("${:.9}$", careless().value)),
        Fact::new("careless_most", |_| {
            format!("${:.6}$", careless().most(&two_scales_at(value(&two_scales()).to_f64().value())))
        }),
    ]
}

/// No value is larger: the greatest payoff in every round.
fn largest() -> f64 {
    PAYOFF.max as f64 / (1.0 - MOST.0 as f64 / MOST.1 as f64)
}

/// How many steps it takes until an error of `first` that shrinks by `rate` is below 10^-12.
fn halvings(rate: f64, first: f64) -> usize {
    std::iter::successors(Some(first), |error| Some(error * rate)).take_while(|&error| error >= 1e-12).count()
}

/// The game of the first sample.
pub const SAMPLE: &str = "4, 1 + 1/3 G; 0, 1 + 2/3 G";

pub fn sample() -> GameMatrix {
    game(SAMPLE)
}

fn game(text: &str) -> GameMatrix {
    // The texts of this file are games: a test computes all facts.
    text.parse().unwrap_or_else(|_| GameMatrix::new(vec![vec![solutions::linked_games::Entry::number(0)]]))
}

/// The solution of the matrix at v: a saddle point if it has one, as one would see it by hand.
pub fn at(game: &GameMatrix, v: &RBig) -> matrix_game::Solution {
    let rows = game.at(std::slice::from_ref(v));
    let (m, n) = game.shape();
    let is_saddle = |&(i, j): &(usize, usize)| {
        rows[i].iter().all(|entry| *entry >= rows[i][j]) && rows.iter().all(|row| row[j] <= rows[i][j])
    };
    let Some((i, j)) = grid::places(0..m, 0..n).find(is_saddle) else {
        return solve_rational(&rows);
    };
    let only = |chosen: usize, count: usize| -> Vec<RBig> {
        (0..count).map(|place| RBig::from(u8::from(place == chosen))).collect()
    };
    matrix_game::Solution { value: rows[i][j].clone(), row: only(i, m), column: only(j, n) }
}

/// What a round pays and with which probability another one follows, both on average, if the players choose by the
/// strategies that are optimal at v.
pub fn kept(game: &GameMatrix, v: &RBig) -> (RBig, RBig) {
    let solution = at(game, v);
    let (mut paid, mut again) = (RBig::ZERO, RBig::ZERO);
    for (row, p) in game.rows().iter().zip(&solution.row) {
        for (entry, q) in row.iter().zip(&solution.column) {
            paid += p * q * entry.payoff();
            again += p * q * entry.going_on();
        }
    }
    (paid, again)
}

/// What the game is worth if the players keep for ever to the strategies that are optimal at v.
pub fn worth_kept(game: &GameMatrix, v: &RBig) -> RBig {
    let (paid, again) = kept(game, v);
    paid / (RBig::ONE - again)
}

/// A table of what Shapley's iteration, bisection between -10 and 10 and keeping to strategies know of the first sample.
fn steps(lang: Lang) -> String {
    let game = sample();
    let half = rational(1, 2);
    let (mut shapley, mut newton) = (RBig::ZERO, RBig::ZERO);
    let (mut low, mut high) = (rational(-10, 1), rational(10, 1));
    let names = lang.say(
        "| số ma trận đã giải | Shapley | chia đôi $[-10, 10]$ | giữ nguyên chiến lược |",
        "| matrices solved | Shapley | bisection of $[-10, 10]$ | keeping to strategies |",
    );
    let mut lines = vec![names.to_string(), "|---|---|---|---|".to_string()];
    for step in 1..=5 {
        shapley = at(&game, &shapley).value;
        let middle = (&low + &high) * &half;
        if at(&game, &middle).value >= middle {
            low = middle
        } else {
            high = middle
        }
        newton = worth_kept(&game, &newton);
        let shown = |value: &RBig| format!("${:.8}$", value.to_f64().value());
        let between = format!("$[{:.4}, {:.4}]$", low.to_f64().value(), high.to_f64().value());
        lines.push(format!("| {step} | {} | {between} | {} |", shown(&shapley), shown(&newton)));
    }
    format!("\n{}\n", lines.join("\n"))
}

/// A game in which whoever keeps to the strategies runs in a circle; one of its tests is this.
pub const CIRCLE: &str = "9/10 G, -1 + 9/10 G; 1/2 G, -2";

/// The first steps of keeping to the strategies in that game.
fn circle() -> String {
    let game = game(CIRCLE);
    let steps = std::iter::successors(Some(RBig::ZERO), |v| Some(worth_kept(&game, v)));
    let steps: Vec<String> = steps.take(5).map(|v| v.to_string()).collect();
    format!("${}, \\dots$", steps.join(", "))
}

/// The game with two scales of payoffs that the editorial shows, played again nine times in ten.
pub const TWO_SCALES: [[i64; 3]; 3] = [[0, -1, -1000], [-1, 0, 0], [-1, -1000, 1]];

fn two_scales() -> GameMatrix {
    let entry = |payoff: &i64| format!("{payoff} + {}/{} G", MOST.0, MOST.1);
    let rows: Vec<String> =
        TWO_SCALES.iter().map(|row| row.iter().map(entry).collect::<Vec<_>>().join(", ")).collect();
    game(&rows.join("; "))
}

fn value(game: &GameMatrix) -> RBig {
    stochastic_game::solve(std::slice::from_ref(game))[0].value.middle().clone()
}

/// The matrix of that game at v, in doubles.
fn two_scales_at(v: f64) -> Vec<Vec<f64>> {
    let again = MOST.0 as f64 / MOST.1 as f64;
    grid::mapped(&TWO_SCALES, |&payoff| payoff as f64 + again * v)
}

/// What Shapley's iteration with the textbook's method and the usual tolerance says of it after 400 rounds.
pub fn careless() -> Said {
    let mut said = Said { value: 0.0, p: Vec::new(), q: Vec::new(), tie: 0.0 };
    for _ in 0..400 {
        let Some(next) = textbook_simplex(&two_scales_at(said.value), false, 1e-9) else { break };
        said = next;
    }
    said
}
