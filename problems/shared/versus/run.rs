//! What a run is: games, each with the player who begins, a position, and how the judge plays.

use checkers::{Bound, ReadError, Reader, Sentence, Writer, say};
use generators::words;

use super::VersusGame;
use exercise::interactive::GAME;

/// Who moves first, `f`: 1 if the program does, 2 if the judge does.
pub const FIRST: Bound = Bound::new("f", 1, 2);

/// The seed of the judge's choices in a game.
pub const SEED: Bound = Bound::new("s", 0, 1_000_000_000).unreached("the programs never see a seed");

/// Who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The program.
    Program,
    /// The judge.
    Judge,
}

impl Side {
    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::Program => Side::Judge,
            Side::Judge => Side::Program,
        }
    }

    /// The number `f` of a game in which this side moves first.
    pub fn number(self) -> u8 {
        match self {
            Side::Program => 1,
            Side::Judge => 2,
        }
    }
}

words! {
    /// How the judge plays where it has lost, and whether it gives a win away. A won position it keeps otherwise.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Style {
        /// It makes the game long.
        Stubborn = "stubborn",
        /// It makes any move.
        Random = "random",
        /// It leaves as few winning answers as it can.
        Trap = "trap",
        /// It begins in a won position and gives it away once.
        Slip = "slip",
    }
}

/// The words of an input for [`Style`]s, in their order.
pub const STYLES: [&str; 4] = ["stubborn", "random", "trap", "slip"];

impl Style {
    /// All of them.
    pub const ALL: [Style; 4] = [Style::Stubborn, Style::Random, Style::Trap, Style::Slip];

    fn word(self) -> &'static str {
        STYLES[self as usize]
    }
}

/// A game as it begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening<Position> {
    /// Who moves first.
    pub first: Side,
    /// Where.
    pub position: Position,
    /// How the judge plays.
    pub style: Style,
    /// The seed of its choices.
    pub seed: u32,
}

/// Reads a run: the number of games, then a line each, `f`, the position, the style and the seed.
pub fn read<G: VersusGame>(reader: &mut Reader) -> Result<Vec<Opening<G::Position>>, ReadError> {
    let games: usize = reader.integer(&G::GAMES)?;
    reader.end_line()?;
    let mut openings = Vec::with_capacity(games);
    let mut size = 0;
    for number in 1..=games {
        reader.label(GAME, number);
        let line = reader.mark();
        let opening = read_game::<G>(reader)?;
        size += G::counted(&opening.position);
        if i128::from(size) > G::IN_ALL.max {
            return Err(reader.error(line, G::IN_ALL.excludes(Sentence::symbol(size))));
        }
        openings.push(opening);
        reader.end_line()?;
    }
    reader.unlabel();
    reader.count(&G::IN_ALL, size, reader.mark())?;
    Ok(openings)
}

fn read_game<G: VersusGame>(reader: &mut Reader) -> Result<Opening<G::Position>, ReadError> {
    let first = match reader.integer::<u8>(&FIRST)? {
        1 => Side::Program,
        _ => Side::Judge,
    };
    reader.space()?;
    let place = reader.mark();
    let position = G::read(reader)?;
    if G::is_over(&position) {
        let message = say!(vi "ván này đã kết thúc từ đầu", en "this game is over before it begins");
        return Err(reader.error(place, message));
    }
    reader.space()?;
    const OPPONENT: checkers::Name = checkers::Name::new("cách chơi của trình chấm", "the judge's way to play");
    let style = Style::ALL[reader.one_of(OPPONENT, &STYLES)?];
    reader.space()?;
    Ok(Opening { first, position, style, seed: reader.integer(&SEED)? })
}

/// Writes a run.
pub fn write<G: VersusGame>(openings: &[Opening<G::Position>], out: &mut Writer) {
    out.line([openings.len()]);
    for Opening { first, position, style, seed } in openings {
        out.value(first.number());
        G::write(position, out);
        out.value(style.word());
        out.value(seed);
        out.end_line();
    }
}

/// The line that tells the program how a game begins.
pub fn opening_line<G: VersusGame>(opening: &Opening<G::Position>) -> String {
    format!("{} {}", opening.first.number(), position_words::<G>(&opening.position))
}

/// A position as the program would read it.
pub fn position_words<G: VersusGame>(position: &G::Position) -> String {
    let mut out = Writer::new();
    G::write(position, &mut out);
    out.end_line();
    out.into_string().trim_end().to_string()
}
