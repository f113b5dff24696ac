//! Grundy's game: a move splits one pile into two piles of different sizes.
//!
//! g(n) = mex { g(a) ⊕ g(b) : a + b = n, 0 < a < b }. The definition costs O(n) per pile. What
//! makes it faster is the *sparse space phenomenon* (Berlekamp, Conway, Guy, *Winning Ways*, chapter 4):
//! call a value **rare** if it has an even number of ones in binary, its last bit not counted, and
//! **common** otherwise. Very few piles have a rare value: 1273 of the first 200 000, the last of
//! them 82 860. The phenomenon feeds itself: parity adds up under ⊕, so
//!
//! - rare ⊕ rare and common ⊕ common are rare,
//! - rare ⊕ common is common.
//!
//! Nearly all splits are into two common piles, they exclude rare values, and the mex is common.
//!
//! Cost up to n = 200 000: at most 1773 parts per pile, 1273 rare ones and 500 others, instead of up to 100 000, and
//! short searches; see [`values`].

/// Values are kept in bytes: the largest up to 200 000 is 230.
const VALUES: usize = 256;

/// Piles whose values are computed together, so that one part is paired with a run of others: a multiple of 8.
const BLOCK: usize = 32;

/// How many piles of each common value are tried first as one part of a split, and how many in all.
const WITNESSES_PER_VALUE: usize = 8;
const WITNESSES: usize = 500;

/// The smaller parts of all splits of a pile whose two parts are worth so much together, in ascending order. Time O(n).
///
/// ```
/// use solutions::grundys_game::{splits_worth, values};
///
/// // 5 and 8 are both worth 2.
/// assert_eq!(splits_worth(&values(13), 13, 0), [5]);
/// ```
pub fn splits_worth(values: &[u8], pile: usize, worth: u64) -> Vec<usize> {
    let Ok(worth) = u8::try_from(worth) else { return Vec::new() };
    (1..pile.div_ceil(2)).filter(|&smaller| values[smaller] ^ values[pile - smaller] == worth).collect()
}

/// The values g(0), g(1), …, g(n) by the sparse space method (g(0) = 0 is no pile at all).
///
/// # Why the values are exact
/// The phenomenon is nowhere assumed; it only makes the search short. For a pile m:
///
/// 1. All splits with a rare part are looked at. A common value is reached by no other split, so
///    the least common value c that is not reached now never is: g(m) <= c, and all common values
///    below c are reached.
/// 2. A rare value below c may still be reached by two common parts. Some splits are tried for all
///    values at once; for each rare value below c that none of them has, least first, all splits
///    are looked at until one has it.
///
/// Every value taken as reached comes from a split. The answer is either a rare value that all
/// splits were looked at for, or c: in both cases it is not reached and all smaller values are.
///
/// # Which splits are tried first
/// Those with a *witness* as one part: a list of piles in which every common value stands about
/// equally often. If x runs through all common values, then x ⊕ y runs through all rare ones,
/// whatever y is; so the missing values turn up evenly, while the splits in natural order
/// repeat the few most frequent values.
///
/// # Cost
/// Time O(n · (r + w)) where r counts rare piles and w = 500 witnesses, and for each pile the looks
/// at all splits in step 2: up to 200 000 there are one or two per pile, which end after some 1400
/// splits on average, and one through all splits for each rare pile. Without the phenomenon it
/// would be O(n²). Memory O(n).
///
/// # Panics
/// If a value reaches 256.
///
/// ```
/// use solutions::grundys_game::values;
///
/// assert_eq!(values(12), [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
/// ```
pub fn values(n: usize) -> Vec<u8> {
    let mut game = Game {
        values: vec![0],
        // The last block may go beyond n.
        mirror: vec![0; n + 1 + BLOCK],
        rare: Vec::new(),
        witnesses: Vec::new(),
        witnesses_of: [0; VALUES],
    };
    while game.values.len() <= n {
        game.add_block();
    }
    game.values.truncate(n + 1);
    game.values
}

/// The values g(0), g(1), …, g(n) by the definition, every split looked at.
///
/// Time O(n²), memory O(n). Panics if a value reaches 256.
///
/// ```
/// use solutions::grundys_game::{by_definition, values};
///
/// assert_eq!(by_definition(1000), values(1000));
/// ```
pub fn by_definition(n: usize) -> Vec<u8> {
    let mut values = vec![0; n + 1];
    let mut seen_at = [0; VALUES];
    for pile in 1..=n {
        let half = (pile - 1) / 2;
        let smaller = values[1..=half].iter();
        let larger = values[pile - half..pile].iter().rev();
        for (a, b) in smaller.zip(larger) {
            seen_at[usize::from(a ^ b)] = pile;
        }
        let mex = seen_at.iter().position(|&mark| mark != pile);
        values[pile] = mex.expect("values of Grundy's game stay below 256") as u8;
    }
    values
}

fn is_rare(value: u8) -> bool {
    (value >> 1).count_ones().is_multiple_of(2)
}

/// A pile and its value.
#[derive(Clone, Copy)]
struct Part {
    pile: usize,
    value: u8,
}

