//! Games to play against the machine.
//!
//! A game is a [`Play`]: its positions, the moves from a position, who wins, and why. Everything else is the same for
//! all of them and stands here: what the page shows ([`View`]), how touching parts of the drawing becomes a move
//! ([`Touched`]), and how the machine answers ([`Reply`]).
//!
//! # Touching
//! A move is a set of parts of the drawing. Whoever moves touches them in any order. When what was touched can be only
//! one move, it is made; when it is a move and could become a larger one, it is made if the page asks so, by touching
//! a part again; when it can become none, the touch is refused with a sentence.
//!
//! # The machine
//! It wins whenever it can: outcomes come from the exercise's own theory, which tests compare with a search of all
//! small positions. Where the positions ahead are few, it wins as fast as possible, and resists as long as possible
//! when it is lost ([`endgame`]). Elsewhere it wins by the move that leaves the fewest moves, so that play draws near its
//! end; when it is lost, it leaves the position in which the fewest moves win, and among those the one with the most
//! moves.

use std::{collections::BTreeSet, fmt::Debug, hash::Hash};

use checkers::{Sentence, say};
use generators::Dice;
use serde::Serialize;

use crate::reference::dice;

mod board;
mod coins;
mod drawing;
mod dynamic;
pub mod endgame;
mod moore;
mod nim;
mod piles;
mod row;
mod splits;
mod taking;
#[cfg(test)]
mod tests;
mod text;

pub use drawing::{Block, Drawing, Look, Part, Pile, TableRow};

/// A game that a person can play.
pub trait Play: Send + Sync {
    /// A position, with all that the rules need to know; the player to move is not part of it.
    type Position: Clone + Eq + Hash + Debug;

    /// Whether whoever makes the last move loses.
    fn misere(&self, _position: &Self::Position) -> bool {
        false
    }

    /// Reads a position as it stands in an address. What is too large to be shown is refused.
    fn read(&self, text: &str) -> Result<Self::Position, Sentence>;

    /// Writes a position, so that [`Play::read`] gives it back. Letters, digits and `.`, `,`, `-` only.
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

    /// A position to begin with.
    fn random(&self, dice: &mut Dice) -> Self::Position;
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

/// A position as the page shows it.
#[derive(Serialize)]
pub struct View {
    position: String,
    drawing: Drawing,
    rules: Sentence,
    note: Option<Sentence>,
    /// What was touched so far.
    touched: Vec<u16>,
    /// Parts that can be touched next.
    open: BTreeSet<u16>,
    /// Whether what was touched is a move already.
    complete: bool,
    /// Whether there is no move.
    over: bool,
    /// Whether the player to move loses. The page shows it only at the end, or to whoever peeks.
    lost: bool,
    peek: Option<Peek>,
}

/// What the theory knows.
#[derive(Serialize)]
struct Peek {
    value: Option<u64>,
    /// The parts that can be touched next in order to win.
    winning: BTreeSet<u16>,
    /// The moves, by what they do, the winning ones first; at most [`MOST_SHOWN`].
    options: Vec<Choice>,
    /// How many moves there are.
    count: usize,
    why: Vec<Block>,
}

/// A move and what it leads to.
#[derive(Serialize)]
struct Choice {
    name: Sentence,
    wins: bool,
    /// The value of the position after it.
    value: Option<u64>,
}

/// How many moves a peek lists.
const MOST_SHOWN: usize = 60;

/// What comes of touching a part.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Touched {
    /// The move is made.
    Moved(Moved),
    /// The parts touched so far; more are needed, or possible.
    Chosen(Vec<u16>),
    /// No move has these parts.
    Refused(Sentence),
}

/// A move that was made.
#[derive(Serialize)]
pub struct Moved {
    name: Sentence,
    position: String,
    touches: Vec<u16>,
    /// Whether whoever made it could have won and now cannot.
    mistake: bool,
}

/// The machine's answer.
#[derive(Serialize)]
pub struct Reply {
    #[serde(flatten)]
    moved: Moved,
    /// How many moves the game will still take if both play well, where that is known.
    plies: Option<u32>,
}

