//! The checker: a first move is right if the least Zeckendorf part of what it leaves is more than twice the take.

use checkers::Refusal;
use solutions::zeckendorf::least_part;

use super::FACTOR;
use crate::shared::{
    dynamic,
    take::{self, Reply},
};

pub fn check(queries: &[u64], replies: &[Reply]) -> Result<(), Refusal> {
    take::check(queries, replies, |&tokens| least_part(tokens) != Some(tokens), judge)
}

fn judge(&tokens: &u64, take: u64) -> Result<(), String> {
    dynamic::allows(tokens, take)?;
    let left = tokens - take;
    // A legal move takes less than N <= 10^18, so that its double fits.
    match least_part(left).filter(|&part| part <= FACTOR * take) {
        None => Ok(()),
        Some(part) => Err(format!(
            "the move is legal, but it leaves the opponent a won position: \
             of the {left} tokens left he may take {part} and wins"
        )),
    }
}
