//! The checker: values are unique, so they are compared.

use checkers::Refusal;

pub fn check(values: &[u32], reference: &[u32]) -> Result<(), Refusal> {
    match values.iter().zip(reference).enumerate().find(|(_, (value, right))| value != right) {
        None => Ok(()),
        Some((pile, (value, right))) => {
            Err(Refusal::new(format!("g({pile}) is {right}, the answer says {value}")))
        }
    }
}
