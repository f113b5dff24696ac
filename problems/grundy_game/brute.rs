//! The oracle: the definition, every split of every pile.

use std::collections::BTreeSet;

use super::GrundyGame;
use crate::shared::grundys_game::splits;
use exercise::{Oracle, OracleFn};

/// The largest n whose splits are all looked at.
const REACH: usize = 2000;

impl Oracle for GrundyGame {
    fn oracle(&n: &usize) -> Option<OracleFn<'static, Vec<u32>>> {
        if n > REACH {
            return None;
        }
        let truth = values(n);
        Some(Box::new(move |answer| {
            for (place, (value, truth)) in answer.iter().zip(&truth).enumerate() {
                if value != truth {
                    return Err(format!("g({}) is {truth} by definition, not {value}", place + 1));
                }
            }
            Ok(())
        }))
    }
}

/// g(1), …, g(n): the least number that is not the nim-sum of the two parts of a split.
fn values(n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(n);
    for pile in 1..=n {
        let reached: BTreeSet<u32> = splits(pile).map(|(a, b)| values[a - 1] ^ values[b - 1]).collect();
        let gap = (0..).zip(&reached).find(|(expected, value)| expected != *value);
        values.push(gap.map_or(reached.len() as u32, |(expected, _)| expected));
    }
    values
}
