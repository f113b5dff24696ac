//! Nim products of many pairs at once, bit by bit.
//!
//! A word holds the same digit of 64 numbers, so one machine operation works on 64 pairs. Conway's rules on the Fermat
//! power F = 2^h split a product of numbers of 2h digits: with x = a F + b and y = c F + d,
//!
//! x ⊗ y = ((a + b) ⊗ (c + d) + b ⊗ d) F + b ⊗ d + a ⊗ c ⊗ F/2,
//!
//! where + is the nim-sum. So three products of h digits make one of 2h (Karatsuba and Ofman, 1962, for ordinary
//! numbers), and 64 digits take 3^6 = 729 conjunctions and about 3500 nim-sums.
//!
//! Cost: time O(n) for n pairs, some 60 word operations a pair with turning the numbers into digits and back; the
//! memory is that of the answer and 20 KiB. One pair alone is cheaper by [`nim_product`].

use std::array::from_fn;

use crate::nimber::nim_product;

/// How many words go side by side: the compiler makes wide instructions of them.
const WORDS: usize = 4;

/// One digit of `PAIRS` numbers.
type Digit = [u64; WORDS];

/// How many pairs go side by side.
const PAIRS: usize = 64 * WORDS;

/// The nim product of each pair.
///
/// ```
/// use solutions::nim_products::nim_products;
///
/// assert_eq!(nim_products(&[(24, 17), (16, 16)]), [128, 24]);
/// ```
pub fn nim_products(pairs: &[(u64, u64)]) -> Vec<u64> {
    let mut products = Vec::with_capacity(pairs.len());
    let mut chunks = pairs.chunks_exact(PAIRS);
    for chunk in &mut chunks {
        products.extend(chunk_products(chunk));
    }
    products.extend(chunks.remainder().iter().map(|&(x, y)| nim_product(x, y)));
    products
}

fn chunk_products(pairs: &[(u64, u64)]) -> impl Iterator<Item = u64> {
    let mut x = from_fn(|i| from_fn(|word| pairs[64 * word + i].0));
    let mut y = from_fn(|i| from_fn(|word| pairs[64 * word + i].1));
    transpose(&mut x);
    transpose(&mut y);
    let mut product = [[0; WORDS]; 64];
    multiply(&x, &y, &mut product, &mut [[0; WORDS]; WORKSPACE]);
    transpose(&mut product);
    (0..PAIRS).map(move |i| product[i % 64][i / 64])
}

/// Exchanges rows and columns: word w of number i becomes digit i of the w-th words, and the other way round. Blocks of
/// 32 × 32 bits change places first, then smaller ones within them.
fn transpose(bits: &mut [Digit; 64]) {
    let mut mask = u64::MAX;
    for size in [32, 16, 8, 4, 2, 1] {
        // The lower half of each block of 2 · size bits.
        mask ^= mask << size;
        for block in bits.chunks_exact_mut(2 * size) {
            let (upper, lower) = block.split_at_mut(size);
            for (upper, lower) in upper.iter_mut().zip(lower) {
                for (upper, lower) in upper.iter_mut().zip(lower) {
                    let differ = ((*upper >> size) ^ *lower) & mask;
                    *lower ^= differ;
                    *upper ^= differ << size;
                }
            }
        }
    }
}

/// What [`multiply`] needs besides: three halves of each size down to that of [`multiply_8`].
const WORKSPACE: usize = 3 * (32 + 16 + 8);

/// The products of numbers of as many digits as the slices are long: 8, 16, 32 or 64.
fn multiply(x: &[Digit], y: &[Digit], product: &mut [Digit], workspace: &mut [Digit]) {
    if let (Ok(x), Ok(y), Ok(product)) = (x.try_into(), y.try_into(), (&mut *product).try_into()) {
        return multiply_8(x, y, product);
    }
    let half = x.len() / 2;
    let ((b, a), (d, c), (low, high)) = (x.split_at(half), y.split_at(half), product.split_at_mut(half));
    let (ac, workspace) = workspace.split_at_mut(half);
    let (a_b, workspace) = workspace.split_at_mut(half);
    let (c_d, workspace) = workspace.split_at_mut(half);
    multiply(a, c, ac, workspace);
    multiply(b, d, low, workspace);
    a_b.copy_from_slice(a);
    add(a_b, b);
    c_d.copy_from_slice(c);
    add(c_d, d);
    multiply(a_b, c_d, high, workspace);
    add(high, low);
    times_top(ac);
    add(low, ac);
}

fn add(to: &mut [Digit], what: &[Digit]) {
    for (to, what) in to.iter_mut().zip(what) {
        for (to, what) in to.iter_mut().zip(what) {
            *to ^= what;
        }
    }
}

