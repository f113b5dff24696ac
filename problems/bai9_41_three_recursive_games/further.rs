//! What the editorial says of rounds in small games and answers to its further questions, computed.

use checkers::number::rational;
use solutions::{matrix_game::solve_rational, recursive_game::three_values};

use super::facts::{other_root, others, value};

#[test]
fn seventy_rounds_are_enough_for_small_games() {
    for a in 1..=10 {
        for b in 1..=10 {
            let games = (f64::from(a), f64::from(b));
            let round = |x: f64| {
                let (v2, v3) = others(games, x);
                (v2 + v3) / 2.0
            };
            let after = (0..70).fold(0.0, |x, _| round(x));
            assert!((after - value(games)).abs() < 1.01e-12, "{games:?}");
        }
    }
}

#[test]
fn the_other_game_of_the_book_is_worth_a_half() {
    let (half, one, zero) = (rational(1, 2), rational(1, 1), rational(0, 1));
    let rows = [[&half, &one, &zero], [&one, &zero, &half], [&zero, &half, &one]];
    let solution = solve_rational(&rows.map(|row| row.map(Clone::clone).to_vec()));
    assert_eq!(solution.value, half);
    assert!(solution.row.iter().chain(&solution.column).all(|probability| *probability == rational(1, 3)));
}

#[test]
fn only_the_ratio_matters() {
    for (a, b) in [(1, 1), (2, 1), (1, 7), (5, 3)] {
        let (small, large) = (three_values(a, b, 20), three_values(100 * a, 100 * b, 20));
        for (small, large) in small.iter().zip(&large) {
            let off = rational(100, 1) * small.middle() - large.middle();
            assert!(off.to_f64().value().abs() < 1e-17, "{a} {b}");
        }
    }
}

#[test]
fn for_large_a_the_roots_are_a_square_root_from_one() {
    for a in [1e4, 1e6, 1e8] {
        let distance = f64::sqrt(2.0 / a);
        for root in [value((a, 1.0)), other_root((a, 1.0))] {
            assert!(((root - 1.0).abs() / distance - 1.0).abs() < 2.0 * distance, "{a}: {root}");
        }
    }
}
