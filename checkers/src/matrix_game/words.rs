//! Whether a solution is surely right, in machine words. Every value is known to lie between two integers over a power
//! of ten; all that must hold is asked of the ends that make it hardest. So a yes is certain, and a no means: ask again
//! with all digits.

use super::Solution;
use crate::number::{Number, QUINTILLION};

/// Payoffs are counted in units of 10^-12, probabilities and values in units of 10^-18, what strategies earn in units of
/// both multiplied, 10^-30.
const PAYOFF_UNITS: i128 = 1_000_000_000_000;
const UNITS: i128 = QUINTILLION;

/// A billionth of 1, in the units of probabilities.
const BILLIONTH: i128 = UNITS / 1_000_000_000;

/// Up to here payoffs, values and sums of products fit into words: 10^6 in units of 10^-12, of which so many are
/// multiplied with a probability of at most 2.
const LARGEST_PAYOFF: i128 = 1_000_000 * PAYOFF_UNITS;
const LARGEST_WEIGHT: i128 = 2 * UNITS;
const MOST_PRODUCTS: usize = 64;

/// A payoff: at least `low`, less than `low + unknown`, which is 0 if it is `low` exactly.
struct Payoff {
    low: i128,
    unknown: i128,
}

/// Whether the value, the probabilities and what they earn are right without any doubt.
pub fn are_surely_right(rows: &[Vec<Number>], exact: &Number, solution: &Solution) -> bool {
    surely_right(rows, exact, solution).is_some()
}

fn surely_right(rows: &[Vec<Number>], exact: &Number, solution: &Solution) -> Option<()> {
    let payoffs = payoffs(rows)?;
    let largest = payoffs.iter().flatten().map(|payoff| payoff.low.abs() - payoff.unknown).max()?;
    // In units of 10^-30, rounded down: a billionth of the largest payoff, or of 1.
    let tolerance = largest.max(PAYOFF_UNITS) * (UNITS / 1_000_000_000);
    let value = fitting(exact.quintillionths()?, LARGEST_PAYOFF / PAYOFF_UNITS * UNITS)?;
    let given = fitting(solution.value.quintillionths()?, LARGEST_PAYOFF / PAYOFF_UNITS * UNITS)?;
    surely(((given - value).abs() + 1) * PAYOFF_UNITS <= tolerance)?;
    let (p, q) = (probabilities(&solution.p)?, probabilities(&solution.q)?);
    for column in 0..payoffs.first()?.len() {
        let (least, _) = earned(p.iter().zip(payoffs.iter().map(|row| &row[column])));
        surely(least >= (value + 1) * PAYOFF_UNITS - tolerance)?;
    }
    for row in &payoffs {
        let (_, most) = earned(q.iter().zip(row));
        surely(most <= value * PAYOFF_UNITS + tolerance)?;
    }
    Some(())
}

fn surely(holds: bool) -> Option<()> {
    holds.then_some(())
}

fn fitting(number: i128, most: i128) -> Option<i128> {
    (number.abs() <= most).then_some(number)
}

fn payoffs(rows: &[Vec<Number>]) -> Option<Vec<Vec<Payoff>>> {
    surely(rows.len() <= MOST_PRODUCTS && rows.iter().all(|row| row.len() <= MOST_PRODUCTS))?;
    let payoff = |number: &Number| {
        let low = fitting(number.scaled(PAYOFF_UNITS)?, LARGEST_PAYOFF)?;
        Some(Payoff { low, unknown: i128::from(!number.is_whole()) })
    };
    rows.iter().map(|row| row.iter().map(payoff).collect()).collect()
}

/// Probabilities, each less than a unit above what is given here, that surely are none below 0 and sum to 1.
fn probabilities(weights: &[Number]) -> Option<Vec<i128>> {
    let weights: Vec<i128> = weights
        .iter()
        .map(|weight| fitting(weight.quintillionths()?, LARGEST_WEIGHT).filter(|&weight| weight >= -BILLIONTH))
        .collect::<Option<_>>()?;
    let count = weights.len() as i128;
    let miss = (weights.iter().sum::<i128>() - UNITS).abs() + count;
    surely(miss <= count * BILLIONTH)?;
    Some(weights)
}

