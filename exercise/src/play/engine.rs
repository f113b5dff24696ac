//! What a page shows of a game and what comes of touching it, whatever the game.

use std::{
    any::Any,
    collections::{BTreeMap, BTreeSet},
};

use checkers::{Sentence, say};
use generators::TestRng;
use serde::Serialize;

use super::{Block, Drawing, Game, Met, Move, Positions, endgame};

/// A game without its types: what is played.
pub trait AnyGame: Send + Sync {
    /// The positions of a play from a position that an address says, which has the number 0; or what is wrong with it.
    fn from(&self, position: &str) -> Result<Box<dyn Positions + '_>, Sentence>;
    /// A random position, as it stands in an address.
    fn random(&self, rng: &mut TestRng) -> String;
    /// A position from an address, for those who know its type.
    fn read_any(&self, position: &str) -> Result<Box<dyn Any>, Sentence>;
    /// A position as it stands in an address, if it is one of this game.
    fn write_any(&self, position: &dyn Any) -> Option<String>;
    /// As [`Game::rules`].
    fn rules(&self) -> Sentence;
}

impl<G: Game> AnyGame for G {
    fn from(&self, position: &str) -> Result<Box<dyn Positions + '_>, Sentence> {
        Ok(Box::new(Met::new(self, self.read(position)?)))
    }

    fn random(&self, rng: &mut TestRng) -> String {
        self.write(&Game::random(self, rng))
    }

    fn read_any(&self, position: &str) -> Result<Box<dyn Any>, Sentence> {
        Ok(Box::new(self.read(position)?))
    }

    fn write_any(&self, position: &dyn Any) -> Option<String> {
        position.downcast_ref().map(|position| self.write(position))
    }

    fn rules(&self) -> Sentence {
        Game::rules(self)
    }
}

/// A position as the page shows it.
#[derive(Serialize)]
pub struct View {
    /// As it stands in an address.
    pub position: String,
    /// The drawing.
    pub drawing: Drawing,
    rules: Sentence,
    note: Option<Sentence>,
    /// What was touched so far.
    touched: Vec<u16>,
    /// Parts that can be touched next.
    pub open: BTreeSet<u16>,
    /// What a touch of an open part does, where there is a move after it; and what the move does that was touched already.
    pub takes: Vec<Take>,
    /// Whether what was touched is a move already.
    complete: bool,
    /// Whether there is no move.
    pub over: bool,
    /// Whether the player to move loses. The page shows it only at the end, or to whoever peeks.
    pub lost: bool,
    peek: Option<Peek>,
}

/// What a touch would do.
#[derive(Serialize)]
pub struct Take {
    /// The part.
    pub part: u16,
    name: Sentence,
    /// The parts of the drawing that the move changes.
    pub changes: Vec<u16>,
}

/// What the theory knows.
#[derive(Serialize)]
struct Peek {
    value: Option<u64>,
    /// The parts that can be touched next in order to win.
    winning: BTreeSet<u16>,
    /// Those of them that win, but bring the end no nearer.
    idle: BTreeSet<u16>,
    /// The moves, by what they do, the winning ones first, and among them those that bring the end nearer; at most
    /// [`MOST_SHOWN`].
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
    /// Whether it brings the end no nearer.
    idle: bool,
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
    /// The position after it.
    pub position: String,
    /// The parts that make it.
    pub touches: Vec<u16>,
    /// The parts of the drawing before it that it changes.
    pub changes: Vec<u16>,
    /// Whether whoever made it could have won and now cannot.
    pub mistake: bool,
}

/// The machine's answer.
#[derive(Serialize)]
pub struct Reply {
    /// Its move.
    #[serde(flatten)]
    pub moved: Moved,
    /// How many moves the game will still take if both play well, where that is known.
    pub plies: Option<u32>,
}

/// The position that play begins with.
const HERE: usize = 0;

/// How many moves the machine looks at before it moves, so that it answers at once.
const REACH: usize = 16_000;

/// How often the machine moves without thinking.
pub struct Slips<'a> {
    /// In so many of a hundred moves.
    pub percent: u32,
    /// What chooses these moves.
    pub rng: &'a mut TestRng,
}

