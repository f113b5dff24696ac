//! What the editorial says about the cost of the recursion on single bits.

use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![Fact::new("bitwise", calls_of_the_largest_square)]
}

/// The calls for the square of 2^64 - 1, with groups of three digits.
fn calls_of_the_largest_square(_: Lang) -> String {
    let mut calls = 0;
    bit_by_bit(u64::MAX, u64::MAX, &mut calls);
    format!("${}\\,{:03}$", calls / 1000, calls % 1000)
}

fn is_fermat(x: u64) -> bool {
    x.is_power_of_two() && x.trailing_zeros().is_power_of_two()
}

/// The product by the recursion that takes a factor apart into single bits and a bit into a Fermat power and the
/// rest; `calls` counts how often it is called.
pub fn bit_by_bit(x: u64, y: u64, calls: &mut u64) -> u64 {
    *calls += 1;
    let (x, y) = (x.max(y), x.min(y));
    if y < 2 {
        return x * y;
    }
    if is_fermat(x) {
        return if x == y { x ^ (x / 2) } else { x * y };
    }
    let top = 1 << x.ilog2();
    if x != top {
        return bit_by_bit(top, y, calls) ^ bit_by_bit(x ^ top, y, calls);
    }
    let fermat = 1 << (1 << x.ilog2().ilog2());
    let rest = x / fermat;
    if y < fermat {
        let small = bit_by_bit(y, rest, calls);
        bit_by_bit(fermat, small, calls)
    } else {
        let large = bit_by_bit(y, fermat, calls);
        bit_by_bit(large, rest, calls)
    }
}
