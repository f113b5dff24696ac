//! The reference: many products at once, digit by digit, see [`solutions::nim_products`].

use solutions::nim_products::nim_products;

use super::{NimProduct, Pair};
use exercise::Reference;

impl Reference for NimProduct {
    fn solve(pairs: &Vec<Pair>) -> Vec<u64> {
        nim_products(pairs)
    }
}
