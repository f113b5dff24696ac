//! The oracle: the definition of the product by the least number that no move reaches.

use std::sync::LazyLock;

use super::{NimProduct, Pair};
use exercise::{Oracle, OracleFn};

/// Factors below this are within reach.
const SIDE: usize = 64;

/// x ⊗ y = mex { (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) : a < x, b < y }, for all x and y below [`SIDE`].
static PRODUCTS: LazyLock<[[u64; SIDE]; SIDE]> = LazyLock::new(|| {
    let mut products = [[0; SIDE]; SIDE];
    for x in 0..SIDE {
        for y in 0..SIDE {
            let mut reached = vec![false; SIDE * SIDE];
            for a in 0..x {
                for b in 0..y {
                    reached[(products[a][y] ^ products[x][b] ^ products[a][b]) as usize] = true;
                }
            }
            // A move is a pair (a, b): there are fewer of them than places.
            products[x][y] = reached.iter().take_while(|&&reached| reached).count() as u64;
        }
    }
    products
});

impl Oracle for NimProduct {
    fn oracle(pairs: &Vec<Pair>) -> Option<OracleFn<'_, Vec<u64>>> {
        if pairs.iter().any(|&(x, y)| x.max(y) >= SIDE as u64) {
            return None;
        }
        Some(Box::new(move |answer| {
            for (&(x, y), &product) in pairs.iter().zip(answer) {
                let truth = PRODUCTS[x as usize][y as usize];
                if product != truth {
                    return Err(format!("{x} ⊗ {y} is {truth} by definition, not {product}"));
                }
            }
            Ok(())
        }))
    }
}
