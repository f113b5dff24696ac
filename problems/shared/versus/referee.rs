//! A game between two programs, each of which takes the other for the judge.

use checkers::Sentence;

use super::{
    VersusGame,
    knowledge::{Knowledge, Theory},
    opponent::read_move,
    run::{Opening, Side, Style, opening_line, position_words},
};
use exercise::interactive::{Referee, Seat, Standing};

/// The table at which a game is played.
pub struct Table<G: VersusGame> {
    start: G::Position,
    position: G::Position,
    to_move: Seat,
}

impl<G: VersusGame> Table<G> {
    /// A game that isn't over, at its beginning.
    pub fn new(start: &G::Position) -> Self {
        Table { start: start.clone(), position: start.clone(), to_move: Seat::First }
    }
}

impl<G: VersusGame> Referee for Table<G> {
    fn start(&self) -> String {
        position_words::<G>(&self.start)
    }

    fn first_should_win(&self) -> bool {
        !Theory::<G>::of(&self.start).is_lost(&self.start)
    }

    /// A run of this game alone.
    fn opening(&self, seat: Seat) -> Vec<String> {
        let first = match seat {
            Seat::First => Side::Program,
            Seat::Second => Side::Judge,
        };
        let opening = Opening { first, position: self.start.clone(), style: Style::Stubborn, seed: 0 };
        vec!["1".into(), opening_line::<G>(&opening)]
    }

    fn standing(&self) -> Standing {
        let last = self.to_move.other();
        match G::is_over(&self.position) {
            false => Standing::ToMove(self.to_move),
            true if G::last_mover_loses(&self.position) => Standing::Won(self.to_move),
            true => Standing::Won(last),
        }
    }

    fn hear(&mut self, line: &[u8]) -> Result<String, Sentence> {
        let one = read_move::<G>(&self.position, line)?;
        self.position = G::play(&self.position, &one);
        self.to_move = self.to_move.other();
        Ok(G::write_move(&one))
    }
}
