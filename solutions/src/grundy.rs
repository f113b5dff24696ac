//! The minimal excludant, the one operation behind every Sprague–Grundy value.
//!
//! By the Sprague–Grundy theorem a position of an impartial game is worth a Nim pile of size
//! mex { values of the positions a move leads to }, the least number that is not among them. It is
//! at most the number of moves, so marking the values reached and looking for the first gap takes time
//! proportional to the moves.

/// The least number that is not among `values`.
///
/// Time and memory O(k) for k values, however large they are: the answer is at most k, so larger
/// values don't matter. Those who need many in a row use [`Mex`].
///
/// ```
/// use solutions::grundy::mex;
///
/// assert_eq!(mex([0, 1, 3, 1, 7]), 2);
/// assert_eq!(mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let values: Vec<u64> = values.into_iter().collect();
    let mut present = vec![false; values.len()];
    for value in values {
        // A value that does not fit an index is above the answer too.
        if let Some(mark) = usize::try_from(value).ok().and_then(|v| present.get_mut(v)) {
            *mark = true;
        }
    }
    let first_absent = present.iter().position(|&mark| !mark);
    first_absent.unwrap_or(present.len()) as u64
}

/// A set of Grundy values that is filled and emptied many times.
///
/// A value is in the set if it bears the stamp of the current round, so a new round starts
/// without clearing anything.
///
/// Time: [`insert`](Mex::insert) and [`clear`](Mex::clear) O(1) amortised, apart from growing once
/// to the largest value inserted; [`get`](Mex::get) O(m + 1) where m is its answer, which is at
/// most the number of insertions of the round. Memory: O(largest value).
///
/// ```
/// use solutions::grundy::Mex;
///
/// // Take one, two or three counters: the values repeat with period 4.
/// let mut grundy: Vec<u32> = Vec::new();
/// let mut options = Mex::new();
/// for n in 0..10 {
///     options.clear();
///     for take in 1..=n.min(3) {
///         options.insert(grundy[n - take]);
///     }
///     grundy.push(options.get());
/// }
/// assert_eq!(grundy, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
/// ```
#[derive(Debug, Clone)]
pub struct Mex {
    stamps: Vec<u32>,
    /// The current round; never 0, the stamp of a value that was in no round.
    round: u32,
}

impl Mex {
    /// An empty set.
    pub fn new() -> Self {
        Mex { stamps: Vec::new(), round: 1 }
    }

    /// Adds a value; once or more makes no difference.
    pub fn insert(&mut self, value: u32) {
        let index = value as usize;
        if index >= self.stamps.len() {
            self.stamps.resize(index + 1, 0);
        }
        self.stamps[index] = self.round;
    }

    /// The least number that is not in the set.
    pub fn get(&self) -> u32 {
        let first_absent = self.stamps.iter().position(|&stamp| stamp != self.round);
        // At most 2^32 stamps fit the values, and u32::MAX + 1 would need that many insertions.
        first_absent.unwrap_or(self.stamps.len()) as u32
    }

    /// Empties the set.
    pub fn clear(&mut self) {
        if self.round == u32::MAX {
            // Once in 2^32 rounds the stamps run out.
            self.stamps.fill(0);
            self.round = 0;
        }
        self.round += 1;
    }
}

impl Default for Mex {
    fn default() -> Self {
        Mex::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;
    use std::collections::BTreeSet;

    #[test]
    fn agrees_with_an_ordered_set_over_many_rounds() {
        let mut rng = ChaCha8Rng::seed_from_u64(99);
        let mut stamped = Mex::new();
        for _ in 0..2000 {
            let count = rng.random_range(0..40);
            let limit = rng.random_range(1..40);
            let values: Vec<u32> = (0..count).map(|_| rng.random_range(0..limit)).collect();
            let set: BTreeSet<u32> = values.iter().copied().collect();
            let expected = (0..).find(|v| !set.contains(v)).unwrap();

            stamped.clear();
            values.iter().for_each(|&v| stamped.insert(v));
            assert_eq!(stamped.get(), expected, "{values:?}");
            assert_eq!(mex(values.iter().map(|&v| v.into())), expected.into());
        }
    }

    #[test]
    fn huge_values_cost_no_memory() {
        assert_eq!(mex([u64::MAX, 0, 1 << 40, 1]), 2);
    }

    #[test]
    fn old_values_stay_forgotten_when_the_stamps_run_out() {
        let mut set = Mex::new();
        set.insert(0);
        set.round = u32::MAX;
        set.insert(1);
        set.clear();
        assert_eq!(set.get(), 0);
        set.insert(0);
        assert_eq!(set.get(), 1);
    }
}
