//! The reference: play as in ordinary Nim until at most one pile is above 1, then count the ones.

use super::MisereNim;
use crate::shared::pile_move::{PileMove, Reply};
use exercise::Reference;

impl Reference for MisereNim {
    fn solve(piles: &Vec<u64>) -> Reply {
        winning_move(piles)
    }
}

/// A winning move, or nothing if the position is lost. Time O(n).
///
/// With two piles or more above 1, ordinary Nim decides: a move to nim-sum 0. It leaves such a pile in place,
/// for a single pile above 1 never has nim-sum 0 with ones. With a single pile above 1 that pile becomes 0 or
/// 1, with none a one is taken, so that in either case an odd number of ones is left.
pub fn winning_move(piles: &[u64]) -> Reply {
    let is_big = |&pile: &u64| pile > 1;
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    let odd = ones % 2 == 1;
    match piles.iter().filter(|pile| is_big(pile)).count() {
        0 if odd => None,
        0 => piles.iter().position(|&pile| pile == 1).map(|pile| PileMove { pile, after: 0 }),
        1 => piles.iter().position(is_big).map(|pile| PileMove { pile, after: u64::from(!odd) }),
        _ => {
            let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
            let pile = piles.iter().position(|pile| pile ^ sum < *pile)?;
            Some(PileMove { pile, after: piles[pile] ^ sum })
        }
    }
}
