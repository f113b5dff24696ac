//! Positions on demand: lost ones, and ones with a single winning move.
//!
//! Random positions are nearly always won, by many moves, and a wrong program that plays any move or never
//! answers 0 gets away with them. These functions turn random positions into telling ones; they learn the
//! game from closures.

use crate::TestRng;

words! {
    /// Where something stands among others, as a row of a plan says it: `place = "last"`.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Place {
        /// Before all others.
        First = "first",
        /// Behind all others.
        Last = "last",
        /// Anywhere.
        Any = "any",
    }
}

impl Place {
    /// The index at which it is put among so many others.
    pub fn among(self, rng: &mut TestRng, others: usize) -> usize {
        match self {
            Place::First => 0,
            Place::Last => others,
            Place::Any => rng.size(0, others),
        }
    }
}

/// How often [`wanted`] tries before it gives up.
pub const TRIES: usize = 10_000;

/// The first position that is wanted, among [`TRIES`].
///
/// ```
/// use generators::{TestRng, TestName, positions::wanted};
/// let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
/// let multiple = wanted(&mut rng, |rng| rng.between(1, 100), |n| n % 17 == 0);
/// assert_eq!(multiple.unwrap() % 17, 0);
/// ```
pub fn wanted<P>(
    rng: &mut TestRng,
    mut make: impl FnMut(&mut TestRng) -> P,
    mut test: impl FnMut(&P) -> bool,
) -> Option<P> {
    (0..TRIES).find_map(|_| Some(make(rng)).filter(&mut test))
}

/// A lost position: a random one, played on by a winning move if it is won. `winning_move` gives the
/// position after a winning move, or nothing if there is none, and then the position is lost.
///
/// ```
/// use generators::{TestRng, TestName, positions::lost};
/// let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
/// // Take 1, 2 or 3: the multiples of 4 are lost.
/// let n = lost(&mut rng, |rng| rng.between(4, 99), |n| (n % 4 != 0).then_some(n - n % 4));
/// assert_eq!(n % 4, 0);
/// ```
pub fn lost<P>(
    rng: &mut TestRng,
    mut make: impl FnMut(&mut TestRng) -> P,
    mut winning_move: impl FnMut(&P) -> Option<P>,
) -> P {
    let position = make(rng);
    winning_move(&position).unwrap_or(position)
}

/// A position with exactly one winning move, among [`TRIES`] random ones.
pub fn single_winning_move<P>(
    rng: &mut TestRng,
    make: impl FnMut(&mut TestRng) -> P,
    mut winning_moves: impl FnMut(&P) -> usize,
) -> Option<P> {
    wanted(rng, make, |position| winning_moves(position) == 1)
}

/// `count` piles, `empty` of them empty, the others between `least` and `most`, short numbers as often as long
/// ones. `empty <= count`.
///
/// ```
/// use generators::{TestRng, TestName, positions::piles_of_any_length};
/// let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
/// let piles = piles_of_any_length(&mut rng, 5, 2, 1, 1000);
/// assert_eq!(piles.iter().filter(|&&pile| pile == 0).count(), 2);
/// ```
pub fn piles_of_any_length(rng: &mut TestRng, count: usize, empty: usize, least: u64, most: u64) -> Vec<u64> {
    let mut piles: Vec<u64> = (empty..count).map(|_| rng.any_length(least, most)).collect();
    piles.resize(count, 0);
    rng.shuffle(&mut piles);
    piles
}

/// `count` piles of at most `most` whose nim-sum is `sum`. All but one are random; the last repairs the sum,
/// so `sum` and `most` should have the same bit length or `most` be of the form 2^k - 1; gives nothing if no
/// try succeeds. `count >= 1`.
pub fn piles_with_nim_sum(
    rng: &mut TestRng,
    count: usize,
    least: u64,
    most: u64,
    sum: u64,
) -> Option<Vec<u64>> {
    let make = |rng: &mut TestRng| {
        let mut piles: Vec<u64> = (1..count).map(|_| rng.unsigned(least, most)).collect();
        let repair = piles.iter().fold(sum, |sum, pile| sum ^ pile);
        let place = rng.size(0, piles.len());
        piles.insert(place, repair);
        (piles, repair)
    };
    wanted(rng, make, |&(_, repair)| least <= repair && repair <= most).map(|(piles, _)| piles)
}

