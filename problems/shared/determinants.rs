//! Square matrices whose determinant deceives careless programs: it is 0 and floating point finds another number, or it
//! is not 0 and looks as if it were.

use dashu_int::IBig;
use generators::{PlanError, TestRng, params};

use super::{grid, matrix_games::Matrix};

/// How many matrices are tried before a recipe gives up.
const TRIES: usize = 100_000;

params! {
    /// The parameters of a matrix that a plan writes out: one whose determinant is a multiple of 2^64, say.
    #[derive(Clone)]
    pub struct Given { rows: Matrix, shuffled: bool = false }
}

/// The matrix as it stands in the plan, which rounding errors may depend on; or `shuffled`, its rows and columns in random
/// order, which changes no more than the sign of the determinant. Whether it is a square is the reader's to say.
pub fn given(rng: &mut TestRng, Given { mut rows, shuffled }: Given) -> Result<Matrix, PlanError> {
    if shuffled {
        rng.shuffle(&mut rows);
        let mut columns = transposed(&rows);
        rng.shuffle(&mut columns);
        rows = transposed(&columns);
    }
    Ok(rows)
}

fn transposed(matrix: &Matrix) -> Matrix {
    let columns = matrix.first().map_or(0, Vec::len);
    (0..columns).map(|j| matrix.iter().filter_map(|row| row.get(j).copied()).collect()).collect()
}

/// The pivots that elimination in double precision finds, each the largest of its column, and the rows of the matrix that
/// they come from. It ends behind a pivot that is 0.
pub fn double_elimination(matrix: &Matrix) -> Vec<(usize, f64)> {
    let mut rows: Vec<(usize, Vec<f64>)> =
        matrix.iter().map(|row| row.iter().map(|&entry| entry as f64).collect()).enumerate().collect();
    let n = rows.len();
    let mut pivots = Vec::with_capacity(n);
    for k in 0..n {
        let mut largest = k;
        for i in k + 1..n {
            if rows[i].1[k].abs() > rows[largest].1[k].abs() {
                largest = i;
            }
        }
        rows.swap(k, largest);
        let (place, pivot_row) = rows[k].clone();
        pivots.push((place, pivot_row[k]));
        if pivot_row[k] == 0.0 {
            break;
        }
        for (_, row) in &mut rows[k + 1..] {
            let factor = row[k] / pivot_row[k];
            for (entry, above) in row.iter_mut().zip(&pivot_row).skip(k) {
                *entry -= factor * above;
            }
        }
    }
    pivots
}

/// The pivots of [`double_elimination`] alone.
pub fn double_pivots(matrix: &Matrix) -> Vec<f64> {
    double_elimination(matrix).into_iter().map(|(_, pivot)| pivot).collect()
}

/// A singular `n × n` matrix with entries of size at most `most`, of which elimination in double precision finds `n` pivots
/// of size at least `pivot`.
///
/// It is a product L U. The diagonal of U is small (and its last entry 0), and beside it stand numbers near `most`: each
/// step of the elimination multiplies the rounding errors of the step before by their quotient. The first column of L
/// consists of thirds, which no binary fraction holds, so there are rounding errors from the beginning.
pub fn steep(rng: &mut TestRng, n: usize, most: i64, pivot: f64) -> Result<Matrix, PlanError> {
    let mut make = || {
        let mut upper = vec![vec![0; n]; n];
        for (k, row) in upper.iter_mut().enumerate().take(n - 1) {
            row[k] = if k == 0 { 3 } else { rng.between(1, 3) };
            row[k + 1] = rng.between(most / 2, most) * *rng.pick(&[-1, 1]);
            for entry in &mut row[k + 2..] {
                if rng.size(0, 2) == 0 {
                    *entry = rng.between(-most / 4, most / 4);
                }
            }
        }
        for entry in &mut upper[0] {
            *entry -= *entry % 3;
        }
        let mut matrix: Matrix = Vec::with_capacity(n);
        for i in 0..n {
            // The row of L, three times.
            let factors: Vec<i64> = (0..=i)
                .map(|k| match k {
                    k if k == i => 3,
                    0 => rng.between(-3, 3),
                    _ => 3 * rng.between(-1, 1),
                })
                .collect();
            let entry = |j| factors.iter().zip(&upper).map(|(factor, row)| factor * row[j]).sum::<i64>() / 3;
            matrix.push((0..n).map(entry).collect());
        }
        rng.shuffle(&mut matrix);
        matrix
    };
    let deceives = |matrix: &Matrix| {
        let pivots = double_pivots(matrix);
        pivots.len() == n && pivots.iter().all(|found| found.abs() >= pivot)
    };
    let fits = |matrix: &Matrix| matrix.iter().flatten().all(|entry| entry.abs() <= most);
    let found = (0..TRIES).map(|_| make()).find(|matrix| fits(matrix) && deceives(matrix));
    found.ok_or_else(|| PlanError::new("no singular matrix was found with such pivots"))
}

