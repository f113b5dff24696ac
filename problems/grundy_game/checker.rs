//! The checker: there is one right answer, the values themselves.

use checkers::{Refusal, say};

use super::GrundyGame;
use exercise::Checker;

impl Checker for GrundyGame {
    fn check(_: &usize, values: &Vec<u32>, reference: &Vec<u32>) -> Result<(), Refusal> {
        let wrong = (1..).zip(values.iter().zip(reference)).find(|(_, (value, expected))| value != expected);
        match wrong {
            None => Ok(()),
            Some((pile, (value, expected))) => Err(Refusal::new(say!(
                vi "g({pile}) in ra là {value}, giá trị đúng là {expected}",
                en "g({pile}) is {value}, expected {expected}",
            ))),
        }
    }
}
