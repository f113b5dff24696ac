//! Seeds. The random source of a test depends on the test's own name alone, so that adding, removing or
//! reordering tests changes no other test.

use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha20Rng;
use sha2::{Digest, Sha256};

/// The master seed of published test data.
pub const DEFAULT_SEED: u64 = 9;

/// What the seed of a test is made of, besides the master seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TestName<'a> {
    /// The exercise's folder.
    pub exercise: &'a str,
    /// The group the test belongs to.
    pub group: &'a str,
    /// The recipe that makes it.
    pub recipe: &'a str,
    /// Its number among the tests of that recipe in that group.
    pub index: u64,
}

/// A source of random choices: ChaCha20 keyed by a hash of the master seed and the test's name.
///
/// ```
/// use generators::{TestRng, TestName};
///
/// let name = TestName { exercise: "moore_nim", group: "small", recipe: "random", index: 1 };
/// let mut rng = TestRng::of(9, name);
/// let mut same = TestRng::of(9, name);
/// assert_eq!(rng.between(0, 1_000_000), same.between(0, 1_000_000));
/// ```
#[derive(Clone, Debug)]
pub struct TestRng(ChaCha20Rng);

impl TestRng {
    /// The source of one test.
    pub fn of(master: u64, name: TestName) -> TestRng {
        let mut hash = Sha256::new();
        hash.update(master.to_le_bytes());
        for part in [name.exercise, name.group, name.recipe] {
            // The length first: ("ab", "c") and ("a", "bc") are different names.
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
        hash.update(name.index.to_le_bytes());
        TestRng(ChaCha20Rng::from_seed(hash.finalize().into()))
    }

    /// An integer between two others, both included, each as likely as the next.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        self.0.random_range(low..=high)
    }

    /// As [`TestRng::between`], for sizes and indices.
    pub fn size(&mut self, low: usize, high: usize) -> usize {
        // Drawn as 64 bits, so that the width of a machine's words changes nothing.
        self.0.random_range(low as u64..=high as u64) as usize
    }

    /// As [`TestRng::between`], for the full range of unsigned integers.
    pub fn unsigned(&mut self, low: u64, high: u64) -> u64 {
        self.0.random_range(low..=high)
    }

    /// An integer between two others whose *length* is equally likely to be any: small numbers come as often
    /// as large ones. `0 <= low`.
    pub fn any_length(&mut self, low: u64, high: u64) -> u64 {
        let bits = |value: u64| 64 - value.leading_zeros() as usize;
        let length = self.size(bits(low), bits(high));
        let shortest = if length == 0 { 0 } else { 1u64 << (length - 1) };
        let longest = shortest.saturating_mul(2).wrapping_sub(1).max(shortest);
        let longest = if length == 64 { u64::MAX } else { longest };
        self.unsigned(shortest.max(low), if length == 0 { 0 } else { longest.min(high) })
    }

    /// Whether an event of probability `numerator / denominator` happens.
    pub fn chance(&mut self, numerator: u32, denominator: u32) -> bool {
        self.0.random_range(0..denominator) < numerator
    }

