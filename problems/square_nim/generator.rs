//! How tests make piles.

use std::sync::LazyLock;

use generators::TestRng;

use super::{LARGEST, Pile, solution::VALUES};
use crate::shared::pile_sum_exercise::MadePile;

/// For each value the piles that have it, ascending.
static OF_VALUE: LazyLock<Vec<Vec<u64>>> = LazyLock::new(|| {
    let mut sizes: Vec<Vec<u64>> = Vec::new();
    for (size, &value) in (0..).zip(VALUES.iter()) {
        let value = value as usize;
        sizes.resize(sizes.len().max(value + 1), Vec::new());
        sizes[value].push(size);
    }
    sizes
});

impl MadePile for Pile {
    const LARGEST: u64 = LARGEST;

    fn parse(word: &str) -> Option<Self> {
        word.parse().ok().map(Pile)
    }

    fn random(rng: &mut TestRng, most: u64) -> Self {
        Pile(if rng.chance(1, 4) { rng.any_length(0, most) } else { rng.unsigned(0, most) })
    }

    fn of_size(_: &mut TestRng, size: u64) -> Self {
        Pile(size)
    }

    fn of_value(rng: &mut TestRng, value: u64, most: u64) -> Option<Self> {
        let sizes = OF_VALUE.get(usize::try_from(value).ok()?)?;
        let few = sizes.partition_point(|&size| size <= most);
        (few > 0).then(|| Pile(*rng.pick(&sizes[..few])))
    }
}
