//! The reference: with the winning card a bet never hurts, so two plans are left, to bluff and not to. For good cards
//! bluffing always is a saddle point; for all others bluffs and calls balance each other, which two equations say.
//!
//! Time O(1) per line, in exact fractions.

use checkers::matrix_game::Solution;
use dashu_ratio::RBig;

use super::{PokerEndgame, Query};
use exercise::Reference;

impl Reference for PokerEndgame {
    fn solve(queries: &Vec<Query>) -> Vec<Solution> {
        queries.iter().map(balance).collect()
    }
}

/// The value and a pair of optimal strategies.
pub fn balance(query: &Query) -> Solution {
    let (p, b) = (query.p.exact(), query.b.exact());
    let [one, two, four] = [1, 2, 4].map(RBig::from);
    let pot = &two + &b;
    let (value, bluff, call) = if p >= threshold(&b) {
        (one.clone(), one.clone(), RBig::ZERO)
    } else {
        // Here p < 1, for the threshold is.
        let value = &four * &p * (&one + &b) / &pot - &one;
        let bluff = &p * &b / ((&one - &p) * &pot);
        (value, bluff, &two / &pot)
    };
    let x = [bluff.clone(), &one - &bluff, RBig::ZERO, RBig::ZERO];
    let y = [call.clone(), &one - &call];
    Solution { value: value.into(), p: x.map(Into::into).to_vec(), q: y.map(Into::into).to_vec() }
}

/// From which p on a card is good: `(2 + b) / (2 + 2b)`.
pub fn threshold(b: &RBig) -> RBig {
    let two = RBig::from(2);
    (&two + b) / (&two + &two * b)
}
