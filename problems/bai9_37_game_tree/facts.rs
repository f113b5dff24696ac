//! What the editorial says about doubles: what the textbook's simplex method makes of two games, and how long an exact
//! payoff can be.

use checkers::number::decimal;
use solutions::{extensive_game::ExtensiveGame, matrix_game::solve_rational};

use super::{
    solution::node,
    tree::{Node, Tree},
};
use crate::shared::{
    fraction::Fraction,
    matrix_games::{Matrix, rationals},
};
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("slips", slips),
        Fact::new("tie", tie),
        Fact::new("corner", corner),
        Fact::new("lost", lost),
        Fact::new("longest", longest),
    ]
}

/// The two games of the editorial's table; both stand among the tests, too.
pub const SMALL: [[i64; 3]; 3] = [[1000, -1000, 1000], [0, 1, 1], [2, -1, -1]];
pub const LARGE: [[i64; 6]; 5] = [
    [0, 1000, -998, 1, -1, 1],
    [-3, 3, 2, -3, -3, -3],
    [999, -998, 0, -1, -998, 997],
    [-1, -2, 0, -1, -997, -1],
    [1, 2, -1, -999, 997, 2],
];

/// What the textbook's method in doubles finds.
pub struct Found {
    pub value: f64,
    /// What stands in the corner of the last tableau.
    corner: f64,
    /// By how much the ratio of a row that was pivoted on exceeded the least one, at most.
    tie: f64,
}

/// Ferguson's condensed tableau by Bland's rule, everything below `threshold` taken for 0. The payoffs are made positive
/// by adding to them, or, if they are `scaled`, brought between 1 and 2.
pub fn textbook(matrix: &Matrix, threshold: f64, scaled: bool) -> Found {
    let (m, n) = (matrix.len(), matrix[0].len());
    let entries = || matrix.iter().flatten().map(|&payoff| payoff as f64);
    let (least, most) = (entries().fold(f64::INFINITY, f64::min), entries().fold(f64::NEG_INFINITY, f64::max));
    let unit = if scaled { most - least } else { 1.0 };
    let payoff = |&payoff: &i64| 1.0 + (payoff as f64 - least) / unit;
    let mut table: Vec<Vec<f64>> =
        matrix.iter().map(|row| row.iter().map(payoff).chain([1.0]).collect()).collect();
    table.push([vec![-1.0; n], vec![0.0]].concat());
    let mut top: Vec<usize> = (0..n).collect();
    let mut left: Vec<usize> = (n..n + m).collect();
    let mut tie: f64 = 0.0;
    while let Some(column) = (0..n).filter(|&j| table[m][j] < -threshold).min_by_key(|&j| top[j]) {
        let mut row: Option<(usize, f64)> = None;
        let mut smallest = f64::INFINITY;
        for i in (0..m).filter(|&i| table[i][column] > threshold) {
            let ratio = table[i][n] / table[i][column];
            smallest = smallest.min(ratio);
            let better = row.is_none_or(|(best, least)| {
                ratio < least - threshold || (ratio < least + threshold && left[i] < left[best])
            });
            if better {
                row = Some((i, ratio));
            }
        }
        let Some((row, ratio)) = row else { break };
        tie = tie.max(ratio - smallest);
        pivot(&mut table, row, column);
        std::mem::swap(&mut left[row], &mut top[column]);
    }
    let corner = table[m][n];
    Found { value: least + unit * (1.0 / corner - 1.0), corner, tie }
}

fn pivot(table: &mut [Vec<f64>], row: usize, column: usize) {
    let pivot = table[row][column];
    for i in (0..table.len()).filter(|&i| i != row) {
        for j in (0..table[i].len()).filter(|&j| j != column) {
            table[i][j] -= table[i][column] * table[row][j] / pivot;
        }
    }
    for line in table.iter_mut() {
        line[column] /= -pivot;
    }
    for entry in &mut table[row] {
        *entry /= pivot;
    }
    table[row][column] = 1.0 / pivot;
}

pub fn games() -> [Matrix; 2] {
    [SMALL.map(|row| row.to_vec()).to_vec(), LARGE.map(|row| row.to_vec()).to_vec()]
}

/// The table: the exact value, and what doubles say.
fn slips(lang: Lang) -> String {
    let mut lines = vec![
        lang.say(
            "| trò chơi | $V$ | ngưỡng $10^{-9}$ | ngưỡng $10^{-11}$ | đổi tỉ lệ trước, ngưỡng $10^{-11}$ |",
            "| game | $V$ | threshold $10^{-9}$ | threshold $10^{-11}$ | scaled first, threshold $10^{-11}$ |",
        )
        .to_string(),
        "|---|---|---|---|---|".to_string(),
    ];
    for game in games() {
        let size = format!("${} \\times {}$", game.len(), game[0].len());
        let exact = decimal(&solve_rational(&rationals(&game)).value, 9);
        let found = [(1e-9, false), (1e-11, false), (1e-11, true)]
            .map(|(threshold, scaled)| format!("${:.9}$", textbook(&game, threshold, scaled).value));
        lines.push(format!("| {size} | ${exact}$ | {} |", found.join(" | ")));
    }
    format!("\n{}\n", lines.join("\n"))
}

/// The small game, and what the textbook's method with the threshold 10^-9 makes of it.
fn slip() -> (f64, Found) {
    let [small, _] = games();
    let exact = solve_rational(&rationals(&small)).value.to_f64().value();
    (exact, textbook(&small, 1e-9, false))
}

/// How far apart the ratios are that the method takes for equal.
fn tie(_: Lang) -> String {
    scientific(slip().1.tie)
}

/// How much the corner of its tableau is off.
fn corner(_: Lang) -> String {
    let (exact, found) = slip();
    // The least payoff is -1000.
    scientific((1.0 / (exact + 1001.0) - found.corner).abs())
}

/// How much the value is off.
fn lost(_: Lang) -> String {
    let (exact, found) = slip();
    scientific((exact - found.value).abs())
}

/// A number as `2.50 \cdot 10^{-4}`.
fn scientific(number: f64) -> String {
    let text = format!("{number:.2e}");
    let (digits, power) = text.split_once('e').unwrap_or((&text, "0"));
    format!("${digits} \\cdot 10^{{{power}}}$")
}

/// A path of 999 chance nodes, each with a denominator of eighteen digits of its own.
pub fn long_path() -> Tree {
    const LENGTH: i64 = 999;
    let mut nodes = Vec::new();
    for step in 0..LENGTH {
        let whole = 999_999_999_999_999_999 - 2 * step;
        let next = nodes.len() + 1;
        let branch = |part| Fraction::new(part, whole);
        nodes.push(Node::Chance(vec![(next, branch(1)), (next + 1, branch(whole - 1))]));
        nodes.push(Node::Leaf(step + 1));
    }
    nodes.push(Node::Leaf(-1000));
    Tree { nodes }
}

/// The only payoff of a tree that leaves nothing to choose, exactly.
pub fn exact_payoff(tree: &Tree) -> String {
    let game = ExtensiveGame::new(tree.nodes.iter().map(node).collect());
    game.normal_form()[0][0].to_string()
}

/// How many characters the exact payoff of the long path has.
fn longest(_: Lang) -> String {
    let count = exact_payoff(&long_path()).len();
    format!("${}\\,{:03}$", count / 1000, count % 1000)
}
