//! The reference: the product in another copy of the field, see [`solutions::nimber`].

use solutions::nimber::nim_product;

use super::Pair;

pub fn products(pairs: &[Pair]) -> Vec<u64> {
    pairs.iter().map(|&(x, y)| nim_product(x, y)).collect()
}
