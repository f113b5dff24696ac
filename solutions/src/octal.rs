//! Octal games: heaps from which counters are taken, and which may fall into two parts.
//!
//! The game 0.d₁d₂…dₖ is given by octal digits. A move takes t counters from one heap, where
//!
//! - 1 in dₜ (the lowest bit) allows it if nothing of the heap is left,
//! - 2 in dₜ allows it if one heap is left,
//! - 4 in dₜ allows it if two heaps are left.
//!
//! Kayles is 0.77: fell one pin or two neighbours, and what stands left and right of them is on its own.
//! Dawson's chess is 0.137: a mark takes its cell and the neighbours it has.
//!
//! By the definition g(n) costs O(k · n), and all values up to n cost O(k · n²), too much for heaps of a million. But
//! the values of many octal games repeat, and that they do can be *proved* by looking at finitely many of them:
//!
//! **Theorem** (Guy and Smith, 1956). Let dₖ be the last digit, s >= 1 and p >= 1. If g(n + p) = g(n) for all
//! n with s <= n < 2s + p + k, then g(n + p) = g(n) for all n >= s.
//!
//! *Proof* by induction, for n >= 2s + p + k. A move from n + p leaves parts a <= b with
//! a + b >= n + p - k >= 2s + 2p, so b >= s + p, and by induction b - p, which is no empty heap either, is worth
//! as much as b: a move from n leaves a and b - p. A move from n leaves a <= b with a + b >= n - k >= 2s + p,
//! so b >= s, and b + p is worth as much as b: a move from n + p leaves a and b + p. So the moves from n and
//! from n + p lead to the same values. ∎
//!
//! Cost: time O(k · m²) and memory O(m) once, where m is the number of values that prove the period (168 for
//! Kayles, 175 for Dawson's chess), then O(1) for each value however large the heap is.

use crate::grundy::Mex;

/// An octal game with finitely many digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Octal {
    digits: &'static [u8],
}

impl Octal {
    /// Kayles, 0.77.
    pub const KAYLES: Octal = Octal::new(&[7, 7]);
    /// Dawson's chess, 0.137.
    pub const DAWSONS_CHESS: Octal = Octal::new(&[1, 3, 7]);
    /// Dawson's Kayles, 0.07: take two neighbours. A heap of n + 1 is worth n cells of Dawson's chess.
    pub const DAWSONS_KAYLES: Octal = Octal::new(&[0, 7]);
    /// Treblecross, 0.007: take three neighbours. A heap of n + 2 is worth a run of n cells each of which is three or more
    /// from every mark: a mark takes its cell and two on either side of it, and a run has room for those beyond its ends.
    pub const TREBLECROSS: Octal = Octal::new(&[0, 0, 7]);

    /// The game 0.d₁d₂…: `digits[t - 1]` says what may be left when t are taken.
    ///
    /// # Panics
    /// If there is no digit or one above 7.
    pub const fn new(digits: &'static [u8]) -> Octal {
        assert!(!digits.is_empty(), "an octal game has a digit");
        let mut index = 0;
        while index < digits.len() {
            assert!(digits[index] <= 7, "an octal digit is at most 7");
            index += 1;
        }
        Octal { digits }
    }

    /// Every move from a heap as the two parts it leaves, `left <= right`; a part of 0 is no heap.
    ///
    /// ```
    /// use solutions::octal::Octal;
    ///
    /// let moves: Vec<_> = Octal::KAYLES.moves(4).collect();
    /// assert_eq!(moves, [(0, 3), (1, 2), (0, 2), (1, 1)]);
    /// ```
    pub fn moves(self, heap: usize) -> impl Iterator<Item = (usize, usize)> {
        let takes = (1..).zip(self.digits).take_while(move |&(taken, _)| taken <= heap);
        takes.filter(|(_, digit)| **digit != 0).flat_map(move |(taken, digit)| {
            let rest = heap - taken;
            let allowed = move |&(left, right): &(usize, usize)| {
                let heaps = usize::from(left > 0) + usize::from(right > 0);
                digit >> heaps & 1 == 1
            };
            (0..=rest / 2).map(move |left| (left, rest - left)).filter(allowed)
        })
    }

    /// The values g(0), g(1), …, g(n) by the definition. Time O(k · n²), memory O(n).
    ///
    /// ```
    /// use solutions::octal::Octal;
    ///
    /// assert_eq!(Octal::KAYLES.values(11), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    /// ```
    pub fn values(self, n: usize) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::with_capacity(n + 1);
        let mut options = Mex::new();
        for heap in 0..=n {
            options.clear();
            for (left, right) in self.moves(heap) {
                options.insert(values[left] ^ values[right]);
            }
            values.push(options.get());
        }
        values
    }

    /// The values of all heaps, if those up to about `most` prove a period; see the theorem above.
    /// Time O(k · m²) and memory O(m), where m is the number of values that the proof needs, doubled.
    ///
    /// ```
    /// use solutions::octal::Octal;
    ///
    /// let kayles = Octal::KAYLES.periodic(1000).unwrap();
    /// assert_eq!((kayles.start(), kayles.period()), (71, 12));
    /// assert_eq!(kayles.value(1_000_000), kayles.value(76));
    /// ```
    pub fn periodic(self, most: usize) -> Option<Periodic> {
        let mut n = 32;
        loop {
            if let Some(found) = self.prove_period(self.values(n)) {
                return Some(found);
            }
            if n >= most {
                return None;
            }
            n *= 2;
        }
    }

    /// The least period that the values prove. If a multiple of the least period is proved, then that period
    /// is too: its values begin to repeat at the same place, and the theorem asks for fewer of them.
    fn prove_period(self, values: Vec<u32>) -> Option<Periodic> {
        let known = values.len();
        (1..known).find_map(|period| {
            let broken = (1..known - period).rfind(|&n| values[n] != values[n + period]);
            let start = broken.map_or(1, |n| n + 1);
            let needed = 2 * start + period + self.digits.len() + period;
            (needed <= known).then(|| Periodic { values: values[..start + period].to_vec(), start, period })
        })
    }
}

