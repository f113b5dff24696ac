//! The reference: as t grows, the saddle point moves from one entry to another and then is lost, which makes three
//! pieces of v(t), each with its strategies; O(1) per parameter.

use checkers::{matrix_game::Solution, number::Number};

use super::ParametricGame;
use crate::shared::fraction::Fraction;
use exercise::Reference;

impl Reference for ParametricGame {
    fn solve(parameters: &Vec<Fraction>) -> Vec<Solution> {
        parameters.iter().map(solve_game).collect()
    }
}

/// The value and a pair of optimal strategies. For t <= 0 the entry 0 is a saddle point, for 0 < t <= 1 the
/// entry t is one, and beyond there is none.
pub fn solve_game(t: &Fraction) -> Solution {
    let Fraction { numerator: a, denominator: b } = *t;
    // t = a / b, and so (t - 1) / (t + 1) = (a - b) / (a + b). A weight is over the denominator of both.
    let (value, p, q, whole) = if a <= 0 {
        ((0, 1), 1, 1, 1)
    } else if a <= b {
        ((a, b), 0, 1, 1)
    } else {
        ((2 * a, a + b), a - b, b, a + b)
    };
    // All denominators are positive.
    let over = |numerator: i64, denominator: i64| Number::fraction(numerator, denominator.unsigned_abs());
    let with_rest = |weight: i64| vec![over(weight, whole), over(whole - weight, whole)];
    Solution { value: over(value.0, value.1), p: with_rest(p), q: with_rest(q) }
}
