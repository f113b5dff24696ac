//! The oracle: every pile up to the largest, from the rule alone.

use super::{MOST_TAKEN, Reply, Template};
use exercise::{Oracle, OracleFn};

/// The largest pile that the oracle looks at.
const LARGEST: u64 = 10_000;

impl Oracle for Template {
    fn oracle(piles: &Vec<u64>) -> Option<OracleFn<'_, Vec<Reply>>> {
        let largest = *piles.iter().max()?;
        if largest > LARGEST {
            return None;
        }
        let mut lost: Vec<bool> = Vec::new();
        for pile in 0..=largest {
            lost.push((1..=MOST_TAKEN.min(pile)).all(|taken| !lost[(pile - taken) as usize]));
        }
        Some(Box::new(move |replies| {
            for (index, (&pile, reply)) in piles.iter().zip(replies).enumerate() {
                let right = match reply {
                    None => lost[pile as usize],
                    Some(taken) => *taken <= pile && lost[(pile - taken) as usize],
                };
                if !right {
                    return Err(format!("query {}: {reply:?} is wrong for a pile of {pile}", index + 1));
                }
            }
            Ok(())
        }))
    }

    /// Every move from a single pile, legal or not, and none.
    fn candidates(piles: &Vec<u64>) -> Vec<Vec<Reply>> {
        let [_] = piles[..] else { return Vec::new() };
        let moves = (1..=MOST_TAKEN).map(|taken| vec![Some(taken)]);
        moves.chain([vec![None]]).collect()
    }
}
