//! Answers that say who wins, and how: `0` if the player to move loses, or `1` and a winning move. The move's own
//! numbers, and what makes it legal, are the exercise's.

use std::fmt::Display;

use checkers::{Name, Refusal, Sentence, Tokens, Writer, say, sentence::QUERY};

use exercise::Outcomes;

/// What messages call the `0` or `1` with which a reply begins.
const OUTCOME: Name = Name::new("kết luận thắng thua", "the outcome");

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
/// assert_eq!(read(b"2").unwrap_err().to_string(), "line 1, column 1: the outcome = 2 is not in [0, 1]");
/// ```
pub fn read<'a, Move>(
    tokens: &mut Tokens<'a>,
    read_move: impl FnOnce(&mut Tokens<'a>) -> Result<Move, Refusal>,
) -> Result<Option<Move>, Refusal> {
    let wins: u8 = tokens.integer(OUTCOME, 0..=1)?;
    if wins == 1 { read_move(tokens).map(Some) } else { Ok(None) }
}

/// Reads a reply to each query.
pub fn read_each<'a, Query, Move>(
    queries: &[Query],
    tokens: &mut Tokens<'a>,
    read_move: impl Fn(&Query, &mut Tokens<'a>) -> Result<Move, Refusal>,
) -> Result<Vec<Option<Move>>, Refusal> {
    tokens.lines(QUERY, queries, |tokens, query| read(tokens, |tokens| read_move(query, tokens)))
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

/// Judges a reply. `judge` says what is wrong with a move from a won position: a checker in a [`Sentence`], an oracle
/// in a string.
pub fn check<Move, Reason: From<Sentence>>(
    reply: &Option<Move>,
    won: bool,
    judge: impl FnOnce(&Move) -> Result<(), Reason>,
) -> Result<(), Reason> {
    match (reply, wrong_outcome(reply.is_some(), won)) {
        (_, Some(reason)) => Err(reason.into()),
        (Some(chosen), None) => judge(chosen),
        (None, None) => Ok(()),
    }
}

/// What is wrong with a reply, whatever its move.
fn wrong_outcome(wins: bool, won: bool) -> Option<Sentence> {
    match (wins, won) {
        (false, true) => Some(say!(
            vi "kết quả in ra là 0, nhưng đây là thế thắng",
            en "the answer is 0, but the position is won",
        )),
        (true, false) => Some(say!(
            vi "đây là thế thua, không nước đi nào thắng",
            en "the position is lost, no move wins",
        )),
        _ => None,
    }
}

/// What is wrong with a legal move that does not win, and how one sees it.
pub fn leaves_a_won_position(why: Sentence) -> Sentence {
    say!(
        vi "nước đi hợp lệ nhưng để lại cho đối thủ một thế thắng: {why}",
        en "the move is legal, but it leaves the opponent a won position: {why}";
        why
    )
}

/// [`leaves_a_won_position`], where one sees it by the value of what is left.
pub fn leaves_a_value(left: impl Display) -> Sentence {
    leaves_a_won_position(say!(
        vi "giá trị của thế còn lại là {left}, không phải 0",
        en "its value is {left}, not 0",
    ))
}

/// Judges a reply to each query; `is_won` tells, for the index of a query, whether the player to move wins.
pub fn check_each<Query, Move>(
    queries: &[Query],
    replies: &[Option<Move>],
    is_won: impl Fn(usize, &Query) -> bool,
    judge: impl Fn(&Query, &Move) -> Result<(), Sentence>,
) -> Result<(), Refusal> {
    let refusal = |(number, reason): (usize, Sentence)| Refusal::at(QUERY, number, reason);
    first_wrong(queries, replies, is_won, judge).map_err(refusal)
}

/// [`check_each`] for an oracle.
pub fn oracle_each<Query, Move>(
    queries: &[Query],
    replies: &[Option<Move>],
    is_won: impl Fn(usize, &Query) -> bool,
    judge: impl Fn(&Query, &Move) -> Result<(), String>,
) -> Result<(), String> {
    first_wrong(queries, replies, is_won, judge).map_err(|(number, reason)| format!("query {number}: {reason}"))
}

/// The first query, counted from 1, to which the reply is wrong, and why.
fn first_wrong<Query, Move, Reason: From<Sentence>>(
    queries: &[Query],
    replies: &[Option<Move>],
    is_won: impl Fn(usize, &Query) -> bool,
    judge: impl Fn(&Query, &Move) -> Result<(), Reason>,
) -> Result<(), (usize, Reason)> {
    for (index, (query, reply)) in queries.iter().zip(replies).enumerate() {
        check(reply, is_won(index, query), |chosen| judge(query, chosen))
            .map_err(|reason| (index + 1, reason))?;
    }
    Ok(())
}

/// Lost and won queries.
pub fn outcomes<Move>(replies: &[Option<Move>]) -> Option<Outcomes> {
    Some(Outcomes::count(replies.iter().map(Option::is_some)))
}
