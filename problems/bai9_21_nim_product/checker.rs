//! The checker: there is one right answer, the products themselves.

use checkers::Refusal;

use super::Pair;

pub fn check(pairs: &[Pair], products: &[u64], reference: &[u64]) -> Result<(), Refusal> {
    for (index, ((x, y), (product, expected))) in pairs.iter().zip(products.iter().zip(reference)).enumerate() {
        if product != expected {
            return Err(Refusal::at(
                "query",
                index + 1,
                format!("{x} ⊗ {y} is {product}, expected {expected}"),
            ));
        }
    }
    Ok(())
}
