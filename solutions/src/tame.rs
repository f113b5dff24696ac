//! Misère play of tame games: games all of whose positions have, in normal and in misère play, values that occur in Nim.
//!
//! In a sum of them misère play is Misère Nim again, with fickle positions in place of piles of at most one counter.

use crate::grundy::mex;

/// The values of a position in normal and in misère play; in the latter an end is worth 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Genus {
    /// The Sprague–Grundy value.
    pub normal: u64,
    /// The same with 1 in place of 0 where there is no move.
    pub misere: u64,
}

impl Genus {
    /// A position without moves.
    pub const END: Genus = Genus { normal: 0, misere: 1 };

    /// The genus of a position from those of the positions that moves lead to.
    ///
    /// ```
    /// use solutions::tame::Genus;
    ///
    /// let one = Genus::after(&[Genus::END]);
    /// assert_eq!(one, Genus { normal: 1, misere: 0 });
    /// assert_eq!(Genus::after(&[Genus::END, one]), Genus { normal: 2, misere: 2 });
    /// ```
    pub fn after(moves: &[Genus]) -> Genus {
        match moves {
            [] => Genus::END,
            _ => Genus {
                normal: mex(moves.iter().map(|genus| genus.normal)),
                misere: mex(moves.iter().map(|genus| genus.misere)),
            },
        }
    }

    /// Whether misère play exchanges the values 0 and 1 of the position. All others that are tame are firm.
    pub fn is_fickle(self) -> bool {
        matches!(self, Genus { normal: 0, misere: 1 } | Genus { normal: 1, misere: 0 })
    }

    /// Whether the genus occurs in Nim.
    pub fn is_tame(self) -> bool {
        self.is_fickle() || self.normal == self.misere
    }
}

/// What decides who wins a sum of tame positions in misère play.
///
/// ```
/// use solutions::tame::{Balance, Genus};
///
/// let genus = |normal, misere| Genus { normal, misere };
/// // Three piles of one counter, and a pile of value 0 that is firm beside another.
/// assert!(Balance::of([genus(1, 0); 3]).is_lost());
/// assert!(Balance::of([genus(0, 0), genus(0, 1)]).is_lost());
/// assert!(!Balance::of([genus(0, 0), genus(1, 0)]).is_lost());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// The nim-sum of the values in normal play.
    pub sum: u64,
    /// How many positions aren't fickle.
    pub firm: usize,
}

impl Balance {
    /// Of tame positions.
    pub fn of(parts: impl IntoIterator<Item = Genus>) -> Self {
        let add = |balance: Balance, part: Genus| Balance {
            sum: balance.sum ^ part.normal,
            firm: balance.firm + usize::from(!part.is_fickle()),
        };
        parts.into_iter().fold(Balance::default(), add)
    }

    /// Where a part has become another one. The balance is of parts of which `before` is one.
    #[must_use]
    pub fn replaced(self, before: Genus, after: Genus) -> Self {
        Balance {
            sum: self.sum ^ before.normal ^ after.normal,
            firm: self.firm - usize::from(!before.is_fickle()) + usize::from(!after.is_fickle()),
        }
    }

    /// Whether the player to move loses: where all are fickle, each move changes the parity of the ones, and whoever
    /// finds an odd number makes the last move.
    pub fn is_lost(self) -> bool {
        self.sum == u64::from(self.firm == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    fn is_lost(known: &mut HashMap<Vec<u64>, bool>, mut piles: Vec<u64>) -> bool {
        piles.retain(|&pile| pile > 0);
        piles.sort_unstable();
        if let Some(&lost) = known.get(&piles) {
            return lost;
        }
        let mut lost = !piles.is_empty();
        for place in 0..piles.len() {
            for rest in 0..piles[place] {
                let mut after = piles.clone();
                after[place] = rest;
                lost &= !is_lost(known, after);
            }
        }
        known.insert(piles, lost);
        lost
    }

    #[test]
    fn the_balance_of_piles_of_nim_decides_misere_nim() {
        let pile = |counters: u64| match counters {
            0 => Genus::END,
            1 => Genus { normal: 1, misere: 0 },
            _ => Genus { normal: counters, misere: counters },
        };
        let mut known = HashMap::new();
        for place in 0..5u64.pow(4) {
            let piles: Vec<u64> = (0..4).map(|digit| place / 5u64.pow(digit) % 5).collect();
            let balance = Balance::of(piles.iter().map(|&counters| pile(counters)));
            assert_eq!(balance.is_lost(), is_lost(&mut known, piles.clone()), "{piles:?}");
            if let Some(first) = piles.first().filter(|first| **first > 0) {
                let mut after = piles.clone();
                after[0] -= 1;
                let changed = balance.replaced(pile(*first), pile(first - 1));
                assert_eq!(changed, Balance::of(after.iter().map(|&counters| pile(counters))));
            }
        }
    }

    #[test]
    fn a_genus_that_only_adds_up_to_1_or_differs_by_1_is_not_tame() {
        for (normal, misere, tame, fickle) in [
            (0, 0, true, false),
            (0, 1, true, true),
            (1, 0, true, true),
            (1, 1, true, false),
            (7, 7, true, false),
            (0, 2, false, false),
            (1, 2, false, false),
            (3, 2, false, false),
            (3, 1, false, false),
        ] {
            let genus = Genus { normal, misere };
            assert_eq!((genus.is_tame(), genus.is_fickle()), (tame, fickle), "{genus:?}");
        }
    }
}
