//! The oracle of matrix games: every square submatrix, by determinants.
//!
//! Shapley and Snow (1950): if the value is not 0, it is `det K / s` for some square submatrix K, where `s` is
//! the sum of all its cofactors, and the sums of cofactors by rows and by columns, divided by `s`, are optimal
//! strategies. So the oracle makes all entries positive, tries every K, and takes the first whose strategies
//! guarantee what it claims against *every* row and column: that proves them optimal. No simplex, no pivot, no
//! division before the end; and tolerances are compared as exact fractions.

use std::cmp::Ordering;

use checkers::{
    matrix_game::Solution,
    number::{Number, decimal, rational},
};
use dashu_int::{IBig, UBig, ops::Gcd};
use dashu_ratio::RBig;
use solutions::bracket::round;

use super::{
    grid,
    matrix_games::{Matrix, rationals},
};
use exercise::OracleFn;

/// How many submatrices an oracle may look at.
const SUBMATRICES: usize = 2000;
/// How many of them become candidates.
const CANDIDATES: usize = 24;
/// How many games of a file an oracle may look at.
const QUERIES: usize = 3000;

/// A small game whose exact value is known.
pub struct SmallGame {
    rows: Vec<Vec<RBig>>,
    value: RBig,
    /// What each submatrix suggests as a pair of strategies, optimal or not; the first pair is optimal.
    suggestions: Vec<(Vec<RBig>, Vec<RBig>)>,
}

impl SmallGame {
    /// A game with integer payoffs, or nothing if it is too large.
    pub fn of_integers(matrix: &Matrix) -> Option<SmallGame> {
        SmallGame::of(rationals(matrix))
    }

    /// A game with rational payoffs, or nothing if it is too large.
    pub fn of(rows: Vec<Vec<RBig>>) -> Option<SmallGame> {
        let (m, n) = (rows.len(), rows[0].len());
        if submatrices(m, n)? > SUBMATRICES {
            return None;
        }
        let (positive, unit, shift) = positive_integers(&rows)?;
        let mut suggestions = Vec::new();
        let mut value = None;
        for side in 1..=m.min(n) {
            for chosen_rows in subsets(m, side) {
                for chosen_columns in subsets(n, side) {
                    let Some(kernel) = Kernel::of(&positive, &chosen_rows, &chosen_columns)? else { continue };
                    let strategies = kernel.strategies();
                    if value.is_none() && kernel.solves(&positive)? {
                        let shifted = fraction(kernel.determinant, kernel.sum) - RBig::from(shift);
                        value = Some(shifted / RBig::from(unit.clone()));
                        suggestions.insert(0, strategies);
                    } else {
                        suggestions.push(strategies);
                    }
                }
            }
        }
        Some(SmallGame { rows, value: value?, suggestions })
    }

    /// The exact value.
    pub fn value(&self) -> &RBig {
        &self.value
    }

    /// Judges an answer by the conventions, in exact fractions.
    pub fn judge(&self, answer: &Solution) -> Result<(), String> {
        if size(answer.value.exact() - &self.value) > self.tolerance() {
            return Err(format!("V is {}", decimal(&self.value, 15)));
        }
        self.judge_first(&answer.p)?;
        self.judge_second(&answer.q)
    }

    /// Judges the first player's strategy.
    pub fn judge_first(&self, p: &[Number]) -> Result<(), String> {
        judge_probabilities("p", p)?;
        for column in 0..self.rows[0].len() {
            let earned = sum(p.iter().zip(&self.rows).map(|(p, row)| p.exact() * &row[column]));
            if earned < &self.value - self.tolerance() {
                return Err(format!("p earns {} against column {}", decimal(&earned, 15), column + 1));
            }
        }
        Ok(())
    }

