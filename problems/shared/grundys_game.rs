//! Grundy's game, as several exercises ask about it: the splits of a pile and the values of piles up to 10^4.

use std::sync::LazyLock;

use checkers::{Sentence, say};
use solutions::tame::Genus;

/// The largest pile whose value is kept.
pub const LARGEST: usize = 10_000;

static VALUES: LazyLock<Vec<u8>> = LazyLock::new(|| solutions::grundys_game::values(LARGEST));

/// The value of a pile of at most [`LARGEST`]; no pile at all has the value 0.
///
/// ```
/// use problems::shared::grundys_game::value;
///
/// assert_eq!([5, 8, 13].map(value), [2, 2, 3]);
/// ```
pub fn value(pile: usize) -> u64 {
    u64::from(VALUES[pile])
}

/// The largest pile up to which the game is tame in misère play.
pub const TAME: usize = 12;

/// The values of a pile of at most [`TAME`] counters in normal and in misère play: 5, 8 and 11 are firm, all others fickle.
///
/// ```
/// use problems::shared::grundys_game::genus;
/// use solutions::tame::Genus;
///
/// assert_eq!(genus(4), Genus { normal: 0, misere: 1 });
/// assert_eq!(genus(8), Genus { normal: 2, misere: 2 });
/// ```
pub fn genus(pile: usize) -> Genus {
    let normal = value(pile);
    Genus { normal, misere: if normal < 2 { 1 - normal } else { normal } }
}

/// The rule: every way to split a pile into two of different sizes, the smaller one first.
///
/// ```
/// use problems::shared::grundys_game::splits;
///
/// assert_eq!(splits(6).collect::<Vec<_>>(), [(1, 5), (2, 4)]);
/// assert_eq!(splits(2).count(), 0);
/// ```
pub fn splits(pile: usize) -> impl DoubleEndedIterator<Item = (usize, usize)> {
    (1..pile.div_ceil(2)).map(move |smaller| (smaller, pile - smaller))
}

/// The smaller parts of all splits of a pile of at most [`LARGEST`] that are worth so much together, in ascending order.
///
/// ```
/// use problems::shared::grundys_game::splits_worth;
///
/// assert_eq!(splits_worth(6, 0), [2]);
/// ```
pub fn splits_worth(pile: usize, worth: u64) -> Vec<usize> {
    solutions::grundys_game::splits_worth(&VALUES, pile, worth)
}

/// A move: the pile and its two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// The pile's index, from 0; files count from 1.
    pub pile: usize,
    pub smaller: usize,
    pub larger: usize,
}

/// The rule: whether a split is a move from these piles, and if not, why.
pub fn allows(piles: &[usize], Split { pile, smaller, larger }: Split) -> Result<(), Sentence> {
    let (number, size) = (pile + 1, piles[pile]);
    if smaller + larger != size {
        return Err(say!(
            vi "đống {number} có {size} quân, không phải {smaller} + {larger}",
            en "pile {number} has {size} counters, not {smaller} + {larger}",
        ));
    }
    if smaller >= larger {
        return Err(say!(
            vi "a = {smaller} không nhỏ hơn b = {larger}",
            en "a = {smaller} is not less than b = {larger}",
        ));
    }
    Ok(())
}
