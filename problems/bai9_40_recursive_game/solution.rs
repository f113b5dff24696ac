//! The reference: the fixed points of `f(v) = Val(v a; b c)` form an interval, and V is the one nearest to Q.
//!
//! Which interval it is says [`solutions::recursive_game`]; the editorial proves it. Time O(1) per line, in exact
//! fractions.

use checkers::number::Number;
use solutions::recursive_game::value_of_again;

use super::{Query, RecursiveGame};
use exercise::Reference;

impl Reference for RecursiveGame {
    fn solve(queries: &Vec<Query>) -> Vec<Number> {
        let value = |&Query { a, b, c, q }: &Query| value_of_again(a, b, c, q.exact()).into();
        queries.iter().map(value).collect()
    }
}
