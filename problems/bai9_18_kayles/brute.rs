//! The oracle: the outcome of every set of standing pins, from the rule alone.

use super::{Kayles, Pins, Shot};
use crate::shared::{grid, reply};
use exercise::{Oracle, OracleFn};

/// Pins that an oracle takes on.
const MOST: usize = 20;

impl Oracle for Kayles {
    fn oracle(pins: &Pins) -> Option<OracleFn<'_, Option<Shot>>> {
        if pins.len() > MOST {
            return None;
        }
        let lost = lost_sets(set(pins));
        Some(Box::new(move |reply| {
            reply::check(reply, !lost[set(pins)], |shot| {
                let after = shot.fell(pins)?;
                if lost[set(&after)] { Ok(()) } else { Err(format!("the opponent wins after {shot:?}")) }
            })
        }))
    }

    /// Every shot, legal or not, and giving up.
    fn candidates(pins: &Pins) -> Vec<Option<Shot>> {
        if pins.len() > MOST {
            return Vec::new();
        }
        let shots = grid::places(1..3, 1..pins.len() + 1).map(|(count, first)| Some(Shot { count, first }));
        shots.chain([None]).collect()
    }
}

/// The standing pins as binary digits.
fn set(pins: &[bool]) -> usize {
    pins.iter().rev().fold(0, |set, &stands| 2 * set + usize::from(stands))
}

/// For every set up to the given one whether the player to move loses. A move leads to a smaller number.
fn lost_sets(most: usize) -> Vec<bool> {
    let mut lost = Vec::with_capacity(most + 1);
    for set in 0..=most {
        let wins = (0..MOST).any(|pin| {
            let falls = |shot: usize| set & shot == shot && lost[set ^ shot];
            falls(1 << pin) || falls(3 << pin)
        });
        lost.push(!wins);
    }
    lost
}
