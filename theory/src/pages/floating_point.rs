//! Numbers in floating point: how matrix games are solved in doubles, and how they are not.

use exercise::{
    Fact,
    document::Lang,
    picture::{Anchor, Frame, Picture, Svg},
};
use solutions::matrix_game;

use super::nim::table;

/// Games on which a program with the thresholds `1e-9`, `1e-11` and `1e-13` fails.
const GAMES: [&[&[i64]]; 3] = [
    &[&[1000, -1000, 1000], &[0, 1, 1], &[2, -1, -1]],
    &[&[1000, 1000, 0], &[0, -1000, 2], &[1000, -1, 1]],
    &[&[-1, 1, -1000, 1], &[1, -1, -1, 0], &[1, -1, 1, -1000], &[-1000, -1, 0, 1]],
];

/// The thresholds that are tried.
const THRESHOLDS: [f64; 3] = [1e-9, 1e-11, 1e-13];

/// The threshold of the recipe.
const GOOD: f64 = 1e-11;

type Matrix = Vec<Vec<f64>>;

/// How far a program is from the value of a game.
type Error = fn(&Matrix, f64) -> f64;

/// What the texts say.
pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("answers", answers),
        Fact::new("swing", |_| swing()),
        Fact::new("lost", |_| scientific(lost_digits().0)),
        Fact::new("kept", |_| scientific(lost_digits().1)),
        Fact::new("golden", |_| format!("${}$", first_wrong_multiple())),
    ]
}

/// The pictures of the texts.
pub fn pictures() -> Vec<Picture> {
    vec![Picture::worded("floating_point", draw)]
}

/// A condensed tableau with its border; columns of the game are the variables `0..n`, rows `n..n + m`.
struct Tableau {
    cells: Matrix,
    left: Vec<usize>,
    top: Vec<usize>,
}

/// Which of the rows that tie may leave.
#[derive(Clone, Copy, PartialEq)]
enum Ties {
    /// The variable of the least number.
    Bland,
    /// The row with the largest entry.
    Largest,
}

impl Tableau {
    /// The last tableau of a positive game.
    fn last(game: &Matrix, threshold: f64, ties: Ties) -> Tableau {
        let (m, n) = (game.len(), game[0].len());
        let mut cells: Matrix = game.iter().map(|row| row.iter().copied().chain([1.0]).collect()).collect();
        cells.push([vec![-1.0; n], vec![0.0]].concat());
        let mut tableau = Tableau { cells, left: (n..n + m).collect(), top: (0..n).collect() };
        // With roundings even Bland's rule might go in circles.
        for _ in 0..1000 {
            let Some((row, column)) = tableau.pivot(threshold, ties) else { break };
            tableau.exchange(row, column);
        }
        tableau
    }

    fn corner(&self) -> f64 {
        self.cells[self.left.len()][self.top.len()]
    }

    fn pivot(&self, threshold: f64, ties: Ties) -> Option<(usize, usize)> {
        let (m, n) = (self.left.len(), self.top.len());
        let negative = (0..n).filter(|&j| self.cells[m][j] < -threshold);
        let column = negative.min_by_key(|&j| self.top[j])?;
        let ratio = |i: usize| self.cells[i][n] / self.cells[i][column];
        let mut best: Option<usize> = None;
        for i in (0..m).filter(|&i| self.cells[i][column] > threshold) {
            let better = best.is_none_or(|row| {
                let apart = ratio(i) - ratio(row);
                let preferred = match ties {
                    Ties::Bland => self.left[i] < self.left[row],
                    Ties::Largest => self.cells[i][column] > self.cells[row][column],
                };
                if apart.abs() < threshold { preferred } else { apart < 0.0 }
            });
            best = if better { Some(i) } else { best };
        }
        Some((best?, column))
    }

    fn exchange(&mut self, row: usize, column: usize) {
        let pivot = self.cells[row][column];
        let old = self.cells.clone();
        for (i, cells) in self.cells.iter_mut().enumerate() {
            for (j, cell) in cells.iter_mut().enumerate() {
                *cell = match (i == row, j == column) {
                    (true, true) => 1.0 / pivot,
                    (true, false) => old[row][j] / pivot,
                    (false, true) => -old[i][column] / pivot,
                    (false, false) => old[i][j] - old[i][column] * old[row][j] / pivot,
                };
            }
        }
        std::mem::swap(&mut self.left[row], &mut self.top[column]);
    }
}

fn doubles(game: &[&[i64]]) -> Matrix {
    game.iter().map(|row| row.iter().map(|&payoff| payoff as f64).collect()).collect()
}

fn extremes(game: &Matrix) -> (f64, f64) {
    let cells = || game.iter().flatten().copied();
    (cells().fold(f64::INFINITY, f64::min), cells().fold(f64::NEG_INFINITY, f64::max))
}

fn mapped(game: &Matrix, change: impl Fn(f64) -> f64) -> Matrix {
    game.iter().map(|row| row.iter().map(|&cell| change(cell)).collect()).collect()
}