/// The values so far, and the piles that make good parts of splits.
struct Game {
    values: Vec<u8>,
    /// The values backwards, g(0) last, so that the larger parts of splits stand in order.
    mirror: Vec<u8>,
    rare: Vec<Part>,
    witnesses: Vec<Part>,
    witnesses_of: [usize; VALUES],
}

impl Game {
    /// Computes the values of the next [`BLOCK`] piles.
    fn add_block(&mut self) {
        let start = self.values.len();
        let end = start + BLOCK;
        let mut reached = [[false; VALUES]; BLOCK];

        // A part is far if its partners in the whole block are known and of another size.
        let is_far = |part: &Part| {
            let equal_halves = start <= 2 * part.pile && 2 * part.pile < end;
            part.pile >= BLOCK && !equal_halves
        };
        for part in self.rare.iter().chain(&self.witnesses) {
            if is_far(part) {
                let partners = self.values[start - part.pile..].first_chunk::<BLOCK>();
                let partners = partners.expect("a far part is no smaller than a block");
                // Eight partners are loaded at once: byte by byte, each load would wait for the marks just
                // stored, which the processor takes for possible neighbours of what it loads.
                let value_in_every_byte = u64::from(part.value) * 0x0101_0101_0101_0101;
                let words = partners.as_chunks::<8>().0;
                for (rows, word) in reached.as_chunks_mut::<8>().0.iter_mut().zip(words) {
                    let mut values = u64::from_le_bytes(*word) ^ value_in_every_byte;
                    for row in rows {
                        row[(values & 0xff) as usize] = true;
                        values >>= 8;
                    }
                }
            }
        }

        let mut near: Vec<Part> = self.rare.iter().copied().filter(|p| !is_far(p)).collect();
        for (pile, reached) in (start..end).zip(&mut reached) {
            for part in near.iter().filter(|part| 2 * part.pile != pile) {
                reached[usize::from(self.values[pile - part.pile] ^ part.value)] = true;
            }
            let value = self.mex_of_splits(pile, reached);
            let part = Part { pile, value };
            self.values.push(value);
            let mirrored = self.mirror.len() - 1 - pile;
            self.mirror[mirrored] = value;
            if is_rare(value) {
                self.rare.push(part);
                near.push(part);
            } else {
                self.offer_witness(part);
            }
        }
    }

    /// The value of a pile, given what is reached by all its splits with a rare part and by some
    /// others: step 2 of [`values`].
    fn mex_of_splits(&self, pile: usize, reached: &[bool; VALUES]) -> u8 {
        for (value, &is_reached) in (0..=u8::MAX).zip(reached) {
            if !is_reached && (!is_rare(value) || !self.is_reached(pile, value)) {
                return value;
            }
        }
        panic!("a value of Grundy's game reaches {VALUES}");
    }

    /// Whether some split of `pile` has this value, by looking at all of them.
    fn is_reached(&self, pile: usize, value: u8) -> bool {
        let half = (pile - 1) / 2;
        let smaller = &self.values[1..=half];
        let larger = &self.mirror[self.mirror.len() - pile..][..half];
        // No early exit within a run: without it the compiler compares many splits at once.
        const RUN: usize = 128;
        let mut runs = smaller.chunks(RUN).zip(larger.chunks(RUN));
        runs.any(|(a, b)| {
            let splits = a.iter().zip(b);
            splits.fold(false, |found, (a, b)| found | (a ^ b == value))
        })
    }

    fn offer_witness(&mut self, part: Part) {
        let count = &mut self.witnesses_of[usize::from(part.value)];
        if *count < WITNESSES_PER_VALUE && self.witnesses.len() < WITNESSES {
            *count += 1;
            self.witnesses.push(part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_twenty_values() {
        let expected = [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0];
        assert_eq!(values(20)[1..], expected);
        assert_eq!(by_definition(20)[1..], expected);
    }

    #[test]
    fn agrees_with_the_definition() {
        assert_eq!(values(12_000), by_definition(12_000));
    }

    #[test]
    fn every_length_is_a_prefix() {
        let long = values(300);
        for n in 0..300 {
            assert_eq!(values(n), long[..=n]);
        }
    }

    #[test]
    fn rare_piles_end_at_82860() {
        let values = values(200_000);
        let rare: Vec<usize> = (1..values.len()).filter(|&n| is_rare(values[n])).collect();
        assert_eq!(rare.len(), 1273);
        assert_eq!(rare.last(), Some(&82_860));
        assert_eq!(values.iter().max(), Some(&230));
    }

    /// The definition itself, pile by pile, where computing the whole table would take too long.
    #[test]
    fn late_values_satisfy_the_definition() {
        let values = values(200_000);
        for pile in (1..=200_000usize).rev().step_by(997).chain([42_991, 82_860, 83_482]) {
            let mut reached = [false; VALUES];
            for a in 1..pile.div_ceil(2) {
                reached[usize::from(values[a] ^ values[pile - a])] = true;
            }
            let mex = reached.iter().position(|&r| !r);
            assert_eq!(mex, Some(values[pile].into()), "g({pile})");
        }
    }
}