/// Multiplies numbers of n digits by 2^(n - 1), half of the next Fermat power: with e = F/2, the product of a F + b and
/// e F is (a + b) ⊗ e F + a ⊗ e ⊗ e.
fn times_top(x: &mut [Digit]) {
    if let Ok(x) = x.try_into() {
        let x: &mut [Digit; 8] = x;
        return (0..WORDS).for_each(|word| {
            let top = top_8(from_fn(|i| x[i][word]));
            (0..8).for_each(|i| x[i][word] = top[i]);
        });
    }
    let (b, a) = x.split_at_mut(x.len() / 2);
    add(b, a);
    times_top(b);
    times_top(a);
    times_top(a);
    b.swap_with_slice(a);
}

fn multiply_8(x: &[Digit; 8], y: &[Digit; 8], product: &mut [Digit; 8]) {
    for word in 0..WORDS {
        let of_word = product_8(from_fn(|i| x[i][word]), from_fn(|i| y[i][word]));
        (0..8).for_each(|i| product[i][word] = of_word[i]);
    }
}

// The same rules for few digits, which fit in the registers of a processor.

#[inline(always)]
fn sum<const N: usize>(x: [u64; N], y: [u64; N]) -> [u64; N] {
    from_fn(|i| x[i] ^ y[i])
}

#[inline(always)]
fn product_2([b, a]: [u64; 2], [d, c]: [u64; 2]) -> [u64; 2] {
    let low = b & d;
    [low ^ (a & c), ((a ^ b) & (c ^ d)) ^ low]
}

#[inline(always)]
fn top_2([b, a]: [u64; 2]) -> [u64; 2] {
    [a, a ^ b]
}

#[inline(always)]
fn product_4([b0, b1, a0, a1]: [u64; 4], [d0, d1, c0, c1]: [u64; 4]) -> [u64; 4] {
    let (a, b, c, d) = ([a0, a1], [b0, b1], [c0, c1], [d0, d1]);
    let low = product_2(b, d);
    let [high_0, high_1] = sum(product_2(sum(a, b), sum(c, d)), low);
    let [low_0, low_1] = sum(low, top_2(product_2(a, c)));
    [low_0, low_1, high_0, high_1]
}

#[inline(always)]
fn top_4([b0, b1, a0, a1]: [u64; 4]) -> [u64; 4] {
    let [low_0, low_1] = top_2(top_2([a0, a1]));
    let [high_0, high_1] = top_2([a0 ^ b0, a1 ^ b1]);
    [low_0, low_1, high_0, high_1]
}

#[inline(always)]
fn product_8(x: [u64; 8], y: [u64; 8]) -> [u64; 8] {
    let ((b, a), (d, c)) = (halves(x), halves(y));
    let low = product_4(b, d);
    let high = sum(product_4(sum(a, b), sum(c, d)), low);
    joined(sum(low, top_4(product_4(a, c))), high)
}

#[inline(always)]
fn top_8(x: [u64; 8]) -> [u64; 8] {
    let (b, a) = halves(x);
    joined(top_4(top_4(a)), top_4(sum(a, b)))
}

#[inline(always)]
fn halves(x: [u64; 8]) -> ([u64; 4], [u64; 4]) {
    (from_fn(|i| x[i]), from_fn(|i| x[i + 4]))
}

#[inline(always)]
fn joined(low: [u64; 4], high: [u64; 4]) -> [u64; 8] {
    from_fn(|i| if i < 4 { low[i] } else { high[i - 4] })
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    fn holds(pairs: &[(u64, u64)]) {
        let one_by_one: Vec<u64> = pairs.iter().map(|&(x, y)| nim_product(x, y)).collect();
        assert_eq!(nim_products(pairs), one_by_one);
    }

    #[test]
    fn agrees_with_one_by_one_for_any_number_of_pairs() {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        for number in [0, 1, PAIRS - 1, PAIRS, PAIRS + 1, 3 * PAIRS + 5] {
            let pairs: Vec<(u64, u64)> = (0..number)
                .map(|_| {
                    (
                        rng.random::<u64>() >> rng.random_range(0..64),
                        rng.random::<u64>() >> rng.random_range(0..64),
                    )
                })
                .collect();
            holds(&pairs);
        }
    }

    #[test]
    fn agrees_on_all_pairs_of_powers_of_two_and_on_dense_numbers() {
        let powers = (0..64).flat_map(|i| (0..64).map(move |j| (1 << i, 1 << j)));
        holds(&powers.collect::<Vec<_>>());
        let dense = (0..64).flat_map(|i| (0..64).map(move |j| (u64::MAX >> i, u64::MAX << j)));
        holds(&dense.collect::<Vec<_>>());
    }

    #[test]
    fn digits_become_numbers_again() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let numbers: [Digit; 64] = from_fn(|_| from_fn(|_| rng.random()));
        let mut digits = numbers;
        transpose(&mut digits);
        for (i, number) in numbers.iter().enumerate() {
            for (j, digit) in digits.iter().enumerate() {
                (0..WORDS).for_each(|word| assert_eq!(number[word] >> j & 1, digit[word] >> i & 1));
            }
        }
        transpose(&mut digits);
        assert_eq!(digits, numbers);
    }
}
