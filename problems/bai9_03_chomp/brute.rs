//! The oracle: the outcome of every position that can arise, from the rule alone.

use std::collections::HashMap;

use super::{Chomp, Input, Reply};
use crate::shared::chomp::{Cell, Position, positions_of};
use exercise::{Oracle, OracleFn};

/// Positions of a board that an oracle may take on.
const POSITIONS: usize = 2000;

impl Oracle for Chomp {
    fn oracle(input: &Input) -> Option<OracleFn<'_, Vec<Reply>>> {
        if positions_of(input.rows, input.columns) > POSITIONS {
            return None;
        }
        let mut known = HashMap::new();
        for position in &input.positions {
            is_lost(position, &mut known);
        }
        Some(Box::new(move |replies| {
            for (index, (position, reply)) in input.positions.iter().zip(replies).enumerate() {
                let query = index + 1;
                match reply {
                    None if known[position] => {}
                    None => return Err(format!("query {query}: some move leads to a lost position")),
                    Some(cell) => {
                        let after = position.after(*cell)?;
                        if !known[&after] {
                            return Err(format!("query {query}: the opponent wins from {after:?}"));
                        }
                    }
                }
            }
            Ok(())
        }))
    }

    /// Every cell of the board and a little more, for an input of one position.
    fn candidates(input: &Input) -> Vec<Vec<Reply>> {
        if input.positions.len() > 1 || input.rows * input.columns > 100 {
            return Vec::new();
        }
        let cell = |column| (0..=input.rows + 1).map(move |row| vec![Some(Cell { column, row })]);
        (0..=input.columns + 1).flat_map(cell).chain([vec![None]]).collect()
    }
}

/// Whether the player to move loses: every move leads to a position that is not lost. With nothing left the
/// opponent has taken the poisoned cell, and lost.
fn is_lost(position: &Position, known: &mut HashMap<Position, bool>) -> bool {
    if let Some(&lost) = known.get(position) {
        return lost;
    }
    let mut lost = !position.is_empty();
    for cell in position.cells() {
        // Every cell of a position can be taken. All are looked at, so that replies can be judged by the table.
        if position.after(cell).is_ok_and(|after| is_lost(&after, known)) {
            lost = false;
        }
    }
    known.insert(position.clone(), lost);
    lost
}
