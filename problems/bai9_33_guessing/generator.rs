//! Recipes: prizes of every spread.

use generators::{PlanError, TestRng, params};

use super::{Guessing, PRIZE, Prizes};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Guessing {
    const RECIPES: Recipes<Prizes> = &[
        &Recipe::new("random", random),
        &Recipe::new("one_small", one_small),
        &Recipe::new("powers", powers),
        &Recipe::new("primes", primes),
    ];

    /// One to four prizes, small or of any size, sometimes all equal.
    fn small(rng: &mut TestRng) -> Prizes {
        let (n, most) = (rng.size(1, 4), *rng.pick(&[1, 2, 9, 1000]));
        Prizes((0..n).map(|_| rng.between(1, most)).collect())
    }
}

params! { struct Random { n: usize, low: u32, high: u32 } }

/// `n` prizes in `low..=high`.
fn random(rng: &mut TestRng, Random { n, low, high }: Random) -> Result<Prizes, PlanError> {
    Ok(Prizes((0..n).map(|_| rng.between(low.into(), high.into())).collect()))
}

params! {
    /// How many prizes there are.
    struct Count { n: usize }
}

/// `n` prizes, one of them 1 at a random place and all others near the greatest.
fn one_small(rng: &mut TestRng, Count { n }: Count) -> Result<Prizes, PlanError> {
    let most = PRIZE.max as i64;
    let mut prizes: Vec<i64> = (0..n).map(|_| rng.between(most - 20, most)).collect();
    prizes[rng.size(0, n - 1)] = 1;
    Ok(Prizes(prizes))
}

/// 1, 2, 4, …, 512, again and again, `n` in all.
fn powers(_: &mut TestRng, Count { n }: Count) -> Result<Prizes, PlanError> {
    Ok(Prizes((0..n).map(|index| 1 << (index % 10)).collect()))
}

/// `n` different primes below 1000 in random order: the common denominator is as long as it gets.
fn primes(rng: &mut TestRng, Count { n }: Count) -> Result<Prizes, PlanError> {
    let is_prime = |&p: &i64| (2..p).take_while(|d| d * d <= p).all(|d| p % d != 0);
    let mut primes: Vec<i64> = (2..=PRIZE.max as i64).filter(is_prime).collect();
    rng.shuffle(&mut primes);
    if n > primes.len() {
        return Err(PlanError::new(format!("there are only {} primes", primes.len())));
    }
    primes.truncate(n);
    Ok(Prizes(primes))
}
