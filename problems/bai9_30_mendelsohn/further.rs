//! What the editorial answers to its further questions, computed from the table.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::matrix_game::{Solution, solve};

/// The table of the game.
fn table(n: i64, w: i64, l: i64) -> Vec<Vec<i64>> {
    let payoff = |more: i64| match more {
        0 => 0,
        1 => w,
        -1 => -w,
        2.. => -l,
        _ => l,
    };
    (0..n).map(|i| (0..n).map(|j| payoff(i - j)).collect()).collect()
}

/// The strategy of the first three integers, for both players.
fn three(n: i64, w: i64, l: i64) -> Solution {
    let weight = |k: i64| rational([w, l, w].get(k as usize).copied().unwrap_or(0), 2 * w + l);
    let weights: Vec<RBig> = (0..n).map(weight).collect();
    Solution { value: RBig::ZERO, row: weights.clone(), column: weights }
}

#[test]
fn three_integers_are_enough_down_to_the_golden_ratio() {
    for n in 4..=7 {
        for w in 1..=12 {
            for l in 1..=12 {
                assert_eq!(
                    three(n, w, l).is_optimal_for(&table(n, w, l)),
                    l * l + l * w >= w * w,
                    "{n} {w} {l}"
                );
            }
        }
    }
}

#[test]
fn the_optimal_strategy_is_unique() {
    for n in 2..=6 {
        for (w, l) in [(1, 1), (1, 2), (2, 3), (5, 5), (1, 10)] {
            let game = table(n, w, l);
            let best = if n == 2 { solve(&game) } else { three(n, w, l) };
            assert!(best.is_optimal_for(&game));
            // A strategy that gets at least 0 everywhere and differs would differ in some direction of this grid.
            let unit = 60;
            let moved = |from: usize, to: usize| {
                let mut row = best.row.clone();
                row[from] -= rational(1, unit);
                row[to] += rational(1, unit);
                row
            };
            for from in (0..n as usize).filter(|&k| best.row[k] > rational(1, unit)) {
                for to in (0..n as usize).filter(|&to| to != from) {
                    let other = Solution { row: moved(from, to), ..best.clone() };
                    assert!(!other.is_optimal_for(&game), "{n} {w} {l}: {from} {to}");
                }
            }
        }
    }
}

#[test]
fn against_a_hundred_integers_named_evenly_it_wins_nearly_two() {
    let (game, best) = (table(100, 1, 2), three(100, 1, 2));
    let sum = game
        .iter()
        .zip(&best.row)
        .fold(RBig::ZERO, |sum, (row, weight)| sum + weight * rational(row.iter().sum(), 1));
    assert_eq!(sum / rational(100, 1), rational(19_325, 10_000));
}
