//! The oracle: goes through all places and compares squares. No root is taken.
//!
//! m = ⌊k√d⌋ says m² <= k²d < (m + 1)². And s = r/(r - 1) is (d + √d)/(d - 1), so m = ⌊ks⌋ says that k√d lies between
//! m(d - 1) - kd and the same with m + 1.

use solutions::beatty::Sequence;

use super::{Beatty, Place, Query};
use exercise::{Oracle, OracleFn};

/// The most places that an oracle goes through.
const MOST: u64 = 2_000_000;

impl Oracle for Beatty {
    fn oracle(queries: &Vec<Query>) -> Option<OracleFn<'_, Vec<Place>>> {
        let places = queries.iter().map(|query| query.m).fold(0, u64::saturating_add);
        if places > MOST {
            return None;
        }
        let right: Vec<Vec<Place>> = queries.iter().map(|query| query.places()).collect();
        Some(Box::new(move |answers| {
            for (query, (places, answer)) in queries.iter().zip(right.iter().zip(answers)) {
                if places != &[*answer] {
                    return Err(format!("{query:?} is at {places:?}, not at {answer:?}"));
                }
            }
            Ok(())
        }))
    }

    /// Every place that a small number could have.
    fn candidates(queries: &Vec<Query>) -> Vec<Vec<Place>> {
        let [query] = queries[..] else { return Vec::new() };
        let places = (1..=query.m.min(40) + 1).flat_map(|k| [(Sequence::First, k), (Sequence::Second, k)]);
        places.map(|place| vec![place]).collect()
    }
}

impl Query {
    /// All places of the number, by trying.
    fn places(&self) -> Vec<Place> {
        let tried = (1..=self.m).flat_map(|k| [(Sequence::First, k), (Sequence::Second, k)]);
        tried.filter(|&place| self.is_at(place)).collect()
    }

    fn is_at(&self, (sequence, k): Place) -> bool {
        let [d, m, k] = [self.d, self.m, k].map(i128::from);
        // A term is at least m and below m + 1, multiplied by what makes it a multiple of the root.
        let [low, high] = match sequence {
            Sequence::First => [m, m + 1],
            Sequence::Second => [m * (d - 1) - k * d, (m + 1) * (d - 1) - k * d],
        };
        let is_at_most_the_multiple = |bound: i128| bound <= 0 || bound * bound <= k * k * d;
        is_at_most_the_multiple(low) && !is_at_most_the_multiple(high)
    }
}