/// A singular `n × n` matrix with entries of size at most `most` that has minors not far below the largest possible ones: a
/// relative rounding error of them is a large number. One row is the mean of two others.
pub fn with_huge_minors(rng: &mut TestRng, n: usize, most: i64) -> Result<Matrix, PlanError> {
    if n < 3 {
        return Err(PlanError::new("three dependent rows need n >= 3"));
    }
    let size = |matrix: &Matrix| double_pivots(matrix).iter().map(|pivot| pivot.abs()).product::<f64>();
    let mut signs = || -> Matrix { grid::table(n, n, |_, _| *rng.pick(&[-1, 1])) };
    let mut matrix = signs();
    for _ in 0..1000 {
        let other = signs();
        if size(&other) > size(&matrix) {
            matrix = other;
        }
    }
    for entry in matrix.iter_mut().flatten() {
        *entry *= rng.between(most * 4 / 5, most - 1);
    }
    let first = matrix[0].clone();
    for (above, entry) in first.iter().zip(&mut matrix[1]) {
        // Both even or both odd, and no larger than allowed.
        *entry += (above + *entry) % 2;
    }
    matrix[n - 1] = first.iter().zip(&matrix[1]).map(|(above, entry)| (above + entry) / 2).collect();
    rng.shuffle(&mut matrix);
    Ok(matrix)
}

/// An `n × n` matrix of determinant 1 or -1 with entries of size at most `most`: multiples of its rows have been added to
/// other rows, `steps` times.
pub fn unimodular(rng: &mut TestRng, n: usize, most: i64, steps: usize) -> Matrix {
    let mut matrix: Matrix = grid::table(n, n, |i, j| i64::from(i == j));
    for _ in 0..steps {
        let (to, from, factor) = (rng.size(0, n - 1), rng.size(0, n - 1), rng.between(-3, 3));
        if to == from {
            continue;
        }
        let sum: Vec<i64> = (0..n).map(|j| matrix[to][j] + factor * matrix[from][j]).collect();
        if sum.iter().all(|entry| entry.abs() <= most) {
            matrix[to] = sum;
        }
    }
    rng.shuffle(&mut matrix);
    matrix
}

/// A round number in a formula: `4.096 \cdot 10^{19}`.
pub fn tex_round(number: &IBig) -> String {
    let text = number.to_string();
    let (first, rest) = text.split_at(1);
    let rest = rest.trim_end_matches('0');
    let point = if rest.is_empty() { "" } else { "." };
    format!("{first}{point}{rest} \\cdot 10^{{{}}}", text.len() - 1)
}

#[cfg(test)]
mod tests {
    use generators::TestName;
    use solutions::inverse::invert;

    use super::*;

    fn rng(index: u64) -> TestRng {
        TestRng::of(9, TestName { exercise: "determinants", group: "g", recipe: "r", index })
    }

    fn is_singular(matrix: &Matrix) -> bool {
        invert(matrix).determinant == IBig::ZERO
    }

    #[test]
    fn steep_matrices_are_singular_and_doubles_do_not_see_it() {
        for (n, most, pivot) in [(8, 100, 1e-4), (6, 1000, 1e-3)] {
            let matrix = steep(&mut rng(1), n, most, pivot).unwrap();
            assert!(is_singular(&matrix), "{matrix:?}");
            assert!(matrix.iter().flatten().all(|entry| entry.abs() <= most));
            let pivots = double_pivots(&matrix);
            assert!(pivots.len() == n && pivots.iter().all(|found| found.abs() >= pivot), "{pivots:?}");
        }
    }

    #[test]
    fn singular_matrices_have_huge_minors() {
        for (n, most, least) in [(8, 100, 1e15), (6, 1000, 1e16)] {
            let matrix = with_huge_minors(&mut rng(2), n, most).unwrap();
            assert!(is_singular(&matrix), "{matrix:?}");
            assert!(matrix.iter().flatten().all(|entry| entry.abs() <= most));
            let mut pivots = double_pivots(&matrix);
            pivots.truncate(n - 1);
            assert!(pivots.iter().product::<f64>().abs() > least, "{pivots:?}");
        }
    }

    #[test]
    fn adding_multiples_of_rows_keeps_the_determinant() {
        let matrix = unimodular(&mut rng(3), 6, 1000, 200);
        let determinant = invert(&matrix).determinant;
        assert!(determinant == IBig::ONE || determinant == -IBig::ONE, "{matrix:?}");
        assert!(matrix.iter().flatten().any(|entry| entry.abs() > 100), "{matrix:?}");
    }

    #[test]
    fn round_numbers_are_written_with_a_power_of_ten() {
        let written = |number: u128| tex_round(&number.into());
        assert_eq!(written(40_960_000_000_000_000_000), "4.096 \\cdot 10^{19}");
        assert_eq!(written(2000), "2 \\cdot 10^{3}");
    }

    #[test]
    fn shuffling_keeps_the_size_of_a_determinant() {
        let rows = vec![vec![1, 2, 3], vec![0, 5, 7], vec![2, -1, 4]];
        let plain = given(&mut rng(4), Given { rows: rows.clone(), shuffled: false }).unwrap();
        assert_eq!(plain, rows);
        let shuffled = given(&mut rng(4), Given { rows: rows.clone(), shuffled: true }).unwrap();
        assert_ne!(shuffled, rows);
        let size = |matrix: &Matrix| invert(matrix).determinant.max(-invert(matrix).determinant);
        assert_eq!(size(&shuffled), size(&rows));
    }
}
