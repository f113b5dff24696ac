//! The checker: a move is right if it is legal and leaves every column of digits divisible by `k + 1`.

use checkers::Refusal;

use super::{Query, Reply};

pub fn check(queries: &[Query], replies: &[Reply], reference: &[Reply]) -> Result<(), Refusal> {
    for (index, ((query, reply), reference)) in queries.iter().zip(replies).zip(reference).enumerate() {
        check_reply(query, reply, reference.is_some())
            .map_err(|reason| Refusal::at("query", index + 1, reason))?;
    }
    Ok(())
}

fn check_reply(query: &Query, reply: &Reply, won: bool) -> Result<(), String> {
    match reply {
        None if won => Err("the answer is 0, but the position is won".into()),
        None => Ok(()),
        Some(_) if !won => Err("the position is lost, no move wins".into()),
        Some(after) => {
            query.allows(after)?;
            match (0..u64::BITS)
                .map(|digit| (digit, ones(after, digit)))
                .find(|(_, ones)| ones % (query.k + 1) != 0)
            {
                None => Ok(()),
                Some((digit, ones)) => Err(format!(
                    "the move is legal, but it leaves the opponent a won position: \
                     in the column of digit 2^{digit} there are {ones} ones, no multiple of k + 1 = {}",
                    query.k + 1
                )),
            }
        }
    }
}

fn ones(piles: &[u64], digit: u32) -> usize {
    piles.iter().filter(|&&pile| pile >> digit & 1 == 1).count()
}
