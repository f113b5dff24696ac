//! The reference: the fixed points of `f(v) = Val(v a; b c)` form an interval, and V is the one nearest to Q.
//!
//! Which interval it is says [`solutions::recursive_game`]; the editorial proves it.

use checkers::number::Number;
use solutions::recursive_game::value_of_again;

use super::Query;

/// The value of the game.
pub fn solve(&Query { a, b, c, q }: &Query) -> Number {
    value_of_again(a, b, c, q.exact()).into()
}
