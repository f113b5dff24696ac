//! The oracle: the outcome of every position below the piles, from the rule alone.

use super::{MisereNim, allows};
use crate::shared::{
    pile_move::{self, Reply},
    pile_sum::{Outcomes, Rule},
    reply,
};
use exercise::{Oracle, OracleFn};

impl Oracle for MisereNim {
    fn oracle(piles: &Vec<u64>) -> Option<OracleFn<'_, Reply>> {
        let outcomes = Outcomes::of(Rule::Misere, piles)?;
        Some(Box::new(move |reply| {
            reply::check(reply, !outcomes.is_lost(), |&chosen| {
                allows(piles, chosen)?;
                match outcomes.is_lost_after(chosen, piles[chosen.pile]) {
                    true => Ok(()),
                    false => Err(format!("the opponent wins from {:?}", chosen.played(piles))),
                }
            })
        }))
    }

    /// Every move, also those that raise a pile a little, and giving up.
    fn candidates(piles: &Vec<u64>) -> Vec<Reply> {
        pile_move::candidates(piles)
    }
}
