//! A program on the other side of a dialogue: it is told lines and says lines, and never holds up whoever waits for it.

use std::{
    io::{self, BufRead, Write},
    time::{Duration, Instant},
};

use exercise::interactive::{GIVEN_UP, LONGEST_LINE};
use sandbox::Ends;

/// How long a program may be silent, or not read, when it is its turn.
pub const SILENCE: Duration = Duration::from_secs(5);

/// A program that used so much CPU time while it was silent is at work.
const AT_WORK: Duration = Duration::from_millis(200);

/// A program that runs.
pub(crate) struct Partner {
    /// Nothing once it is closed.
    to: Option<sandbox::ToProgram>,
    from: sandbox::FromProgram,
    meter: sandbox::Meter,
    /// The CPU time that the program had used when it was last asked for.
    used: Duration,
}

/// What came from the program.
pub(crate) enum Heard {
    Line(Vec<u8>),
    /// Nothing more will come but these bytes of a line.
    End(Vec<u8>),
    /// Nothing came in time but these bytes of a line.
    Silence(Vec<u8>),
    Flood,
}

impl Partner {
    pub fn new(Ends { to, from, meter }: Ends) -> Partner {
        Partner { to: Some(to), from, meter, used: Duration::ZERO }
    }

    /// Says it; `false` if the program does not read. One that has gone is noticed when it owes a line.
    pub fn tell(&mut self, bytes: &[u8]) -> bool {
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
    pub fn give_up(&mut self, says: &str) {
        if let Some(mut to) = self.to.take() {
            to.wait_until(Instant::now());
            let _ = to.write_all(format!("{says}{GIVEN_UP}\n").as_bytes());
        }
    }

    /// Nothing more will be said.
    pub fn close(&mut self) {
        self.to = None;
    }

    /// The next line, which may have come before.
    pub fn listen(&mut self) -> Heard {
        let mut line = Vec::new();
        self.from.wait_until(Instant::now() + SILENCE);
        loop {
            match self.from.fill_buf() {
                Ok([]) => return Heard::End(line),
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
                            return Heard::Silence(line);
                        }
                        self.from.wait_until(Instant::now() + SILENCE);
                    }
                    // A stream that fails is one that has ended.
                    _ => return Heard::End(line),
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
