//! What is known of the positions of a game: by theory, or by a search of everything ahead, which the oracle makes.

use std::{cell::RefCell, collections::HashMap, rc::Rc};

use super::VersusGame;

/// What the judge must know to play well and to tell good play from bad.
pub trait Knowledge<G: VersusGame> {
    /// Whether the player to move loses.
    fn is_lost(&self, position: &G::Position) -> bool;
    /// Every winning move, ascending.
    fn winning_moves(&self, position: &G::Position) -> Vec<G::Move>;
    /// How many moves win.
    fn winning_count(&self, position: &G::Position) -> usize {
        self.winning_moves(position).len()
    }
    /// As [`VersusGame::plies`].
    fn plies(&self, position: &G::Position) -> u32;
}

/// What the theory knows.
pub struct Theory<G: VersusGame>(pub G::Known);

impl<G: VersusGame> Theory<G> {
    /// What is known of a game that begins so.
    pub fn of(start: &G::Position) -> Self {
        Theory(G::study(start))
    }
}

impl<G: VersusGame> Knowledge<G> for Theory<G> {
    fn is_lost(&self, position: &G::Position) -> bool {
        match G::is_over(position) {
            true => !G::last_mover_loses(position),
            false => G::is_lost(&self.0, position),
        }
    }

    fn winning_moves(&self, position: &G::Position) -> Vec<G::Move> {
        let mut winning = G::winning_moves(&self.0, position);
        winning.sort();
        winning
    }

    fn winning_count(&self, position: &G::Position) -> usize {
        G::winning_count(&self.0, position)
    }

    fn plies(&self, position: &G::Position) -> u32 {
        if G::is_over(position) { 0 } else { G::plies(&self.0, position) }
    }
}

/// What a search of everything ahead finds, by the rules alone. Copies share what was found.
pub struct Searched<G: VersusGame>(Rc<RefCell<HashMap<G::Position, Settled>>>);

impl<G: VersusGame> Clone for Searched<G> {
    fn clone(&self) -> Self {
        Searched(Rc::clone(&self.0))
    }
}

#[derive(Clone, Copy)]
struct Settled {
    lost: bool,
    plies: u32,
}

impl<G: VersusGame> Searched<G> {
    /// Searches a game, unless more moves than `most` have to be looked at.
    pub fn within(start: &G::Position, most: usize) -> Option<Self> {
        let searched = Searched::<G>(Rc::default());
        searched.settle(start, most)?;
        Some(searched)
    }

    /// Every move makes a position smaller, so the search ends; positions wait on a stack of its own until all that they
    /// lead to are settled.
    fn settle(&self, start: &G::Position, most: usize) -> Option<Settled> {
        let mut known = self.0.borrow_mut();
        let mut looked_at = 0;
        let mut waiting = vec![start.clone()];
        while let Some(position) = waiting.last() {
            if known.contains_key(position) {
                waiting.pop();
                continue;
            }
            let next: Vec<G::Position> = match G::is_over(position) {
                true => Vec::new(),
                false => G::moves(position).iter().map(|one| G::play(position, one)).collect(),
            };
            looked_at += next.len();
            if looked_at > most {
                return None;
            }
            let missing: Vec<G::Position> =
                next.iter().filter(|next| !known.contains_key(*next)).cloned().collect();
            if !missing.is_empty() {
                waiting.extend(missing);
                continue;
            }
            let ahead: Vec<Settled> = next.iter().map(|next| known[next]).collect();
            let settled = match ahead.iter().filter(|next| next.lost).map(|next| next.plies).min() {
                _ if next.is_empty() => Settled { lost: !G::last_mover_loses(position), plies: 0 },
                Some(quickest) => Settled { lost: false, plies: quickest + 1 },
                None => {
                    let slowest = ahead.iter().map(|next| next.plies).max().unwrap_or(0);
                    Settled { lost: true, plies: slowest + 1 }
                }
            };
            known.insert(position.clone(), settled);
            waiting.pop();
        }
        known.get(start).copied()
    }

    fn found(&self, position: &G::Position) -> Settled {
        let known = self.0.borrow().get(position).copied();
        known.or_else(|| self.settle(position, usize::MAX)).expect("the search has no bound here")
    }
}

impl<G: VersusGame> Knowledge<G> for Searched<G> {
    fn is_lost(&self, position: &G::Position) -> bool {
        self.found(position).lost
    }

    fn winning_moves(&self, position: &G::Position) -> Vec<G::Move> {
        let mut winning = G::moves(position);
        winning.retain(|one| self.is_lost(&G::play(position, one)));
        winning.sort();
        winning
    }

    fn plies(&self, position: &G::Position) -> u32 {
        self.found(position).plies
    }
}