/// `count` piles, each at least `least` and below 2^`digits`, whose nim-sum is `sum`, and of which the one at
/// `place` alone can be lowered to make it 0: no other has the highest digit of `sum`. Gives nothing if there are
/// no such piles, or if no try finds them.
///
/// ```
/// use generators::{TestRng, TestName, positions::{Place, piles_with_one_repair}};
/// let mut rng = TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
/// let piles = piles_with_one_repair(&mut rng, 5, 0, 8, 31, Place::First).unwrap();
/// assert_eq!(piles.iter().fold(0, |sum, pile| sum ^ pile), 31);
/// assert!(piles.iter().all(|&pile| (pile ^ 31 < pile) == (pile == piles[0])));
/// ```
pub fn piles_with_one_repair(
    rng: &mut TestRng,
    count: usize,
    least: u64,
    digits: u32,
    sum: u64,
    place: Place,
) -> Option<Vec<u64>> {
    let most = 1u64.checked_shl(digits)? - 1;
    let top = 1 << sum.checked_ilog2()?;
    if count == 0 || sum > most || most & !top < least {
        return None;
    }
    let other = |rng: &mut TestRng| {
        let pile = wanted(rng, |rng| rng.unsigned(least, most) & !top, |&pile| pile >= least);
        pile.unwrap_or(most & !top)
    };
    let make = |rng: &mut TestRng| -> Vec<u64> { (1..count).map(|_| other(rng)).collect() };
    let repair = |piles: &Vec<u64>| piles.iter().fold(sum, |sum, pile| sum ^ pile);
    let mut piles = wanted(rng, make, |piles| repair(piles) >= least)?;
    let (repair, index) = (repair(&piles), place.among(rng, piles.len()));
    piles.insert(index, repair);
    Some(piles)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TestName;

    fn rng() -> TestRng {
        TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 })
    }

    #[test]
    fn piles_have_the_nim_sum_that_is_asked_for() {
        let mut rng = rng();
        for (count, most, sum) in [(1, 9, 5), (2, 7, 0), (5, (1 << 60) - 1, 0), (6, 1000, 1)] {
            let piles = piles_with_nim_sum(&mut rng, count, 0, most, sum).unwrap();
            assert_eq!(piles.len(), count);
            assert_eq!(piles.iter().fold(0, |sum, pile| sum ^ pile), sum);
            assert!(piles.iter().all(|&pile| pile <= most));
        }
        assert_eq!(piles_with_nim_sum(&mut rng, 2, 0, 3, 4), None);
    }

    #[test]
    fn one_pile_alone_repairs_the_nim_sum() {
        let mut rng = rng();
        for (count, least, digits, sum, place) in [
            (1, 0, 3, 5, Place::Any),
            (100, 2, 60, (1 << 55) - 1, Place::First),
            (100, 1, 60, 1 << 59, Place::Last),
            (100, 1, 4, 1, Place::First),
        ] {
            let piles = piles_with_one_repair(&mut rng, count, least, digits, sum, place).unwrap();
            assert_eq!(piles.iter().fold(0, |sum, pile| sum ^ pile), sum);
            assert!(piles.iter().all(|&pile| least <= pile && pile < 1 << digits));
            let repairs: Vec<usize> = (0..count).filter(|&i| piles[i] ^ sum < piles[i]).collect();
            assert_eq!(repairs.len(), 1);
            assert!(place != Place::First || repairs == [0]);
            assert!(place != Place::Last || repairs == [count - 1]);
        }
        assert_eq!(piles_with_one_repair(&mut rng, 2, 0, 3, 8, Place::Any), None);
        assert_eq!(piles_with_one_repair(&mut rng, 2, 0, 3, 0, Place::Any), None);
        assert_eq!(piles_with_one_repair(&mut rng, 2, 1, 1, 1, Place::Any), None);
    }

    #[test]
    fn a_single_winning_move_is_single() {
        // Nim on three piles: every pile whose reduction repairs the sum is a winning move.
        let moves = |piles: &Vec<u64>| {
            let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
            piles.iter().filter(|&&pile| pile ^ sum < pile).count()
        };
        let make = |rng: &mut TestRng| (0..3).map(|_| rng.unsigned(0, 20)).collect();
        assert_eq!(moves(&single_winning_move(&mut rng(), make, moves).unwrap()), 1);
        assert!(single_winning_move(&mut rng(), |_| vec![1, 1, 1], moves).is_none());
    }
}
