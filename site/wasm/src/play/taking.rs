//! Games on piles in which touching one counter is a move: that counter goes, with all that come after it.

use std::{fmt::Debug, hash::Hash};

use generators::Dice;

use super::{Block, Drawing, Look, Move, Part, Pile, Play};
use checkers::{Sentence, say};

/// A game in which a move changes the size of one pile.
pub trait Taking: Send + Sync {
    /// A position.
    type Position: Clone + Eq + Hash + Debug;

    /// Whether whoever makes the last move loses.
    const MISERE: bool = false;

    /// As [`Play::read`].
    fn read(&self, text: &str) -> Result<Self::Position, Sentence>;
    /// As [`Play::write`].
    fn write(&self, position: &Self::Position) -> String;
    /// The sizes of the piles.
    fn sizes(&self, position: &Self::Position) -> Vec<u64>;
    /// The position after a pile has become another size, or why that is no move.
    fn leave(&self, position: &Self::Position, pile: usize, after: u64) -> Result<Self::Position, Sentence>;
    /// As [`Play::is_lost`].
    fn is_lost(&self, position: &Self::Position) -> bool;
    /// As [`Play::value`].
    fn value(&self, position: &Self::Position) -> Option<u64>;
    /// As [`Play::why`].
    fn why(&self, position: &Self::Position) -> Vec<Block>;
    /// As [`Play::rules`].
    fn rules(&self) -> Sentence;
    /// As [`Play::random`].
    fn random(&self, dice: &mut Dice) -> Self::Position;

    /// As [`Play::note`].
    fn note(&self, _position: &Self::Position) -> Option<Sentence> {
        None
    }
    /// How many counters could be added to a pile.
    fn room(&self, _position: &Self::Position) -> u64 {
        0
    }
    /// What stands in front of a pile.
    fn pile_name(&self, _position: &Self::Position, pile: usize) -> Sentence {
        pile_name(pile)
    }
}

/// A [`Taking`] as a [`Play`].
pub struct Taken<Game>(pub Game);

/// The largest pile that is shown.
pub const MOST: u64 = 60;

/// The parts of a pile have numbers of their own.
const STRIDE: u64 = 64;

/// The number of a counter of a pile, counted from 1.
pub fn part(pile: usize, counter: u64) -> u16 {
    // At most 8 piles of at most 63 counters.
    (pile as u64 * STRIDE + counter) as u16
}

/// The pile and the counter of a part.
pub fn place(part: u16) -> (usize, u64) {
    ((u64::from(part) / STRIDE) as usize, u64::from(part) % STRIDE)
}

/// `pile 2`.
pub fn pile_name(pile: usize) -> Sentence {
    let number = pile + 1;
    say!(vi "đống {number}", en "pile {number}")
}

/// A pile as it is drawn; `touch` says what touching a counter does.
pub fn drawn(name: Sentence, pile: usize, size: u64, room: u64, touch: impl Fn(u64) -> Sentence) -> Pile {
    let counter = |counter: u64| {
        let told = touch(counter);
        Part {
            id: part(pile, counter),
            look: if counter <= size { Look::Counter } else { Look::Room },
            text: String::new(),
            name: say!(vi "{name}, {told}", en "{name}, {told}"; name, told),
        }
    };
    Pile { parts: (1..=size + room).map(counter).collect(), name: name.clone(), size }
}

impl<Game: Taking> Taken<Game> {
    /// What a pile becomes when one of its counters, or a place beside them, is touched.
    fn after(&self, sizes: &[u64], part: u16) -> Option<(usize, u64)> {
        let (pile, counter) = place(part);
        let &size = sizes.get(pile)?;
        Some((pile, if counter <= size { counter.checked_sub(1)? } else { counter }))
    }
}

impl<Game: Taking> Play for Taken<Game> {
    type Position = Game::Position;

    fn misere(&self, _position: &Game::Position) -> bool {
        Game::MISERE
    }

    fn read(&self, text: &str) -> Result<Game::Position, Sentence> {
        self.0.read(text)
    }

    fn write(&self, position: &Game::Position) -> String {
        self.0.write(position)
    }

    fn moves(&self, position: &Game::Position) -> Vec<Move<Game::Position>> {
        let room = self.0.room(position);
        let mut moves = Vec::new();
        for (pile, size) in self.0.sizes(position).into_iter().enumerate() {
            for after in 0..=size + room {
                let Ok(to) = self.0.leave(position, pile, after) else { continue };
                let number = pile + 1;
                let (touched, name) = if after < size {
                    let taken = size - after;
                    let name = say!(vi "lấy {taken} quân ở đống {number}, còn {after}", en "take {taken} from pile {number}, leaving {after}");
                    (after + 1, name)
                } else {
                    let added = after - size;
                    let name = say!(vi "thêm {added} quân vào đống {number}, thành {after}", en "add {added} to pile {number}, making {after}");
                    (after, name)
                };
                moves.push(Move { touches: vec![part(pile, touched)], name, to });
            }
        }
        moves
    }

    fn is_lost(&self, position: &Game::Position) -> bool {
        self.0.is_lost(position)
    }

    fn value(&self, position: &Game::Position) -> Option<u64> {
        self.0.value(position)
    }

    fn why(&self, position: &Game::Position) -> Vec<Block> {
        self.0.why(position)
    }

    fn draw(&self, position: &Game::Position) -> Drawing {
        let room = self.0.room(position);
        let pile = |(pile, size): (usize, u64)| {
            drawn(self.0.pile_name(position, pile), pile, size, room, |counter| {
                if counter <= size {
                    let (taken, left) = (size + 1 - counter, counter - 1);
                    say!(vi "lấy {taken}, còn {left}", en "take {taken}, leaving {left}")
                } else {
                    let added = counter - size;
                    say!(vi "thêm {added}, thành {counter}", en "add {added}, making {counter}")
                }
            })
        };
        Drawing::Piles { piles: self.0.sizes(position).into_iter().enumerate().map(pile).collect() }
    }

    fn refuse(&self, position: &Game::Position, touched: &[u16]) -> Sentence {
        let nothing = || say!(vi "ở đó không có gì để lấy", en "there is nothing to take");
        let last = touched.last().and_then(|&part| self.after(&self.0.sizes(position), part));
        let Some((pile, after)) = last else { return nothing() };
        self.0.leave(position, pile, after).err().unwrap_or_else(nothing)
    }

    fn rules(&self) -> Sentence {
        self.0.rules()
    }

    fn note(&self, position: &Game::Position) -> Option<Sentence> {
        self.0.note(position)
    }

    fn random(&self, dice: &mut Dice) -> Game::Position {
        self.0.random(dice)
    }
}
