//! Games between two programs. The judge plays none of them; it sees to it that the rules are kept.

use checkers::Sentence;

use super::Player;

/// A player of a game between two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// The one who moves first.
    First,
    /// The other one.
    Second,
}

impl Seat {
    /// Both, in the order in which they move.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// The opponent.
    pub fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// This player owes a move.
    ToMove(Seat),
    /// The game is over, and this player has won.
    Won(Seat),
}

/// The referee of one game. Each player reads what it reads when it plays against the judge, and each takes the other for
/// the judge: a pure state machine, as the [`Opponent`](super::Opponent) is.
pub trait Referee {
    /// The position that the game begins with, as it is shown.
    fn start(&self) -> String;

    /// Whether the player who moves first wins that position if both play well, by theory.
    fn first_should_win(&self) -> bool;

    /// What a player reads before the first move, without line feeds.
    fn opening(&self, seat: Seat) -> Vec<String>;

    /// How the game stands.
    fn standing(&self) -> Standing;

    /// Hears a line of the player to move, without its line feed: any bytes. What the other one reads of it, or why it is
    /// no legal move; that changes nothing.
    fn hear(&mut self, line: &[u8]) -> Result<String, Sentence>;
}

/// Plays a game to its end: the moves, and who won. Who makes an illegal move has lost.
pub fn meet(referee: &mut dyn Referee, mut players: [&mut dyn Player; 2]) -> (Vec<String>, Seat) {
    for seat in Seat::BOTH {
        referee.opening(seat).iter().for_each(|line| players[seat as usize].hear(line));
    }
    let mut moves = Vec::new();
    loop {
        let seat = match referee.standing() {
            Standing::Won(seat) => return (moves, seat),
            Standing::ToMove(seat) => seat,
        };
        let line = players[seat as usize].say();
        match referee.hear(line.as_bytes()) {
            Ok(read) => {
                players[seat.other() as usize].hear(&read);
                moves.push(read);
            }
            Err(_) => return (moves, seat.other()),
        }
    }
}