    /// One of a slice, which is not empty.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.size(0, from.len() - 1)]
    }

    /// Puts a slice into random order.
    pub fn shuffle<T>(&mut self, slice: &mut [T]) {
        let mut order = self.order(slice.len());
        // Each cycle of the order is gone through once.
        for start in 0..order.len() {
            let mut place = start;
            loop {
                let from = std::mem::replace(&mut order[place], place);
                if from == start {
                    break;
                }
                slice.swap(place, from);
                place = from;
            }
        }
    }

    /// A random order of so many things: which of them comes first, which second, and so on. What is drawn for
    /// [`TestRng::shuffle`] is drawn here, where it is compiled with optimisation whatever the things are.
    fn order(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        order.shuffle(&mut self.0);
        order
    }

    /// So many integers between two others, one after the other as by [`TestRng::unsigned`].
    ///
    /// ```
    /// # use generators::{TestRng, TestName};
    /// # let name = TestName { exercise: "e", group: "g", recipe: "r", index: 1 };
    /// let mut rng = TestRng::of(9, name);
    /// let row = rng.many(3, 1, 6);
    /// let mut same = TestRng::of(9, name);
    /// assert_eq!(row, [same.unsigned(1, 6), same.unsigned(1, 6), same.unsigned(1, 6)]);
    /// ```
    pub fn many(&mut self, count: usize, low: u64, high: u64) -> Vec<u64> {
        (0..count).map(|_| self.unsigned(low, high)).collect()
    }

    /// So many integers of any length, one after the other as by [`TestRng::any_length`].
    pub fn many_of_any_length(&mut self, count: usize, low: u64, high: u64) -> Vec<u64> {
        (0..count).map(|_| self.any_length(low, high)).collect()
    }

    /// So many marks, each made with a probability of `percent` percent, one after the other as by [`TestRng::chance`].
    pub fn marks(&mut self, count: usize, percent: u32) -> Vec<bool> {
        (0..count).map(|_| self.chance(percent, 100)).collect()
    }

    /// So many different indices below `n`, in ascending order. `count <= n`.
    pub fn subset(&mut self, n: usize, count: usize) -> Vec<usize> {
        let mut indices = rand::seq::index::sample(&mut self.0, n, count).into_vec();
        indices.sort_unstable();
        indices
    }

    /// An integer near another: at most `distance` away, not outside `low..=high`.
    pub fn near(&mut self, centre: u64, distance: u64, low: u64, high: u64) -> u64 {
        let from = centre.saturating_sub(distance).clamp(low, high);
        let to = centre.saturating_add(distance).clamp(low, high);
        self.unsigned(from, to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: TestName<'static> = TestName { exercise: "e", group: "g", recipe: "r", index: 1 };

    #[test]
    fn the_first_draws_never_change() {
        let mut rng = TestRng::of(DEFAULT_SEED, NAME);
        let draws: Vec<_> = (0..4).map(|_| rng.between(0, 999_999)).collect();
        assert_eq!(draws, [482_499, 281_855, 965_482, 19_287]);
    }

    #[test]
    fn every_part_of_the_name_matters() {
        let draw = |master, name| TestRng::of(master, name).unsigned(0, u64::MAX);
        let base = draw(9, NAME);
        for other in [
            draw(8, NAME),
            draw(9, TestName { exercise: "f", ..NAME }),
            draw(9, TestName { group: "f", ..NAME }),
            draw(9, TestName { recipe: "f", ..NAME }),
            draw(9, TestName { index: 2, ..NAME }),
            draw(9, TestName { exercise: "eg", group: "", ..NAME }),
        ] {
            assert_ne!(base, other);
        }
    }

    #[test]
    fn draws_stay_in_their_range_and_reach_its_ends() {
        let mut rng = TestRng::of(1, NAME);
        let mut ends = (false, false);
        for _ in 0..2000 {
            let value = rng.any_length(0, 5);
            assert!(value <= 5);
            ends = (ends.0 || value == 0, ends.1 || value == 5);
            assert!((7..=300).contains(&rng.any_length(7, 300)));
            assert!(rng.any_length(1 << 63, u64::MAX) >= 1 << 63);
            assert!((3..=6).contains(&rng.near(5, 2, 3, 6)));
        }
        assert_eq!(ends, (true, true));
    }

    #[test]
    fn whatever_is_shuffled_is_shuffled_as_the_library_does_it() {
        for count in [0, 1, 2, 3, 10, 1000] {
            let (mut rng, mut same) = (TestRng::of(3, NAME), TestRng::of(3, NAME));
            let mut words: Vec<String> = (0..count).map(|index| index.to_string()).collect();
            let mut numbers: Vec<u32> = (0..count).collect();
            rng.shuffle(&mut words);
            numbers.shuffle(&mut same.0);
            assert!(words.iter().eq(&numbers.iter().map(u32::to_string).collect::<Vec<_>>()), "{count}");
            assert_eq!(rng.unsigned(0, u64::MAX), same.unsigned(0, u64::MAX));
        }
    }

    #[test]
    fn subsets_are_sorted_and_without_repetition() {
        let mut rng = TestRng::of(2, NAME);
        for count in 0..=10 {
            let subset = rng.subset(10, count);
            assert_eq!(subset.len(), count);
            assert!(subset.windows(2).all(|pair| pair[0] < pair[1]));
        }
    }
}
