//! Games that a program plays to their end against the judge: a sum of games, one after the other, under the protocol
//! "`T`, then for each game its position; the players write a line a move, in turn".
//!
//! An exercise says what a game is ([`VersusGame`]): positions with their reader and writer, the legal moves and why
//! others aren't, and what its theory knows. All the rest is here, written once for all of them:
//!
//! | file | what it holds |
//! |---|---|
//! | `run.rs` | what a run is, and how it is read and written |
//! | `knowledge.rs` | what the theory knows of a game, or a search of everything ahead |
//! | `opponent.rs` | the judge's side: the protocol, and which games are good |
//! | `style.rs` | which moves the judge makes |
//! | `referee.rs` | a game between two programs |
//! | `board.rs` | the judge's moves on a page |
//! | `player.rs` | the reference: a player that reads and writes the same lines |
//! | `exercise_of.rs` | the exercise: [`Versus`], its oracle, what its tests must show |
//! | `promises.rs` | what groups promise |
//! | `recipes.rs` | how tests are made |
//! | `testing.rs` | what the tests of such an exercise ask |

use std::{any::Any, fmt::Debug, hash::Hash, marker::PhantomData};

use checkers::{Bound, ReadError, Reader, Sentence, Writer};
use generators::TestRng;

use exercise::{
    Fact, Promise,
    coverage::{Coverage, Feature},
    picture::Picture,
    play::AnyGame,
};

mod board;
mod exercise_of;
mod knowledge;
mod opponent;
mod player;
mod promises;
mod recipes;
mod referee;
mod run;
mod style;
#[cfg(test)]
pub mod testing;

pub use exercise_of::FEATURES;
pub use run::{FIRST, Opening, SEED, STYLES, Side, Style};

