//! What the editorial answers to its further questions, computed.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::matrix_game::{Solution, solve};

use super::facts::Tableau;

/// A number of tenths.
fn tenths(row: &[i64]) -> Vec<RBig> {
    row.iter().map(|&tenths| rational(tenths, 10)).collect()
}

#[test]
fn the_three_tableaux_of_the_book() {
    let first = [[40, 10, 80, 10], [20, 30, 10, 10], [0, 40, 30, 10], [-10, -10, -10, 0]];
    let mut tableau = Tableau {
        cells: first.iter().map(|row| tenths(row)).collect(),
        left: vec![3, 4, 5],
        top: vec![0, 1, 2],
    };
    assert_eq!(tableau.pivot(0.0), Some((0, 0)));
    tableau.exchange((0, 0));
    // The second one in fortieths would be long: here as quarters and halves.
    assert_eq!(tableau.cells[0], [(1, 4), (1, 4), (2, 1), (1, 4)].map(|(a, b)| rational(a, b)));
    assert_eq!(tableau.cells[1], [(-1, 2), (5, 2), (-3, 1), (1, 2)].map(|(a, b)| rational(a, b)));
    assert_eq!(tableau.cells[2], [(0, 1), (4, 1), (3, 1), (1, 1)].map(|(a, b)| rational(a, b)));
    assert_eq!(tableau.cells[3], [(1, 4), (-3, 4), (1, 1), (1, 4)].map(|(a, b)| rational(a, b)));
    assert_eq!(tableau.pivot(0.0), Some((1, 1)));
    tableau.exchange((1, 1));
    let last = [[3, -1, 23, 2], [-2, 4, -12, 2], [8, -16, 78, 2], [1, 3, 1, 4]];
    assert_eq!(tableau.cells, last.map(|row| tenths(&row)));
    assert_eq!(tableau.pivot(0.0), None);

    let quarters = |row: [i64; 3]| row.map(|quarters| rational(quarters, 4)).to_vec();
    let solution = Solution { value: rational(1, 2), row: quarters([1, 3, 0]), column: quarters([2, 2, 0]) };
    assert!(solution.is_optimal_for(&[[2, -1, 6], [0, 1, -1], [-2, 2, 1]].map(Vec::from)));
}

#[test]
fn scaling_keeps_the_strategies_and_a_change_of_sign_does_not_keep_the_value() {
    let game = [[0, 5, -2], [-3, 0, 4], [6, -4, 0]].map(Vec::from);
    let best = solve(&game);
    for (c, b) in [(1, 7), (3, -2), (10, 0)] {
        let scaled: Vec<Vec<i64>> =
            game.iter().map(|row| row.iter().map(|payoff| c * payoff + b).collect()).collect();
        let value = rational(c, 1) * &best.value + rational(b, 1);
        assert!(Solution { value, ..best.clone() }.is_optimal_for(&scaled), "{c} {b}");
    }
    assert_eq!(solve(&[vec![0, 1]]).value, rational(0, 1));
    assert_eq!(solve(&[vec![0, -1]]).value, rational(-1, 1));
}

#[test]
fn a_zero_in_the_bottom_row_shows_another_strategy() {
    // The second sample, made positive: columns 1 and 3 are the same, and so are 2 and 4.
    let game = [[1, -1, 1, -1], [-1, 1, -1, 1]].map(Vec::from).to_vec();
    let seen = super::facts::tableaux(&game);
    let last = seen.last().unwrap();
    let bottom = &last.cells[2];
    let zero = (0..4).find(|&column| last.top[column] < 4 && bottom[column] == RBig::ZERO).unwrap();
    let ratios = (0..2).filter(|&row| last.cells[row][zero] > RBig::ZERO);
    let row = ratios.min_by_key(|&row| &last.cells[row][4] / &last.cells[row][zero]).unwrap();
    let weights = |tableau: &Tableau<RBig>| {
        let mut column = vec![RBig::ZERO; 4];
        for (row, &variable) in tableau.left.iter().enumerate().filter(|&(_, &variable)| variable < 4) {
            column[variable] = &tableau.cells[row][4] / &tableau.cells[2][4];
        }
        column
    };
    let mut other = last.clone();
    other.exchange((row, zero));
    assert_ne!(weights(last), weights(&other));
    for column in [weights(last), weights(&other)] {
        let half = rational(1, 2);
        let solution = Solution { value: RBig::ZERO, row: vec![half.clone(), half], column };
        assert!(solution.is_optimal_for(&game));
    }
}
