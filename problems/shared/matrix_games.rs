//! Matrix games in files: a matrix under its shape, and a solution `V`, `p`, `q`.

use std::fmt::Write;

use checkers::{
    Bound, ReadError, Reader, Refusal, Tokens,
    matrix_game::{Game, Solution},
    number::{Number, rational},
};
use dashu_ratio::RBig;
use solutions::matrix_game;

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

/// Reads the rows of a matrix, one a line.
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

/// Writes the rows of a matrix, one a line.
pub fn write_rows(matrix: &Matrix, out: &mut String) {
    for row in matrix {
        for (index, entry) in row.iter().enumerate() {
            let _ = write!(out, "{}{entry}", if index == 0 { "" } else { " " });
        }
        out.push('\n');
    }
}

/// Writes the line `m n` and a matrix.
pub fn write_matrix(matrix: &Matrix, out: &mut String) {
    let _ = writeln!(out, "{} {}", matrix.len(), matrix.first().map_or(0, Vec::len));
    write_rows(matrix, out);
}

/// Writes numbers as exact fractions on one line.
pub fn write_numbers<'a>(numbers: impl IntoIterator<Item = &'a Number>, out: &mut String) {
    for (index, number) in numbers.into_iter().enumerate() {
        let _ = write!(out, "{}{}", if index == 0 { "" } else { " " }, number.exact());
    }
    out.push('\n');
}

/// Writes a solution on three lines: `V`, `p`, `q`.
pub fn write_solution(Solution { value, p, q }: &Solution, out: &mut String) {
    write_numbers([value], out);
    write_numbers(p, out);
    write_numbers(q, out);
}

/// Writes a solution on one line, where a line is a query: `V p1 … pm q1 … qn`.
pub fn write_solution_line(Solution { value, p, q }: &Solution, out: &mut String) {
    write_numbers([value].into_iter().chain(p).chain(q), out);
}

/// An exact solution as an answer.
pub fn answer(solution: matrix_game::Solution) -> Solution {
    let numbers = |weights: Vec<RBig>| weights.into_iter().map(Number::from).collect();
    Solution { value: solution.value.into(), p: numbers(solution.row), q: numbers(solution.column) }
}

/// A matrix of integers as a matrix of rationals.
pub fn rationals(matrix: &Matrix) -> Vec<Vec<RBig>> {
    matrix.iter().map(|row| row.iter().map(|&entry| rational(entry, 1)).collect()).collect()
}

/// Reads one solution a query, the queries' games being of these shapes.
pub fn read_solutions(
    tokens: &mut Tokens,
    shapes: impl IntoIterator<Item = (usize, usize)>,
) -> Result<Vec<Solution>, Refusal> {
    let read = |(index, (m, n))| {
        tokens.label("query", index + 1);
        Solution::read(tokens, m, n)
    };
    shapes.into_iter().enumerate().map(read).collect()
}

/// Judges one solution a query, each in its game and against the reference's value.
pub fn check_solutions(
    games: impl IntoIterator<Item = Game>,
    answers: &[Solution],
    reference: &[Solution],
) -> Result<(), Refusal> {
    for (index, (game, (answer, exact))) in games.into_iter().zip(answers.iter().zip(reference)).enumerate() {
        game.judge(exact.value.exact(), answer).map_err(|reason| Refusal::at("query", index + 1, reason))?;
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
