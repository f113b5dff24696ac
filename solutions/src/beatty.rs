//! The two sequences of Beatty for the root of an integer: ⌊r⌋, ⌊2r⌋, ⌊3r⌋, … with r = √d, and ⌊s⌋, ⌊2s⌋, ⌊3s⌋, …
//! with 1/r + 1/s = 1.
//!
//! Rayleigh's theorem (1894): if r is irrational, every positive integer is in exactly one of them, once. So of the
//! numbers 1 to m the first sequence has K = ⌊(m + 1)/r⌋ and the second the other m - K; if m isn't ⌊Kr⌋, the last
//! one of the first, it is the last one of the second.
//!
//! All arithmetic is exact: ⌊(m + 1)/√d⌋ is the root of ⌊(m + 1)²/d⌋, rounded down, and ⌊K√d⌋ that of K²d.
//!
//! Cost of a place: time O(1), two square roots of 128 bits; memory O(1).

/// One of the two sequences.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sequence {
    /// The multiples of r = √d, rounded down.
    First,
    /// The multiples of s = r/(r - 1), rounded down.
    Second,
}

/// ⌊k√d⌋. Time O(1): a square root of 128 bits.
///
/// # Panics
/// If k²d is 2^128 or more.
///
/// ```
/// use solutions::beatty::times_root;
///
/// assert_eq!([1, 2, 3, 4, 5].map(|k| times_root(k, 2)), [1, 2, 4, 5, 7]);
/// assert_eq!(times_root(1_000_000_000_000_000_000, 2), 1_414_213_562_373_095_048);
/// ```
pub fn times_root(k: u64, d: u64) -> u64 {
    checked_times_root(k, d).expect("k²d is below 2^128")
}

/// ⌊k√d⌋, or nothing if it is 2^64 or more.
fn checked_times_root(k: u64, d: u64) -> Option<u64> {
    let square = u128::from(k).pow(2).checked_mul(d.into())?;
    // The root of 128 bits has 64.
    Some(square.isqrt() as u64)
}

/// Where a positive integer below 2^62 is: in which sequence, and in which place, from 1. `d` is no square.
///
/// ```
/// use solutions::beatty::{Sequence, place};
///
/// assert_eq!(place(2, 7), (Sequence::First, 5));
/// assert_eq!(place(2, 10), (Sequence::Second, 3));
/// assert_eq!(place(2, 1_000_000_000_000_000_000), (Sequence::First, 707_106_781_186_547_525));
/// ```
pub fn place(d: u64, m: u64) -> (Sequence, u64) {
    let square = (u128::from(m) + 1).pow(2);
    // At most m + 1.
    let first = (square / u128::from(d)).isqrt() as u64;
    if times_root(first, d) == m { (Sequence::First, first) } else { (Sequence::Second, m - first) }
}

/// The k-th term of a sequence, for k below 2^60 and d no square, or nothing if it is 2^64 or more.
///
/// The second sequence takes what the first leaves: ⌊ks⌋ = k + j, where j terms of the first come before it; that is
/// the greatest j with j√d < k + j. Time O(1) for the first sequence, O(log k) for the second.
///
/// ```
/// use solutions::beatty::{Sequence, term};
///
/// assert_eq!([1, 2, 3, 4].map(|k| term(2, Sequence::First, k).unwrap()), [1, 2, 4, 5]);
/// assert_eq!([1, 2, 3, 4].map(|k| term(2, Sequence::Second, k).unwrap()), [3, 6, 10, 13]);
/// ```
pub fn term(d: u64, sequence: Sequence, k: u64) -> Option<u64> {
    if sequence == Sequence::First {
        return checked_times_root(k, d);
    }
    let comes_before = |j: u64| {
        let square = u128::from(j).pow(2).checked_mul(d.into());
        square.is_some_and(|square| square < u128::from(k + j).pow(2))
    };
    // s is at most 3.42, that of √2.
    let (mut before, mut after) = (0, 3 * k);
    while after - before > 1 {
        let middle = before + (after - before) / 2;
        if comes_before(middle) {
            before = middle;
        } else {
            after = middle;
        }
    }
    Some(k + before)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    fn is_square(d: u64) -> bool {
        d.isqrt().pow(2) == d
    }

    #[test]
    fn every_number_has_one_place_and_the_places_of_a_sequence_come_in_order() {
        for d in (2..300).filter(|&d| !is_square(d)) {
            let mut counts = [0, 0];
            for m in 1..400 {
                let (sequence, k) = place(d, m);
                let count = &mut counts[usize::from(sequence == Sequence::Second)];
                *count += 1;
                assert_eq!((k, term(d, sequence, k)), (*count, Some(m)), "{d} {m}");
            }
        }
    }

    #[test]
    fn a_place_holds_its_number_however_long_it_is() {
        let mut rng = ChaCha8Rng::seed_from_u64(9);
        for _ in 0..5000 {
            let d = rng.random_range(2..=1_000_000);
            if is_square(d) {
                continue;
            }
            let length = rng.random_range(1..=60);
            let m = rng.random_range(1..=1u64 << length);
            let (sequence, k) = place(d, m);
            assert_eq!(term(d, sequence, k), Some(m), "{d} {m}");
        }
    }

    #[test]
    fn a_term_that_is_too_long_is_nothing() {
        assert_eq!(term(1_000_000 - 1, Sequence::First, 1 << 59), None);
        assert!(term(1_000_000 - 1, Sequence::Second, 1 << 59).is_some());
    }
}
