//! Two programs that play against each other, in an interactive exercise: each takes the other for the judge.
//!
//! A referee keeps the rules ([`exercise::interactive::Referee`]), and every game is a run of its own for both programs. As
//! in a dialogue with the judge, one thread says and hears everything, and every line that is owed has a deadline.

use std::time::Duration;

use checkers::{Sentence, say};
use exercise::interactive::{Referee, Seat, Standing};
use sandbox::{JudgeFailure, Limits, Worker};

use crate::{
    partner::{Heard, Partner},
    program::Ready,
    run::limits_of_a_talk,
    sentences,
    talk::{Fate, farewell, thinking},
    verdict::Verdict,
};

/// A program that plays, and where it runs.
pub struct Duellist<'a> {
    /// The program.
    pub ready: &'a Ready,
    /// Its own world.
    pub worker: &'a mut Worker,
}

/// A game that two programs have played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Who won; nobody if both broke the rules after the last move.
    pub winner: Option<Seat>,
    /// The moves, as the other program read them.
    pub moves: Vec<String>,
    /// How each of the two broke the rules, in the order of [`Seat::BOTH`].
    pub faults: [Option<Fault>; 2],
}

/// How a program broke the rules.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What the judge's verdict would be.
    pub verdict: Verdict,
    /// Why.
    pub message: Sentence,
}

/// Lets two programs play a game: the one that moves first, and the other. A program that breaks the rules loses the game;
/// so does the winner who breaks them after the last move, unless the loser does, too: then nobody has won.
pub fn play([first, second]: [Duellist; 2], referee: Box<dyn Referee>) -> Result<Played, JudgeFailure> {
    let limits = [first.ready, second.ready].map(|ready| limits_of_a_talk(&ready.allowance));
    // The clock of each also runs while it waits for the other.
    let wall = limits[0].wall + limits[1].wall;
    let limits = limits.map(|limits| Limits { wall, ..limits });
    let patience = |fate: &Option<Fate>| fate.as_ref().map_or(Duration::ZERO, Fate::patience);
    let together = first.worker.converse_and_part(
        limits[0],
        |ends| {
            let one = Partner::new(ends);
            second.worker.converse_and_part(
                limits[1],
                |ends| Game { partners: [one, Partner::new(ends)], referee, moves: Vec::new() }.through(),
                |outcome: &Outcome| patience(&outcome.fates[1]),
            )
        },
        |outcome| outcome.as_ref().map_or(Duration::ZERO, |(outcome, _)| patience(&outcome.fates[0])),
    );
    let (inner, first_finished) = together?;
    let (Outcome { won, moves, fates }, second_finished) = inner?;
    let [one, other] = fates;
    let fault = |fate: Option<Fate>, finished, ready| {
        let (verdict, message) = fate?.verdict(finished, ready, wall);
        (!verdict.is_accepted()).then_some(Fault { verdict, message })
    };
    let faults = [fault(one, &first_finished, first.ready), fault(other, &second_finished, second.ready)];
    if let Some(failed) = faults.iter().flatten().find(|fault| fault.verdict == Verdict::JudgeFailure) {
        return Err(JudgeFailure::new(failed.message.to_string()));
    }
    let broke = |seat: Seat| faults[seat as usize].is_some();
    let winner = match won {
        Some(seat) if !broke(seat) => Some(seat),
        Some(seat) => Some(seat.other()).filter(|&seat| !broke(seat)),
        None => Seat::BOTH.into_iter().find(|&seat| !broke(seat)),
    };
    Ok(Played { winner, moves, faults })
}

/// What was seen of a game before the programs have ended.
struct Outcome {
    /// Who won by the rules of the game, if it was played to its end.
    won: Option<Seat>,
    moves: Vec<String>,
    /// How it went with each; nothing of one whose end doesn't matter.
    fates: [Option<Fate>; 2],
}

/// Who broke the rules first, and how.
struct Broken {
    seat: Seat,
    fate: Box<Fate>,
}

impl Broken {
    fn new(seat: Seat, fate: Fate) -> Broken {
        Broken { seat, fate: Box::new(fate) }
    }
}

/// A game on its way.
struct Game {
    partners: [Partner; 2],
    referee: Box<dyn Referee>,
    moves: Vec<String>,
}

impl Game {
    fn through(mut self) -> Outcome {
        let (won, fates) = match self.played() {
            Ok(seat) => (Some(seat), self.partners.each_mut().map(|partner| Some(farewell(partner).0))),
            Err(Broken { seat, fate }) => {
                self.partners.iter_mut().for_each(|partner| partner.give_up(""));
                let mut fates = [None, None];
                fates[seat as usize] = Some(*fate);
                (None, fates)
            }
        };
        Outcome { won, moves: self.moves, fates }
    }

    /// Who has won; or who broke the rules first, and how.
    fn played(&mut self) -> Result<Seat, Broken> {
        for seat in Seat::BOTH {
            let lines: String = self.referee.opening(seat).iter().map(|line| format!("{line}\n")).collect();
            self.tell(seat, &lines)?;
        }
        loop {
            match self.referee.standing() {
                Standing::Won(seat) => return Ok(seat),
                Standing::ToMove(seat) => {
                    let read = self.hear(seat).map_err(|fate| Broken::new(seat, fate))?;
                    self.tell(seat.other(), &format!("{read}\n"))?;
                    self.moves.push(read);
                }
            }
        }
    }

    fn tell(&mut self, seat: Seat, lines: &str) -> Result<(), Broken> {
        match self.partners[seat as usize].tell(lines.as_bytes()) {
            true => Ok(()),
            false => Err(Broken::new(seat, Fate::Deaf(self.owed()))),
        }
    }

    /// What a move of a player is for the other.
    fn hear(&mut self, seat: Seat) -> Result<String, Fate> {
        let owed = self.owed();
        match self.partners[seat as usize].listen() {
            Heard::Line(line) => match thinking(|| self.referee.hear(&line)) {
                Ok(Ok(read)) => Ok(read),
                Ok(Err(why)) => Err(Fate::Wrong(sentences::no_move(&owed, &line, &why))),
                Err(why) => Err(Fate::Failed(why)),
            },
            Heard::End(bytes) => Err(Fate::Gone(owed, bytes.len())),
            Heard::Silence(bytes) => Err(Fate::Silent(owed, bytes.len())),
            Heard::Flood => Err(Fate::Flooded(Some(owed))),
        }
    }

    /// The move that comes next, for messages.
    fn owed(&self) -> Sentence {
        let number = self.moves.len() + 1;
        say!(vi "nước {number}", en "move {number}")
    }
}
