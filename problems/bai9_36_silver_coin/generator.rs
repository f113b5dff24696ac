//! Recipes: probabilities of every size, with and without rooms where nothing is found.

use generators::{PlanError, TestRng, params};

use super::{Rooms, SilverCoin};
use crate::shared::fraction::Fraction;
use exercise::{Generator, Recipe, Recipes};

impl Generator for SilverCoin {
    const RECIPES: Recipes<Rooms> = &[
        &Recipe::new("random", random),
        &Recipe::new("equal", equal),
        &Recipe::new("tiny_and_sure", tiny_and_sure),
        &Recipe::new("hundredths", hundredths),
    ];

    /// One to four rooms, sometimes with zeros or ones.
    fn small(rng: &mut TestRng) -> Rooms {
        let (n, most) = (rng.size(1, 4), *rng.pick(&[1, 2, 6, 100]));
        let zero = rng.chance(1, 4);
        let room = |rng: &mut TestRng| if zero { chance(rng, 0, most) } else { chance(rng, 1, most) };
        Rooms((0..n).map(|_| room(rng)).collect())
    }
}

params! { struct Random { n: usize, most: u32, zeros: usize = 0 } }

/// `n` rooms with denominators up to `most` and no 0, but for `zeros` rooms at random places.
fn random(rng: &mut TestRng, Random { n, most, zeros }: Random) -> Result<Rooms, PlanError> {
    let mut rooms: Vec<Fraction> = (0..n).map(|_| chance(rng, 1, most)).collect();
    for index in rng.subset(n, zeros) {
        rooms[index] = Fraction::new(0, 1);
    }
    Ok(Rooms(rooms))
}

params! { struct Equal { n: usize, a: u32, b: u32 } }

/// `n` rooms with the same probability `a / b`.
fn equal(_: &mut TestRng, Equal { n, a, b }: Equal) -> Result<Rooms, PlanError> {
    Ok(Rooms(vec![Fraction::new(a.into(), b.into()); n]))
}

params! { struct TinyAndSure { n: usize } }

/// `n` rooms, one of 1/100 at a random place and the others near 1.
fn tiny_and_sure(rng: &mut TestRng, TinyAndSure { n }: TinyAndSure) -> Result<Rooms, PlanError> {
    let mut rooms: Vec<Fraction> = (0..n).map(|_| Fraction::new(rng.between(95, 100), 100)).collect();
    rooms[rng.size(0, n - 1)] = Fraction::new(1, 100);
    Ok(Rooms(rooms))
}

params! { struct Hundredths {  } }

/// Every probability from 1/100 to 100/100 once, in any order: the sum of their reciprocals has a denominator of 39
/// digits, whatever the seed.
fn hundredths(rng: &mut TestRng, Hundredths {}: Hundredths) -> Result<Rooms, PlanError> {
    let mut rooms: Vec<Fraction> = (1..=100).map(|hundredths| Fraction::new(hundredths, 100)).collect();
    rng.shuffle(&mut rooms);
    Ok(Rooms(rooms))
}

fn chance(rng: &mut TestRng, least: i64, most: u32) -> Fraction {
    let b = rng.between(1, most.into());
    Fraction::new(rng.between(least, b), b)
}
