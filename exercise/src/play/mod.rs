//! Games to play against the machine.
//!
//! A [`Game`] says what the positions are, which moves there are from each, who wins, and why. Everything else is the
//! same for all games: what a page shows of a position ([`View`]), how touching parts of the drawing becomes a move
//! ([`Touched`]), and how the machine answers ([`Reply`]).
//!
//! # Touching
//! A move is a set of parts of the drawing. Whoever moves touches them in any order. When what was touched can be only
//! one move, it is made; when it is a move and could become a larger one, it is made once a part is touched again; when
//! it can become none, the touch is refused with a sentence.
//!
//! # The machine
//! It wins whenever it can: outcomes come from the exercise's own theory, which tests compare with a search of all
//! small positions. Where the positions ahead are few, it wins as fast as possible, and resists as long as possible
//! when it is lost ([`endgame`]). Elsewhere it wins by the move that leaves the fewest moves, so that play draws near its
//! end; when it is lost, it leaves the position in which the fewest moves win, and among those the one with the most
//! moves.
//!
//! # Without types
//! The engine works on numbers: a [`Positions`] knows the positions that were met in a game and gives each a number. So
//! the engine is compiled once, and not for each game again.

use std::{fmt::Debug, hash::Hash};

use checkers::Sentence;
use generators::TestRng;

mod drawing;
pub mod endgame;
mod engine;
mod positions;
mod start;
pub mod text;

pub use drawing::{Block, Drawing, Look, Part, Pile, TableRow, number_set, outcome_of_sum};
pub use engine::{AnyGame, Moved, Reply, Slips, Take, Touched, View};
pub use positions::{Met, Positions};
pub use start::{Size, Wish};

/// A game that a person can play.
pub trait Game: Send + Sync {
    /// A position, with all that the rules need to know; the player to move is not part of it.
    type Position: Clone + Eq + Hash + Debug + 'static;

    /// Whether whoever makes the last move loses.
    fn misere(&self, _position: &Self::Position) -> bool {
        false
    }

    /// Reads a position as it stands in an address. What is too large to be shown is refused.
    fn read(&self, text: &str) -> Result<Self::Position, Sentence>;

    /// Writes a position, so that [`Game::read`] gives it back. Letters, digits and `.`, `,`, `-` only.
    fn write(&self, position: &Self::Position) -> String;

    /// Every legal move. One that can be touched in several ways may stand here several times.
    fn moves(&self, position: &Self::Position) -> Vec<Move<Self::Position>>;

    /// Whether the player to move loses, by the theory of the game.
    fn is_lost(&self, position: &Self::Position) -> bool;

    /// The Sprague–Grundy value, where the game has one that its theory tells.
    fn value(&self, position: &Self::Position) -> Option<u64>;

    /// Why the position has this outcome.
    fn why(&self, position: &Self::Position) -> Vec<Block>;

    /// The drawing. Every part has another number.
    fn draw(&self, position: &Self::Position) -> Drawing;

    /// Why these parts, the last of which has just been touched, belong to no move.
    fn refuse(&self, position: &Self::Position, touched: &[u16]) -> Sentence;

    /// How to move, in a sentence or two.
    fn rules(&self) -> Sentence;

    /// What the drawing does not show: what a move may take, what the players hold.
    fn note(&self, _position: &Self::Position) -> Option<Sentence> {
        None
    }

    /// The parts of the drawing that a move changes, where they aren't those that look different after it.
    fn changes(&self, _position: &Self::Position, _made: &Move<Self::Position>) -> Option<Vec<u16>> {
        None
    }

    /// Whether a move brings the end nearer. Without others, play could go round in circles.
    fn progresses(&self, _before: &Self::Position, _after: &Self::Position) -> bool {
        true
    }

    /// A position to begin with.
    fn random(&self, rng: &mut TestRng) -> Self::Position;
}

/// A legal move.
#[derive(Clone, Debug)]
pub struct Move<Position> {
    /// The parts of the drawing that make it, in ascending order, each once.
    pub touches: Vec<u16>,
    /// What it does.
    pub name: Sentence,
    /// The position after it.
    pub to: Position,
}
