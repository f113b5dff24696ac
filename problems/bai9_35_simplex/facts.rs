//! What the editorial says of single games: the tableaux of the worked example, what the textbook's method in doubles
//! makes of a game with two scales, how long integers become, and how slowly fictitious play gets on.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::matrix_game;

use super::generator::bits_game;
use crate::shared::matrix_games::Matrix;
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("tableaux", tableaux_of_the_example),
        Fact::new("book", end_of_the_book),
        Fact::new("coarse", |lang| careless_answer(lang, &rows(&SCALES), 1e-9)),
        Fact::new("coarse_tie", |_| scientific(confused(&rows(&SCALES), 1e-9))),
        Fact::new("coarse_miss", |_| scientific(corner_miss(&rows(&SCALES), 1e-9))),
        Fact::new("fine", |lang| careless_answer(lang, &rows(&PINNED), 1e-11)),
        Fact::new("fine_tie", |_| scientific(confused(&rows(&PINNED), 1e-11))),
        Fact::new("finest", |lang| careless_answer(lang, &rows(&CLOSEST), 1e-13)),
        Fact::new("finest_tie", |_| scientific(confused(&rows(&CLOSEST), 1e-13))),
        Fact::new("bits", |_| format!("${}$", largest_minor().ilog(&2u8.into()) + 1)),
        Fact::new("pivots", |_| format!("${}$", tableaux(&bits_game(16, 999)).len() - 1)),
        Fact::new("pivots_of_the_book", |_| format!("${}$", tableaux(&rows(&BOOK)).len() - 1)),
        Fact::new("fictitious", fictitious_gap),
    ]
}

/// The game that the editorial solves by hand.
pub const EXAMPLE: [[i64; 2]; 2] = [[3, 0], [1, 2]];

/// The game of the book.
const BOOK: [[i64; 3]; 3] = [[0, 5, -2], [-3, 0, 4], [6, -4, 0]];

/// Games with two scales of payoffs, on which the tolerances `1e-9`, `1e-11` and `1e-13` fail.
const SCALES: [[i64; 3]; 3] = [[1000, -1000, 1000], [0, 1, 1], [2, -1, -1]];
const PINNED: [[i64; 3]; 3] = [[1000, 1000, 0], [0, -1000, 2], [1000, -1, 1]];
const CLOSEST: [[i64; 4]; 4] = [[-1, 1, -1000, 1], [1, -1, -1, 0], [1, -1, 1, -1000], [-1000, -1, 0, 1]];

fn rows<const N: usize>(game: &[[i64; N]]) -> Matrix {
    game.iter().map(|row| row.to_vec()).collect()
}

/// A condensed tableau with its border, and its variables: columns of the game are `0..n`, rows `n..n + m`.
#[derive(Clone)]
pub struct Tableau<T> {
    pub cells: Vec<Vec<T>>,
    pub left: Vec<usize>,
    pub top: Vec<usize>,
}

/// The numbers of a tableau: exact ones, or doubles with a tolerance.
pub trait Entry: Clone {
    fn of(payoff: i64) -> Self;
    /// Whether it is above 0 by more than the tolerance.
    fn is_positive(&self, tolerance: f64) -> bool;
    fn minus(&self, other: &Self) -> Self;
    fn times(&self, other: &Self) -> Self;
    fn over(&self, other: &Self) -> Self;
}

impl Entry for RBig {
    fn of(payoff: i64) -> RBig {
        rational(payoff, 1)
    }
    fn is_positive(&self, _: f64) -> bool {
        *self > RBig::ZERO
    }
    fn minus(&self, other: &RBig) -> RBig {
        self - other
    }
    fn times(&self, other: &RBig) -> RBig {
        self * other
    }
    fn over(&self, other: &RBig) -> RBig {
        self / other
    }
}

impl Entry for f64 {
    fn of(payoff: i64) -> f64 {
        payoff as f64
    }
    fn is_positive(&self, tolerance: f64) -> bool {
        *self > tolerance
    }
    fn minus(&self, other: &f64) -> f64 {
        self - other
    }
    fn times(&self, other: &f64) -> f64 {
        self * other
    }
    fn over(&self, other: &f64) -> f64 {
        self / other
    }
}

impl<T: Entry> Tableau<T> {
    /// The first tableau of the game whose payoffs are moved up so that the least is 1.
    fn first(game: &Matrix) -> Tableau<T> {
        let (m, n) = (game.len(), game[0].len());
        let up = up(game);
        let mut cells: Vec<Vec<T>> = game
            .iter()
            .map(|row| row.iter().map(|&payoff| T::of(payoff + up)).chain([T::of(1)]).collect())
            .collect();
        cells.push((0..n).map(|_| T::of(-1)).chain([T::of(0)]).collect());
        Tableau { cells, left: (n..n + m).collect(), top: (0..n).collect() }
    }

    fn ratio(&self, row: usize, column: usize) -> T {
        self.cells[row][self.top.len()].over(&self.cells[row][column])
    }

