//! The reference: two odd boxes are lost; an even box can be divided into two odd ones.

use super::{Boxes, EmptyAndDivide, Reply};
use exercise::Reference;

impl Reference for EmptyAndDivide {
    /// A winning move for each position. Time O(1) per position.
    fn solve(queries: &Vec<Boxes>) -> Vec<Reply> {
        queries.iter().map(|&boxes| winning_move(boxes)).collect()
    }
}

/// Divides an even box into one counter and the others.
pub fn winning_move(Boxes { m, n }: Boxes) -> Reply {
    let even = [m, n].into_iter().find(|kept| kept.is_multiple_of(2))?;
    Some((1, even - 1))
}

/// The Sprague–Grundy value: how many ones stand at the end of m - 1 or n - 1, taken together digit by digit.
pub fn value(Boxes { m, n }: Boxes) -> u64 {
    ((m - 1) | (n - 1)).trailing_ones().into()
}