/// The value by a common program: payoffs moved up, one threshold for everything, `1/z - s`.
fn careless(game: &Matrix, threshold: f64) -> f64 {
    let up = 1.0 - extremes(game).0;
    1.0 / Tableau::last(&mapped(game, |cell| cell + up), threshold, Ties::Bland).corner() - up
}

/// What the strategies of the recipe guarantee: the first player gets at least the one, the second pays at most the other.
fn careful(game: &Matrix) -> (f64, f64) {
    let (least, most) = extremes(game);
    let scaled = mapped(game, |cell| 1.0 + (cell - least) / (most - least));
    let last = Tableau::last(&scaled, GOOD, Ties::Largest);
    let n = game[0].len();
    let mut rows: Vec<usize> = last.top.iter().filter(|&&name| name >= n).map(|name| name - n).collect();
    let mut columns: Vec<usize> = last.left.iter().copied().filter(|&name| name < n).collect();
    rows.sort_unstable();
    columns.sort_unstable();
    let p = equalising(&rows, &columns, |i, j| game[i][j], game.len());
    let q = equalising(&columns, &rows, |j, i| game[i][j], n);
    let earns = |j: usize| (0..game.len()).map(|i| p[i] * game[i][j]).sum::<f64>();
    let costs = |i: usize| (0..n).map(|j| q[j] * game[i][j]).sum::<f64>();
    let low = (0..n).map(earns).fold(f64::INFINITY, f64::min);
    (low, (0..game.len()).map(costs).fold(f64::NEG_INFINITY, f64::max))
}

/// Probabilities of `own` choices that make all `others` equally good, by elimination with the largest pivots.
fn equalising(own: &[usize], others: &[usize], payoff: impl Fn(usize, usize) -> f64, count: usize) -> Vec<f64> {
    let size = own.len();
    let mut lines: Matrix = others
        .iter()
        .map(|&other| own.iter().map(|&choice| payoff(choice, other)).chain([-1.0, 0.0]).collect())
        .collect();
    lines.push([vec![1.0; size], vec![0.0, 1.0]].concat());
    for step in 0..=size {
        let largest = (step..=size).max_by(|&a, &b| lines[a][step].abs().total_cmp(&lines[b][step].abs()));
        lines.swap(step, largest.unwrap_or(step));
        let pivots = lines[step].clone();
        for (_, line) in lines.iter_mut().enumerate().filter(|&(other, _)| other != step) {
            let factor = line[step] / pivots[step];
            line.iter_mut().zip(&pivots).skip(step).for_each(|(cell, pivot)| *cell -= factor * pivot);
        }
    }
    let weights: Vec<f64> =
        (0..size).map(|place| (lines[place][size + 1] / lines[place][place]).max(0.0)).collect();
    let total: f64 = weights.iter().sum();
    let mut all = vec![0.0; count];
    own.iter().zip(weights).for_each(|(&choice, weight)| all[choice] = weight / total);
    all
}

fn exact(game: &[&[i64]]) -> f64 {
    matrix_game::solve(&game.iter().map(|row| row.to_vec()).collect::<Vec<_>>()).value.to_f64().value()
}

/// A small number in powers of ten.
fn scientific(number: f64) -> String {
    let written = format!("{number:.1e}");
    let (digits, power) = written.split_once('e').unwrap_or((&written, "0"));
    format!("${digits} \\cdot 10^{{{power}}}$")
}

fn answers(lang: Lang) -> String {
    let head =
        ["", "$V$", r"$\varepsilon = 10^{-9}$", r"$\varepsilon = 10^{-11}$", r"$\varepsilon = 10^{-13}$"];
    let head = head.map(String::from).into_iter().chain([lang.say("công thức chung", "the recipe").into()]);
    let shown = |number: f64| format!("${number:.7}$");
    let line = |(number, game): (usize, &&[&[i64]])| {
        let doubles = doubles(game);
        let careless = THRESHOLDS.map(|threshold| shown(careless(&doubles, threshold)));
        let first = [format!("$A_{}$", number + 1), shown(exact(game))];
        first.into_iter().chain(careless).chain([shown(careful(&doubles).0)]).collect()
    };
    table([head.collect()].into_iter().chain(GAMES.iter().enumerate().map(line)))
}

/// How far `1/z - s` is off where no pivot is wrong, and how far the guarantee of the recipe is.
fn lost_digits() -> (f64, f64) {
    let (game, value) = (doubles(GAMES[0]), exact(GAMES[0]));
    let (low, high) = careful(&game);
    ((careless(&game, GOOD) - value).abs(), (high - low).abs())
}

/// One round of the stochastic game with one state whose last digit never comes to rest.
fn round(v: f64) -> f64 {
    let (a, b) = (-4.0 + 25.0 / 48.0 * v, 6.0 + 17.0 / 22.0 * v);
    let (c, d) = (9.0 + 2.0 / 3.0 * v, -1.0 + 13.0 / 25.0 * v);
    (a * d - b * c) / (a + d - b - c)
}

/// The two doubles between which it swings.
fn swinging() -> [f64; 2] {
    let v = (0..10_000).fold(0.0, |v, _| round(v));
    [v, round(v)]
}

