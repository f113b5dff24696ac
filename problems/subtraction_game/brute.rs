//! The oracle: play to the end, from the rule alone.

use super::{Position, Reply, SubtractionGame};
use crate::shared::reply;
use exercise::{Oracle, OracleFn};

/// The largest pile that an oracle takes on.
const MOST: usize = 80;

impl Oracle for SubtractionGame {
    fn oracle(position: &Position) -> Option<OracleFn<'_, Reply>> {
        if position.pile > MOST {
            return None;
        }
        let mut known = vec![None; position.pile + 1];
        let won = wins(position, &mut known);
        Some(Box::new(move |reply| {
            reply::check(reply, won, |&taken| {
                let left = position.after(taken)?;
                let after = Position { pile: left, set: position.set.clone() };
                match wins(&after, &mut vec![None; left + 1]) {
                    false => Ok(()),
                    true => Err(format!("the opponent wins from {left}")),
                }
            })
        }))
    }

    /// Every number up to one above the pile and the set, and giving up.
    fn candidates(position: &Position) -> Vec<Reply> {
        let greatest = position.set.iter().copied().max().unwrap_or(0).max(position.pile);
        if position.pile > MOST || greatest > 2 * MOST {
            return Vec::new();
        }
        (1..=greatest + 1).map(Some).chain([None]).collect()
    }
}

/// Whether the player to move wins; what is known of smaller piles is remembered.
fn wins(position: &Position, known: &mut [Option<bool>]) -> bool {
    if let Some(wins) = known[position.pile] {
        return wins;
    }
    let mut any = false;
    for &taken in &position.set {
        if let Ok(pile) = position.after(taken) {
            any |= !wins(&Position { pile, set: position.set.clone() }, known);
        }
    }
    known[position.pile] = Some(any);
    any
}
