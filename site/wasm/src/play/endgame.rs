//! Looking ahead to the end of the game, by the rules alone.
//!
//! All positions that can be reached are collected, as long as there are few; then they are settled backwards from the
//! end. That works also where play may go round in circles. A position is won in one move more than its quickest lost
//! successor, and lost in one more than its slowest won one.

use std::collections::{HashMap, VecDeque};

use serde::Serialize;
use solutions::grundy::mex;

use super::Play;
use checkers::{Sentence, say};

/// The positions ahead, settled.
pub struct Endgame<Position> {
    places: HashMap<Position, usize>,
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

impl<Position: Clone + Eq + std::hash::Hash> Endgame<Position> {
    /// In how many moves the game ends if the winner hurries and the loser delays; nothing if that was not settled.
    pub fn plies(&self, position: &Position) -> Option<u32> {
        self.settled(position).map(|settled| settled.plies)
    }

    /// Whether the player to move loses.
    pub fn is_lost(&self, position: &Position) -> Option<bool> {
        self.settled(position).map(|settled| settled.lost)
    }

    fn settled(&self, position: &Position) -> Option<Settled> {
        self.settled[*self.places.get(position)?]
    }

    /// Every position.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        self.places.keys()
    }

    /// The Sprague–Grundy values of all positions, by definition; nothing if play may go round in circles.
    pub fn values(&self) -> Option<HashMap<&Position, u64>> {
        let mut values: Vec<Option<u64>> = vec![None; self.successors.len()];
        // Depth first, with a stack of its own: a position waits until its successors have values.
        let mut waiting = vec![false; values.len()];
        for start in 0..values.len() {
            let mut stack = vec![start];
            while let Some(&place) = stack.last() {
                if values[place].is_some() {
                    stack.pop();
                    continue;
                }
                let missing: Vec<usize> =
                    self.successors[place].iter().copied().filter(|&next| values[next].is_none()).collect();
                if missing.is_empty() {
                    values[place] = Some(mex(self.successors[place].iter().filter_map(|&next| values[next])));
                    stack.pop();
                } else if std::mem::replace(&mut waiting[place], true) {
                    return None;
                } else {
                    stack.extend(missing);
                }
            }
        }
        self.places.iter().map(|(position, &place)| Some((position, values[place]?))).collect()
    }
}

/// Settles every position that can be reached, unless there are more than so many moves.
pub fn look_ahead<Game: Play + ?Sized>(
    game: &Game,
    start: &Game::Position,
    most_moves: usize,
) -> Option<Endgame<Game::Position>> {
    let mut places = HashMap::from([(start.clone(), 0)]);
    let mut positions = vec![start.clone()];
    let mut successors: Vec<Vec<usize>> = Vec::new();
    let mut moves = 0;
    while let Some(position) = positions.get(successors.len()).cloned() {
        let mut next = Vec::new();
        for one in game.moves(&position) {
            moves += 1;
            if moves > most_moves {
                return None;
            }
            let place = *places.entry(one.to).or_insert_with_key(|to| {
                positions.push(to.clone());
                positions.len() - 1
            });
            next.push(place);
        }
        next.sort_unstable();
        next.dedup();
        successors.push(next);
    }
    let settled = settle(&successors, |place| game.misere(&positions[place]));
    Some(Endgame { places, successors, settled })
}

/// Works backwards from the ends. An end is lost for the player to move, unless it is one of misère play.
fn settle(successors: &[Vec<usize>], misere: impl Fn(usize) -> bool) -> Vec<Option<Settled>> {
    let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); successors.len()];
    for (place, next) in successors.iter().enumerate() {
        next.iter().for_each(|&next| predecessors[next].push(place));
    }
    let mut untried: Vec<usize> = successors.iter().map(Vec::len).collect();
    let mut settled: Vec<Option<Settled>> = vec![None; successors.len()];
    let mut queue = VecDeque::new();
    for place in (0..successors.len()).filter(|&place| successors[place].is_empty()) {
        let end = Settled { lost: !misere(place), plies: 0 };
        settled[place] = Some(end);
        queue.push_back((place, end));
    }
    // First come, first served: positions are settled in the order of their distance from the end.
    while let Some((place, Settled { lost, plies })) = queue.pop_front() {
        for &before in &predecessors[place] {
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

/// Outcome and value of a position from a search of everything ahead.
pub fn search<Game: Play + ?Sized>(game: &Game, start: &Game::Position) -> Result<Found, Sentence> {
    const MOST: usize = 20_000_000;
    let too_many = || say!(vi "có quá nhiều thế phía trước", en "too many positions lie ahead");
    let known = look_ahead(game, start, MOST).ok_or_else(too_many)?;
    let lost = known.is_lost(start).ok_or_else(|| say!(vi "thế này hoà", en "the position is a draw"))?;
    let value = if game.misere(start) { None } else { known.values().map(|values| values[start]) };
    Ok(Found { lost, value })
}
