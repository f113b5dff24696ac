//! The reference: as t grows, the saddle point moves from one entry to another and then is lost, which makes three
//! pieces of v(t), each with its strategies; O(1) per parameter.

use checkers::{matrix_game::Solution, number::rational};
use dashu_ratio::RBig;

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
    // t = a / b, and so (t - 1) / (t + 1) = (a - b) / (a + b).
    let (value, p, q) = if a <= 0 {
        (rational(0, 1), rational(1, 1), rational(1, 1))
    } else if a <= b {
        (rational(a, b), rational(0, 1), rational(1, 1))
    } else {
        (rational(2 * a, a + b), rational(a - b, a + b), rational(b, a + b))
    };
    let with_rest = |weight: RBig| vec![weight.clone().into(), (RBig::ONE - weight).into()];
    Solution { value: value.into(), p: with_rest(p), q: with_rest(q) }
}
