//! Answers that say who wins, and how: `0` if the player to move loses, or `1` and a winning move. The move's own
//! numbers, and what makes it legal, are the exercise's.

use checkers::{Refusal, Tokens, Writer};

use crate::exercise::Outcomes;

/// Reads `0`, or `1` and a move.
///
/// ```
/// use checkers::Tokens;
/// use problems::shared::reply;
///
/// let read = |answer: &'static [u8]| {
///     reply::read(&mut Tokens::new(answer), |tokens| tokens.integer::<u8>("x", 1..=3))
/// };
/// assert_eq!(read(b"0"), Ok(None));
/// assert_eq!(read(b"1 3"), Ok(Some(3)));
/// assert_eq!(read(b"2").unwrap_err().to_string(), "line 1, column 1: the outcome = 2 is not in 0..=1");
/// ```
pub fn read<'a, Move>(
    tokens: &mut Tokens<'a>,
    read_move: impl FnOnce(&mut Tokens<'a>) -> Result<Move, Refusal>,
) -> Result<Option<Move>, Refusal> {
    let wins: u8 = tokens.integer("the outcome", 0..=1)?;
    if wins == 1 { read_move(tokens).map(Some) } else { Ok(None) }
}

/// Reads a reply to each query.
pub fn read_each<'a, Query, Move>(
    queries: &[Query],
    tokens: &mut Tokens<'a>,
    read_move: impl Fn(&Query, &mut Tokens<'a>) -> Result<Move, Refusal>,
) -> Result<Vec<Option<Move>>, Refusal> {
    let reply = |(index, query)| {
        tokens.label("query", index + 1);
        read(tokens, |tokens| read_move(query, tokens))
    };
    queries.iter().enumerate().map(reply).collect()
}

/// Writes the line `0`, or `1` and the numbers of a move.
pub fn write<Move>(reply: &Option<Move>, out: &mut Writer, write_move: impl FnOnce(&Move, &mut Writer)) {
    match reply {
        None => {
            out.value(0);
        }
        Some(chosen) => write_move(chosen, out.value(1)),
    }
    out.end_line();
}

/// Judges a reply. `judge` says what is wrong with a move from a won position.
pub fn check<Move>(
    reply: &Option<Move>,
    won: bool,
    judge: impl FnOnce(&Move) -> Result<(), String>,
) -> Result<(), String> {
    match reply {
        None if won => Err("the answer is 0, but the position is won".into()),
        None => Ok(()),
        Some(_) if !won => Err("the position is lost, no move wins".into()),
        Some(chosen) => judge(chosen),
    }
}

/// Judges a reply to each query; `is_won` tells, for the index of a query, whether the player to move wins.
pub fn check_each<Query, Move>(
    queries: &[Query],
    replies: &[Option<Move>],
    is_won: impl Fn(usize, &Query) -> bool,
    judge: impl Fn(&Query, &Move) -> Result<(), String>,
) -> Result<(), Refusal> {
    for (index, (query, reply)) in queries.iter().zip(replies).enumerate() {
        check(reply, is_won(index, query), |chosen| judge(query, chosen))
            .map_err(|reason| Refusal::at("query", index + 1, reason))?;
    }
    Ok(())
}

/// Lost and won queries.
pub fn outcomes<Move>(replies: &[Option<Move>]) -> Option<Outcomes> {
    Some(Outcomes::count(replies.iter().map(Option::is_some)))
}
