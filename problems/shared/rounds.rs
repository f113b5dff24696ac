//! The oracle of games that lead to games: play broken off after so many rounds, in double precision.
//!
//! After no round nothing is paid; after k + 1 rounds a game is worth what its matrix is worth if every game in
//! it is worth what k rounds of it are. Games of games are over after as many rounds as their chains are long,
//! stochastic games nearly over after enough of them. A matrix is solved by trying: every square submatrix
//! suggests a strategy, and the best of what they are sure to earn is the value (Shapley and Snow 1950); no
//! comparison of nearly equal numbers decides anything.

use checkers::{matrix_game::Solution, number::Number};
use solutions::linked_games::GameMatrix;

use super::grid;

/// How many rows and columns a matrix may have.
const SIDE: usize = 3;

/// A system of games in doubles.
pub struct Rounds {
    games: Vec<Matrix>,
}

type Matrix = Vec<Vec<Entry>>;

/// A payoff, and the probability of each game that may follow.
struct Entry {
    payoff: f64,
    next: Vec<(usize, f64)>,
}

impl Rounds {
    /// The system, or nothing if a matrix is too large.
    pub fn of(games: &[GameMatrix]) -> Option<Rounds> {
        let entry = |entry: &solutions::linked_games::Entry| Entry {
            payoff: entry.payoff().to_f64().value(),
            next: entry
                .next()
                .iter()
                .map(|(game, probability)| (*game, probability.to_f64().value()))
                .collect(),
        };
        let matrix = |game: &GameMatrix| -> Option<Matrix> {
            let (m, n) = game.shape();
            (m <= SIDE && n <= SIDE).then(|| grid::mapped(game.rows(), entry))
        };
        Some(Rounds { games: games.iter().map(matrix).collect::<Option<_>>()? })
    }

    /// What the games are worth if play is broken off after so many rounds.
    pub fn values_after(&self, rounds: usize) -> Vec<f64> {
        let mut values = vec![0.0; self.games.len()];
        for _ in 0..rounds {
            let next: Vec<f64> = (0..self.games.len()).map(|game| value(&self.matrix(game, &values))).collect();
            if next == values {
                break;
            }
            values = next;
        }
        values
    }

    /// What stochastic games are worth that stop with a probability of at least 1/10 in every round: after 600
    /// rounds at most 0.9^600 < 10^-27 of what may be paid is missing.
    pub fn values(&self) -> Vec<f64> {
        self.values_after(600)
    }

    /// The matrix of a game at these values.
    pub fn matrix(&self, game: usize, values: &[f64]) -> Vec<Vec<f64>> {
        let worth = |entry: &Entry| {
            let next: f64 = entry.next.iter().map(|(game, probability)| probability * values[*game]).sum();
            entry.payoff + next
        };
        grid::mapped(&self.games[game], worth)
    }

    /// Judges a solution of a game by the conventions, all games being worth these values.
    pub fn judge(&self, game: usize, values: &[f64], given: &Solution) -> Result<(), String> {
        let (value, exact) = (given.value.exact().to_f64().value(), values[game]);
        if (value - exact).abs() > self.tolerance(game, values) {
            return Err(format!("{value} is not {exact}"));
        }
        self.judge_strategies(game, values, &given.p, &given.q)
    }

    /// A billionth of the largest payoff of a game, or of 1: how far its value and what strategies earn may be off.
    fn tolerance(&self, game: usize, values: &[f64]) -> f64 {
        let matrix = self.matrix(game, values);
        1e-9 * matrix.iter().flatten().fold(1.0, |most: f64, payoff| most.max(payoff.abs()))
    }

    /// Values of a game on both sides of its tolerance, and not too near to its edge for doubles.
    pub fn nearly(&self, game: usize, values: &[f64]) -> impl Iterator<Item = f64> + use<> {
        around(values[game], self.tolerance(game, values))
    }

    /// Judges the strategies of a game by the conventions, all games being worth these values.
    pub fn judge_strategies(
        &self,
        game: usize,
        values: &[f64],
        p: &[Number],
        q: &[Number],
    ) -> Result<(), String> {
        let matrix = self.matrix(game, values);
        let tolerance = self.tolerance(game, values);
        let [p, q] = [("p", p), ("q", q)].map(|(name, weights)| probabilities(name, weights));
        let (p, q) = (p?, q?);
        if sure_of_p(&matrix, &p) < values[game] - tolerance {
            return Err(format!("p is sure of {} only", sure_of_p(&matrix, &p)));
        }
        if most_of_q(&matrix, &q) > values[game] + tolerance {
            return Err(format!("q may pay {}", most_of_q(&matrix, &q)));
        }
        Ok(())
    }

    /// Pairs of strategies that submatrices suggest at these values, some of them optimal, all plausible.
    pub fn suggestions(&self, game: usize, values: &[f64]) -> Vec<(Vec<Number>, Vec<Number>)> {
        let numbers = |weights: Vec<f64>| weights.into_iter().map(number).collect();
        suggestions(&self.matrix(game, values)).map(|(p, q)| (numbers(p), numbers(q))).collect()
    }
}

/// Judges a number by the conventions.
pub fn judge_number(given: &Number, exact: f64) -> Result<(), String> {
    let given = given.exact().to_f64().value();
    let close = (given - exact).abs() <= 1e-9 * exact.abs().max(1.0);
    if close { Ok(()) } else { Err(format!("{given} is not {exact}")) }
}

/// A double as a program may write it.
pub fn number(value: f64) -> Number {
    Number::parse(format!("{value:.17e}").as_bytes()).unwrap_or_else(|_| dashu_ratio::RBig::ZERO.into())
}

