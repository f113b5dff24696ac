//! The checker: a move is right if it is legal and leaves a lost position. It knows these by their Fibonacci
//! digits, not by the golden ratio: the smaller pile ends in an even number of zeros, and the larger one has
//! the same digits, one place higher.

use checkers::Refusal;
use solutions::{
    wythoff::Rule,
    zeckendorf::{FIBONACCI, parts},
};

use super::{Query, Reply};

pub fn check(queries: &[Query], replies: &[Reply], reference: &[Reply]) -> Result<(), Refusal> {
    for (index, ((query, reply), reference)) in queries.iter().zip(replies).zip(reference).enumerate() {
        check_reply(query, *reply, reference.is_some())
            .map_err(|reason| Refusal::at("query", index + 1, reason))?;
    }
    Ok(())
}

fn check_reply(query: &Query, reply: Reply, won: bool) -> Result<(), String> {
    let Some(after) = reply else {
        return if won { Err("the answer is 0, but the position is won".into()) } else { Ok(()) };
    };
    query.allows(after)?;
    if !won {
        return Err("the position is lost, no move wins".into());
    }
    let (left, right) = after;
    if is_lost(query.rule, left.min(right), left.max(right)) {
        return Ok(());
    }
    Err(format!("the move is legal, but it leaves the opponent a won position: {left} {right}"))
}

fn is_lost(rule: Rule, smaller: u64, larger: u64) -> bool {
    match (rule, smaller, larger) {
        (Rule::Misere, 0, 1) | (Rule::Misere, 2, 2) => true,
        (Rule::Misere, 0, 0) | (Rule::Misere, 1, 2) => false,
        _ => {
            let places = || parts(smaller).filter_map(|part| FIBONACCI.binary_search(&part).ok());
            let shifted = places().map(|place| FIBONACCI[place + 1]).sum::<u64>();
            places().last().is_none_or(|lowest| lowest % 2 == 0) && larger == shifted
        }
    }
}
