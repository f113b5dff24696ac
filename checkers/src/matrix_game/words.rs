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

/// Up to here payoffs, values and sums of products fit into words: 10^6 in units of 10^-12, and so many probabilities,
/// which are known to sum to 1, and of which none is far below 0, before anything is multiplied with them.
const LARGEST_PAYOFF: i128 = 1_000_000 * PAYOFF_UNITS;
const LARGEST_WEIGHT: i128 = 2 * UNITS;
const MOST_PRODUCTS: usize = 1 << 20;

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

/// Whether a solution is so near an optimal one of the same game that it is right without any doubt, whatever the game:
/// its value is off by less than half a billionth, and so are its probabilities all together, so that a strategy earns
/// less by half a billionth of the largest payoff at most.
pub fn are_surely_near(solution: &Solution, optimal: &Solution) -> bool {
    let value = || miss([&solution.value].into_iter().zip([&optimal.value]));
    value().is_some_and(|miss| miss <= BILLIONTH / 2)
        && is_surely_near(&solution.p, &optimal.p)
        && is_surely_near(&solution.q, &optimal.q)
}

/// The same of a strategy alone.
pub fn is_surely_near(given: &[Number], optimal: &[Number]) -> bool {
    given.len() == optimal.len() && miss(given.iter().zip(optimal)).is_some_and(|miss| miss <= BILLIONTH / 2)
}

/// How far numbers are from others at most, all together.
fn miss<'a>(pairs: impl Iterator<Item = (&'a Number, &'a Number)>) -> Option<i128> {
    let mut sum: i128 = 0;
    for (given, optimal) in pairs {
        // Both are rounded down, which moves their difference by less than a unit.
        sum = sum.checked_add((given.quintillionths()? - optimal.quintillionths()?).abs() + 1)?;
    }
    Some(sum)
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
    use crate::{Tokens, matrix_game::Game};

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
    fn the_longest_rows_of_the_largest_payoffs_fit() {
        const COUNT: usize = MOST_PRODUCTS;
        for payoff in [1_000_000, -1_000_000] {
            let rows = vec![vec![Number::fraction(payoff, 1); COUNT]];
            // As far from 0 and from 1 as rounding may be.
            let mut q = vec![Number::parse(b"0.000000000999999999").unwrap(); COUNT];
            q[0] = Number::fraction(1, 1);
            let value = Number::fraction(payoff, 1);
            let right = Solution { value: value.clone(), p: vec![Number::fraction(1, 1)], q };
            // It sums to more than 1.001, which as many roundings allow, so it pays as much more.
            assert_eq!(are_surely_right(&rows, &value, &right), payoff < 0);
            let exact = Solution { q: vec![Number::fraction(1, COUNT as u64); COUNT], ..right };
            assert!(are_surely_right(&rows, &value, &exact));
        }
    }

    proptest! {
        #[test]
        fn what_is_near_an_optimal_solution_is_right(
            a in prop::array::uniform4(-1000_i64..1000),
            misses in prop::array::uniform5(-400_000_000_i64..400_000_000),
        ) {
            let [[a, b], [c, d]] = [[a[0], a[1]], [a[2], a[3]]];
            let sum = a - b - c + d;
            // Games in which both mix: the solution is known.
            prop_assume!((a - b) * sum > 0 && (a - c) * sum > 0 && (d - b) * sum > 0 && (d - c) * sum > 0);
            let share = |part: i64| Number::fraction(part * sum.signum(), sum.unsigned_abs());
            let optimal = Solution {
                value: share(a * d - b * c),
                p: vec![share(d - c), share(a - b)],
                q: vec![share(d - b), share(a - c)],
            };
            let moved = |number: &Number, miss: i64| {
                Number::from(number.exact() + Number::fraction(miss, 1_000_000_000_000_000_000).exact())
            };
            let given = Solution {
                value: moved(&optimal.value, misses[0]),
                p: vec![moved(&optimal.p[0], misses[1]), moved(&optimal.p[1], misses[2])],
                q: vec![moved(&optimal.q[0], misses[3]), moved(&optimal.q[1], misses[4])],
            };
            let game = Game::from_integers(&[vec![a, b], vec![c, d]]);
            prop_assert!(are_surely_near(&optimal, &optimal));
            if are_surely_near(&given, &optimal) {
                prop_assert!(game.judge_exactly(optimal.value.exact(), &given).is_ok());
            }
        }
    }

    #[test]
    fn what_is_far_from_an_optimal_solution_is_not_near() {
        let optimal = solution("1/3 1/2 1/2 1/4 3/4", 2, 2);
        for near in ["0.3333333333 0.5 0.5 0.25 0.75", "1/3 0.4999999999 0.5 1/4 3/4"] {
            assert!(are_surely_near(&solution(near, 2, 2), &optimal), "{near}");
        }
        for far in
            ["0.333333332 1/2 1/2 1/4 3/4", "1/3 0.4999999996 0.5000000004 1/4 3/4", "1/3 1/2 1/2 1/4 0.75001"]
        {
            assert!(!are_surely_near(&solution(far, 2, 2), &optimal), "{far}");
        }
        assert!(!are_surely_near(&solution("1/3 1/2 1/2 1/4 3/4 0", 2, 3), &optimal));
    }

    #[test]
    fn what_no_longer_fits_is_not_surely_right() {
        let huge = vec![vec![Number::fraction(1_000_001, 1)]];
        assert!(!are_surely_right(&huge, &Number::fraction(1_000_001, 1), &solution("1000001 1 1", 1, 1)));
        let long = vec![vec![Number::fraction(1, 1); MOST_PRODUCTS + 1]];
        let only = Solution {
            value: Number::fraction(1, 1),
            p: vec![Number::fraction(1, 1)],
            q: vec![Number::fraction(1, MOST_PRODUCTS as u64 + 1); MOST_PRODUCTS + 1],
        };
        assert!(!are_surely_right(&long, &only.value, &only));
    }
}
