//! The checker: values are unique, so they are compared.

use checkers::Refusal;

use super::{Table, WythoffGrundy};
use crate::exercise::Checker;

impl Checker for WythoffGrundy {
    fn check(_: &usize, table: &Table, reference: &Table) -> Result<(), Refusal> {
        for (x, (row, right)) in table.iter().zip(reference).enumerate() {
            if let Some(y) = (0..right.len()).find(|&y| row[y] != right[y]) {
                return Err(Refusal::new(format!("g({x}, {y}) is {}, the answer says {}", right[y], row[y])));
            }
        }
        Ok(())
    }
}
