//! Looking ahead to the end of the game, by the rules alone.
//!
//! All positions that can be reached are collected, as long as there are few; then they are settled backwards from the
//! end. That works also where play may go round in circles. A position is won in one move more than its quickest lost
//! successor, and lost in one more than its slowest won one.

use std::collections::VecDeque;

use checkers::{Sentence, say};
use serde::Serialize;
use solutions::grundy::mex;

use super::Positions;

/// The positions ahead, settled.
pub struct Endgame {
    successors: Vec<Vec<usize>>,
    settled: Vec<Option<Settled>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Settled {
    lost: bool,
    plies: u32,
}

/// Outcome and value of a position, as the rules alone tell them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Found {
    /// Whether the player to move loses.
    pub lost: bool,
    /// The Sprague–Grundy value; nothing where play may go round in circles, or where the last move loses.
    pub value: Option<u64>,
}

impl Endgame {
    /// In how many moves the game ends if the winner hurries and the loser delays; nothing if that was not settled.
    pub fn plies(&self, position: usize) -> Option<u32> {
        self.settled[position].map(|settled| settled.plies)
    }

    /// Whether the player to move loses.
    pub fn is_lost(&self, position: usize) -> Option<bool> {
        self.settled[position].map(|settled| settled.lost)
    }

    /// The Sprague–Grundy values of all positions, by definition; nothing if play may go round in circles.
    pub fn values(&self) -> Option<Vec<u64>> {
        let mut values: Vec<Option<u64>> = vec![None; self.successors.len()];
        // Depth first, with a stack of its own: a position waits until its successors have values.
        let mut waiting = vec![false; values.len()];
        for start in 0..values.len() {
            let mut stack = vec![start];
            while let Some(&position) = stack.last() {
                if values[position].is_some() {
                    stack.pop();
                    continue;
                }
                let next = &self.successors[position];
                let missing: Vec<usize> = next.iter().copied().filter(|&next| values[next].is_none()).collect();
                if missing.is_empty() {
                    values[position] = Some(mex(next.iter().filter_map(|&next| values[next])));
                    stack.pop();
                } else if std::mem::replace(&mut waiting[position], true) {
                    return None;
                } else {
                    stack.extend(missing);
                }
            }
        }
        values.into_iter().collect()
    }
}

/// Settles every position that can be reached, unless there are more than so many moves.
pub fn look_ahead(known: &mut dyn Positions, most_moves: usize) -> Option<Endgame> {
    let mut successors: Vec<Vec<usize>> = Vec::new();
    let mut moves = 0;
    // Every position that was met comes from the first by moves.
    while successors.len() < known.count() {
        let mut next: Vec<usize> = known.moves(successors.len()).into_iter().map(|one| one.to).collect();
        moves += next.len();
        if moves > most_moves {
            return None;
        }
        next.sort_unstable();
        next.dedup();
        successors.push(next);
    }
    let settled = settle(&successors, |position| known.misere(position));
    Some(Endgame { successors, settled })
}

/// Works backwards from the ends. An end is lost for the player to move, unless it is one of misère play.
fn settle(successors: &[Vec<usize>], misere: impl Fn(usize) -> bool) -> Vec<Option<Settled>> {
    let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); successors.len()];
    for (position, next) in successors.iter().enumerate() {
        next.iter().for_each(|&next| predecessors[next].push(position));
    }
    let mut untried: Vec<usize> = successors.iter().map(Vec::len).collect();
    let mut settled: Vec<Option<Settled>> = vec![None; successors.len()];
    let mut queue = VecDeque::new();
    for position in (0..successors.len()).filter(|&position| successors[position].is_empty()) {
        let end = Settled { lost: !misere(position), plies: 0 };
        settled[position] = Some(end);
        queue.push_back((position, end));
    }
    // First come, first served: positions are settled in the order of their distance from the end.
    while let Some((position, Settled { lost, plies })) = queue.pop_front() {
        for &before in &predecessors[position] {
            if settled[before].is_some() {
                continue;
            }
            untried[before] -= 1;
            if lost || untried[before] == 0 {
                let found = Settled { lost: !lost, plies: plies + 1 };
                settled[before] = Some(found);
                queue.push_back((before, found));
            }
        }
    }
    settled
}

/// Outcome and value of the first position from a search of everything ahead.
pub fn search(known: &mut dyn Positions) -> Result<Found, Sentence> {
    const MOST: usize = 20_000_000;
    let too_many = || say!(vi "có quá nhiều thế phía trước", en "too many positions lie ahead");
    let ahead = look_ahead(known, MOST).ok_or_else(too_many)?;
    let lost = ahead.is_lost(0).ok_or_else(|| say!(vi "thế này hoà", en "the position is a draw"))?;
    let value = if known.misere(0) { None } else { ahead.values().map(|values| values[0]) };
    Ok(Found { lost, value })
}
