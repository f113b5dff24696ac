//! What the editorial says about mistakes and about the size of fractions, computed.

use checkers::number::{decimal, rational};
use dashu_ratio::RBig;
use solutions::diagonal_game;

use crate::shared::{fraction::Fraction, scientific::scientific};
use exercise::{Fact, document::Lang};

/// The rooms of the first sample, which texts and pictures speak of.
pub const FIRST_SAMPLE: [Fraction; 2] =
    [Fraction { numerator: 1, denominator: 2 }, Fraction { numerator: 1, denominator: 3 }];

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("millionth", value_with_a_millionth),
        Fact::new("digits", digits_of_the_denominator),
        Fact::new("third", miss_of_eight_decimals),
    ]
}

/// The value of the second sample's rooms 1, 0, 3/4 if a small number stands in place of 0.
pub fn value_with(small: RBig) -> RBig {
    diagonal_game::solve(&[RBig::ONE, small, rational(3, 4)]).value
}

fn value_with_a_millionth(_: Lang) -> String {
    format!("${}$", decimal(&value_with(rational(1, 1_000_000)), 12))
}

/// How many digits the denominator of the sum of all `1 / s_i` has for 1/100, 2/100, … 100/100.
fn digits_of_the_denominator(_: Lang) -> String {
    let rooms: Vec<RBig> = (1..=100).map(|hundredths| rational(hundredths, 100)).collect();
    // The value is the reciprocal of that sum.
    format!("${}$", diagonal_game::solve(&rooms).value.numerator().to_string().len())
}

/// How far 0.33333333 is from 1/3.
fn miss_of_eight_decimals(_: Lang) -> String {
    let miss = rational(1, 3) - rational(33_333_333, 100_000_000);
    scientific(miss.to_f64().value())
}
