//! Subtraction games: a move takes s counters from a pile, where s is in a given set.
//!
//! The value of a pile n is the mex of the values of n - s, so the piles are settled in ascending
//! order. Three ways to do so are here: the plain loop; one that keeps the values reached in a machine
//! word, for sets of few numbers; and one that treats 64 moves with one operation, for sets of many
//! numbers with few values. Who wins, without values, is what [`Outcomes`] tells, for any set.
//!
//! Sets are given in ascending order, without 0 and without repetition; numbers above n do no harm.

use crate::grundy::Mex;

/// The values of the piles 0, 1, …, n by the plain loop: every move of every pile is looked at.
///
/// Time O(n · k) for k numbers in the set, memory O(n).
///
/// ```
/// use solutions::subtraction::by_definition;
///
/// assert_eq!(by_definition(&[1, 3, 4], 9), [0, 1, 0, 1, 2, 3, 2, 0, 1, 0]);
/// ```
pub fn by_definition(set: &[usize], n: usize) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::with_capacity(n + 1);
    let mut options = Mex::new();
    for pile in 0..=n {
        options.clear();
        for &taken in set.iter().take_while(|&&taken| taken <= pile) {
            options.insert(values[pile - taken]);
        }
        values.push(options.get());
    }
    values
}

/// The values of the piles 0, 1, …, n for a set of fewer than 64 numbers.
///
/// A pile has at most 63 moves, so the values are at most 63: those that the moves reach are the
/// ones of a 64-bit word, and the mex is the number of ones at its end. Nothing is cleared but one
/// register. Time O(n · k) with a small constant, memory O(n).
///
/// # Panics
/// If the set has 64 numbers or more.
///
/// ```
/// use solutions::subtraction::by_masks;
///
/// assert_eq!(by_masks(&[1, 2, 3, 5, 8], 9), [0, 1, 2, 3, 0, 1, 2, 3, 4, 5]);
/// ```
pub fn by_masks(set: &[usize], n: usize) -> Vec<u32> {
    assert!(set.len() < 64, "a word of 64 bits holds the values of fewer than 64 moves");
    let mut values: Vec<u8> = vec![0; n + 1];
    let mut legal = 0;
    for pile in 0..=n {
        while set.get(legal).is_some_and(|&taken| taken <= pile) {
            legal += 1;
        }
        let reached = set[..legal].iter().fold(0u64, |reached, &taken| reached | 1 << values[pile - taken]);
        values[pile] = reached.trailing_ones() as u8;
    }
    values.into_iter().map(u32::from).collect()
}

/// The values of the piles 0, 1, …, n for a set of many numbers that leads to few values, such as the
/// primes.
///
/// For each value v a row of bits says which piles have a move to a pile of value v. The value of
/// a pile is the first v whose row lacks it, and then all piles that can move to it, the set moved up
/// by the pile, enter row v: 64 of them with one operation.
///
/// Time O(n² / 64 + n · m), memory O(n · m / 64) words, where m is the largest value. For the primes
/// it is small: 4 for the odd ones and 11 for all, up to n = 10^5. The plain loop is right for the
/// primes, too; it only looks at each of the O(n² / log n) moves by itself.
///
/// ```
/// use solutions::subtraction::by_bit_sets;
///
/// assert_eq!(by_bit_sets(&[2, 3, 5, 7], 9), [0, 0, 1, 1, 2, 2, 3, 3, 4, 0]);
/// ```
pub fn by_bit_sets(set: &[usize], n: usize) -> Vec<u32> {
    let words = n / 64 + 1;
    let mut moves = vec![0u64; words];
    for &taken in set.iter().take_while(|&&taken| taken <= n) {
        moves[taken / 64] |= 1 << (taken % 64);
    }
    let mut reaching: Vec<Vec<u64>> = Vec::new();
    let mut values = Vec::with_capacity(n + 1);
    for pile in 0..=n {
        let lacks = |row: &Vec<u64>| row[pile / 64] >> (pile % 64) & 1 == 0;
        let value = reaching.iter().position(lacks).unwrap_or(reaching.len());
        if value == reaching.len() {
            reaching.push(vec![0; words]);
        }
        insert_shifted(&mut reaching[value], &moves, pile);
        values.push(value as u32);
    }
    values
}

/// Who wins from the piles 0, 1, …, n, whatever the set.
///
/// ```
/// use solutions::subtraction::Outcomes;
///
/// let outcomes = Outcomes::new(&[1, 3, 4], 10);
/// assert!(outcomes.is_lost(9));
/// assert_eq!(outcomes.winning_takes(10), [1, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Outcomes<'a> {
    set: &'a [usize],
    lost: Vec<bool>,
}