    /// Judges the second player's strategy.
    pub fn judge_second(&self, q: &[Number]) -> Result<(), String> {
        judge_probabilities("q", q)?;
        for (index, row) in self.rows.iter().enumerate() {
            let conceded = sum(q.iter().zip(row).map(|(q, payoff)| q.exact() * payoff));
            if conceded > &self.value + self.tolerance() {
                return Err(format!("q concedes {} to row {}", decimal(&conceded, 15), index + 1));
            }
        }
        Ok(())
    }

    /// The columns that some optimal strategy of the second player uses.
    ///
    /// The theorem finds every extreme optimal strategy (after the shift the value is not 0), and all optimal ones
    /// are mixtures of those.
    pub fn useful_columns(&self) -> Vec<bool> {
        let mut useful = vec![false; self.rows[0].len()];
        for (_, q) in &self.suggestions {
            let concedes = |row: &Vec<RBig>| sum(q.iter().zip(row).map(|(weight, payoff)| weight * payoff));
            if self.rows.iter().all(|row| concedes(row) <= self.value) {
                for (useful, weight) in useful.iter_mut().zip(q) {
                    *useful |= *weight > RBig::ZERO;
                }
            }
        }
        useful
    }

    fn tolerance(&self) -> RBig {
        let largest = self.rows.iter().flatten().map(|payoff| size(payoff.clone())).max();
        billionth_of(&largest.unwrap_or(RBig::ZERO))
    }

    /// Answers for checker and oracle to agree on: other optimal strategies, strategies that look plausible
    /// and are not optimal, and answers on both sides of every tolerance.
    pub fn candidates(&self) -> Vec<Solution> {
        let numbers = |weights: &[RBig]| weights.iter().cloned().map(Number::from).collect::<Vec<_>>();
        let solution = |value: RBig, p: &[RBig], q: &[RBig]| Solution {
            value: value.into(),
            p: numbers(p),
            q: numbers(q),
        };
        let step = self.suggestions.len().div_ceil(CANDIDATES);
        let suggested = self.suggestions.iter().step_by(step);
        let mut candidates: Vec<Solution> =
            suggested.map(|(p, q)| solution(self.value.clone(), p, q)).collect();
        let (p, q) = &self.suggestions[0];
        for digits in [12, 8] {
            let rounded =
                |weights: &[RBig]| weights.iter().map(|weight| round(weight, digits)).collect::<Vec<_>>();
            candidates.push(solution(round(&self.value, digits), &rounded(p), &rounded(q)));
        }
        // A nudge of half a tolerance, of a whole one, of a little more.
        for nudge in [rational(1, 2), rational(1, 1), rational(10_001, 10_000)] {
            let small = self.tolerance() * &nudge;
            candidates.push(solution(&self.value + &small, p, q));
            candidates.push(solution(&self.value - &small, p, q));
            let small = billionth_of(&RBig::ZERO) * &nudge;
            for sign in [1, -1] {
                let moved = |weights: &[RBig], twice: bool| {
                    let mut weights = weights.to_vec();
                    let last = weights.len() - 1;
                    weights[0] += &small * RBig::from(sign);
                    if twice {
                        weights[last] -= &small * RBig::from(sign);
                    }
                    weights
                };
                for twice in [true, false] {
                    candidates.push(solution(self.value.clone(), &moved(p, twice), q));
                    candidates.push(solution(self.value.clone(), p, &moved(q, twice)));
                }
                // All of them a little off: the sum misses by as many nudges.
                let shifted = |weights: &[RBig]| -> Vec<RBig> {
                    weights.iter().map(|weight| weight + &small * RBig::from(sign)).collect()
                };
                candidates.push(solution(self.value.clone(), &shifted(p), q));
                candidates.push(solution(self.value.clone(), p, &shifted(q)));
            }
        }
        candidates
    }
}

/// The oracle for the solution of one game, or nothing if the game is too large.
pub fn oracle_of_game<'a>(rows: Vec<Vec<RBig>>) -> Option<OracleFn<'a, Solution>> {
    let game = SmallGame::of(rows)?;
    Some(Box::new(move |answer| game.judge(answer)))
}

