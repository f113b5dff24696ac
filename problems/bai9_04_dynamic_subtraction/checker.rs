//! The checker: a first move is right if the lowest one of what it leaves, in binary, is more than it took.

use checkers::Refusal;

use crate::shared::{
    dynamic,
    take::{self, Reply},
};

pub fn check(queries: &[u64], replies: &[Reply]) -> Result<(), Refusal> {
    take::check(queries, replies, |tokens| !tokens.is_power_of_two(), judge)
}

fn judge(&tokens: &u64, take: u64) -> Result<(), String> {
    dynamic::allows(tokens, take)?;
    // A legal move leaves at least one token.
    let left = tokens - take;
    let lowest_one = 1u64 << left.trailing_zeros();
    if lowest_one <= take {
        return Err(format!(
            "the move is legal, but it leaves the opponent a won position: \
             of the {left} tokens left he may take {lowest_one} and wins"
        ));
    }
    Ok(())
}
