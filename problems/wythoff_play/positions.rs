//! Positions for tests: every tiny one, and random ones that are often cold or nearly so.

use generators::TestRng;
use solutions::wythoff::cold_of_difference;

use crate::shared::two_piles::{Rule, TwoPiles};

const RULES: [Rule; 2] = [Rule::Normal, Rule::Misere];

/// Every position of so many pebbles, under both rules.
pub fn of_size(pebbles: u64) -> Vec<TwoPiles> {
    let positions = (0..=pebbles).map(|a| (a, pebbles - a));
    positions.flat_map(|(a, b)| RULES.map(|rule| TwoPiles { rule, a, b })).collect()
}

/// A random position of at most `most` pebbles that isn't over: of any piles, or of piles near a cold position.
pub fn random(rng: &mut TestRng, most: u64) -> TwoPiles {
    let rule = *rng.pick(&RULES);
    let (a, b) = if rng.chance(1, 2) { any(rng, most) } else { near_a_cold_one(rng, rule, most) };
    let (a, b) = if (a, b) == (0, 0) { (0, most) } else { (a, b) };
    if rng.chance(1, 2) { TwoPiles { rule, a, b } } else { TwoPiles { rule, a: b, b: a } }
}

fn any(rng: &mut TestRng, most: u64) -> (u64, u64) {
    let all = if rng.chance(1, 2) { rng.any_length(1, most) } else { rng.unsigned(most.div_ceil(2), most) };
    let a = rng.unsigned(0, all);
    (a, all - a)
}

/// A cold position, or what is left of it or was there before when each pile changes a little.
fn near_a_cold_one(rng: &mut TestRng, rule: Rule, most: u64) -> (u64, u64) {
    // The pair of the difference k has about 4.2 k pebbles.
    let difference = rng.unsigned(0, most / 4);
    let (a, b) = cold_of_difference(rule, difference);
    let (a, b) = (rng.near(a, 2, 0, most), rng.near(b, 2, 0, most));
    if a + b <= most { (a, b) } else { any(rng, most) }
}
