//! Grundy's game, as several exercises ask about it: the splits of a pile and the values of piles up to 10^4.

use std::sync::LazyLock;

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