/// A game of two players who move in turn and see everything, and what its theory knows. Whoever can't move loses, unless
/// [`VersusGame::last_mover_loses`].
pub trait VersusGame: Send + Sync + 'static {
    /// A position, with all that the rules need to know; the player to move isn't part of it.
    type Position: Clone + Eq + Hash + Debug + Send + Sync;
    /// A move. Their order decides which of equally good ones the judge takes, nothing else.
    type Move: Clone + Ord + Debug;
    /// What the theory computes once for all positions of a game: a table, say.
    type Known: Send + Sync;

    /// The folder of the exercise.
    const FOLDER: &'static str;
    /// Every limit of the statement: [`VersusGame::GAMES`], [`FIRST`], those of positions, [`VersusGame::IN_ALL`] and
    /// [`SEED`], in the order in which a run has them.
    const BOUNDS: &'static [Bound];
    /// How many games a run has, `T`.
    const GAMES: Bound;
    /// The bound of the sum of [`VersusGame::counted`] over the games of a run, so that no run has too many moves.
    const IN_ALL: Bound;
    /// The names of the integers of a move, as the statement has them.
    const MOVE: &'static [&'static str];
    /// Of so many moves at most the judge looks at the answers, when it sets a trap.
    const TRAPS: usize = 64;

    /// Reads a position as the program gets it, behind the number `f`. One that is over is refused.
    fn read(reader: &mut Reader) -> Result<Self::Position, ReadError>;
    /// Writes a position, so that [`VersusGame::read`] gives it back: values on the line that is begun.
    fn write(position: &Self::Position, out: &mut Writer);

    /// How large a position is: an upper bound of the moves that are left, and less after each move.
    fn size(position: &Self::Position) -> u64;
    /// What a position counts towards [`VersusGame::IN_ALL`] when a game begins with it.
    fn counted(position: &Self::Position) -> u64 {
        Self::size(position)
    }
    /// Whether the game is over.
    fn is_over(position: &Self::Position) -> bool;
    /// Whether whoever made the last move has lost.
    fn last_mover_loses(_position: &Self::Position) -> bool {
        false
    }
    /// Every legal move.
    fn moves(position: &Self::Position) -> Vec<Self::Move>;
    /// The move that a line says, as many integers as [`VersusGame::MOVE`] has names; or why it is no legal one.
    fn read_move(position: &Self::Position, numbers: &[i64]) -> Result<Self::Move, Sentence>;
    /// Writes a move, so that [`VersusGame::read_move`] gives it back.
    fn write_move(one: &Self::Move) -> String;
    /// The position after a legal move.
    fn play(position: &Self::Position, one: &Self::Move) -> Self::Position;

    /// Studies a game before it begins.
    fn study(start: &Self::Position) -> Self::Known;
    /// Whether the player to move loses, by theory. Never asked when the game is over.
    fn is_lost(known: &Self::Known, position: &Self::Position) -> bool;
    /// Every winning move, by theory; in any order. None if the position is lost.
    fn winning_moves(known: &Self::Known, position: &Self::Position) -> Vec<Self::Move> {
        Self::moves(position).into_iter().filter(|one| leaves_lost::<Self>(known, position, one)).collect()
    }
    /// How many moves win, where that is known sooner than the moves themselves.
    fn winning_count(known: &Self::Known, position: &Self::Position) -> usize {
        Self::winning_moves(known, position).len()
    }
    /// What the reference does: a move that wins if there is one, or else any.
    fn best(known: &Self::Known, position: &Self::Position) -> Self::Move;
    /// In how many moves the game ends if the winner hurries and the loser delays, where that isn't too much to compute
    /// ([`VersusGame::LENGTHS`]).
    fn plies(_known: &Self::Known, _position: &Self::Position) -> u32 {
        0
    }
    /// Whether [`VersusGame::plies`] tells. If not, a stubborn judge makes one of the [`VersusGame::slowest`] moves.
    const LENGTHS: bool = false;
    /// The moves that leave the largest positions, ascending.
    fn slowest(position: &Self::Position) -> Vec<Self::Move> {
        let mut moves = Self::moves(position);
        moves.sort();
        let sizes: Vec<u64> = moves.iter().map(|one| Self::size(&Self::play(position, one))).collect();
        let mut sizes_left = sizes.iter();
        let largest = sizes.iter().max();
        moves.retain(|_| sizes_left.next() == largest);
        moves
    }
    /// Why a position is won or lost, in a sentence or two, for a person who plays.
    fn why(known: &Self::Known, position: &Self::Position) -> Sentence;
    /// The position as a person sees it.
    fn view(position: &Self::Position) -> Sentence;

    /// A random position that isn't over, of at most this size.
    fn random(rng: &mut TestRng, most: u64) -> Self::Position;
    /// Every position of exactly this size that a game may begin with, if it is a tiny one.
    fn of_size(size: u64) -> Vec<Self::Position>;

    /// What answers to tests show, beside what [`FEATURES`] says of every game.
    const OWN_FEATURES: &'static [Feature] = FEATURES;
    /// Adds what a game shows.
    fn cover(_opening: &Opening<Self::Position>, _coverage: &mut Coverage) {}
    /// The game to play on the page, where the judge plays as it does against programs.
    fn game() -> Option<&'static dyn AnyGame> {
        None
    }
    /// A position as the page's game has it: of the same type, unless this and [`VersusGame::from_page`] say otherwise.
    fn to_page(position: &Self::Position) -> Box<dyn Any> {
        Box::new(position.clone())
    }
    /// A position of the page's game as this one's; nothing if it is none.
    fn from_page(position: &dyn Any) -> Option<Self::Position> {
        position.downcast_ref::<Self::Position>().cloned()
    }
    /// What its texts say and code computes.
    fn facts() -> Vec<Fact> {
        Vec::new()
    }
    /// The pictures of its texts.
    fn pictures() -> Vec<Picture> {
        Vec::new()
    }
    /// What its groups promise, beside what the groups of all such exercises do.
    fn promises() -> Vec<Promise<Vec<Opening<Self::Position>>>> {
        Vec::new()
    }
}

/// Whether a move leaves the opponent a lost position, by theory.
fn leaves_lost<G: VersusGame + ?Sized>(known: &G::Known, position: &G::Position, one: &G::Move) -> bool {
    let after = G::play(position, one);
    match G::is_over(&after) {
        true => !G::last_mover_loses(&after),
        false => G::is_lost(known, &after),
    }
}

/// The interactive exercise about a game.
pub struct Versus<G>(PhantomData<G>);