impl<'a> Outcomes<'a> {
    /// Settles the piles in ascending order. Each lost one makes all piles from which a move leads to it won: the set,
    /// moved up by the pile, 64 numbers with one operation, from the word of the first number on. Lost piles of the same
    /// word do so together, but for what they do to that word itself.
    ///
    /// Time O(n · p / 64 + n) for p lost piles, memory O(n). A lost pile and the one above it by the least number s of
    /// the set are not both lost, so p is at most (n + s + 1) / 2.
    pub fn new(set: &'a [usize], n: usize) -> Self {
        let mut moves = vec![0u64; n / 64 + 1];
        for &taken in set.iter().take_while(|&&taken| taken <= n) {
            moves[taken / 64] |= 1 << (taken % 64);
        }
        let least = set.first().map_or(usize::MAX, |&least| least / 64);
        let mut won = vec![0u64; n / 64 + 1];
        let mut lost = Vec::with_capacity(n + 1);
        for word in 0..won.len() {
            let mut lost_here = Vec::with_capacity(64);
            for digit in 0..64.min(n + 1 - 64 * word) as u32 {
                let is_lost = won[word] >> digit & 1 == 0;
                if is_lost {
                    won[word] |= moves[0] << digit;
                    lost_here.push(digit);
                }
                lost.push(is_lost);
            }
            insert_all_shifted(&mut won[word + 1..], &moves, least, &lost_here);
        }
        Outcomes { set, lost }
    }

    /// Whether the player to move loses.
    pub fn is_lost(&self, pile: usize) -> bool {
        self.lost[pile]
    }

    /// The numbers of the set that may be taken, in ascending order, and whether taking each of them wins.
    pub fn takes(&self, pile: usize) -> Vec<(usize, bool)> {
        let legal = self.set.iter().take_while(|&&taken| taken <= pile);
        legal.map(|&taken| (taken, self.lost[pile - taken])).collect()
    }

    /// The numbers that win, in ascending order.
    pub fn winning_takes(&self, pile: usize) -> Vec<usize> {
        let legal = self.set.iter().copied().take_while(|&taken| taken <= pile);
        legal.filter(|taken| self.lost[pile - taken]).collect()
    }
}

/// How many copies are added at once, so that a word of the row is read and written once for all of them.
const AT_ONCE: usize = 4;

/// Adds to a row of bits all of `bits`, moved up by each of the shifts, which are below 64. The row begins with the second
/// word; what leaves it is lost. The first words of `bits`, so many, are 0.
fn insert_all_shifted(row: &mut [u64], bits: &[u64], zeros: usize, shifts: &[u32]) {
    let begin = zeros.saturating_sub(1);
    let Some(row) = row.get_mut(begin..) else { return };
    for shifts in shifts.chunks(AT_ONCE) {
        // Where there are fewer, the last stands several times.
        let up: [u32; AT_ONCE] = std::array::from_fn(|index| shifts[index.min(shifts.len() - 1)]);
        let down = up.map(|shift| 63 - shift);
        for (word, pair) in row.iter_mut().zip(bits[begin..].windows(2)) {
            let (below, here) = (pair[0] >> 1, pair[1]);
            let copies = up.iter().zip(&down);
            // Wrapping, which no shift below 64 does, so that words can go side by side.
            *word |= copies.fold(0, |sum, (&up, &down)| sum | here.wrapping_shl(up) | below.wrapping_shr(down));
        }
    }
}

/// Adds to a row of bits all of `bits`, moved up by `shift`; what leaves the row is lost.
fn insert_shifted(row: &mut [u64], bits: &[u64], shift: usize) {
    let row = &mut row[shift / 64..];
    let shift = shift % 64;
    if shift == 0 {
        for (word, &bits) in row.iter_mut().zip(bits) {
            *word |= bits;
        }
        return;
    }
    row[0] |= bits[0] << shift;
    for (word, bits) in row[1..].iter_mut().zip(bits.windows(2)) {
        *word |= bits[1] << shift | bits[0] >> (64 - shift);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    #[test]
    fn all_ways_agree_on_random_sets() {
        let mut rng = ChaCha8Rng::seed_from_u64(910);
        for _ in 0..300 {
            let n = rng.random_range(0..400);
            let most = rng.random_range(1..600);
            let one_in = rng.random_range(1..40);
            let set: Vec<usize> = (1..=most).filter(|_| rng.random_range(0..one_in) == 0).collect();
            let expected = by_definition(&set, n);
            assert_eq!(by_bit_sets(&set, n), expected, "{set:?}");
            let outcomes = Outcomes::new(&set, n);
            assert!((0..=n).all(|pile| outcomes.is_lost(pile) == (expected[pile] == 0)), "{set:?}");
            let few = &set[..set.len().min(63)];
            assert_eq!(by_masks(few, n), by_definition(few, n), "{few:?}");
        }
    }

    #[test]
    fn values_up_to_63_fit_in_a_mask() {
        let set: Vec<usize> = (1..64).collect();
        let values = by_masks(&set, 200);
        assert!(values.iter().zip(0..).all(|(&value, pile)| value == pile % 64));
    }

    #[test]
    fn the_empty_set_leaves_no_move() {
        for values in [by_definition(&[], 3), by_masks(&[], 3), by_bit_sets(&[], 3)] {
            assert_eq!(values, [0; 4]);
        }
    }
}
