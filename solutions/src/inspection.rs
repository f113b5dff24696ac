//! Inspection games: the second player may act in one of n stages, the first watches exactly k of them.
//!
//! In each stage both decide at once. If he acts, the game is over, and she gets 1 if she watched, otherwise 0 (where he
//! has to act once) or -1 (where he need not). If he waits, the game goes on with one stage less, and with one watch less
//! if she has used one. So the first stage is a 2 × 2 game whose right column holds the values of two smaller games:
//!
//! ```text
//!            act     wait
//! watch       1    v(n-1, k-1)        v(n, 0) = 0 or -1: nobody watches any more
//! wait     0, -1   v(n-1, k)          v(n, n) = 1 or 0: every stage is watched
//! ```
//!
//! It never has a saddle point inside 1 <= k < n. If he has to act, `v = k/n`. If he need not, Dresher (1962) found
//! `v = -C(n-1, k) / (C(n, 0) + … + C(n, k))`.
//!
//! These fractions have hundreds of digits. [`Values`] takes them from the recursion `v = (a + b) / (2 + a - b)`,
//! `a = v(n-1, k)`, `b = v(n-1, k-1)`, in multiples of 2^-62. Both derivatives are positive and their sum is
//! `2 / (2 + a - b) <= 1`: errors do not grow, each row adds one unit at most, and after 1000 rows a value is still right
//! to 15 digits.
//!
//! Cost: O(n²) once, then O(1) per game.

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use crate::{matrix_game::Solution, two_by_two};

/// 1, in the units of [`Values`].
const ONE: i128 = 1 << 62;
/// Up to so many stages all fractions are short, and nothing is rounded.
const EXACT: usize = 30;
/// How many digits after the point are kept where something is rounded.
const DIGITS: u32 = 14;

/// The game in which he has to act: the value and optimal strategies in the first stage. `1 <= k < n`.
///
/// ```
/// # use solutions::inspection::has_to_act;
/// let solution = has_to_act(5, 2);
/// assert_eq!(solution.value.to_string(), "2/5");
/// assert_eq!((solution.row[0].to_string(), solution.column[0].to_string()), ("2/5".into(), "1/5".into()));
/// ```
pub fn has_to_act(n: u64, k: u64) -> Solution {
    let part = |a: u64| RBig::from_parts(a.into(), n.into());
    Solution { value: part(k), row: vec![part(k), part(n - k)], column: vec![part(1), part(n - 1)] }
}

/// The value of the game in which he need not act, exactly. `k <= n`, `1 <= n`.
///
/// ```
/// # use solutions::inspection::exact_value;
/// assert_eq!(exact_value(5, 2).to_string(), "-3/8");
/// assert_eq!((exact_value(4, 0).to_string(), exact_value(4, 4).to_string()), ("-1".into(), "0".into()));
/// ```
pub fn exact_value(n: usize, k: usize) -> RBig {
    let mut row = vec![UBig::ONE];
    for i in 1..=n {
        let next = &row[i - 1] * UBig::from(n - i + 1) / UBig::from(i);
        row.push(next);
    }
    // C(n-1, k) is the part (n-k)/n of C(n, k).
    let unwatched = &row[k] * UBig::from(n - k) / UBig::from(n);
    RBig::from_parts(-IBig::from(unwatched), row[..=k].iter().sum())
}

/// The values of all games in which he need not act.
#[derive(Debug, Clone)]
pub struct Values {
    /// The games of few stages.
    exact: Vec<Vec<RBig>>,
    /// Row n holds v(n, 0), …, v(n, n), each at most n units too small.
    rounded: Vec<Vec<i64>>,
}

impl Values {
    /// The values of all games of at most `most` stages.
    pub fn up_to(most: usize) -> Values {
        let short = |n: usize| (0..=n).map(|k| exact_value(n, k)).collect();
        let mut exact = vec![Vec::new()];
        exact.extend((1..=most.min(EXACT)).map(short));
        // The row of no stages is not used: v(1, 0) = -1 and v(1, 1) = 0.
        let mut rounded: Vec<Vec<i64>> = vec![Vec::new()];
        for n in 1..=most {
            let value = |k: usize| match k {
                0 => -ONE,
                k if k == n => 0,
                k => {
                    let (a, b) = (i128::from(rounded[n - 1][k]), i128::from(rounded[n - 1][k - 1]));
                    ((a + b) * ONE).div_euclid(2 * ONE + a - b)
                }
            };
            // Between -ONE and 0.
            let row = (0..=n).map(|k| value(k) as i64).collect();
            rounded.push(row);
        }
        Values { exact, rounded }
    }

