//! Answers of games on a row of piles: `0`, or `1 i y` for a winning move that makes pile i a pile of y.

use checkers::{Refusal, Sentence, Tokens, Writer, say};

use super::reply;
use exercise::coverage::Coverage;

/// A move that changes one pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PileMove {
    /// The pile's index, from 0; files count from 1.
    pub pile: usize,
    /// What the pile becomes.
    pub after: u64,
}

/// A winning move, or nothing if the position is lost.
pub type Reply = Option<PileMove>;

impl PileMove {
    /// Whether the move takes something from its pile, which has so many counters.
    pub fn lowers(self, before: u64) -> Result<(), Sentence> {
        if self.after < before {
            return Ok(());
        }
        Err(say!(
            vi "mỗi nước phải lấy bớt quân ở một đống, nhưng đống {pile} có {before} quân lại thành {after}",
            en "a move lowers a pile, but pile {pile} has {before} and should become {after}",
            pile = self.pile + 1,
            after = self.after,
        ))
    }

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
/// assert_eq!(refusal.to_string(), "line 1, column 3: i = 4 is not in [1, 3]");
/// ```
pub fn read(tokens: &mut Tokens, piles: usize) -> Result<Reply, Refusal> {
    reply::read(tokens, |tokens| read_move(tokens, piles))
}

/// Reads `i y`, a move in one of so many piles.
pub fn read_move(tokens: &mut Tokens, piles: usize) -> Result<PileMove, Refusal> {
    let i: usize = tokens.integer("i", 1..=piles as i128)?;
    let after = tokens.integer("y", 0..=u64::MAX.into())?;
    Ok(PileMove { pile: i - 1, after })
}

/// Writes an answer, so that [`read`] gives it back.
pub fn write(reply: &Reply, out: &mut Writer) {
    reply::write(reply, out, |PileMove { pile, after }, out| {
        out.value(pile + 1).value(after);
    });
}

/// An answer of a certain kind, for [`cover`].
pub const EMPTIED: &str = "a pile that is emptied";

/// The name under which a pile and what a winning move leaves of it are compared.
pub const LOWERED: &str = "pile that every winning move lowers";

/// What an answer shows in a game whose winning moves are those of Nim on these piles, or on piles of these values:
/// the nim-sum, the piles that win and whether one is emptied. `many` piles are a long way.
pub fn cover(piles: &[u64], reply: &Reply, many: usize, coverage: &mut Coverage) {
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    coverage.nim_sum(sum);
    coverage.places(piles.iter().map(|pile| pile ^ sum < *pile), many);
    cover_comparison(piles, sum, coverage);
    if reply.is_some_and(|chosen| chosen.after == 0) {
        coverage.kind(EMPTIED);
    }
}

/// Which piles win is found by comparing each with what is left of it: a type in which the nim-sum is lost against the
/// least of those that win finds none.
pub fn cover_comparison(piles: &[u64], sum: u64, coverage: &mut Coverage) {
    if let Some(least) = piles.iter().filter(|pile| *pile ^ sum < **pile).min() {
        coverage.apart(LOWERED, *least, least ^ sum);
    }
}

/// Every move from small piles, also those that raise a pile a little, and giving up.
pub fn candidates(piles: &[u64]) -> Vec<Reply> {
    let largest = piles.iter().copied().max().unwrap_or(0);
    if largest > 50 || piles.len() > 20 {
        return Vec::new();
    }
    every_reply(piles.len(), largest + 2).collect()
}

/// `0`, and every move to a pile of at most `most`, legal or not.
pub fn every_reply(piles: usize, most: u64) -> impl Iterator<Item = Reply> {
    let moves = (0..piles).flat_map(move |pile| (0..=most).map(move |after| Some(PileMove { pile, after })));
    moves.chain([None])
}
