//! A program in dialogue with the judge: the loop for interactive exercises.
//!
//! The opponent decides what is right; here it is decided who failed to speak. One thread says and hears everything, so
//! there is no question who ended first. It never blocks: each write and each line that is owed has a deadline. The
//! clock runs while the program owes a line, and a program that computes is waited for however busy the machine is: its
//! CPU time is limited as always.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use checkers::Sentence;
use exercise::interactive::{Dialogue, GIVEN_UP, Opponent, Speaker, Then, after_the_end, left};
use sandbox::{End, Ends, Finished, JudgeFailure, Worker};

use crate::{
    partner::{Heard, Partner, SILENCE},
    program::Ready,
    run::{blame, limits_of_a_talk},
    sentences,
    verdict::{Judged, Verdict},
};

/// How long a program may take to end by itself when its verdict is known.
const FAREWELL: Duration = Duration::from_millis(200);

/// How long the opponent may think about a line: longer, and the judge is to blame.
const THINKING: Duration = Duration::from_secs(20);

/// How a dialogue ended, as the judge saw it.
pub(crate) enum Fate {
    /// All was said, and the program has closed its output.
    Good,
    /// A fault of the program's.
    Wrong(Sentence),
    /// The program closed its output while this was owed, with so many bytes of a line.
    Gone(Sentence, usize),
    /// Nothing came while this was owed, but so many bytes of a line.
    Silent(Sentence, usize),
    /// The program does not read what it is told while this is owed.
    Deaf(Sentence),
    /// All was said, but the program does not end.
    Lingers,
    /// The program wrote more than it may, as a rule while this was owed.
    Flooded(Option<Sentence>),
    /// The judge's own fault.
    Failed(Sentence),
}

/// Lets a program talk with an opponent; the transcript is kept as its answer. `clock` is how long that may take at most.
pub fn judge(
    worker: &mut Worker,
    ready: &Ready,
    opponent: Box<dyn Opponent>,
    clock: Duration,
) -> Result<Judged, JudgeFailure> {
    let mut limits = limits_of_a_talk(&ready.allowance);
    limits.wall = limits.wall.min(clock);
    let talk = |ends: Ends| {
        let mut talk = Talk { partner: Partner::new(ends), opponent, dialogue: Dialogue::default() };
        let fate = talk.through();
        (fate, talk.dialogue)
    };
    let patience = |(fate, _): &(Fate, Dialogue)| fate.patience();
    let ((fate, dialogue), finished) = worker.converse_and_part(limits, talk, patience)?;
    let (verdict, message) = fate.verdict(&finished, ready, limits.wall);
    let Finished { end, cpu, wall, memory, stderr, .. } = finished;
    let stderr = ready.called.in_words(&String::from_utf8_lossy(&stderr)).into_bytes();
    let answer = Some(dialogue.to_string().into_bytes());
    Ok(Judged { verdict, message, end: Some(end), cpu, wall, memory, answer, stderr })
}

impl Fate {
    /// How long the program may take to end by itself.
    pub(crate) fn patience(&self) -> Duration {
        match self {
            Fate::Good | Fate::Gone(..) => SILENCE,
            Fate::Wrong(_) => FAREWELL,
            Fate::Silent(..) | Fate::Deaf(_) | Fate::Lingers | Fate::Flooded(_) | Fate::Failed(_) => {
                Duration::ZERO
            }
        }
    }

    /// The verdict, now that the program has ended.
    pub(crate) fn verdict(&self, finished: &Finished, ready: &Ready, wall: Duration) -> (Verdict, Sentence) {
        let blamed = || blame(finished, ready, wall);
        let blamed_while = |owed: &Sentence| {
            let (verdict, why) = blamed();
            (verdict, sentences::while_owed(&why, owed))
        };
        let used_up = matches!(finished.end, End::CpuLimit | End::MemoryLimit | End::OutputLimit);
        match self {
            Fate::Wrong(why) => (Verdict::WrongAnswer, why.clone()),
            Fate::Failed(why) => (Verdict::JudgeFailure, why.clone()),
            Fate::Good if finished.end == End::Exited(0) => (Verdict::Accepted, Sentence::default()),
            // It was ended because it didn't end, long before its own limit on the clock.
            Fate::Good if finished.end == End::WallLimit => (Verdict::TimeLimit, sentences::lingers(SILENCE)),
            Fate::Good => {
                let (verdict, why) = blamed();
                (verdict, sentences::after_good_games(&why))
            }
            Fate::Gone(owed, bytes) => match finished.end {
                // One that closed its output and stays is ended by the judge: that is no crash.
                End::Exited(0) | End::WallLimit => (Verdict::WrongAnswer, left(owed, *bytes)),
                _ => blamed_while(owed),
            },
            Fate::Flooded(owed) => {
                let why = sentences::too_much_output(crate::run::OUTPUT_LIMIT);
                let why = owed.as_ref().map_or(why.clone(), |owed| sentences::while_owed(&why, owed));
                (Verdict::OutputLimit, why)
            }
            Fate::Silent(owed, _) | Fate::Deaf(owed) if used_up => blamed_while(owed),
            Fate::Lingers if used_up => blamed(),
            Fate::Silent(owed, bytes) => {
                (Verdict::TimeLimit, sentences::silent(owed, SILENCE, finished.cpu, *bytes))
            }
            Fate::Deaf(owed) => (Verdict::TimeLimit, sentences::deaf(owed, SILENCE)),
            Fate::Lingers => (Verdict::TimeLimit, sentences::lingers(SILENCE)),
        }
    }
}

