//! The reference: a saddle point if there is one, otherwise the formula, in exact fractions ([`two_by_two`]); O(1) per
//! game.

use checkers::{matrix_game::Solution, number::Number};
use solutions::two_by_two::{self, InWords, Words};

use super::{Query, TwoByTwo};
use exercise::Reference;

impl Reference for TwoByTwo {
    fn solve(queries: &Vec<Query>) -> Vec<Solution> {
        queries.iter().map(|query| numbers(two_by_two::solve_integers(query.0))).collect()
    }
}

fn numbers(InWords { value, row, column }: InWords) -> Solution {
    let number = |(numerator, denominator): Words| Number::fraction(numerator, denominator);
    Solution { value: number(value), p: row.map(number).into(), q: column.map(number).into() }
}
