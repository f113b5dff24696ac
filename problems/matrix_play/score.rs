//! What a sum has to reach: R·V - 3·w·√R, compared exactly, by squares of fractions.

use dashu_ratio::RBig;
use solutions::matrix_game::{self, Solution};

use super::Run;
use crate::shared::matrix_games::Matrix;

/// The value of a game, and the least sum that is enough.
#[derive(Clone, Debug, PartialEq)]
pub struct Needed {
    pub value: RBig,
    pub sum: i64,
}

/// The value and optimal strategies.
pub fn solved(matrix: &Matrix) -> Solution {
    matrix_game::solve(matrix)
}

/// What the reference says is needed.
pub fn needed(run: &Run) -> Needed {
    let value = solved(&run.matrix).value;
    let rounds = i64::from(run.rounds);
    let (least, most) = run.ends();
    // R times the largest payoff is enough, since V isn't above it; less than R times the least can't be had.
    let (mut low, mut high) = (rounds * least, rounds * most);
    while low < high {
        let middle = low + (high - low).div_euclid(2);
        if is_enough(run, &value, middle) { high = middle } else { low = middle + 1 }
    }
    Needed { value, sum: high }
}

/// Whether `sum >= R·V - 3·w·√R`: what is lacking to R·V is nothing, or has a square of at most 9·w²·R.
pub fn is_enough(run: &Run, value: &RBig, sum: i64) -> bool {
    let lacking = value * RBig::from(run.rounds) - RBig::from(sum);
    let width = RBig::from(run.width());
    lacking <= RBig::ZERO || &lacking * &lacking <= RBig::from(9) * &width * &width * RBig::from(run.rounds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix_play::Judge;

    fn run(rounds: u32, matrix: &[&[i64]]) -> Run {
        let matrix = matrix.iter().map(|row| row.to_vec()).collect();
        Run { rounds, matrix, judge: Judge::Fixed { column: 1 } }
    }

    #[test]
    fn a_sum_on_the_border_is_enough() {
        // V = 0, w = 2, √R = 100: at least -600.
        let game = run(10_000, &[&[1, -1], &[-1, 1]]);
        assert_eq!(needed(&game).sum, -600);
        assert!(is_enough(&game, &RBig::ZERO, -600) && !is_enough(&game, &RBig::ZERO, -601));
        // 3·2·√10001 is 600.029…: no integer lies between it and 600.
        assert_eq!(needed(&run(10_001, &[&[1, -1], &[-1, 1]])).sum, -600);
        // 6·√19999 = 848.506…
        assert_eq!(needed(&run(19_999, &[&[1, -1], &[-1, 1]])).sum, -848);
    }

    #[test]
    fn where_all_payoffs_are_the_same_nothing_may_lack() {
        for payoff in [-100, -1, 0, 7] {
            let game = run(12_345, &[&[payoff, payoff]]);
            assert_eq!(needed(&game).sum, 12_345 * payoff);
            assert!(!is_enough(&game, &needed(&game).value, 12_345 * payoff - 1));
        }
    }

    #[test]
    fn a_value_that_is_a_fraction_is_compared_exactly() {
        // V = 17/7, w = 6: 10000·17/7 - 1800 = 22485.71…
        let game = run(10_000, &[&[2, 3, 1, 5], &[4, 1, 6, 0]]);
        assert_eq!(needed(&game).sum, 22_486);
    }
}
