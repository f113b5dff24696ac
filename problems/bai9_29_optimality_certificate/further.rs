//! What the editorial says of doubles and answers to its further questions, computed.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::matrix_game::{Solution, solve};

/// What p guarantees in a game with two rows, and what q concedes at most.
fn guarantees(game: &[Vec<i64>], p: &[RBig], q: &[RBig]) -> (RBig, RBig) {
    let earned =
        |j: usize| game.iter().zip(p).fold(RBig::ZERO, |sum, (row, weight)| sum + weight * rational(row[j], 1));
    let paid = |row: &Vec<i64>| {
        row.iter().zip(q).fold(RBig::ZERO, |sum, (&payoff, weight)| sum + weight * rational(payoff, 1))
    };
    ((0..q.len()).map(earned).min().unwrap(), game.iter().map(paid).max().unwrap())
}

fn tenths<const N: usize>(parts: [i64; N]) -> Vec<RBig> {
    parts.map(|part| rational(part, 10)).to_vec()
}

#[test]
fn in_the_third_example_neither_is_optimal() {
    let game = [[3, 1, 4], [1, 2, -5]].map(Vec::from);
    let best = Solution { value: rational(13, 10), row: tenths([7, 3]), column: tenths([0, 9, 1]) };
    assert!(best.is_optimal_for(&game));
    let (lo, hi) = guarantees(&game, &tenths([10, 0]), &tenths([0, 10, 0]));
    assert_eq!((&lo, &hi), (&RBig::ONE, &rational(2, 1)));
    assert!(lo < best.value && best.value < hi);
    // A better strategy proves that p is not optimal.
    assert!(guarantees(&game, &tenths([7, 3]), &tenths([0, 10, 0])).0 > lo);
}

#[test]
fn optimal_strategies_may_be_exchanged() {
    // Two equal rows and two equal columns, so that there are several optimal strategies.
    let game = [[1, -1, 1], [-1, 1, -1], [1, -1, 1]].map(Vec::from);
    let strategies = [tenths([5, 5, 0]), tenths([0, 5, 5]), tenths([2, 5, 3])];
    for p in &strategies {
        for q in &strategies {
            assert_eq!(guarantees(&game, p, q), (RBig::ZERO, RBig::ZERO));
        }
    }
    assert_eq!(solve(&game).value, RBig::ZERO);
}

#[test]
fn with_denominators_up_to_a_thousand_a_tolerance_would_do() {
    // Twenty terms that are together at most 1000 in size: each probability, product and sum is rounded once.
    let roundings = 20.0 * 3.0 * 1000.0 * f64::EPSILON;
    assert!(roundings < 2e-11 && 2.0 * roundings < 1e-8 && 1e-8 + 2.0 * roundings < 1.0 / (1000.0 * 1000.0));
}
