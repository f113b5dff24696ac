//! Positions for tests: every tiny one, and random ones of several shapes.

use generators::TestRng;

use super::{Pile, Position};
use crate::shared::pile_sum::{Rule, Sum};

const RULES: [Rule; 2] = [Rule::Normal, Rule::Misere];

/// Every way to put so many counters into a row of piles, with one empty pile among them or none, under both rules.
pub fn of_size(counters: u64) -> Vec<Position> {
    let mut rows: Vec<Vec<u64>> = Vec::new();
    for row in compositions(counters) {
        rows.extend((0..=row.len()).map(|place| {
            let mut wider = row.clone();
            wider.insert(place, 0);
            wider
        }));
        rows.push(row);
    }
    rows.iter().flat_map(|row| RULES.map(|rule| position(rule, row))).collect()
}

fn position(rule: Rule, sizes: &[u64]) -> Position {
    Sum { rule, piles: sizes.iter().copied().map(Pile).collect() }
}

/// Every way to write a number as an ordered sum of positive ones.
fn compositions(counters: u64) -> Vec<Vec<u64>> {
    if counters == 0 {
        return vec![Vec::new()];
    }
    let begin =
        |first: u64| compositions(counters - first).into_iter().map(move |rest| [&[first], &rest[..]].concat());
    (1..=counters).flat_map(begin).collect()
}

/// A random position of at most `most` counters in at most `widest` piles: a few large piles, many of all sizes, two or
/// three that nearly balance each other, or ones beside a single large pile.
pub fn random(rng: &mut TestRng, most: u64, widest: usize) -> Position {
    let rule = *rng.pick(&RULES);
    let all = if rng.chance(1, 2) { rng.any_length(1, most) } else { rng.unsigned(most.div_ceil(2), most) };
    let widest = widest.min(all as usize + 1);
    let mut sizes = match rng.unsigned(0, 3) {
        0 => parts(rng, all, widest.min(4)),
        1 => parts(rng, all, widest),
        2 => nearly_balanced(rng, all),
        _ => beside_ones(rng, all, widest),
    };
    rng.shuffle(&mut sizes);
    position(rule, &sizes)
}

/// So many counters in one to `widest` piles, some of which may be empty.
fn parts(rng: &mut TestRng, all: u64, widest: usize) -> Vec<u64> {
    let cuts = rng.any_length(1, widest as u64) as usize - 1;
    let mut places = rng.many(cuts, 0, all);
    places.extend([0, all]);
    places.sort_unstable();
    places.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

/// Two piles that are equal, or differ by what a third one has.
fn nearly_balanced(rng: &mut TestRng, all: u64) -> Vec<u64> {
    let third = rng.any_length(0, all);
    let half = (all - third) / 2;
    vec![half, all - third - half, third]
}

/// Piles of one counter, and one pile of all others.
fn beside_ones(rng: &mut TestRng, all: u64, widest: usize) -> Vec<u64> {
    let ones = rng.size(0, (widest - 1).min(all as usize));
    let mut sizes = vec![1; ones];
    sizes.push(all - ones as u64);
    sizes
}
