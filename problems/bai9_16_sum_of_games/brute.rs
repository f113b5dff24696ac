//! The oracle: the outcome of every position that can be reached, from the rules alone.

use std::{cell::RefCell, collections::HashMap};

use super::{Pile, SumOfGames, legal};
use crate::shared::{
    pile_move::{self, Reply},
    reply,
};
use exercise::{Oracle, OracleFn};

/// Positions that an oracle may look at.
const POSITIONS: u64 = 10_000;

/// Which positions are known to be lost or won.
type Known = HashMap<Vec<u64>, bool>;

impl Oracle for SumOfGames {
    fn oracle(piles: &Vec<Pile>) -> Option<OracleFn<'_, Reply>> {
        let below = piles.iter().try_fold(1u64, |count, pile| count.checked_mul(pile.size + 1))?;
        if below > POSITIONS {
            return None;
        }
        let known = RefCell::new(Known::new());
        let lost = move |piles: &[Pile]| is_lost(piles, &mut known.borrow_mut());
        Some(Box::new(move |reply| {
            reply::check(reply, !lost(piles), |&chosen| {
                legal(piles, chosen)?;
                let mut after = piles.clone();
                after[chosen.pile].size = chosen.after;
                if lost(&after) { Ok(()) } else { Err(format!("the opponent wins after {chosen:?}")) }
            })
        }))
    }

    /// The moves to small piles, legal or not.
    fn candidates(piles: &Vec<Pile>) -> Vec<Reply> {
        pile_move::every_reply(piles.len(), 9).take(1000).collect()
    }
}

fn is_lost(piles: &[Pile], known: &mut Known) -> bool {
    let sizes: Vec<u64> = piles.iter().map(|pile| pile.size).collect();
    if let Some(&lost) = known.get(&sizes) {
        return lost;
    }
    let mut after = piles.to_vec();
    let mut wins = false;
    for (index, &pile) in piles.iter().enumerate() {
        for left in (0..pile.size).filter(|&left| pile.allows(left).is_ok()) {
            after[index].size = left;
            wins = wins || is_lost(&after, known);
        }
        after[index].size = pile.size;
    }
    known.insert(sizes, !wins);
    !wins
}