/// A game without its types: what the page plays.
pub trait AnyGame: Send + Sync {
    /// A position to begin with.
    fn begin(&self, seed: u64) -> String;
    /// A position as it is shown.
    fn view(&self, position: &str, touched: &[u16], peek: bool) -> Result<View, Sentence>;
    /// What comes of touching one part more. Touching a part again makes the move, if it is one; otherwise the part is
    /// let go.
    fn touch(&self, position: &str, touched: &[u16], part: u16) -> Result<Touched, Sentence>;
    /// The machine's move.
    fn reply(&self, position: &str) -> Result<Reply, Sentence>;
    /// Outcome and value of a position by the rules alone, from a search of every position ahead: nothing of the
    /// theory is asked. For tests.
    fn search(&self, position: &str) -> Result<endgame::Found, Sentence>;
}

impl<Game: Play> AnyGame for Game {
    fn begin(&self, seed: u64) -> String {
        let mut dice = dice("a game", "begin", seed);
        loop {
            let position = self.random(&mut dice);
            if !self.moves(&position).is_empty() {
                return self.write(&position);
            }
        }
    }

    fn view(&self, text: &str, touched: &[u16], peek: bool) -> Result<View, Sentence> {
        let position = self.read(text)?;
        let moves = self.moves(&position);
        let possible: Vec<&Move<_>> = moves.iter().filter(|one| contains(one, touched)).collect();
        let next = |one: &&Move<_>| {
            one.touches.iter().copied().filter(|part| !touched.contains(part)).collect::<Vec<_>>()
        };
        Ok(View {
            position: self.write(&position),
            drawing: self.draw(&position),
            rules: self.rules(),
            note: self.note(&position),
            touched: touched.to_vec(),
            open: possible.iter().flat_map(next).collect(),
            complete: possible.iter().any(|one| one.touches.len() == touched.len()),
            over: moves.is_empty(),
            lost: self.is_lost(&position),
            peek: peek.then(|| {
                let mut options: Vec<Choice> = Vec::new();
                let mut seen = BTreeSet::new();
                for one in &moves {
                    if seen.insert(one.name.en().to_owned()) {
                        let (wins, value) = (self.is_lost(&one.to), self.value(&one.to));
                        options.push(Choice { name: one.name.clone(), wins, value });
                    }
                }
                options.sort_by_key(|choice| !choice.wins);
                let count = options.len();
                options.truncate(MOST_SHOWN);
                let winning = possible.iter().filter(|one| self.is_lost(&one.to)).flat_map(next).collect();
                Peek { value: self.value(&position), winning, options, count, why: self.why(&position) }
            }),
        })
    }

    fn touch(&self, text: &str, touched: &[u16], part: u16) -> Result<Touched, Sentence> {
        let position = self.read(text)?;
        let moves = self.moves(&position);
        let made = |one: &Move<Game::Position>| Touched::Moved(self.moved(&position, one));
        if touched.contains(&part) {
            let complete = |one: &&Move<_>| contains(one, touched) && one.touches.len() == touched.len();
            return Ok(match moves.iter().find(complete) {
                Some(one) => made(one),
                None => Touched::Chosen(touched.iter().copied().filter(|&other| other != part).collect()),
            });
        }
        let mut all = touched.to_vec();
        all.push(part);
        let mut possible = moves.iter().filter(|one| contains(one, &all));
        Ok(match (possible.next(), possible.next()) {
            (None, _) => Touched::Refused(self.refuse(&position, &all)),
            (Some(one), None) if one.touches.len() == all.len() => made(one),
            _ => Touched::Chosen(all),
        })
    }

