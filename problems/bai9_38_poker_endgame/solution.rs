//! The reference: the saddle point for good cards, the balance of bluffs and calls for all others.

use checkers::matrix_game::Solution;
use dashu_ratio::RBig;

use super::Query;

/// The value and a pair of optimal strategies.
pub fn solve(query: &Query) -> Solution {
    let (p, b) = (query.p.exact(), query.b.exact());
    let [one, two, four] = [1, 2, 4].map(RBig::from);
    let pot = &two + &b;
    let (value, bluff, call) = if &p * &two * (&one + &b) >= pot {
        (one.clone(), one.clone(), RBig::ZERO)
    } else {
        // Here p < 1, for the boundary (2 + b) / (2 + 2b) is.
        let value = &four * &p * (&one + &b) / &pot - &one;
        let bluff = &p * &b / ((&one - &p) * &pot);
        (value, bluff, &two / &pot)
    };
    let x = [bluff.clone(), &one - &bluff, RBig::ZERO, RBig::ZERO];
    let y = [call.clone(), &one - &call];
    Solution { value: value.into(), p: x.map(Into::into).to_vec(), q: y.map(Into::into).to_vec() }
}
