//! Answers of games in which a move takes counters from one pile: for each query `0`, or `1 x` for a move that
//! takes `x` counters and wins.

use checkers::{E18, Refusal, Tokens, Writer};

use super::reply;

/// How many counters a winning move takes, or nothing if the position is lost.
pub type Reply = Option<u64>;

/// Reads a reply to each query.
pub fn read<Query>(queries: &[Query], tokens: &mut Tokens) -> Result<Vec<Reply>, Refusal> {
    reply::read_each(queries, tokens, |_, tokens| tokens.integer("x", 1..=E18))
}

/// Writes replies, one per line.
pub fn write(replies: &[Reply], out: &mut Writer) {
    for one in replies {
        reply::write(one, out, |take, out| {
            out.value(take);
        });
    }
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
        let mut out = Writer::new();
        write(&replies, &mut out);
        let out = out.into_string();
        assert_eq!(out, "0\n1 1\n1 1000000000000000000\n");
        assert_eq!(read(&[(); 3], &mut Tokens::new(out.as_bytes())), Ok(replies.to_vec()));
    }

    #[test]
    fn refuses_what_no_game_allows() {
        for (answer, refusal) in [
            (&b"2 1"[..], "query 1 (line 1, column 1): the outcome = 2 is not in [0, 1]"),
            (b"1 0", "query 1 (line 1, column 3): x = 0 is not in [1, 1000000000000000000]"),
            (b"1 -3", "query 1 (line 1, column 3): x = -3 is not in [1, 1000000000000000000]"),
            (b"1", "query 1: the answer ends where x should be"),
            (b"", "query 1: the answer ends where the outcome should be"),
        ] {
            assert_eq!(read(&[()], &mut Tokens::new(answer)).unwrap_err().to_string(), refusal);
        }
    }
}