/// Numbers on both sides of the tolerance, and not too near to its edge for doubles.
pub fn nearly(exact: f64) -> impl Iterator<Item = f64> {
    around(exact, 1e-9 * exact.abs().max(1.0))
}

fn around(exact: f64, tolerance: f64) -> impl Iterator<Item = f64> {
    [-1.01, -0.99, 0.0, 0.99, 1.01].into_iter().map(move |part| exact + part * tolerance)
}

fn probabilities(name: &str, weights: &[Number]) -> Result<Vec<f64>, String> {
    let weights: Vec<f64> = weights.iter().map(|weight| weight.exact().to_f64().value()).collect();
    let sum: f64 = weights.iter().sum();
    let fine =
        weights.iter().all(|&weight| weight >= -1e-9) && (sum - 1.0).abs() <= 1e-9 * weights.len() as f64;
    if fine { Ok(weights) } else { Err(format!("{name} is no distribution: {weights:?}")) }
}

/// What p earns at least.
fn sure_of_p(matrix: &[Vec<f64>], p: &[f64]) -> f64 {
    let earned = |column: usize| p.iter().zip(matrix).map(|(weight, row)| weight * row[column]).sum();
    (0..matrix[0].len()).map(earned).fold(f64::INFINITY, f64::min)
}

/// What q pays at most.
fn most_of_q(matrix: &[Vec<f64>], q: &[f64]) -> f64 {
    let paid = |row: &Vec<f64>| q.iter().zip(row).map(|(weight, payoff)| weight * payoff).sum();
    matrix.iter().map(paid).fold(f64::NEG_INFINITY, f64::max)
}

/// The value of a matrix: the best that a suggested strategy is sure of.
fn value(matrix: &[Vec<f64>]) -> f64 {
    suggestions(matrix).map(|(p, _)| sure_of_p(matrix, &p)).fold(f64::NEG_INFINITY, f64::max)
}

/// What every square submatrix suggests: the sums of its cofactors by rows and by columns over the sum of all.
fn suggestions(matrix: &[Vec<f64>]) -> impl Iterator<Item = (Vec<f64>, Vec<f64>)> {
    let (m, n) = (matrix.len(), matrix[0].len());
    let masks = (1u32..1 << m).flat_map(move |rows| (1u32..1 << n).map(move |columns| (rows, columns)));
    let square = masks.filter(|(rows, columns)| rows.count_ones() == columns.count_ones());
    square.filter_map(move |(rows, columns)| {
        let (mut p, mut q) = (vec![0.0; m], vec![0.0; n]);
        for i in members(rows) {
            for j in members(columns) {
                let below = |mask: u32, place: usize| (mask & ((1 << place) - 1)).count_ones();
                let sign = if (below(rows, i) + below(columns, j)).is_multiple_of(2) { 1.0 } else { -1.0 };
                let cofactor = sign * determinant(matrix, rows & !(1 << i), columns & !(1 << j));
                p[i] += cofactor;
                q[j] += cofactor;
            }
        }
        let sum: f64 = p.iter().sum();
        // Rounding may leave a weight of 0 a hair below 0: that is no reason to overlook the strategy.
        let fits = |weight: &f64| weight / sum >= -1e-12;
        (sum != 0.0 && p.iter().all(fits) && q.iter().all(fits)).then(|| {
            let even = |weights: Vec<f64>| weights.into_iter().map(|weight| (weight / sum).max(0.0)).collect();
            (even(p), even(q))
        })
    })
}

fn members(mask: u32) -> impl Iterator<Item = usize> {
    (0..SIDE).filter(move |place| mask & (1 << place) != 0)
}

/// The determinant of a submatrix, by expansion along its first row; 1 if it is empty.
fn determinant(matrix: &[Vec<f64>], rows: u32, columns: u32) -> f64 {
    let Some(row) = members(rows).next() else { return 1.0 };
    let signs = [1.0, -1.0].into_iter().cycle();
    let terms = members(columns).zip(signs).map(|(column, sign)| {
        sign * matrix[row][column] * determinant(matrix, rows & !(1 << row), columns & !(1 << column))
    });
    terms.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounds(games: &[&str]) -> Rounds {
        let games: Vec<GameMatrix> = games.iter().map(|game| game.parse().unwrap()).collect();
        Rounds::of(&games).unwrap()
    }

    #[test]
    fn matrices_known_from_books() {
        for (game, right) in [
            ("0, 5, -2; -3, 0, 4; 6, -4, 0", 96.0 / 143.0),
            ("100, -50; 0, 100", 40.0),
            ("-7", -7.0),
            ("3, 3; 3, 3", 3.0),
        ] {
            assert!((rounds(&[game]).values_after(1)[0] - right).abs() < 1e-12, "{game}");
        }
        assert!(Rounds::of(&["1, 2, 3, 4".parse().unwrap()]).is_none());
    }

    #[test]
    fn stochastic_games_known_from_books() {
        let one = rounds(&["4, 1 + 1/3 G; 0, 1 + 2/3 G"]);
        assert!((one.values_after(500)[0] - 2.0).abs() < 1e-12);
        let two = rounds(&["2, 2 + 1/2 G2; 0, 4 + 1/2 G2", "-4, 0; -2 + 1/2 G1, -4 + 1/2 G1"]);
        let values = two.values_after(500);
        assert!((values[0] - 16.0 / 11.0).abs() < 1e-12 && (values[1] + 24.0 / 11.0).abs() < 1e-12);
    }
}
