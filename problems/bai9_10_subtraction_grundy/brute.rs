//! The oracle: the mex over all moves, each amount held against the rule.

use std::collections::BTreeSet;

use super::{Game, SubtractionGrundy};
use exercise::{Oracle, OracleFn};

/// The largest N that the oracle takes on: its work grows with the square.
const REACH: usize = 2000;

impl Oracle for SubtractionGrundy {
    fn oracle(game: &Game) -> Option<OracleFn<'_, Vec<u32>>> {
        if game.most > REACH {
            return None;
        }
        let allowed: Vec<usize> = (1..=game.most).filter(|&taken| game.taken.allows(taken)).collect();
        let mut table: Vec<u32> = Vec::new();
        for pile in 0..=game.most {
            let moves = allowed.iter().filter(|&&taken| taken <= pile);
            let reached: BTreeSet<u32> = moves.map(|taken| table[pile - taken]).collect();
            // The least number missing from an ascending list is the first that differs from its place.
            let mex = reached.iter().zip(0..).take_while(|&(&value, place)| value == place).count();
            table.push(mex as u32);
        }
        Some(Box::new(move |values| {
            match (0..).zip(&table).zip(values).find(|((_, mex), value)| mex != value) {
                None => Ok(()),
                Some(((pile, mex), value)) => {
                    Err(format!("the moves from {pile} have the mex {mex}, not {value}"))
                }
            }
        }))
    }
}