    /// The pivot of Bland's rule, as a textbook has it: every number is compared with 0, and every ratio with the
    /// other, by one tolerance.
    pub fn pivot(&self, tolerance: f64) -> Option<(usize, usize)> {
        let bottom = &self.cells[self.left.len()];
        let falls = |&column: &usize| T::of(0).minus(&bottom[column]).is_positive(tolerance);
        let column = (0..self.top.len()).filter(falls).min_by_key(|&column| self.top[column])?;
        let rises = |&row: &usize| self.cells[row][column].is_positive(tolerance);
        let row = (0..self.left.len()).filter(rises).reduce(|best, row| {
            let (least, ratio) = (self.ratio(best, column), self.ratio(row, column));
            let is_less = least.minus(&ratio).is_positive(tolerance);
            let is_greater = ratio.minus(&least).is_positive(tolerance);
            if is_less || (!is_greater && self.left[row] < self.left[best]) { row } else { best }
        })?;
        Some((row, column))
    }

    /// Exchanges the variable at the left of the row for the one above the column.
    pub fn exchange(&mut self, (r, c): (usize, usize)) {
        let old = self.cells.clone();
        for (i, row) in self.cells.iter_mut().enumerate() {
            for (j, cell) in row.iter_mut().enumerate() {
                *cell = match (i == r, j == c) {
                    (true, true) => T::of(1).over(&old[r][c]),
                    (true, false) => old[r][j].over(&old[r][c]),
                    (false, true) => T::of(0).minus(&old[i][c].over(&old[r][c])),
                    (false, false) => old[i][j].minus(&old[i][c].times(&old[r][j]).over(&old[r][c])),
                };
            }
        }
        std::mem::swap(&mut self.left[r], &mut self.top[c]);
    }

    fn corner(&self) -> &T {
        &self.cells[self.left.len()][self.top.len()]
    }
}

/// What is added to all payoffs.
fn up(game: &Matrix) -> i64 {
    1 - game.iter().flatten().min().copied().unwrap_or(0)
}

/// All tableaux of a game by Bland's rule, without rounding.
pub fn tableaux(game: &Matrix) -> Vec<Tableau<RBig>> {
    let mut seen = vec![Tableau::first(game)];
    while let Some(pivot) = seen[seen.len() - 1].pivot(0.0) {
        let mut next = seen[seen.len() - 1].clone();
        next.exchange(pivot);
        seen.push(next);
    }
    seen
}

fn last_corner<const N: usize>(game: &[[i64; N]]) -> RBig {
    tableaux(&rows(game)).last().map_or(RBig::ZERO, |last| last.corner().clone())
}

/// The last tableau of the textbook's method in doubles.
fn last_in_doubles(game: &Matrix, tolerance: f64) -> Tableau<f64> {
    let mut tableau = Tableau::first(game);
    // With roundings even Bland's rule might go in circles.
    for _ in 0..1000 {
        let Some(pivot) = tableau.pivot(tolerance) else { break };
        tableau.exchange(pivot);
    }
    tableau
}

/// What the textbook's method in doubles takes for the value: `1/z - s`.
fn careless(game: &Matrix, tolerance: f64) -> f64 {
    1.0 / last_in_doubles(game, tolerance).corner() - up(game) as f64
}

fn tex(number: &RBig) -> String {
    let sign = if *number < RBig::ZERO { "-" } else { "" };
    let (over, under) = (number.numerator().to_string(), number.denominator().to_string());
    let over = over.trim_start_matches('-');
    if under == "1" { format!("{sign}{over}") } else { format!("{sign}\\tfrac{{{over}}}{{{under}}}") }
}

/// The tableaux of the worked example side by side, the pivot of each in a box.
fn tableaux_of_the_example(_: Lang) -> String {
    let game = rows(&EXAMPLE);
    let n = game[0].len();
    let name = |&variable: &usize| {
        if variable < n { format!("y_{}", variable + 1) } else { format!("u_{}", variable - n + 1) }
    };
    let show = |tableau: &Tableau<RBig>| {
        let pivot = tableau.pivot(0.0);
        let mut lines =
            vec![format!("& {} & \\\\ \\hline", tableau.top.iter().map(name).collect::<Vec<_>>().join(" & "))];
        for (i, row) in tableau.cells.iter().enumerate() {
            let head = tableau.left.get(i).map_or(String::new(), name);
            let cell = |(j, cell): (usize, &RBig)| {
                if pivot == Some((i, j)) { format!("\\boxed{{{}}}", tex(cell)) } else { tex(cell) }
            };
            let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
            let rule = if i + 1 == tableau.left.len() { " \\hline" } else { "" };
            lines.push(format!("{head} & {} \\\\{rule}", cells.join(" & ")));
        }
        format!("\\begin{{array}}{{c|{}|c}}\n{}\n\\end{{array}}", "c".repeat(n), lines.join("\n"))
    };
    let all: Vec<String> = tableaux(&game).iter().map(show).collect();
    format!("\n$$\n{}\n$$\n", all.join("\n\\qquad\n"))
}