fn swing() -> String {
    let mut two = swinging();
    two.sort_by(f64::total_cmp);
    format!("`{}`, `{}`", two[0], two[1])
}

/// The first Fibonacci number whose multiple of the golden ratio is rounded down wrongly in doubles.
fn first_wrong_multiple() -> u64 {
    let phi = (1.0 + 5f64.sqrt()) / 2.0;
    let wrong = |&&k: &&u64| (k as f64 * phi) as u64 != solutions::wythoff::lower(k);
    solutions::zeckendorf::FIBONACCI[..80].iter().find(wrong).copied().unwrap_or(0)
}

/// How much of the value is lost by the common program if all payoffs but a few grow, for the thresholds and the recipe.
fn draw(lang: Lang) -> Svg {
    let title = lang.say(
        "Sai số của giá trị khi số tiền lớn nhất M tăng từ 10 đến 10 000, trên thang lôgarit: chương trình thông thường với ngưỡng 10⁻⁹, và công thức chung",
        "The error of the value as the largest payoff M grows from 10 to 10 000, on logarithmic scales: a common program with the threshold 10⁻⁹, and the recipe",
    );
    let frame = Frame { corner: (70.0, 24.0), size: (330.0, 200.0), x: (1.0, 4.0), y: (-16.0, 0.0) };
    let mut svg = Svg::new(560.0, 272.0, title);
    let across =
        [(1.0, "10"), (2.0, "100"), (3.0, "1000"), (4.0, "10000")].map(|(x, word)| (x, word.to_string()));
    let heights = [(-16.0, "10⁻¹⁶"), (-12.0, "10⁻¹²"), (-8.0, "10⁻⁸"), (-4.0, "10⁻⁴"), (0.0, "1")];
    frame.axes(
        &mut svg,
        ("M", lang.say("sai số", "error")),
        across,
        heights.map(|(y, word)| (y, word.to_string())),
    );
    let lines: [(&str, &str, Error); 2] = [
        ("fill-b", lang.say("ngưỡng 10⁻⁹", "threshold 10⁻⁹"), |game, value| {
            (careless(game, 1e-9) - value).abs()
        }),
        ("fill-a", lang.say("công thức chung", "the recipe"), |game, value| {
            let (low, high) = careful(game);
            (low - value).abs().max((high - value).abs())
        }),
    ];
    for (place, (class, name, error)) in lines.into_iter().enumerate() {
        for step in 0..=24 {
            let size = 10f64.powf(1.0 + f64::from(step) / 8.0).round();
            let rows: [[i64; 3]; 3] = [[size as i64, -size as i64, size as i64], [0, 1, 1], [2, -1, -1]];
            let game: Vec<&[i64]> = rows.iter().map(<[i64; 3]>::as_slice).collect();
            let error = error(&doubles(&game), exact(&game)).max(1e-16).log10().min(0.0);
            svg.disc(frame.at(size.log10(), error), 3.2, class);
        }
        let line = 60.0 + 22.0 * place as f64;
        svg.disc((424.0, line - 4.0), 3.2, class);
        svg.text((434.0, line), Anchor::Start, "small", name);
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_threshold_has_a_game_on_which_the_common_program_fails() {
        let wrong = |game: usize, threshold: f64| {
            (careless(&doubles(GAMES[game]), threshold) - exact(GAMES[game])).abs() > 1e-6
        };
        assert!(wrong(0, 1e-9) && wrong(1, 1e-11) && wrong(2, 1e-13));
    }

    #[test]
    fn the_recipe_is_right_on_these_and_on_thousands_of_others_with_two_scales() {
        for game in GAMES {
            let (low, high) = careful(&doubles(game));
            assert!((low - exact(game)).abs() < 1e-12 && (high - low).abs() < 1e-12);
        }
        let mut state = 1u64;
        let mut draw = |count: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % count
        };
        for _ in 0..4000 {
            let (m, n) = (2 + draw(4) as usize, 2 + draw(4) as usize);
            let mut payoff = || [-1000, -3, -1, 0, 1, 2, 999, 1000][draw(8) as usize];
            let game: Vec<Vec<i64>> = (0..m).map(|_| (0..n).map(|_| payoff()).collect()).collect();
            if game.iter().flatten().all(|&payoff| payoff == game[0][0]) {
                continue;
            }
            let rows: Vec<&[i64]> = game.iter().map(Vec::as_slice).collect();
            let (low, high) = careful(&doubles(&rows));
            assert!(high - low <= 1e-12 * 1000.0, "{game:?}: {low} {high}");
            assert!((low - exact(&rows)).abs() < 1e-9, "{game:?}");
        }
    }

    #[test]
    fn the_last_digit_swings_for_ever() {
        let [one, other] = swinging();
        assert!(one != other && round(other) == one && (one - other).abs() < 1e-14);
    }

    #[test]
    fn doubles_fail_first_at_the_number_that_the_editorial_names() {
        assert_eq!(first_wrong_multiple(), 102_334_155);
    }
}
