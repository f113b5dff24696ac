//! A program in dialogue with the judge: the loop for interactive exercises.
//!
//! The opponent decides what is right; here it is decided who failed to speak. One thread says and hears everything, so
//! there is no question who ended first. It never blocks: each write and each line that is owed has a deadline. The
//! clock runs while the program owes a line, and a program that computes is waited for however busy the machine is: its
//! CPU time is limited as always.

use std::{
    io::{self, BufRead, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use checkers::Sentence;
use exercise::interactive::{
    Dialogue, GIVEN_UP, LONGEST_LINE, Opponent, Speaker, Then, Turn, after_the_end, left,
};
use sandbox::{End, Ends, Finished, JudgeFailure, Worker};

use crate::{
    program::Ready,
    run::{blame, limits_of_a_talk},
    sentences,
    verdict::{Judged, Verdict},
};

/// How long a program may be silent, or not read, when it is its turn.
pub const SILENCE: Duration = Duration::from_secs(5);

/// A program that used so much CPU time while it was silent is at work.
const AT_WORK: Duration = Duration::from_millis(200);

/// How long a program may take to end by itself when its verdict is known.
const FAREWELL: Duration = Duration::from_millis(200);

/// How long the opponent may think about a line: longer, and the judge is to blame.
const THINKING: Duration = Duration::from_secs(20);

/// How a dialogue ended, as the judge saw it.
enum Fate {
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
    /// The program wrote more than it may.
    Flooded,
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
    let talk = |Ends { to, from, meter }: Ends| {
        let mut talk =
            Talk { to: Some(to), from, meter, used: Duration::ZERO, opponent, dialogue: Dialogue::default() };
        let fate = talk.through();
        (fate, talk.dialogue)
    };
    let patience = |(fate, _): &(Fate, Dialogue)| match fate {
        Fate::Good | Fate::Gone(..) => SILENCE,
        Fate::Wrong(_) => FAREWELL,
        Fate::Silent(..) | Fate::Deaf(_) | Fate::Lingers | Fate::Flooded | Fate::Failed(_) => Duration::ZERO,
    };
    let ((fate, dialogue), finished) = worker.converse_and_part(limits, talk, patience)?;
    let (verdict, message) = verdict(&fate, &finished, ready, limits.wall);
    let Finished { end, cpu, wall, memory, stderr, .. } = finished;
    let stderr = ready.called.in_words(&String::from_utf8_lossy(&stderr)).into_bytes();
    let answer = Some(dialogue.to_string().into_bytes());
    Ok(Judged { verdict, message, end: Some(end), cpu, wall, memory, answer, stderr })
}

fn verdict(fate: &Fate, finished: &Finished, ready: &Ready, wall: Duration) -> (Verdict, Sentence) {
    let blamed = || blame(finished, ready, wall);
    let used_up = matches!(finished.end, End::CpuLimit | End::MemoryLimit | End::OutputLimit);
    match fate {
        Fate::Wrong(why) => (Verdict::WrongAnswer, why.clone()),
        Fate::Failed(why) => (Verdict::JudgeFailure, why.clone()),
        Fate::Good if finished.end == End::Exited(0) => (Verdict::Accepted, Sentence::default()),
        Fate::Good => {
            let (verdict, why) = blamed();
            (verdict, sentences::after_good_games(&why))
        }
        Fate::Gone(owed, bytes) => match finished.end {
            // One that closed its output and stays is ended by the judge: that is no crash.
            End::Exited(0) | End::WallLimit => {
                (Verdict::WrongAnswer, sentences::without_line_feed(&left(owed), *bytes))
            }
            _ => {
                let (verdict, why) = blamed();
                (verdict, sentences::while_owed(&why, owed))
            }
        },
        Fate::Flooded => (Verdict::OutputLimit, sentences::too_much_output(crate::run::OUTPUT_LIMIT)),
        _ if used_up => blamed(),
        Fate::Silent(owed, bytes) => {
            (Verdict::TimeLimit, sentences::silent(owed, SILENCE, finished.cpu, *bytes))
        }
        Fate::Deaf(owed) => (Verdict::TimeLimit, sentences::deaf(owed, SILENCE)),
        Fate::Lingers => (Verdict::TimeLimit, sentences::lingers(SILENCE)),
    }
}

/// A dialogue on its way.
struct Talk {
    /// Nothing once it is closed.
    to: Option<sandbox::ToProgram>,
    from: sandbox::FromProgram,
    meter: sandbox::Meter,
    /// The CPU time that the program had used when it was last asked for.
    used: Duration,
    opponent: Box<dyn Opponent>,
    dialogue: Dialogue,
}

/// What came from the program.
enum Heard {
    Line(Vec<u8>),
    /// Nothing more will come; so many bytes of a line did.
    End(usize),
    /// Nothing came in time; so many bytes of a line did.
    Silence(usize),
    Flood,
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
            if !self.tell(says.as_bytes()) {
                return Fate::Deaf(self.opponent.owed());
            }
            turn = match self.listen() {
                Heard::Line(line) => {
                    self.dialogue.add(Speaker::Program, &line);
                    match thinking(|| self.opponent.hear(&line)) {
                        Ok(turn) => turn,
                        Err(why) => return Fate::Failed(why),
                    }
                }
                Heard::End(bytes) => {
                    self.give_up("");
                    return Fate::Gone(self.opponent.owed(), bytes);
                }
                Heard::Silence(bytes) => return Fate::Silent(self.opponent.owed(), bytes),
                Heard::Flood => return Fate::Flooded,
            };
        }
    }

    /// Says it; `false` if the program does not read. One that has gone is noticed when it owes a line.
    fn tell(&mut self, bytes: &[u8]) -> bool {
        let mut rest = bytes;
        while !rest.is_empty() {
            let Some(to) = &mut self.to else { return true };
            to.wait_until(Instant::now() + SILENCE);
            match to.write(rest) {
                Ok(written) => rest = &rest[written..],
                Err(why) if why.kind() == io::ErrorKind::Interrupted => {}
                Err(why) if why.kind() == io::ErrorKind::TimedOut => {
                    if !self.is_at_work() {
                        return false;
                    }
                }
                Err(_) => self.to = None,
            }
        }
        true
    }

    /// Says it and `-1`, as far as the program listens, and closes.
    fn give_up(&mut self, says: &str) {
        self.dialogue.add(Speaker::Judge, GIVEN_UP.as_bytes());
        if let Some(mut to) = self.to.take() {
            to.wait_until(Instant::now());
            let _ = to.write_all(format!("{says}{GIVEN_UP}\n").as_bytes());
        }
    }

    /// All is said: the program must close its output without another byte.
    fn farewell(&mut self, says: &str) -> Fate {
        let heard = self.tell(says.as_bytes());
        self.to = None;
        if !heard {
            return Fate::Lingers;
        }
        match self.listen() {
            Heard::End(0) => Fate::Good,
            Heard::End(_) => Fate::Wrong(after_the_end("")),
            Heard::Line(line) => {
                self.dialogue.add(Speaker::Program, &line);
                Fate::Wrong(after_the_end(self.dialogue.lines().last().map_or("", |line| line.words())))
            }
            Heard::Silence(0) => Fate::Lingers,
            Heard::Silence(_) => Fate::Wrong(after_the_end("")),
            Heard::Flood => Fate::Flooded,
        }
    }

    /// The next line, which may have come before.
    fn listen(&mut self) -> Heard {
        let mut line = Vec::new();
        self.from.wait_until(Instant::now() + SILENCE);
        loop {
            match self.from.fill_buf() {
                Ok([]) => return Heard::End(line.len()),
                Ok(bytes) => {
                    let end = bytes.iter().position(|&byte| byte == b'\n');
                    let part = &bytes[..end.unwrap_or(bytes.len()).min(LONGEST_LINE + 1 - line.len())];
                    line.extend(part);
                    let read = part.len() + usize::from(end == Some(part.len()));
                    self.from.consume(read);
                    if end.is_some() || line.len() > LONGEST_LINE {
                        return Heard::Line(line);
                    }
                }
                Err(why) => match why.kind() {
                    io::ErrorKind::Interrupted => {}
                    io::ErrorKind::FileTooLarge => return Heard::Flood,
                    io::ErrorKind::TimedOut => {
                        if !self.is_at_work() {
                            return Heard::Silence(line.len());
                        }
                        self.from.wait_until(Instant::now() + SILENCE);
                    }
                    // A stream that fails is one that has ended.
                    _ => return Heard::End(line.len()),
                },
            }
        }
    }

    /// Whether a program that is silent has computed since it was last asked.
    fn is_at_work(&mut self) -> bool {
        let Some(used) = self.meter.cpu() else { return false };
        let since = used.saturating_sub(self.used);
        self.used = used;
        since >= AT_WORK
    }
}

/// Lets the opponent think: if it panics or takes too long, the judge has failed.
fn thinking(think: impl FnOnce() -> Turn) -> Result<Turn, Sentence> {
    let began = Instant::now();
    match catch_unwind(AssertUnwindSafe(think)) {
        Err(_) => Err(sentences::opponent_panicked()),
        Ok(_) if began.elapsed() > THINKING => Err(sentences::opponent_too_slow(THINKING)),
        Ok(turn) => Ok(turn),
    }
}
