//! What the editorial answers to its further questions, computed for all small matrices.

use std::collections::BTreeSet;

use checkers::number::rational;
use dashu_ratio::RBig;
use exercise::testing;
use solutions::{inverse::invert, matrix_game::solve};

use super::SaddleAndSupport;
use crate::shared::matrix_games::Matrix;

/// All matrices of this side with entries from 0 below a bound, lowered by `down`.
fn matrices(side: usize, bound: i64, down: i64) -> impl Iterator<Item = Matrix> {
    let cells = side * side;
    (0..bound.pow(cells as u32)).map(move |k| {
        let entry = |cell: usize| k / bound.pow(cell as u32) % bound - down;
        (0..side).map(|i| (0..side).map(|j| entry(side * i + j)).collect()).collect()
    })
}

fn saddles(matrix: &Matrix) -> Vec<(usize, usize)> {
    let places = (0..matrix.len()).flat_map(|i| (0..matrix.len()).map(move |j| (i, j)));
    places
        .filter(|&(i, j)| {
            matrix[i].iter().all(|entry| matrix[i][j] <= *entry)
                && matrix.iter().all(|row| row[j] <= matrix[i][j])
        })
        .collect()
}

#[test]
fn saddle_points_are_crossings_of_rows_and_columns() {
    let mut counts = BTreeSet::new();
    for matrix in matrices(3, 3, 1) {
        let found = saddles(&matrix);
        for &(i, j) in &found {
            assert!(
                found.iter().all(|&(k, l)| found.contains(&(i, l)) && found.contains(&(k, j))),
                "{matrix:?}"
            );
        }
        counts.insert(found.len());
    }
    assert_eq!(counts.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4, 6, 9]);
}

#[test]
fn against_full_support_every_column_brings_the_value() {
    for matrix in matrices(2, 4, 1).chain(matrices(3, 3, 1).step_by(97)) {
        let rows = matrix.iter().map(|row| row.iter().map(i64::to_string).collect::<Vec<_>>().join(" ") + "\n");
        let answer =
            testing::answer::<SaddleAndSupport>(&format!("{}\n{}", matrix.len(), rows.collect::<String>()));
        let solution = solve(&matrix);
        let full = answer.lines().last().is_some_and(|line| line.starts_with("1 "));
        for j in (0..matrix.len()).filter(|_| full) {
            let brings =
                (0..matrix.len()).fold(RBig::ZERO, |sum, i| sum + &solution.row[i] * rational(matrix[i][j], 1));
            assert_eq!(brings, solution.value, "{matrix:?}");
        }
    }
}

#[test]
fn symmetric_games_of_odd_size_have_no_inverse() {
    for k in 0..7_i64.pow(3) {
        let [a, b, c] = [k % 7 - 3, k / 7 % 7 - 3, k / 49 - 3];
        let matrix = [[0, a, b], [-a, 0, c], [-b, -c, 0]].map(Vec::from);
        assert_eq!(invert(&matrix).determinant, 0.into());
    }
    assert_eq!(invert(&[[0, 1], [-1, 0]].map(Vec::from)).determinant, 1.into());
}