/// Rivals for the solution of one game.
pub fn rivals_of_game(rows: Vec<Vec<RBig>>) -> Vec<Solution> {
    SmallGame::of(rows).map_or(Vec::new(), |game| game.candidates())
}

/// The oracle for one solution per query, or nothing if a game is too large or there are too many.
pub fn oracle_of_queries<'a>(
    games: impl ExactSizeIterator<Item = Vec<Vec<RBig>>>,
) -> Option<OracleFn<'a, Vec<Solution>>> {
    if games.len() > QUERIES {
        return None;
    }
    let games: Vec<SmallGame> = games.map(SmallGame::of).collect::<Option<_>>()?;
    Some(Box::new(move |answers| {
        for (index, (game, answer)) in games.iter().zip(answers).enumerate() {
            game.judge(answer).map_err(|reason| format!("query {}: {reason}", index + 1))?;
        }
        Ok(())
    }))
}

/// Rivals for a file of one query.
pub fn rivals_of_queries(mut games: impl ExactSizeIterator<Item = Vec<Vec<RBig>>>) -> Vec<Vec<Solution>> {
    match (games.len(), games.next().and_then(SmallGame::of)) {
        (1, Some(game)) => game.candidates().into_iter().map(|candidate| vec![candidate]).collect(),
        _ => Vec::new(),
    }
}

/// A square submatrix whose cofactors sum to a positive number (all signs turned, if need be) and whose sums
/// of cofactors by rows and by columns are not negative.
struct Kernel {
    determinant: i128,
    sum: i128,
    /// One a row of the whole game, 0 outside the submatrix.
    row_sums: Vec<i128>,
    /// One a column of the whole game, 0 outside the submatrix.
    column_sums: Vec<i128>,
}

impl Kernel {
    /// `None` if the numbers grow too large, `Some(None)` if the submatrix suggests no strategies.
    fn of(matrix: &[Vec<i128>], rows: &[usize], columns: &[usize]) -> Option<Option<Kernel>> {
        let mut row_sums = vec![0i128; matrix.len()];
        let mut column_sums = vec![0i128; matrix[0].len()];
        let mut determinant = 0i128;
        for (i, &row) in rows.iter().enumerate() {
            for (j, &column) in columns.iter().enumerate() {
                let cofactor = cofactor_of(matrix, rows, columns, (i, j))?;
                row_sums[row] = row_sums[row].checked_add(cofactor)?;
                column_sums[column] = column_sums[column].checked_add(cofactor)?;
                if i == 0 {
                    determinant = determinant.checked_add(matrix[row][column].checked_mul(cofactor)?)?;
                }
            }
        }
        let mut sum = row_sums.iter().try_fold(0i128, |sum, &part| sum.checked_add(part))?;
        if sum < 0 {
            (sum, determinant) = (-sum, -determinant);
            row_sums.iter_mut().chain(&mut column_sums).for_each(|part| *part = -*part);
        }
        let suggests = sum > 0 && row_sums.iter().chain(&column_sums).all(|&part| part >= 0);
        Some(suggests.then_some(Kernel { determinant, sum, row_sums, column_sums }))
    }

    /// Whether its strategies guarantee its value in the whole game.
    fn solves(&self, matrix: &[Vec<i128>]) -> Option<bool> {
        for column in 0..self.column_sums.len() {
            let pairs = self.row_sums.iter().zip(matrix).map(|(weight, row)| (*weight, row[column]));
            if dot(pairs)? < self.determinant {
                return Some(false);
            }
        }
        for row in matrix {
            if dot(self.column_sums.iter().copied().zip(row.iter().copied()))? > self.determinant {
                return Some(false);
            }
        }
        Some(true)
    }

    fn strategies(&self) -> (Vec<RBig>, Vec<RBig>) {
        let weights = |sums: &[i128]| sums.iter().map(|&part| fraction(part, self.sum)).collect();
        (weights(&self.row_sums), weights(&self.column_sums))
    }
}