/// Hears that a program which has nothing more to say says nothing, and what it says nevertheless.
pub(crate) fn farewell(partner: &mut Partner) -> (Fate, Option<Vec<u8>>) {
    partner.close();
    match partner.listen() {
        Heard::End(rest) if rest.is_empty() => (Fate::Good, None),
        Heard::Silence(rest) if rest.is_empty() => (Fate::Lingers, None),
        Heard::Line(line) | Heard::End(line) | Heard::Silence(line) => {
            let mut said = Dialogue::default();
            said.add(Speaker::Program, &line);
            let words = said.lines().last().map_or("", |line| line.words());
            (Fate::Wrong(after_the_end(words)), Some(line))
        }
        Heard::Flood => (Fate::Flooded(None), None),
    }
}

/// A dialogue on its way.
struct Talk {
    partner: Partner,
    opponent: Box<dyn Opponent>,
    dialogue: Dialogue,
}

impl Talk {
    fn through(&mut self) -> Fate {
        let mut turn = match thinking(|| self.opponent.begin()) {
            Ok(turn) => turn,
            Err(why) => return Fate::Failed(why),
        };
        loop {
            let mut says = String::new();
            for line in &turn.says {
                self.dialogue.add(Speaker::Judge, line.as_bytes());
                says.extend([line, "\n"]);
            }
            match turn.then {
                Then::Listen => {}
                Then::End(Ok(())) => return self.farewell(&says),
                Then::End(Err(why)) => {
                    self.give_up(&says);
                    return Fate::Wrong(why);
                }
            }
            if !self.partner.tell(says.as_bytes()) {
                return Fate::Deaf(self.opponent.owed());
            }
            turn = match self.partner.listen() {
                Heard::Line(line) => {
                    self.dialogue.add(Speaker::Program, &line);
                    match thinking(|| self.opponent.hear(&line)) {
                        Ok(turn) => turn,
                        Err(why) => return Fate::Failed(why),
                    }
                }
                Heard::End(bytes) => {
                    self.give_up("");
                    return Fate::Gone(self.opponent.owed(), bytes.len());
                }
                Heard::Silence(bytes) => return Fate::Silent(self.opponent.owed(), bytes.len()),
                Heard::Flood => return Fate::Flooded(Some(self.opponent.owed())),
            };
        }
    }

    /// Says it and `-1`, as far as the program listens, and closes.
    fn give_up(&mut self, says: &str) {
        self.dialogue.add(Speaker::Judge, GIVEN_UP.as_bytes());
        self.partner.give_up(says);
    }

    /// All is said: the program must close its output without another byte.
    fn farewell(&mut self, says: &str) -> Fate {
        if !self.partner.tell(says.as_bytes()) {
            self.partner.close();
            return Fate::Lingers;
        }
        let (fate, said) = farewell(&mut self.partner);
        if let Some(line) = said {
            self.dialogue.add(Speaker::Program, &line);
        }
        fate
    }
}

/// Lets the opponent think: if it panics or takes too long, the judge has failed.
pub(crate) fn thinking<T>(think: impl FnOnce() -> T) -> Result<T, Sentence> {
    let began = Instant::now();
    match catch_unwind(AssertUnwindSafe(think)) {
        Err(_) => Err(sentences::opponent_panicked()),
        Ok(_) if began.elapsed() > THINKING => Err(sentences::opponent_too_slow(THINKING)),
        Ok(thought) => Ok(thought),
    }
}