/// The values of a game that repeat with a proved period: g(n + p) = g(n) for all n from the start on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Periodic {
    values: Vec<u32>,
    start: usize,
    period: usize,
}

impl Periodic {
    /// The least n >= 1 from which on the values repeat.
    pub fn start(&self) -> usize {
        self.start
    }

    /// The least period.
    pub fn period(&self) -> usize {
        self.period
    }

    /// All ways to leave two heaps of `rest` counters that are worth so much together: the sizes of the first one, in
    /// ascending order. Time O(`rest`).
    ///
    /// ```
    /// use solutions::octal::Octal;
    ///
    /// let kayles = Octal::KAYLES.periodic(1000).unwrap();
    /// assert_eq!(kayles.parts_worth(4, 0), [2]);
    /// ```
    pub fn parts_worth(&self, rest: usize, worth: u32) -> Vec<usize> {
        (0..=rest).filter(|&left| self.value(left) ^ self.value(rest - left) == worth).collect()
    }

    /// The value of a heap. Time O(1).
    pub fn value(&self, heap: usize) -> u32 {
        match self.values.get(heap) {
            Some(&value) => value,
            None => self.values[self.start + (heap - self.start) % self.period],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kayles_has_the_values_of_the_book() {
        let values = Octal::KAYLES.values(83);
        let rows: [[u32; 12]; 7] = [
            [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6],
            [4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7],
            [4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7],
            [4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7],
            [4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7],
            [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7],
            [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7],
        ];
        assert_eq!(values, rows.concat());
    }

    #[test]
    fn dawsons_chess_has_the_values_of_the_book() {
        let expected = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3];
        assert_eq!(Octal::DAWSONS_CHESS.values(18), expected);
    }

    #[test]
    fn periods_of_the_contract() {
        let kayles = Octal::KAYLES.periodic(1000).unwrap();
        assert_eq!((kayles.start(), kayles.period()), (71, 12));
        let dawson = Octal::DAWSONS_CHESS.periodic(1000).unwrap();
        assert_eq!((dawson.start(), dawson.period()), (52, 34));
        let dawsons_kayles = Octal::DAWSONS_KAYLES.periodic(1000).unwrap();
        assert_eq!((dawsons_kayles.start(), dawsons_kayles.period()), (53, 34));
    }

    #[test]
    fn a_period_is_proved_by_as_many_values_as_the_theorem_asks_for() {
        for (game, needed) in [(Octal::KAYLES, 168), (Octal::DAWSONS_CHESS, 175)] {
            assert!(game.prove_period(game.values(needed - 1)).is_some());
            assert!(game.prove_period(game.values(needed - 2)).is_none());
        }
    }

    #[test]
    fn a_proved_period_agrees_with_the_definition() {
        for game in [Octal::KAYLES, Octal::DAWSONS_CHESS, Octal::DAWSONS_KAYLES, Octal::new(&[3, 3, 3])] {
            let periodic = game.periodic(1000).unwrap();
            for (heap, &value) in game.values(1500).iter().enumerate() {
                assert_eq!(periodic.value(heap), value, "{game:?}, heap {heap}");
            }
        }
    }

    #[test]
    fn the_period_taken_a_little_too_early_fails_where_the_contract_says() {
        let wrong = |game: Octal, start: usize, period: usize| -> Vec<usize> {
            let values = game.values(200);
            let repeated = |n: usize| if n < start { n } else { start + (n - start) % period };
            (0..=200).filter(|&n| values[n] != values[repeated(n)]).collect()
        };
        assert_eq!(wrong(Octal::KAYLES, 60, 12), (82..=200).step_by(12).collect::<Vec<_>>());
        assert_eq!(wrong(Octal::DAWSONS_CHESS, 51, 34), (85..=200).step_by(34).collect::<Vec<_>>());
    }

    #[test]
    fn no_period_is_claimed_without_proof() {
        // 0.007, three in a row: no period is known.
        assert_eq!(Octal::TREBLECROSS.periodic(1000), None);
    }

    #[test]
    fn treblecross_has_the_values_of_the_contract() {
        let values = Octal::TREBLECROSS.values(62);
        assert_eq!(values[2..15], [0, 1, 1, 1, 2, 2, 0, 3, 3, 1, 1, 1, 0]);
        let lost: Vec<usize> = (1..=60).filter(|cells| values[cells + 2] == 0).collect();
        assert_eq!(lost, [6, 12, 22, 30, 32, 44, 54]);
    }

    #[test]
    fn dawsons_kayles_is_dawsons_chess_with_one_more() {
        assert_eq!(Octal::DAWSONS_KAYLES.values(201)[1..], Octal::DAWSONS_CHESS.values(200));
    }
}
