//! Games on a row of piles: the line `x1 … xn` of their inputs, and their answer, `0` or `1 i y`: a winning
//! move that makes pile i a pile of y.

use std::fmt::Write;

use checkers::{Refusal, Tokens};

/// A move that changes one pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileMove {
    /// The pile's index, from 0; files count from 1.
    pub pile: usize,
    /// What the pile becomes.
    pub after: u64,
}

/// A winning move, or nothing if the position is lost.
pub type Reply = Option<PileMove>;

impl PileMove {
    /// The piles after the move.
    pub fn played(self, piles: &[u64]) -> Vec<u64> {
        let mut after = piles.to_vec();
        after[self.pile] = self.after;
        after
    }
}

/// Reads an answer about so many piles. Whether the pile may become y is for the rules to say.
///
/// ```
/// use checkers::Tokens;
/// use problems::shared::pile_move::{PileMove, read};
///
/// assert_eq!(read(&mut Tokens::new(b"0"), 3), Ok(None));
/// assert_eq!(read(&mut Tokens::new(b"1 3 07"), 3), Ok(Some(PileMove { pile: 2, after: 7 })));
/// let refusal = read(&mut Tokens::new(b"1 4 0"), 3).unwrap_err();
/// assert_eq!(refusal.to_string(), "line 1, column 3: i = 4 is not in 1..=3");
/// ```
pub fn read(tokens: &mut Tokens, piles: usize) -> Result<Reply, Refusal> {
    let wins: u8 = tokens.integer("the outcome", 0..=1)?;
    if wins == 0 {
        return Ok(None);
    }
    let i: usize = tokens.integer("i", 1..=piles as i128)?;
    let after = tokens.integer("y", 0..=u64::MAX.into())?;
    Ok(Some(PileMove { pile: i - 1, after }))
}

/// Writes an answer, so that [`read`] gives it back.
pub fn write(reply: &Reply, out: &mut String) {
    let _ = match reply {
        None => writeln!(out, "0"),
        Some(PileMove { pile, after }) => writeln!(out, "1 {} {after}", pile + 1),
    };
}

/// `0`, and every move to a pile of at most `most`, legal or not.
pub fn every_reply(piles: usize, most: u64) -> impl Iterator<Item = Reply> {
    let moves = (0..piles).flat_map(move |pile| (0..=most).map(move |after| Some(PileMove { pile, after })));
    moves.chain([None])
}

/// Writes piles as a line.
pub fn write_piles(piles: &[u64], out: &mut String) {
    for (index, pile) in piles.iter().enumerate() {
        let _ = write!(out, "{}{pile}", if index == 0 { "" } else { " " });
    }
    out.push('\n');
}
