//! The oracle: the outcome of every position below the piles, from the rule alone.

use super::{MisereNim, allows};
use crate::shared::{
    pile_move::{self, Reply},
    reply,
};
use exercise::{Oracle, OracleFn};

/// Positions that an oracle may look at.
const POSITIONS: usize = 300_000;

impl Oracle for MisereNim {
    fn oracle(piles: &Vec<u64>) -> Option<OracleFn<'_, Reply>> {
        // Mixed radix: the place of a position is the sum of pile · weight, and a move goes to an earlier place.
        let mut weights = Vec::with_capacity(piles.len());
        let mut count = 1usize;
        for &pile in piles {
            weights.push(count);
            count = count.checked_mul(usize::try_from(pile).ok()?.checked_add(1)?)?;
            if count > POSITIONS {
                return None;
            }
        }
        let mut lost: Vec<bool> = Vec::with_capacity(count);
        for place in 0..count {
            let pile = |index: usize| place / weights[index] % (piles[index] as usize + 1);
            let after = |index: usize| (1..=pile(index)).map(move |taken| (index, taken));
            let mut moves = (0..piles.len()).flat_map(after);
            // The table is empty at place 0: the opponent has taken the last counter, and has lost.
            let wins = place == 0 || moves.any(|(index, taken)| lost[place - taken * weights[index]]);
            lost.push(!wins);
        }
        Some(Box::new(move |reply| {
            reply::check(reply, !lost[count - 1], |&chosen| {
                allows(piles, chosen)?;
                let taken = (piles[chosen.pile] - chosen.after) as usize;
                match lost[count - 1 - taken * weights[chosen.pile]] {
                    true => Ok(()),
                    false => Err(format!("the opponent wins from {:?}", chosen.played(piles))),
                }
            })
        }))
    }

    /// Every move, also those that raise a pile a little, and giving up.
    fn candidates(piles: &Vec<u64>) -> Vec<Reply> {
        let largest = piles.iter().copied().max().unwrap_or(0);
        if largest > 50 || piles.len() > 20 {
            return Vec::new();
        }
        pile_move::every_reply(piles.len(), largest + 2).collect()
    }
}
