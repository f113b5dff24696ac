//! The checker: values are unique, so they are compared.

use checkers::Refusal;

use super::{Game, SubtractionGrundy};
use crate::exercise::Checker;

impl Checker for SubtractionGrundy {
    fn check(_: &Game, values: &Vec<u32>, reference: &Vec<u32>) -> Result<(), Refusal> {
        match values.iter().zip(reference).enumerate().find(|(_, (value, right))| value != right) {
            None => Ok(()),
            Some((pile, (value, right))) => {
                Err(Refusal::new(format!("g({pile}) is {right}, the answer says {value}")))
            }
        }
    }
}