/// The least and the most that the sum of the products may be.
fn earned<'a>(pairs: impl Iterator<Item = (&'a i128, &'a Payoff)>) -> (i128, i128) {
    let (mut sum, mut unknown) = (0, 0);
    for (weight, payoff) in pairs {
        sum += weight * payoff.low;
        unknown += payoff.low.abs() + payoff.unknown * (weight.abs() + 1);
    }
    (sum - unknown, sum + unknown)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{Tokens, matrix_game::Game, number::rational};

    fn solution(answer: &str, m: usize, n: usize) -> Solution {
        Solution::read(&mut Tokens::new(answer.as_bytes()), m, n).unwrap()
    }

    #[test]
    fn exact_fractions_and_twelve_digits_are_surely_right() {
        let rows = |rows: &[&[i64]]| -> Vec<Vec<Number>> {
            rows.iter().map(|row| row.iter().map(|&a| Number::fraction(a, 1)).collect()).collect()
        };
        let coin = rows(&[&[100, -50], &[0, 100]]);
        let value = Number::fraction(40, 1);
        for answer in ["40 2/5 3/5 3/5 2/5", "40.0000000000 0.400000000000 0.6 0.6 0.4"] {
            assert!(are_surely_right(&coin, &value, &solution(answer, 2, 2)), "{answer}");
        }
        for answer in ["40 1/2 1/2 3/5 2/5", "41 2/5 3/5 3/5 2/5", "40 2/5 3/5 3/5 1/5", "40 2/5 3/5 2/5 3/5"] {
            assert!(!are_surely_right(&coin, &value, &solution(answer, 2, 2)), "{answer}");
        }
        let large = rows(&[&[1_000_000, -1_000_000], &[-1_000_000, 1_000_000]]);
        assert!(are_surely_right(&large, &Number::fraction(0, 1), &solution("0 1/2 1/2 1/2 1/2", 2, 2)));
    }

    /// Values around what is just allowed, and some that don't fit.
    fn miss() -> impl Strategy<Value = (i64, u64)> {
        prop_oneof![
            (-2_000_000_000_i64..2_000_000_000).prop_map(|miss| (miss, 1_000_000_000_000_000_000)),
            Just((0, 1)),
            (-3_i64..3).prop_map(|miss| (miss, 1_000_000_000)),
            Just((1_i64 << 60, 1)),
        ]
    }

    proptest! {
        #[test]
        fn what_is_surely_right_is_right(
            a in prop::array::uniform4((-1000_i64..1000, 1_u64..9)),
            weights in prop::array::uniform2((0_i64..9, 9_u64..10)),
            misses in prop::array::uniform5(miss()),
        ) {
            let number = |(a, b): (i64, u64), (miss, unit): (i64, u64)| {
                Number::from(Number::fraction(a, b).exact() + Number::fraction(miss, unit).exact())
            };
            let rest = |(a, b): (i64, u64)| (b as i64 - a, b);
            let rows: Vec<Vec<Number>> =
                a.chunks(2).map(|row| row.iter().map(|&(a, b)| Number::fraction(a, b)).collect()).collect();
            let [p, q] = weights;
            let earned = Number::fraction(p.0, p.1).exact() * rows[0][0].exact()
                + Number::fraction(rest(p).0, p.1).exact() * rows[1][0].exact();
            let value = Number::from(earned.clone());
            let given = Solution {
                value: Number::from(earned + Number::fraction(misses[0].0, misses[0].1).exact()),
                p: vec![number(p, misses[1]), number(rest(p), misses[2])],
                q: vec![number(q, misses[3]), number(rest(q), misses[4])],
            };
            if are_surely_right(&rows, &value, &given) {
                prop_assert!(Game::from_numbers(rows).judge_exactly(value.exact(), &given).is_ok());
            }
        }
    }

    #[test]
    fn what_no_longer_fits_is_not_surely_right() {
        let huge = vec![vec![Number::fraction(1_000_001, 1)]];
        assert!(!are_surely_right(&huge, &Number::fraction(1_000_001, 1), &solution("1000001 1 1", 1, 1)));
        let long = vec![vec![Number::from(rational(1, i64::MAX)), Number::fraction(0, 1)]; 65];
        let answer = format!("0 {} 0 1", ["1/65"; 65].join(" "));
        assert!(!are_surely_right(&long, &Number::fraction(0, 1), &solution(&answer, 65, 2)));
    }
}
