//! How tests make piles.

use generators::TestRng;

use super::{Pile, SIZE};
use crate::shared::pile_sum_exercise::MadePile;

impl MadePile for Pile {
    const LARGEST: u64 = SIZE.max as u64;

    fn parse(word: &str) -> Option<Self> {
        word.parse().ok().map(Pile)
    }

    fn random(rng: &mut TestRng, most: u64) -> Self {
        Pile(rng.any_length(1, most))
    }

    fn of_size(_: &mut TestRng, size: u64) -> Self {
        Pile(size)
    }

    /// An odd multiple of 2^value.
    fn of_value(rng: &mut TestRng, value: u64, most: u64) -> Option<Self> {
        let multiples = most.checked_shr(u32::try_from(value).ok()?).filter(|&multiples| multiples > 0)?;
        let odd = (rng.any_length(1, multiples) - 1) | 1;
        Some(Pile(odd << value))
    }
}