fn dot(pairs: impl Iterator<Item = (i128, i128)>) -> Option<i128> {
    let mut pairs = pairs;
    pairs.try_fold(0i128, |sum, (a, b)| sum.checked_add(a.checked_mul(b)?))
}

/// The determinant of a square matrix by expansion, if it fits 128 bits.
pub fn determinant(matrix: &Matrix) -> Option<i128> {
    let all: Vec<usize> = (0..matrix.len()).collect();
    determinant_of(&widened(matrix), &all, &all)
}

/// The transposed matrix of the cofactors of a square matrix, if they fit 128 bits.
pub fn adjugate(matrix: &Matrix) -> Option<Vec<Vec<i128>>> {
    let wide = widened(matrix);
    let all: Vec<usize> = (0..matrix.len()).collect();
    let row = |j: usize| all.iter().map(|&i| cofactor_of(&wide, &all, &all, (i, j))).collect();
    all.iter().map(|&j| row(j)).collect()
}

fn widened(matrix: &Matrix) -> Vec<Vec<i128>> {
    grid::mapped(matrix, |&entry| entry.into())
}

/// The cofactor of a submatrix at a place in it.
fn cofactor_of(
    matrix: &[Vec<i128>],
    rows: &[usize],
    columns: &[usize],
    (i, j): (usize, usize),
) -> Option<i128> {
    let minor = determinant_of(matrix, &without(rows, i), &without(columns, j))?;
    Some(if (i + j).is_multiple_of(2) { minor } else { -minor })
}

/// The determinant of a submatrix, by expansion along its first row.
fn determinant_of(matrix: &[Vec<i128>], rows: &[usize], columns: &[usize]) -> Option<i128> {
    let Some((&first, rest)) = rows.split_first() else { return Some(1) };
    let mut determinant = 0i128;
    for (j, &column) in columns.iter().enumerate() {
        let minor = determinant_of(matrix, rest, &without(columns, j))?;
        let term = matrix[first][column].checked_mul(minor)?;
        determinant =
            if j % 2 == 0 { determinant.checked_add(term)? } else { determinant.checked_sub(term)? };
    }
    Some(determinant)
}

fn without(indices: &[usize], place: usize) -> Vec<usize> {
    [&indices[..place], &indices[place + 1..]].concat()
}

/// All entries over one denominator and then moved up to be positive: entries, denominator, move.
fn positive_integers(rows: &[Vec<RBig>]) -> Option<(Vec<Vec<i128>>, UBig, i128)> {
    let unit = rows.iter().flatten().fold(UBig::ONE, |unit, payoff| {
        let divisor = (&unit).gcd(payoff.denominator());
        unit / divisor * payoff.denominator()
    });
    let scaled = |payoff: &RBig| -> Option<i128> {
        IBig::try_into(payoff.numerator() * (&unit / payoff.denominator())).ok()
    };
    let integers: Vec<Vec<i128>> =
        rows.iter().map(|row| row.iter().map(scaled).collect()).collect::<Option<_>>()?;
    let shift = 1i128.checked_sub(*integers.iter().flatten().min()?)?;
    let positive = |row: &Vec<i128>| row.iter().map(|entry| entry.checked_add(shift)).collect();
    Some((integers.iter().map(positive).collect::<Option<_>>()?, unit, shift))
}

/// How many square submatrices there are, if that fits a word: C(m + n, m) - 1.
fn submatrices(m: usize, n: usize) -> Option<usize> {
    let all = (1..=m.min(n)).try_fold(1usize, |all, k| Some(all.checked_mul(m.max(n) + k)? / k))?;
    Some(all - 1)
}

/// The subsets of `0..n` of a size, each ascending.
fn subsets(n: usize, size: usize) -> Vec<Vec<usize>> {
    match size.cmp(&n) {
        Ordering::Greater => Vec::new(),
        Ordering::Equal => vec![(0..n).collect()],
        Ordering::Less if size == 0 => vec![Vec::new()],
        Ordering::Less => {
            let mut all = subsets(n - 1, size);
            all.extend(subsets(n - 1, size - 1).into_iter().map(|mut subset| {
                subset.push(n - 1);
                subset
            }));
            all
        }
    }
}

