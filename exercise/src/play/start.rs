//! Positions to begin with: small or large ones, and puzzles.

use checkers::{Sentence, say};
use generators::TestRng;
use serde::Deserialize;

use super::AnyGame;

/// How much there is to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    /// Few moves.
    Small,
    /// Many.
    Large,
}

/// What a position to begin with should be like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// Its size; without one, any.
    pub size: Option<Size>,
    /// Whether exactly one move should win.
    #[serde(default)]
    pub single: bool,
}

/// From so many positions the smallest or the largest is taken.
const CANDIDATES: usize = 12;
/// So many positions are tried for one that has a single winning move.
const ATTEMPTS: usize = 300;
/// A puzzle has at least so many moves to choose from.
const LEAST_MOVES: usize = 4;

/// A position with what counts for the choice.
struct Candidate {
    position: String,
    moves: usize,
    winning: usize,
}

impl dyn AnyGame + '_ {
    /// A position to begin with: one from which there is a move.
    pub fn begin(&self, wish: Wish, rng: &mut TestRng) -> Result<String, Sentence> {
        let mut found: Vec<Candidate> = Vec::new();
        let wanted = if wish.size.is_some() { CANDIDATES } else { 1 };
        for _ in 0..ATTEMPTS {
            let candidate = self.candidate(wish.single, rng);
            let fits = match wish.single {
                true => candidate.winning == 1 && candidate.moves >= LEAST_MOVES,
                false => candidate.moves > 0,
            };
            if fits {
                found.push(candidate);
            }
            if found.len() >= wanted {
                break;
            }
        }
        let best = match wish.size {
            Some(Size::Small) => found.into_iter().min_by_key(|one| one.moves),
            Some(Size::Large) => found.into_iter().max_by_key(|one| one.moves),
            None => found.into_iter().next(),
        };
        let none = || say!(vi "không tìm được thế như vậy", en "no such position was found");
        best.map(|one| one.position).ok_or_else(none)
    }

    /// A random position. How many moves win is counted only where it matters, by the positions that they lead to.
    fn candidate(&self, count: bool, rng: &mut TestRng) -> Candidate {
        let position = self.random(rng);
        let Ok(mut known) = self.from(&position) else { return Candidate { position, moves: 0, winning: 0 } };
        let mut to: Vec<usize> = known.moves(0).into_iter().map(|one| one.to).collect();
        to.sort_unstable();
        to.dedup();
        let winning = if count { to.iter().filter(|&&to| known.is_lost(to)).count() } else { 0 };
        Candidate { position, moves: to.len(), winning }
    }
}