    fn reply(&self, text: &str) -> Result<Reply, Sentence> {
        let position = self.read(text)?;
        let moves = self.moves(&position);
        let over =
            || say!(vi "ván cờ đã kết thúc, không còn nước đi nào", en "the game is over, there is no move");
        let known = endgame::look_ahead(self, &position, REACH);
        let plies = |to: &Game::Position| known.as_ref().and_then(|known| known.plies(to));
        let winning: Vec<&Move<_>> = moves.iter().filter(|one| self.is_lost(&one.to)).collect();
        let best = match (winning.is_empty(), &known) {
            (false, Some(_)) => winning.into_iter().min_by_key(|one| plies(&one.to)),
            (false, None) => winning.into_iter().min_by_key(|one| self.moves(&one.to).len()),
            (true, Some(_)) => moves.iter().max_by_key(|one| plies(&one.to)),
            (true, None) => moves.iter().min_by_key(|one| {
                let replies = self.moves(&one.to);
                let winning = replies.iter().filter(|reply| self.is_lost(&reply.to)).count();
                (winning, usize::MAX - replies.len())
            }),
        };
        let best = best.ok_or_else(over)?;
        Ok(Reply { plies: plies(&best.to), moved: self.moved(&position, best) })
    }

    fn search(&self, text: &str) -> Result<endgame::Found, Sentence> {
        endgame::search(self, &self.read(text)?)
    }
}

/// How many moves the machine looks at before it moves, so that it answers at once.
const REACH: usize = 40_000;

fn contains<Position>(one: &Move<Position>, touched: &[u16]) -> bool {
    touched.iter().all(|part| one.touches.contains(part))
}

trait PlayExt: Play {
    fn moved(&self, from: &Self::Position, one: &Move<Self::Position>) -> Moved {
        Moved {
            name: one.name.clone(),
            position: self.write(&one.to),
            touches: one.touches.clone(),
            mistake: !self.is_lost(from) && !self.is_lost(&one.to),
        }
    }
}

impl<Game: Play> PlayExt for Game {}

/// The games, by the folder of their exercise.
pub static GAMES: &[(&str, &dyn AnyGame)] = &[
    ("bai9_01_misere_take_away", &taking::Taken(piles::MisereTakeAway)),
    ("bai9_02_subtraction_p_positions", &taking::Taken(piles::Subtraction { piles: 1 })),
    ("bai9_03_chomp", &board::Chomp),
    ("bai9_04_dynamic_subtraction", &dynamic::DYNAMIC_SUBTRACTION),
    ("bai9_05_fibonacci_nim", &dynamic::FIBONACCI_NIM),
    ("bai9_06_poker_nim", &taking::Taken(nim::PokerNim)),
    ("bai9_07_turning_turtles", &row::InRow(row::Turtles)),
    ("bai9_08_moore_nim", &moore::Moore),
    ("bai9_10_subtraction_grundy", &taking::Taken(piles::Subtraction { piles: 3 })),
    ("bai9_11_at_most_half", &piles::AT_MOST_HALF),
    ("bai9_12_dim_plus", &piles::DIM_PLUS),
    ("bai9_13_even_odd", &piles::EVEN_ODD),
    ("bai9_14_at_least_half", &piles::AT_LEAST_HALF),
    ("bai9_15_wythoff_grundy", &board::Queen),
    ("bai9_16_sum_of_games", &taking::Taken(piles::Sum)),
    ("bai9_17_grundy_piles", &splits::Grundy { piles: 3 }),
    ("bai9_18_kayles", &row::InRow(row::Kayles)),
    ("bai9_19_rims", &splits::Rims),
    ("bai9_20_dawson", &row::InRow(row::Dawson)),
    ("bai9_22_twins", &coins::TWINS),
    ("bai9_23_ruler", &coins::RULER),
    ("bai9_24_grunt", &coins::GRUNT),
    ("bai9_25_turning_corners", &board::Corners),
    ("misere_nim", &taking::Taken(nim::MisereNim)),
    ("wythoff", &board::Wythoff),
    ("grundy_game", &splits::Grundy { piles: 1 }),
];

/// The game of an exercise.
pub fn find(folder: &str) -> Result<&'static dyn AnyGame, Sentence> {
    let known = GAMES.iter().find(|(known, _)| *known == folder);
    known.map(|(_, game)| *game).ok_or_else(|| {
        say!(vi "bài \"{folder}\" không có trò chơi để chơi", en "the exercise \"{folder}\" is no game to play")
    })
}
