//! Matrix games in files: a matrix under its shape, and a solution `V`, `p`, `q`.

use checkers::{
    Bound, ReadError, Reader, Refusal, Tokens, Writer,
    matrix_game::{Game, Solution},
    number::{Number, Terms, rational},
    sentence::QUERY,
};
use dashu_ratio::RBig;
use generators::{TestRng, matrices::MatrixKind};
use solutions::matrix_game;

use super::grid;

/// Payoffs to the first player, row by row.
pub type Matrix = Vec<Vec<i64>>;

/// Reads the line `m n`.
pub fn read_shape(reader: &mut Reader, m: &Bound, n: &Bound) -> Result<(usize, usize), ReadError> {
    let rows = reader.integer(m)?;
    reader.space()?;
    let columns = reader.integer(n)?;
    reader.end_line()?;
    Ok((rows, columns))
}

/// Reads the rows of a matrix, one per line.
pub fn read_rows(
    reader: &mut Reader,
    (rows, columns): (usize, usize),
    entry: &Bound,
) -> Result<Matrix, ReadError> {
    let read_row = |_| {
        let row = reader.integers(entry, columns)?;
        reader.end_line()?;
        Ok(row)
    };
    (0..rows).map(read_row).collect()
}

/// Reads the line `m n` and a matrix of that shape.
pub fn read_matrix(reader: &mut Reader, m: &Bound, n: &Bound, entry: &Bound) -> Result<Matrix, ReadError> {
    let shape = read_shape(reader, m, n)?;
    read_rows(reader, shape, entry)
}

/// Writes the line `m n` and a matrix.
pub fn write_matrix(matrix: &Matrix, out: &mut Writer) {
    out.line([matrix.len(), matrix.first().map_or(0, Vec::len)]);
    out.integer_rows(matrix);
}

/// Writes numbers as exact fractions on one line.
pub fn write_numbers<'a>(numbers: impl IntoIterator<Item = &'a Number>, out: &mut Writer) {
    out.line(numbers.into_iter().map(Terms));
}

/// Writes a solution on three lines: `V`, `p`, `q`.
pub fn write_solution(Solution { value, p, q }: &Solution, out: &mut Writer) {
    write_numbers([value], out);
    write_numbers(p, out);
    write_numbers(q, out);
}

/// Writes a solution on one line, where a line is a query: `V p1 … pm q1 … qn`.
pub fn write_solution_line(Solution { value, p, q }: &Solution, out: &mut Writer) {
    write_numbers([value].into_iter().chain(p).chain(q), out);
}

/// Writes one solution per line.
pub fn write_solutions(solutions: &[Solution], out: &mut Writer) {
    for solution in solutions {
        write_solution_line(solution, out);
    }
}

/// An exact solution as an answer.
pub fn answer(solution: matrix_game::Solution) -> Solution {
    let numbers = |weights: Vec<RBig>| weights.into_iter().map(Number::from).collect();
    Solution { value: solution.value.into(), p: numbers(solution.row), q: numbers(solution.column) }
}

/// A matrix of integers as a matrix of rationals.
pub fn rationals(matrix: &Matrix) -> Vec<Vec<RBig>> {
    grid::mapped(matrix, |&entry| rational(entry, 1))
}

/// Reads one solution per query, the queries' games being of these shapes.
pub fn read_solutions(
    tokens: &mut Tokens,
    shapes: impl ExactSizeIterator<Item = (usize, usize)>,
) -> Result<Vec<Solution>, Refusal> {
    Solution::read_each(tokens, &shapes.collect::<Vec<_>>())
}

/// Judges one solution per query, each in its game, which is made where it is needed, and beside the reference's.
pub fn check_solutions<Query>(
    queries: &[Query],
    game: impl Fn(&Query) -> Game,
    answers: &[Solution],
    reference: &[Solution],
) -> Result<(), Refusal> {
    if Solution::are_surely_near(answers, reference) {
        return Ok(());
    }
    for (index, (query, (answer, optimal))) in queries.iter().zip(answers.iter().zip(reference)).enumerate() {
        Game::judge_beside(|| game(query), optimal, answer)
            .map_err(|reason| Refusal::at(QUERY, index + 1, reason))?;
    }
    Ok(())
}

/// The square matrix with these payoffs on its diagonal and 0 elsewhere: only equal choices pay.
pub fn diagonal(payoffs: &[RBig]) -> Vec<Vec<RBig>> {
    let mut rows = vec![vec![RBig::ZERO; payoffs.len()]; payoffs.len()];
    for (index, payoff) in payoffs.iter().enumerate() {
        rows[index][index] = payoff.clone();
    }
    rows
}

/// The same game with the players' places exchanged: `-A` transposed.
pub fn turned(matrix: &Matrix) -> Matrix {
    let columns = matrix.first().map_or(0, Vec::len);
    grid::table(columns, matrix.len(), |i, j| -matrix[j][i])
}

/// The range of payoffs that a plan asks for. An end of which it says nothing is the bound's.
pub fn planned_range(low: Option<i64>, high: Option<i64>, payoff: &Bound) -> (i64, i64) {
    // Payoffs are 64 bits wide, and their bounds are no wider.
    (low.unwrap_or(payoff.min as i64), high.unwrap_or(payoff.max as i64))
}

/// A range of payoffs for a small game, narrow or wide, of one sign or of both.
pub fn small_range(rng: &mut TestRng) -> (i64, i64) {
    *rng.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (999, 1000), (-1000, 1000)])
}

/// A game of at most 4 × 4 of any kind.
pub fn small_matrix(rng: &mut TestRng) -> Matrix {
    let (m, n) = (rng.size(1, 4), rng.size(1, 4));
    let (low, high) = small_range(rng);
    rng.pick(&MatrixKind::ALL).make(rng, m, n, low, high)
}
