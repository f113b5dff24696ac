//! What the editorial answers to its further questions, computed.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::{
    inverse::invert,
    matrix_game::{Solution, solve},
};

/// What the theorem makes of an invertible matrix: the value, and the weights of both players.
fn theorem(matrix: &[Vec<i64>]) -> Solution {
    let inverse = invert(matrix).inverse.unwrap();
    let sums = |lines: &[Vec<RBig>]| -> Vec<RBig> {
        lines.iter().map(|line| line.iter().fold(RBig::ZERO, |sum, entry| sum + entry)).collect()
    };
    let columns: Vec<Vec<RBig>> =
        (0..matrix.len()).map(|j| inverse.iter().map(|row| row[j].clone()).collect()).collect();
    let total = sums(&inverse).iter().fold(RBig::ZERO, |sum, entry| sum + entry);
    let share = |sums: Vec<RBig>| sums.into_iter().map(|sum| sum / &total).collect();
    Solution { value: RBig::ONE / &total, row: share(sums(&columns)), column: share(sums(&inverse)) }
}

#[test]
fn odds_and_evens_is_solved_after_a_shift() {
    let game = [[0, 1, -2], [1, -2, 3], [-2, 3, -4]].map(Vec::from);
    assert_eq!(invert(&game).determinant, 0.into());
    let shifted = game.clone().map(|row| row.iter().map(|entry| entry + 1).collect::<Vec<i64>>());
    assert_eq!(invert(&shifted).determinant, (-16).into());
    let solution = theorem(&shifted);
    let quarters = [1, 2, 1].map(|quarters| rational(quarters, 4)).to_vec();
    assert_eq!((&solution.value, &solution.row, &solution.column), (&RBig::ONE, &quarters, &quarters));
    assert!(Solution { value: RBig::ZERO, ..solution }.is_optimal_for(&game));
    assert_eq!(solve(&game).value, RBig::ZERO);
}

#[test]
fn the_triangular_game_is_worth_one_over_four_n_minus_four() {
    for n in 2..=8 {
        let sign = |k: i64| if k % 2 == 0 { 1 } else { -1 };
        let entry = |i: i64, j: i64| if j < i { 0 } else { sign(j - i) * (j - i + 1) };
        let matrix: Vec<Vec<i64>> = (0..n).map(|i| (0..n).map(|j| entry(i, j)).collect()).collect();
        let inverse = invert(&matrix).inverse.unwrap();
        for (i, row) in inverse.iter().enumerate() {
            for (j, found) in row.iter().enumerate() {
                let expected = j.checked_sub(i).and_then(|right| [1, 2, 1].get(right)).copied().unwrap_or(0);
                assert_eq!(*found, rational(expected, 1));
            }
        }
        let solution = theorem(&matrix);
        assert_eq!(solution.value, rational(1, 4 * n - 4));
        assert!(solution.is_optimal_for(&matrix));
        if n == 4 {
            let twelfths = |parts: [i64; 4]| parts.map(|part| rational(part, 12)).to_vec();
            assert_eq!((solution.row, solution.column), (twelfths([1, 3, 4, 4]), twelfths([4, 4, 3, 1])));
        }
    }
}
