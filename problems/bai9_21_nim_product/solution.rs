//! The reference: the product in another copy of the field, see [`solutions::nimber`].

use solutions::nimber::nim_product;

use super::{NimProduct, Pair};
use exercise::Reference;

impl Reference for NimProduct {
    fn solve(pairs: &Vec<Pair>) -> Vec<u64> {
        pairs.iter().map(|&(x, y)| nim_product(x, y)).collect()
    }
}
