//! The checker: values are unique, so they are compared.

use checkers::{Refusal, say};

use super::{Table, WythoffGrundy};
use exercise::Checker;

impl Checker for WythoffGrundy {
    fn check(_: &usize, table: &Table, reference: &Table) -> Result<(), Refusal> {
        for (x, (row, right)) in table.iter().zip(reference).enumerate() {
            if let Some(y) = (0..right.len()).find(|&y| row[y] != right[y]) {
                return Err(Refusal::new(say!(
                    vi "g({x}, {y}) bằng {right}, kết quả in ra là {value}",
                    en "g({x}, {y}) is {right}, the answer says {value}",
                    right = right[y],
                    value = row[y],
                )));
            }
        }
        Ok(())
    }
}