/// `numerator / denominator`, where `denominator` is not 0.
pub fn fraction(numerator: i128, denominator: i128) -> RBig {
    RBig::from_parts_signed(numerator.into(), denominator.into())
}

/// Judges a number against its exact value by the conventions, in exact fractions.
pub fn judge_number(given: &Number, exact: &RBig) -> Result<(), String> {
    if size(given.exact() - exact) > billionth_of(exact) {
        return Err(format!("{given} is not {exact}"));
    }
    Ok(())
}

/// Numbers on both sides of the tolerance around an exact value, some right and some wrong.
pub fn nearly(exact: &RBig) -> impl Iterator<Item = RBig> {
    [-11, -10, -9, 9, 10, 11].into_iter().map(move |tenths| exact + billionth_of(exact) * rational(tenths, 10))
}

/// `1e-9 * max(1, |value|)`.
fn billionth_of(value: &RBig) -> RBig {
    size(value.clone()).max(RBig::ONE) / RBig::from(1_000_000_000)
}

fn sum(terms: impl Iterator<Item = RBig>) -> RBig {
    terms.fold(RBig::ZERO, |sum, term| sum + term)
}

fn size(value: RBig) -> RBig {
    if value < RBig::ZERO { -value } else { value }
}

fn judge_probabilities(name: &str, weights: &[Number]) -> Result<(), String> {
    let tolerance = billionth_of(&RBig::ONE);
    if weights.iter().any(|weight| *weight.exact() < -tolerance.clone()) {
        return Err(format!("{name} has a negative probability"));
    }
    let total = sum(weights.iter().map(|weight| weight.exact().clone()));
    if size(&total - RBig::ONE) > tolerance * RBig::from(weights.len()) {
        return Err(format!("{name} sums to {}", decimal(&total, 15)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn submatrices_are_counted_without_listing_them() {
        for (m, n) in [(1, 1), (1, 7), (3, 2), (4, 4), (2, 30)] {
            let listed: usize =
                (1..=m.min(n)).map(|size| subsets(m, size).len() * subsets(n, size).len()).sum();
            assert_eq!(submatrices(m, n), Some(listed), "{m} × {n}");
        }
        assert!(SmallGame::of_integers(&vec![vec![0; 40]; 40]).is_none());
    }

    #[test]
    fn a_matrix_times_its_adjugate_is_its_determinant() {
        let matrix = vec![vec![2, 0, -1], vec![3, 5, 7], vec![-4, 1, 6]];
        let (determinant, adjugate) = (determinant(&matrix).unwrap(), adjugate(&matrix).unwrap());
        assert_eq!(determinant, 23);
        for (i, row) in matrix.iter().enumerate() {
            for j in 0..3 {
                let product: i128 = row.iter().zip(&adjugate).map(|(&a, b)| i128::from(a) * b[j]).sum();
                assert_eq!(product, if i == j { determinant } else { 0 });
            }
        }
    }

    #[test]
    fn values_known_from_books() {
        let value = |rows: &[&[i64]]| {
            SmallGame::of_integers(&rows.iter().map(|row| row.to_vec()).collect()).unwrap().value().clone()
        };
        assert_eq!(value(&[&[0, 5, -2], &[-3, 0, 4], &[6, -4, 0]]), rational(96, 143));
        assert_eq!(value(&[&[100, -50], &[0, 100]]), rational(40, 1));
        assert_eq!(value(&[&[0, -1, 1], &[1, 0, -1], &[-1, 1, 0]]), rational(0, 1));
        assert_eq!(value(&[&[-7]]), rational(-7, 1));
        assert_eq!(value(&[&[3, 3], &[3, 3]]), rational(3, 1));
    }
}
