//! What the editorial answers to its further questions, computed from the definitions.

use checkers::number::rational;
use dashu_ratio::RBig;
use exercise::testing;
use solutions::matrix_game::{Solution, solve};

use super::Dominance;

fn turned(matrix: &[Vec<i64>]) -> Vec<Vec<i64>> {
    (0..matrix[0].len()).map(|j| matrix.iter().map(|row| -row[j]).collect()).collect()
}

/// Whether a row is dominated by another one, or by a mixture of two others: some t in [0, 1] meets all conditions.
fn is_dominated(matrix: &[Vec<i64>], row: usize) -> bool {
    let others: Vec<usize> = (0..matrix.len()).filter(|&other| other != row).collect();
    let pairs = others.iter().flat_map(|&k| others.iter().map(move |&l| (k, l)));
    pairs.into_iter().any(|(k, l)| {
        let (mut low, mut high) = (RBig::ZERO, RBig::ONE);
        let payoffs = matrix[row].iter().zip(&matrix[k]).zip(&matrix[l]);
        for ((payoff, first), second) in payoffs {
            let (factor, needed) = (first - second, payoff - second);
            match factor.signum() {
                1 => low = low.max(rational(needed, 1) / rational(factor, 1)),
                -1 => high = high.min(rational(needed, 1) / rational(factor, 1)),
                _ if needed > 0 => return false,
                _ => (),
            }
        }
        low <= high
    })
}

fn dominated_rows(matrix: &[Vec<i64>]) -> Vec<usize> {
    (0..matrix.len()).filter(|&row| is_dominated(matrix, row)).map(|row| row + 1).collect()
}

fn is_saddle(matrix: &[Vec<i64>], i: usize, j: usize) -> bool {
    matrix[i].iter().all(|payoff| matrix[i][j] <= *payoff) && matrix.iter().all(|row| row[j] <= matrix[i][j])
}

#[test]
fn saddle_points_say_little_about_dominance() {
    let small = [[1, 2], [0, 1]].map(Vec::from);
    assert!(is_saddle(&small, 0, 0));
    assert_eq!((dominated_rows(&small), dominated_rows(&turned(&small))), (vec![2], vec![2]));
    let large = [[0, 1, 1], [-1, 2, -5], [-1, -5, 2]].map(Vec::from);
    assert!(is_saddle(&large, 0, 0));
    assert_eq!((dominated_rows(&large), dominated_rows(&turned(&large))), (vec![], vec![]));
}

#[test]
fn every_game_with_two_rows_keeps_the_promise() {
    for k in 0..4_i64.pow(6) {
        let entry = |cell: u32| k / 4_i64.pow(cell) % 4;
        let row = |i: u32| (0..3).map(|j| entry(3 * i + j).to_string()).collect::<Vec<_>>().join(" ");
        assert!(testing::read::<Dominance>(&format!("2 3\n{}\n{}\n", row(0), row(1))).is_ok(), "{k}");
    }
    let sevenths = |parts: &[i64]| parts.iter().map(|&part| rational(part, 7)).collect();
    let book = Solution { value: rational(17, 7), row: sevenths(&[5, 2]), column: sevenths(&[0, 5, 2, 0]) };
    assert!(book.is_optimal_for(&[[2, 3, 1, 5], [4, 1, 6, 0]].map(Vec::from)));
}

#[test]
fn two_columns_suffice_in_the_book_and_three_may_be_needed() {
    let book = [[1, 3, 5, 3], [4, 0, 2, 2], [3, 7, 3, 5]].map(Vec::from);
    assert!(is_dominated(&turned(&book), 3));
    let three = [[3, 0, 0, 1], [0, 3, 0, 1], [0, 0, 3, 1]].map(Vec::from);
    assert!(!is_dominated(&turned(&three), 3));
    // Column 4 is the mean of the others, so without it the value is the same.
    assert_eq!(solve(&three).value, solve(&three.map(|row| row[..3].to_vec())).value);
}