    /// The value of a game, exact if it is short, otherwise at most 10^-15 away.
    pub fn value(&self, n: usize, k: usize) -> RBig {
        match self.exact.get(n) {
            Some(row) => row[k].clone(),
            None => RBig::from_parts(self.rounded[n][k].into(), UBig::ONE << 62),
        }
    }

    /// The matrix of the first stage. `1 <= k < n`.
    pub fn matrix(&self, n: usize, k: usize) -> [[RBig; 2]; 2] {
        [[RBig::ONE, self.value(n - 1, k - 1)], [-RBig::ONE, self.value(n - 1, k)]]
    }

    /// The value and optimal strategies in the first stage, exact or rounded to 14 digits. `1 <= k < n`.
    ///
    /// ```
    /// # use solutions::inspection::Values;
    /// let solution = Values::up_to(5).solve(5, 2);
    /// assert_eq!(solution.value.to_string(), "-3/8");
    /// assert_eq!((solution.row[0].to_string(), solution.column[0].to_string()), ("5/16".into(), "9/64".into()));
    /// ```
    pub fn solve(&self, n: usize, k: usize) -> Solution {
        if n <= EXACT {
            return two_by_two::solve(self.matrix(n, k));
        }
        let [value, after_watch] = [self.rounded[n][k], self.rounded[n - 1][k - 1]].map(i128::from);
        // Whether he acts or not, she gets v: p - (1 - p) = v. Where she watches, too: q + (1 - q) b = v.
        let watch = (ONE + value) / 2;
        let act = (value - after_watch) * ONE / (ONE - after_watch);
        let pair = |first: i128| vec![decimal(first), RBig::ONE - decimal(first)];
        Solution { value: decimal(value), row: pair(watch), column: pair(act) }
    }
}

/// So many units, rounded.
fn decimal(units: i128) -> RBig {
    let scale = 10i128.pow(DIGITS);
    RBig::from_parts(IBig::from((units * scale + ONE / 2).div_euclid(ONE)), UBig::from(scale as u128))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two_to_minus(bits: usize) -> RBig {
        RBig::from_parts(IBig::ONE, UBig::ONE << bits)
    }

    #[test]
    fn the_formula_solves_the_recursion_and_rounding_loses_no_digit() {
        let values = Values::up_to(120);
        for n in 2..=120 {
            for k in 1..n {
                let exact = exact_value(n, k);
                let [a, b] = [exact_value(n - 1, k), exact_value(n - 1, k - 1)];
                let matrix = [[RBig::ONE, b], [-RBig::ONE, a]];
                assert_eq!(two_by_two::solve(matrix).value, exact, "{n} {k}");
                let miss = exact - RBig::from_parts(values.rounded[n][k].into(), UBig::ONE << 62);
                assert!(miss >= RBig::ZERO && miss <= two_to_minus(62) * RBig::from(n), "{n} {k}: {miss}");
            }
        }
    }

    #[test]
    fn rounded_strategies_are_near_the_exact_ones() {
        let values = Values::up_to(200);
        for (n, k) in [(31, 1), (31, 30), (64, 32), (200, 3), (200, 100), (200, 199)] {
            let [a, b] = [exact_value(n - 1, k), exact_value(n - 1, k - 1)];
            let exact = two_by_two::solve([[RBig::ONE, b], [-RBig::ONE, a]]);
            let rounded = values.solve(n, k);
            for (exact, rounded) in [
                (&exact.value, &rounded.value),
                (&exact.row[0], &rounded.row[0]),
                (&exact.column[1], &rounded.column[1]),
            ] {
                let miss = exact - rounded;
                assert!(miss < two_to_minus(46) && miss > -two_to_minus(46), "{n} {k}");
            }
        }
    }
}