impl dyn AnyGame + '_ {
    /// A position as it is shown.
    pub fn view(&self, position: &str, touched: &[u16], peek: bool) -> Result<View, Sentence> {
        let mut known = self.from(position)?;
        let moves = known.moves(HERE);
        let possible: Vec<&Move<usize>> = moves.iter().filter(|one| contains(one, touched)).collect();
        let drawing = known.draw(HERE);
        Ok(View {
            position: known.write(HERE),
            takes: takes(&*known, &drawing, &possible, touched),
            drawing,
            rules: self.rules(),
            note: known.note(HERE),
            touched: touched.to_vec(),
            open: possible.iter().flat_map(|one| untouched(one, touched)).collect(),
            complete: possible.iter().any(|one| one.touches.len() == touched.len()),
            over: moves.is_empty(),
            lost: known.is_lost(HERE),
            peek: peek.then(|| peek_at(&*known, &moves, &possible, touched)),
        })
    }

    /// What comes of touching one part more. Touching a part again makes the move, if it is one; otherwise the part is
    /// let go.
    pub fn touch(&self, position: &str, touched: &[u16], part: u16) -> Result<Touched, Sentence> {
        let mut known = self.from(position)?;
        let moves = known.moves(HERE);
        if touched.contains(&part) {
            let complete = |one: &&Move<usize>| contains(one, touched) && one.touches.len() == touched.len();
            return Ok(match moves.iter().find(complete) {
                Some(one) => Touched::Moved(made(&*known, one)),
                None => Touched::Chosen(touched.iter().copied().filter(|&other| other != part).collect()),
            });
        }
        let mut all = touched.to_vec();
        all.push(part);
        let mut possible = moves.iter().filter(|one| contains(one, &all));
        Ok(match (possible.next(), possible.next()) {
            (None, _) => Touched::Refused(known.refuse(HERE, &all)),
            (Some(one), None) if one.touches.len() == all.len() => Touched::Moved(made(&*known, one)),
            _ => Touched::Chosen(all),
        })
    }

    /// The machine's move, which is any move where it slips.
    pub fn reply(&self, position: &str, slips: Option<Slips>) -> Result<Reply, Sentence> {
        let mut known = self.from(position)?;
        let moves = known.moves(HERE);
        if let Some(Slips { percent, rng }) = slips
            && !moves.is_empty()
            && rng.chance(percent, 100)
        {
            let any = rng.pick(&moves);
            return Ok(Reply { plies: None, moved: made(&*known, any) });
        }
        let ahead = endgame::look_ahead(&mut *known, REACH);
        let plies = |to: usize| ahead.as_ref().and_then(|ahead| ahead.plies(to));
        let winning: Vec<&Move<usize>> = moves.iter().filter(|one| known.is_lost(one.to)).collect();
        let best = match (winning.is_empty(), &ahead) {
            (false, Some(_)) => winning.into_iter().min_by_key(|one| plies(one.to)),
            (false, None) => winning.into_iter().min_by_key(|one| known.moves(one.to).len()),
            (true, Some(_)) => moves.iter().max_by_key(|one| plies(one.to)),
            (true, None) => moves.iter().min_by_key(|one| {
                let replies = known.moves(one.to);
                let winning = replies.iter().filter(|reply| known.is_lost(reply.to)).count();
                (winning, usize::MAX - replies.len())
            }),
        };
        let over =
            || say!(vi "ván cờ đã kết thúc, không còn nước đi nào", en "the game is over, there is no move");
        let best = best.ok_or_else(over)?;
        Ok(Reply { plies: plies(best.to), moved: made(&*known, best) })
    }

    /// The move to another position, for one who has chosen it: the judge of an interactive exercise.
    pub fn reply_to(&self, position: &str, to: &str) -> Result<Reply, Sentence> {
        let mut known = self.from(position)?;
        let moves = known.moves(HERE);
        let made = moves.iter().find(|one| known.write(one.to) == to).map(|one| made(&*known, one));
        let none = || say!(vi "không có nước đi nào đến thế đó", en "no move leads there");
        Ok(Reply { plies: None, moved: made.ok_or_else(none)? })
    }

    /// Outcome and value of a position by the rules alone, from a search of every position ahead: nothing of the
    /// theory is asked. For tests.
    pub fn search(&self, position: &str) -> Result<endgame::Found, Sentence> {
        endgame::search(&mut *self.from(position)?)
    }
}

fn contains(one: &Move<usize>, touched: &[u16]) -> bool {
    touched.iter().all(|part| one.touches.contains(part))
}

/// The parts of a move that are still to be touched.
fn untouched(one: &Move<usize>, touched: &[u16]) -> Vec<u16> {
    one.touches.iter().copied().filter(|part| !touched.contains(part)).collect()
}

/// What touches do after which a move is there, made or only chosen: of the open parts, and of the touched ones, all of
/// them if they are a move already.
fn takes(known: &dyn Positions, drawing: &Drawing, possible: &[&Move<usize>], touched: &[u16]) -> Vec<Take> {
    let take = |part: u16, one: &Move<usize>| Take {
        part,
        name: one.name.clone(),
        changes: known.changes(HERE, drawing, one),
    };
    let mut next: BTreeMap<u16, Take> = BTreeMap::new();
    for one in possible.iter().filter(|one| one.touches.len() == touched.len() + 1) {
        for part in untouched(one, touched) {
            next.entry(part).or_insert_with(|| take(part, one));
        }
    }
    let whole = possible.iter().find(|one| one.touches.len() == touched.len());
    let again = touched.iter().filter_map(|&part| whole.map(|one| take(part, one)));
    next.into_values().chain(again).collect()
}

fn peek_at(known: &dyn Positions, moves: &[Move<usize>], possible: &[&Move<usize>], touched: &[u16]) -> Peek {
    let mut options: Vec<Choice> = Vec::new();
    let mut seen = BTreeSet::new();
    for one in moves {
        if seen.insert(one.name.en().to_owned()) {
            let (wins, value) = (known.is_lost(one.to), known.value(one.to));
            let idle = wins && !known.progresses(HERE, one.to);
            options.push(Choice { name: one.name.clone(), wins, idle, value });
        }
    }
    options.sort_by_key(|choice| (!choice.wins, choice.idle));
    let count = options.len();
    options.truncate(MOST_SHOWN);
    let winning = || possible.iter().filter(|one| known.is_lost(one.to));
    let parts = |those: Vec<&&Move<usize>>| -> BTreeSet<u16> {
        those.into_iter().flat_map(|one| untouched(one, touched)).collect()
    };
    let near = parts(winning().filter(|one| known.progresses(HERE, one.to)).collect());
    let winning = parts(winning().collect());
    let idle = winning.difference(&near).copied().collect();
    Peek { value: known.value(HERE), winning, idle, options, count, why: known.why(HERE) }
}

fn made(known: &dyn Positions, one: &Move<usize>) -> Moved {
    Moved {
        name: one.name.clone(),
        position: known.write(one.to),
        touches: one.touches.clone(),
        changes: known.changes(HERE, &known.draw(HERE), one),
        mistake: !known.is_lost(HERE) && !known.is_lost(one.to),
    }
}
