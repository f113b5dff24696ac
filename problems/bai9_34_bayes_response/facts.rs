//! What the texts say of the book's game and of beliefs with many denominators.

use checkers::number::rational;
use dashu_int::UBig;
use solutions::matrix_game::solve_rational;

use super::generator::divisors;
use crate::shared::matrix_games::{Matrix, rationals};
use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("value", value), Fact::new("different", different), Fact::new("digits", digits)]
}

/// The book's game.
pub fn book() -> Matrix {
    [[0, 7, 2, 4], [1, 4, 8, 2], [9, 3, -1, 6]].map(|row| row.to_vec()).to_vec()
}

/// What the first player of the book's game believes, in fifths.
pub const BELIEF: [i64; 4] = [1, 1, 1, 2];

/// The value of the book's game.
fn value(_: Lang) -> String {
    let value = solve_rational(&rationals(&book())).value;
    format!("$\\frac{{{}}}{{{}}}$", value.numerator(), value.denominator())
}

/// The common denominator of the belief that the editorial speaks of.
const UNIT: i64 = 840;

/// Its different denominators.
fn denominators() -> Vec<UBig> {
    let mut all: Vec<UBig> =
        divisors(UNIT).into_iter().map(|part| rational(part, UNIT).denominator().clone()).collect();
    all.sort();
    all.dedup();
    all
}

fn different(_: Lang) -> String {
    format!("${}$", denominators().len())
}

/// How many digits their product has.
fn digits(_: Lang) -> String {
    let product = denominators().into_iter().fold(UBig::ONE, |product, denominator| product * denominator);
    format!("${}$", product.to_string().len())
}