/// The corner of the last tableau of the book's game, and its value.
fn end_of_the_book(_: Lang) -> String {
    let corner = last_corner(&BOOK);
    let value = &RBig::ONE / &corner - rational(up(&rows(&BOOK)), 1);
    format!("$z = {}$, $V = \\frac1z - {} = {}$", tex(&corner), up(&rows(&BOOK)), tex(&value))
}

/// A decimal in prose, in the language's own way.
fn decimal(lang: Lang, number: &str) -> String {
    lang.say(&number.replace('.', ","), number).to_string()
}

/// What the textbook's method takes for the value of a game, and what it is.
fn careless_answer(lang: Lang, game: &Matrix, tolerance: f64) -> String {
    let exact = matrix_game::solve(game).value;
    let wrong = decimal(lang, &format!("{:.7}", careless(game, tolerance)));
    let right = decimal(lang, &format!("{:.7}", exact.to_f64().value()));
    let instead = lang.say("thay vì", "instead of");
    format!("{wrong} {instead} $V = {}$ ({right})", tex(&exact))
}

/// How far the exact ratios of the two rows are apart that the textbook's method takes for equal when it leaves the right
/// way; 0 if it never does.
fn confused(game: &Matrix, tolerance: f64) -> f64 {
    let mut exact: Tableau<RBig> = Tableau::first(game);
    let mut rounded: Tableau<f64> = Tableau::first(game);
    while let (Some(right), Some(wrong)) = (exact.pivot(0.0), rounded.pivot(tolerance)) {
        if right != wrong {
            let (least, taken) = (exact.ratio(right.0, right.1), exact.ratio(wrong.0, wrong.1));
            return if right.1 == wrong.1 { (taken - least).to_f64().value() } else { 0.0 };
        }
        exact.exchange(right);
        rounded.exchange(wrong);
    }
    0.0
}

/// How far the corner of the textbook's method is off.
fn corner_miss(game: &Matrix, tolerance: f64) -> f64 {
    let exact = tableaux(game).last().map_or(0.0, |last| last.corner().to_f64().value());
    (last_in_doubles(game, tolerance).corner() - exact).abs()
}

/// A small number in powers of ten.
fn scientific(number: f64) -> String {
    let written = format!("{number:.2e}");
    let (digits, power) = written.split_once('e').unwrap_or((&written, "0"));
    format!("${digits} \\cdot 10^{{{power}}}$")
}

/// Hadamard's bound for a minor of order 16 whose entries are at most 2001: every row is at most 2001·√16 long.
fn largest_minor() -> dashu_int::UBig {
    dashu_int::UBig::from(2001u32 * 4).pow(16)
}

/// How far the guarantees of both records are apart after a million rounds of fictitious play of the book's game.
fn fictitious_gap(lang: Lang) -> String {
    decimal(lang, &format!("{:.5}", gap_after(1_000_000)))
}

/// Each player always answers the other's record; after so many rounds, what the second player's record concedes at most
/// less what the first player's record earns at least.
fn gap_after(rounds: u32) -> f64 {
    let (mut earned, mut conceded) = ([0i64; 3], [0i64; 3]);
    let mut i = 0;
    for _ in 0..rounds {
        (0..3).for_each(|j| conceded[j] += BOOK[i][j]);
        let j = (0..3).min_by_key(|&j| conceded[j]).unwrap_or(0);
        (0..3).for_each(|k| earned[k] += BOOK[k][j]);
        i = (0..3).max_by_key(|&k| earned[k]).unwrap_or(0);
    }
    let most = earned.into_iter().max().unwrap_or(0);
    let least = conceded.into_iter().min().unwrap_or(0);
    (most - least) as f64 / f64::from(rounds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worked_example_ends_with_two_fifths() {
        let seen = tableaux(&rows(&EXAMPLE));
        assert_eq!(seen.len(), 3);
        assert_eq!(*seen[2].corner(), rational(2, 5));
        assert_eq!(seen[2].cells[2], [rational(1, 10), rational(3, 10), rational(2, 5)]);
    }

    #[test]
    fn the_textbook_fails_where_the_editorial_says_so() {
        for (game, tolerance) in
            [(rows(&SCALES), 1e-9), (rows(&PINNED), 1e-9), (rows(&PINNED), 1e-11), (rows(&CLOSEST), 1e-13)]
        {
            let exact = matrix_game::solve(&game).value.to_f64().value();
            assert!((careless(&game, tolerance) - exact).abs() > 1e-9 * 1000.0, "{game:?}");
            let apart = confused(&game, tolerance);
            assert!(0.0 < apart && apart < tolerance, "{game:?}: the ratios are {apart} apart");
        }
        // And it is right where payoffs are alike.
        assert!((careless(&rows(&BOOK), 1e-9) - 96.0 / 143.0).abs() < 1e-9);
    }
}
