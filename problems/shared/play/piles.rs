//! Games on piles in which touching one counter is a move: that counter goes, with all that come after it.

use std::{fmt::Debug, hash::Hash};

use checkers::{Sentence, say};
use generators::TestRng;

use exercise::play::{Block, Drawing, Game, Look, Move, Part, Pile};

/// A game in which a move changes the size of one pile.
pub trait PileChange: Send + Sync {
    /// A position.
    type Position: Clone + Eq + Hash + Debug + 'static;

    /// Whether whoever makes the last move loses, where positions do not say it.
    const MISERE: bool = false;

    /// As [`Game::read`].
    fn read(&self, text: &str) -> Result<Self::Position, Sentence>;
    /// As [`Game::write`].
    fn write(&self, position: &Self::Position) -> String;
    /// The sizes of the piles.
    fn sizes(&self, position: &Self::Position) -> Vec<u64>;
    /// The position after a pile has become another size, or why that is no move.
    fn leave(&self, position: &Self::Position, pile: usize, after: u64) -> Result<Self::Position, Sentence>;
    /// As [`Game::is_lost`].
    fn is_lost(&self, position: &Self::Position) -> bool;
    /// As [`Game::value`].
    fn value(&self, position: &Self::Position) -> Option<u64>;
    /// As [`Game::why`].
    fn why(&self, position: &Self::Position) -> Vec<Block>;
    /// As [`Game::rules`].
    fn rules(&self) -> Sentence;
    /// As [`Game::random`].
    fn random(&self, rng: &mut TestRng) -> Self::Position;

    /// As [`Game::misere`].
    fn misere(&self, _position: &Self::Position) -> bool {
        Self::MISERE
    }
    /// As [`Game::note`].
    fn note(&self, _position: &Self::Position) -> Option<Sentence> {
        None
    }
    /// As [`Game::progresses`].
    fn progresses(&self, _before: &Self::Position, _after: &Self::Position) -> bool {
        true
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

/// A game on piles of counters, as it is played.
pub struct OnPiles<Rules>(pub Rules);

/// The largest pile that is shown.
pub const MOST: u64 = 60;
/// At most so many piles are shown.
pub const MOST_PILES: usize = 6;

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

/// Each pile by its name, with a number that it stands for.
pub fn named(numbers: impl IntoIterator<Item = u64>) -> Vec<(Sentence, u64)> {
    numbers.into_iter().enumerate().map(|(pile, number)| (pile_name(pile), number)).collect()
}

/// How many counters a move takes, if it takes any.
pub fn taken(size: u64, after: u64) -> Result<u64, Sentence> {
    match size.checked_sub(after) {
        Some(taken) if taken > 0 => Ok(taken),
        _ => Err(say!(vi "mỗi nước phải lấy ít nhất một quân", en "a move takes at least one counter")),
    }
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

impl<Rules: PileChange> OnPiles<Rules> {
    /// What a pile becomes when one of its counters, or a place beside them, is touched.
    fn after(&self, sizes: &[u64], part: u16) -> Option<(usize, u64)> {
        let (pile, counter) = place(part);
        let &size = sizes.get(pile)?;
        Some((pile, if counter <= size { counter.checked_sub(1)? } else { counter }))
    }
}

impl<Rules: PileChange> Game for OnPiles<Rules> {
    type Position = Rules::Position;

    fn misere(&self, position: &Rules::Position) -> bool {
        self.0.misere(position)
    }

    fn read(&self, text: &str) -> Result<Rules::Position, Sentence> {
        self.0.read(text)
    }

    fn write(&self, position: &Rules::Position) -> String {
        self.0.write(position)
    }

    fn moves(&self, position: &Rules::Position) -> Vec<Move<Rules::Position>> {
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

    fn is_lost(&self, position: &Rules::Position) -> bool {
        self.0.is_lost(position)
    }

    fn value(&self, position: &Rules::Position) -> Option<u64> {
        self.0.value(position)
    }

    fn why(&self, position: &Rules::Position) -> Vec<Block> {
        self.0.why(position)
    }

    fn draw(&self, position: &Rules::Position) -> Drawing {
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

    fn progresses(&self, before: &Rules::Position, after: &Rules::Position) -> bool {
        self.0.progresses(before, after)
    }

    fn refuse(&self, position: &Rules::Position, touched: &[u16]) -> Sentence {
        let nothing = || say!(vi "ở đó không có gì để lấy", en "there is nothing to take");
        let last = touched.last().and_then(|&part| self.after(&self.0.sizes(position), part));
        let Some((pile, after)) = last else { return nothing() };
        self.0.leave(position, pile, after).err().unwrap_or_else(nothing)
    }

    fn rules(&self) -> Sentence {
        self.0.rules()
    }

    fn note(&self, position: &Rules::Position) -> Option<Sentence> {
        self.0.note(position)
    }

    fn random(&self, rng: &mut TestRng) -> Rules::Position {
        self.0.random(rng)
    }
}
