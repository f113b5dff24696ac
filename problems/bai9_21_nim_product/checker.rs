//! The checker: there is one right answer, the products themselves.

use checkers::{Refusal, say, sentence::QUERY};

use super::{NimProduct, Pair};
use exercise::Checker;

impl Checker for NimProduct {
    fn check(pairs: &Vec<Pair>, products: &Vec<u64>, reference: &Vec<u64>) -> Result<(), Refusal> {
        for (index, (((x, y), product), expected)) in pairs.iter().zip(products).zip(reference).enumerate() {
            if product != expected {
                let reason = say!(
                    vi "{x} ⊗ {y} in ra là {product}, giá trị đúng là {expected}",
                    en "{x} ⊗ {y} is {product}, expected {expected}",
                );
                return Err(Refusal::at(QUERY, index + 1, reason));
            }
        }
        Ok(())
    }
}
