//! What the editorial counts: moves, words, largest values, and where periods that look certain break.

use super::{
    Game, MOST, MOST_PRIMES, SubtractionGrundy, Taken,
    pictures::{FIBONACCI_LOOKS_LIKE, LUCAS_LOOKS_LIKE},
};
use exercise::{Fact, Reference};

/// The facts of the texts.
pub fn all() -> Vec<Fact> {
    vec![
        Fact::new("fibonacci_numbers", |_| format!("${}$", numbers(&Taken::Fibonacci))),
        Fact::new("lucas_numbers", |_| format!("${}$", numbers(&Taken::Lucas))),
        Fact::new("primes", |_| format!("${}$", primes().len())),
        Fact::new("prime_moves", |_| spaced(prime_moves())),
        Fact::new("words", |_| spaced(words())),
        Fact::new("largest_odd_primes", |_| format!("${}$", largest(Taken::OddPrimes))),
        Fact::new("largest_primes", |_| format!("${}$", largest(Taken::Primes))),
        Fact::new("fibonacci_breaks", |_| format!("${}$", breaks(Taken::Fibonacci, FIBONACCI_LOOKS_LIKE))),
        Fact::new("lucas_breaks", |_| format!("${}$", breaks(Taken::Lucas, LUCAS_LOOKS_LIKE))),
    ]
}

/// The digits in groups of three.
fn spaced(number: usize) -> String {
    let digits = number.to_string();
    let mut groups: Vec<&str> = Vec::new();
    let mut end = digits.len();
    while end > 0 {
        let start = end.saturating_sub(3);
        groups.push(&digits[start..end]);
        end = start;
    }
    groups.reverse();
    format!("${}$", groups.join("\\,"))
}

/// How many numbers of a sequence are at most the largest N.
fn numbers(taken: &Taken) -> usize {
    (1..=MOST.max as usize).filter(|&number| taken.allows(number)).count()
}

/// The primes up to the largest N that is asked for with them.
fn primes() -> Vec<usize> {
    let most = MOST_PRIMES.max as usize;
    let is_prime = |number: &usize| (2..).take_while(|d| d * d <= *number).all(|d| !number.is_multiple_of(d));
    (2..=most).filter(is_prime).collect()
}

/// All moves of all piles up to the largest N, for the primes: p can be taken from the piles p, …, N.
fn prime_moves() -> usize {
    primes().iter().map(|prime| MOST_PRIMES.max as usize - prime + 1).sum()
}

/// The words that the rows of bits are changed in: from pile n on, for every n.
fn words() -> usize {
    let most = MOST_PRIMES.max as usize;
    (0..=most).map(|pile| most / 64 + 1 - pile / 64).sum()
}

fn largest(taken: Taken) -> u32 {
    let values = SubtractionGrundy::solve(&Game { taken, most: MOST_PRIMES.max as usize });
    values.into_iter().max().unwrap_or(0)
}

/// The first pile whose value is not the one that a period suggests.
fn breaks(taken: Taken, period: usize) -> usize {
    let values = SubtractionGrundy::solve(&Game { taken, most: 1000 });
    (0..values.len()).find(|&pile| values[pile] != values[pile % period]).unwrap_or(values.len())
}
