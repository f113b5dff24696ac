//! What the editorial answers to its further questions, computed.

use checkers::number::rational;
use dashu_ratio::RBig;
use solutions::matrix_game::solve;

/// The sum of the reciprocals.
fn reciprocals(prizes: impl IntoIterator<Item = i64>) -> RBig {
    prizes.into_iter().fold(RBig::ZERO, |sum, prize| sum + rational(1, prize))
}

#[test]
fn a_wrong_guess_that_costs_something_is_paid_for_with_the_prizes() {
    for prizes in [vec![2, 4, 8, 16], vec![1, 1, 5], vec![3], vec![7, 1]] {
        for cost in 0..=4 {
            let payoff = |i: usize, j: usize| if i == j { prizes[j] } else { -cost };
            let side = prizes.len();
            let matrix: Vec<Vec<i64>> = (0..side).map(|i| (0..side).map(|j| payoff(i, j)).collect()).collect();
            let solution = solve(&matrix);
            let level = RBig::ONE / reciprocals(prizes.iter().map(|prize| prize + cost));
            assert_eq!(solution.value, &level - rational(cost, 1), "{prizes:?} {cost}");
            if side > 1 {
                for (weight, prize) in solution.column.iter().zip(&prizes) {
                    assert_eq!(*weight, &level / rational(prize + cost, 1));
                }
            }
        }
    }
}

#[test]
fn with_doubling_prizes_the_value_tends_to_one_and_with_j_to_nothing() {
    for n in 1..=40 {
        let doubling = RBig::ONE / reciprocals((1..=n).map(|j| 1 << j));
        assert_eq!(doubling - RBig::ONE, rational(1, (1 << n) - 1));
    }
    assert!(RBig::ONE / reciprocals(1..=300) < rational(1, 6));
}

#[test]
fn k_guesses_bring_what_the_formula_says() {
    for prizes in [vec![2, 4, 8, 16], vec![1, 9, 9, 9], vec![1, 1, 1]] {
        for k in 1..=prizes.len() {
            let sets = (0u32..1 << prizes.len()).filter(|set| set.count_ones() as usize == k);
            let row = |set: u32| -> Vec<i64> {
                prizes.iter().enumerate().map(|(j, prize)| i64::from(set >> j & 1) * prize).collect()
            };
            let formula = prizes.iter().map(|&prize| rational(prize, 1));
            let formula = formula.fold(rational(k as i64, 1) / reciprocals(prizes.iter().copied()), RBig::min);
            assert_eq!(solve(&sets.map(row).collect::<Vec<_>>()).value, formula, "{k} of {prizes:?}");
        }
    }
}
