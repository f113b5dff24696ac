//! The reference: the set of a family up to N, then masks for the sets of few numbers and bit sets for primes.

use solutions::subtraction::{by_bit_sets, by_masks};

use super::{Game, SubtractionGrundy, Taken};
use exercise::Reference;

impl Reference for SubtractionGrundy {
    /// The values of the piles 0 to N. Up to 10^6 there are 29 Fibonacci and 28 Lucas numbers, so that all sets
    /// but the primes have fewer than 64 numbers: time O(64 · N) for them, O(N² / 64) for the primes.
    fn solve(Game { taken, most }: &Game) -> Vec<u32> {
        let most = *most;
        match taken {
            Taken::Set(set) => by_masks(set, most),
            Taken::OddPrimes => by_bit_sets(&primes(3, most), most),
            Taken::Primes => by_bit_sets(&primes(2, most), most),
            Taken::Fibonacci => by_masks(&sums_of_the_last_two(1, 2, most), most),
            Taken::Lucas => by_masks(&sums_of_the_last_two(1, 3, most), most),
        }
    }
}

/// The primes from `least` to `most`, by the sieve of Eratosthenes.
fn primes(least: usize, most: usize) -> Vec<usize> {
    let mut is_composite = vec![false; most + 1];
    let mut primes = Vec::new();
    for number in 2..=most {
        if is_composite[number] {
            continue;
        }
        if number >= least {
            primes.push(number);
        }
        for multiple in (2 * number..=most).step_by(number) {
            is_composite[multiple] = true;
        }
    }
    primes
}

/// The sequence in which each number is the sum of the two before it, up to `most`.
fn sums_of_the_last_two(first: usize, second: usize, most: usize) -> Vec<usize> {
    let pairs = std::iter::successors(Some((first, second)), |&(a, b)| Some((b, a + b)));
    pairs.map(|(number, _)| number).take_while(|&number| number <= most).collect()
}
