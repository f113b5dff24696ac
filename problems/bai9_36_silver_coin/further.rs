//! What the editorial answers to its further questions, computed.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::{
    diagonal_game,
    matrix_game::{Solution, solve_rational},
};

use crate::shared::matrix_games::diagonal;

/// Some rooms of up to four, all of them with a positive probability.
fn rooms() -> Vec<Vec<RBig>> {
    let texts: [&[(i64, i64)]; 6] = [
        &[(1, 2), (1, 3)],
        &[(1, 2), (1, 3), (1, 1)],
        &[(1, 2), (1, 10), (3, 4)],
        &[(1, 1), (1, 1), (1, 1), (1, 1)],
        &[(1, 5), (2, 5), (3, 5), (4, 5)],
        &[(1, 9), (1, 1), (1, 1), (8, 9)],
    ];
    texts.iter().map(|rooms| rooms.iter().map(|&(a, b)| rational(a, b)).collect()).collect()
}

#[test]
fn without_a_zero_nothing_else_is_optimal() {
    for rooms in rooms() {
        let best = diagonal_game::solve(&rooms);
        // A little less in one room and more in the next: neither strategy is optimal any longer.
        let moved = |weights: &[RBig]| {
            let mut weights = weights.to_vec();
            weights[0] -= rational(1, 1000);
            weights[1] += rational(1, 1000);
            weights
        };
        assert!(best.is_optimal_for(&diagonal(&rooms)));
        assert!(!Solution { row: moved(&best.row), ..best.clone() }.is_optimal_for(&diagonal(&rooms)));
        assert!(!Solution { column: moved(&best.column), ..best.clone() }.is_optimal_for(&diagonal(&rooms)));
    }
}

#[test]
fn k_rooms_are_searched_as_the_formula_says() {
    for rooms in rooms() {
        let n = rooms.len();
        let sum = rooms.iter().fold(RBig::ZERO, |sum, chance| sum + RBig::ONE / chance);
        for k in 1..=n {
            // A row for every set of k rooms.
            let sets = (0u32..1 << n).filter(|set| set.count_ones() as usize == k);
            let found =
                |set: u32| move |(j, chance): (usize, &RBig)| rational((set >> j & 1).into(), 1) * chance;
            let rows: Vec<Vec<RBig>> =
                sets.map(|set| rooms.iter().enumerate().map(found(set)).collect()).collect();
            let formula = rooms.iter().cloned().fold(rational(k as i64, 1) / &sum, RBig::min);
            assert_eq!(solve_rational(&rows).value, formula, "{k} of {rooms:?}");
        }
    }
}
