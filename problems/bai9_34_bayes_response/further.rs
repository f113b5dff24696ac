//! What the editorial answers to its further questions, computed.

use checkers::number::rational;
use solutions::matrix_game::solve;

use super::facts::book;

/// What the best row gets against these weights, in parts of their sum.
fn best(weights: &[i64]) -> i64 {
    let gets = |row: &Vec<i64>| row.iter().zip(weights).map(|(payoff, weight)| payoff * weight).sum();
    book().iter().map(gets).max().unwrap_or(0)
}

#[test]
fn against_an_optimal_strategy_the_best_answer_brings_the_value() {
    let solution = solve(&book());
    assert_eq!(solution.value, rational(202, 53));
    // Its weights over their common denominator; every other strategy in thirtieths is answered with no less.
    let unit = solution.column.iter().fold(1i64, |unit, weight| {
        let denominator: i64 = weight.denominator().clone().try_into().unwrap();
        unit * denominator / checkers::number::gcd(unit as u64, denominator as u64) as i64
    });
    let weights: Vec<i64> = solution
        .column
        .iter()
        .map(|weight| (weight * rational(unit, 1)).to_int().value().try_into().unwrap())
        .collect();
    assert_eq!(rational(best(&weights), unit), solution.value);
    for (a, b, c) in
        (0..=30).flat_map(|a| (0..=30 - a).flat_map(move |b| (0..=30 - a - b).map(move |c| (a, b, c))))
    {
        assert!(rational(best(&[a, b, c, 30 - a - b - c]), 30) >= solution.value);
    }
}

#[test]
fn answers_to_the_last_choice_run_in_a_circle() {
    let game = book();
    let answer_row = |row: usize| (0..4).min_by_key(|&column| game[row][column]).unwrap();
    let answer_column = |column: usize| (0..3).max_by_key(|&row| game[row][column]).unwrap();
    let (mut row, mut seen) = (2, Vec::new());
    for _ in 0..3 {
        let column = answer_row(row);
        seen.push((row + 1, column + 1));
        row = answer_column(column);
    }
    assert_eq!(seen, [(3, 3), (2, 1), (3, 3)]);
}

#[test]
fn a_belief_that_is_a_little_wrong_costs_little() {
    let (game, spread) = (book(), 10);
    // Beliefs and truths in fifths; the row that is chosen is the best one against the belief.
    let all: Vec<[i64; 4]> = (0..6 * 6 * 6)
        .map(|k| [k / 36, k / 6 % 6, k % 6])
        .filter(|parts| parts.iter().sum::<i64>() <= 5)
        .map(|[a, b, c]| [a, b, c, 5 - a - b - c])
        .collect();
    let gets = |row: usize, q: &[i64; 4]| -> i64 { (0..4).map(|column| game[row][column] * q[column]).sum() };
    for belief in &all {
        let row = (0..3).max_by_key(|&row| gets(row, belief)).unwrap();
        for truth in &all {
            let off: i64 = belief.iter().zip(truth).map(|(q, t)| (q - t).abs()).sum();
            assert!(best(truth) - gets(row, truth) <= off * spread, "{belief:?} {truth:?}");
        }
    }
}
