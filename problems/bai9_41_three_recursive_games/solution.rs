//! The reference: v1 by bisection in integers, then v2 and v3 from it.

use checkers::number::rational;
use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use super::{DIGITS, Query, Values};

/// v1 is known to a hundredth of the last digit that is written.
const SCALE_DIGITS: usize = DIGITS + 2;

/// The three values, each rounded to [`DIGITS`] digits behind the point. As v2 and v3 change more slowly than
/// v1, none of them is off by as much as one unit of the last digit.
pub fn solve(query: &Query) -> Values {
    let (a, b) = (rational(query.a, 1), rational(query.b, 1));
    let v1 = first_value(query);
    let v2 = &a * &v1 / (&a + &v1);
    let v3 = &b * &b / (&b + &b - &v2);
    let unit = UBig::from(10u8).pow(DIGITS);
    [v1, v2, v3].map(|value| {
        let rounded = (value * RBig::from(unit.clone())).round();
        RBig::from_parts(rounded, unit.clone()).into()
    })
}

/// The multiple of 10^-32 just below v1, or v1 itself.
///
/// On [0, b] the denominators a + x and 2ab + (2b - a)x are positive, and 2x - v2(x) - v3(x) grows from below 0
/// to above 0. Multiplied by both it is the polynomial `x (2ab + (2b - a)x) (2x + a) - b² (a + x)²`, whose sign
/// is an integer's if x is a fraction over a fixed denominator.
fn first_value(&Query { a, b }: &Query) -> RBig {
    let unit = IBig::from(10).pow(SCALE_DIGITS);
    let (a_units, twice_ab_units) = (IBig::from(a) * &unit, IBig::from(2 * a * b) * &unit);
    let square_b_units = IBig::from(b * b) * &unit;
    let slope = IBig::from(2 * b - a);
    let is_above = |x: &IBig| {
        let sum = &a_units + x;
        let left = (&slope * x + &twice_ab_units) * x * (&sum + x);
        left > &square_b_units * &sum * &sum
    };
    let (mut low, mut high) = (IBig::ZERO, IBig::from(b) * &unit);
    while &high - &low > IBig::ONE {
        let middle = (&low + &high) >> 1;
        if is_above(&middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    RBig::from_parts_signed(low, unit)
}
