//! The first cold pairs, and where floating-point numbers fail.

use solutions::{wythoff::lower, zeckendorf::FIBONACCI};

use exercise::{Fact, document::Lang};

pub fn facts() -> Vec<Fact> {
    vec![
        Fact::new("pairs", pairs),
        Fact::new("double", |_| first_failure(in_doubles)),
        Fact::new("long_double", |_| first_failure(in_long_doubles)),
    ]
}

/// The pairs with k = 0 to 8.
fn pairs(_: Lang) -> String {
    let row = |name: &str, cell: fn(u64) -> u64| {
        let cells: Vec<String> = (0..=8).map(|k| cell(k).to_string()).collect();
        format!("| {name} | {} |\n", cells.join(" | "))
    };
    let head = row("$k$", |k| k);
    let rule = "---|".repeat(10);
    format!("\n{head}|{rule}\n{}{}", row("$A_k$", lower), row("$B_k$", |k| lower(k) + k))
}

/// The first Fibonacci number k for which a way to compute ⌊kφ⌋ is wrong, with groups of three digits.
fn first_failure(way: fn(u64) -> u64) -> String {
    let k = FIBONACCI.into_iter().find(|&k| way(k) != lower(k)).expect("a failure");
    let digits = k.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).unwrap_or("")).collect();
    format!("$k = {}$", groups.join("\\,"))
}

/// ⌊kφ⌋ in numbers of 53 bits.
pub fn in_doubles(k: u64) -> u64 {
    (k as f64 * ((1.0 + 5f64.sqrt()) / 2.0)) as u64
}

/// ⌊kφ⌋ in numbers of 64 bits, as the x87 computes: k is exact, φ and the product are rounded.
pub fn in_long_doubles(k: u64) -> u64 {
    // √5 · 2^62 to the nearest; adding 1 and halving lose nothing.
    let square: u128 = 5 << 124;
    let root = square.isqrt();
    let root = if square - root * root > root { root + 1 } else { root };
    let golden = root + (1 << 62);
    // The product of k and φ · 2^63, rounded to 64 bits, ties to even.
    let product = u128::from(k) * golden;
    let lost = (u128::BITS - product.leading_zeros()).saturating_sub(64);
    let (kept, rest) = (product >> lost, product & ((1 << lost) - 1));
    let half = if lost == 0 { 1 } else { 1 << (lost - 1) };
    let up = rest > half || (rest == half && kept % 2 == 1);
    let kept = kept + u128::from(up);
    ((kept << lost) >> 63) as u64
}
