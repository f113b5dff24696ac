//! How tests make piles.

use generators::TestRng;

use super::{Pile, SIZE};
use crate::shared::pile_sum_exercise::MadePile;

impl MadePile for Pile {
    const LARGEST: u64 = SIZE.max as u64;

    /// `limit:size`.
    fn parse(word: &str) -> Option<Self> {
        let (limit, size) = word.split_once(':')?;
        Some(Pile { limit: limit.parse().ok()?, size: size.parse().ok()? })
    }

    fn random(rng: &mut TestRng, most: u64) -> Self {
        Pile { limit: rng.any_length(1, most), size: rng.any_length(0, most) }
    }

    fn of_size(rng: &mut TestRng, size: u64) -> Self {
        Pile { limit: rng.any_length(1, size.max(1)), size }
    }

    /// Every third pile is smaller than its limit lets a move take.
    fn of_value(rng: &mut TestRng, value: u64, most: u64) -> Option<Self> {
        if value > most {
            return None;
        }
        let limit = rng.any_length(value.max(1), most);
        let rounds = if rng.chance(1, 3) { 0 } else { rng.any_length(0, (most - value) / (limit + 1)) };
        Some(Pile { limit, size: rounds * (limit + 1) + value })
    }
}
