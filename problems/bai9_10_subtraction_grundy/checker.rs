//! The checker: values are unique, so they are compared.

use checkers::{Refusal, say};

use super::{Game, SubtractionGrundy};
use exercise::Checker;

impl Checker for SubtractionGrundy {
    fn check(_: &Game, values: &Vec<u32>, reference: &Vec<u32>) -> Result<(), Refusal> {
        match values.iter().zip(reference).enumerate().find(|(_, (value, right))| value != right) {
            None => Ok(()),
            Some((pile, (value, right))) => Err(Refusal::new(say!(
                vi "g({pile}) bằng {right}, kết quả in ra là {value}",
                en "g({pile}) is {right}, the answer says {value}",
            ))),
        }
    }
}
