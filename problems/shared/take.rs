//! Answers of games in which a move takes counters from one pile: for each query `0`, or `1 x` for a move that
//! takes `x` counters and wins.

use std::fmt::Write;

use checkers::{E18, Refusal, Tokens};

use crate::exercise::Outcomes;

/// How many counters a winning move takes, or nothing if the position is lost.
pub type Reply = Option<u64>;

/// Reads a reply to each of so many queries.
pub fn read(queries: usize, tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
    let reply = |query| {
        tokens.label("query", query);
        let wins: u8 = tokens.integer("the outcome", 0..=1)?;
        Ok(if wins == 1 { Some(tokens.integer("x", 1..=E18)?) } else { None })
    };
    (1..=queries).map(reply).collect()
}

/// Writes replies, one a line.
pub fn write(replies: &[Reply], out: &mut String) {
    for reply in replies {
        let _ = match reply {
            None => writeln!(out, "0"),
            Some(take) => writeln!(out, "1 {take}"),
        };
    }
}

/// Lost and won queries.
pub fn outcomes(replies: &[Reply]) -> Outcomes {
    Outcomes::count(replies.iter().map(Option::is_some))
}

/// Judges each reply: `is_won` tells whether the player to move wins, `judge` what is wrong with a move that
/// takes so many counters from a won position.
pub fn check<Query>(
    queries: &[Query],
    replies: &[Reply],
    is_won: impl Fn(&Query) -> bool,
    judge: impl Fn(&Query, u64) -> Result<(), String>,
) -> Result<(), Refusal> {
    for (index, (query, reply)) in queries.iter().zip(replies).enumerate() {
        let verdict = match (reply, is_won(query)) {
            (None, false) => Ok(()),
            (None, true) => Err("the answer is 0, but the position is won".into()),
            (Some(_), false) => Err("the position is lost, no move wins".into()),
            (Some(take), true) => judge(query, *take),
        };
        verdict.map_err(|reason| Refusal::at("query", index + 1, reason))?;
    }
    Ok(())
}

/// Every reply to a single query about a small pile: 0, and every take up to a little more than there is.
pub fn every_reply(counters: u64) -> Vec<Vec<Reply>> {
    let takes = (0..=counters.min(100) + 2).map(|take| vec![Some(take)]);
    takes.chain([vec![None]]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let replies = [None, Some(1), Some(1_000_000_000_000_000_000)];
        let mut out = String::new();
        write(&replies, &mut out);
        assert_eq!(out, "0\n1 1\n1 1000000000000000000\n");
        assert_eq!(read(3, &mut Tokens::new(out.as_bytes())), Ok(replies.to_vec()));
    }

    #[test]
    fn refuses_what_no_game_allows() {
        for (answer, refusal) in [
            (&b"2 1"[..], "query 1 (line 1, column 1): the outcome = 2 is not in 0..=1"),
            (b"1 0", "query 1 (line 1, column 3): x = 0 is not in 1..=1000000000000000000"),
            (b"1 -3", "query 1 (line 1, column 3): x = -3 is not in 1..=1000000000000000000"),
            (b"1", "query 1: the answer ends where x should stand"),
            (b"", "query 1: the answer ends where the outcome should stand"),
        ] {
            assert_eq!(read(1, &mut Tokens::new(answer)).unwrap_err().to_string(), refusal);
        }
    }
}
