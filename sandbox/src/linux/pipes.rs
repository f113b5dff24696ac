//! The judge's ends of pipes to and from a program: they wait, but only until a certain moment.

use std::io::{self, Read, Write};
use std::time::Instant;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::OwnedFd;
use rustix::fs::OFlags;
use rustix::io::Errno;
use rustix::pipe::{PipeFlags, pipe_with};

use crate::JudgeFailure;
use crate::failure::While;
use crate::streams::Patient;

/// The program's end, then the judge's, to write to.
pub fn to_program() -> Result<(OwnedFd, JudgeEnd), JudgeFailure> {
    let (read, write) = pipe_with(PipeFlags::CLOEXEC).while_doing("making a pipe")?;
    Ok((read, JudgeEnd::new(write)?))
}

/// The judge's end, to read from, then the program's.
pub fn from_program() -> Result<(JudgeEnd, OwnedFd), JudgeFailure> {
    let (read, write) = pipe_with(PipeFlags::CLOEXEC).while_doing("making a pipe")?;
    Ok((JudgeEnd::new(read)?, write))
}

/// An end that never waits.
pub struct JudgeEnd(OwnedFd);

impl JudgeEnd {
    fn new(end: OwnedFd) -> Result<JudgeEnd, JudgeFailure> {
        // The program's end is another open file: there, reading and writing wait as usual.
        rustix::fs::fcntl_setfl(&end, OFlags::NONBLOCK).while_doing("making a pipe")?;
        Ok(JudgeEnd(end))
    }

    /// Lets it wait until a moment.
    pub fn until(self, until: Instant) -> Waiting {
        Waiting { end: self.0, until, at_most: until }
    }
}

/// An end that waits until a moment, and no longer.
pub struct Waiting {
    end: OwnedFd,
    until: Instant,
    /// The latest moment: then the run is over.
    at_most: Instant,
}

impl Patient for Waiting {
    fn wait_until(&mut self, moment: Instant) {
        self.until = moment.min(self.at_most);
    }
}

impl Waiting {
    /// Tries until it works, fails, or the time is over.
    fn retry(&self, ready: PollFlags, mut attempt: impl FnMut() -> Result<usize, Errno>) -> io::Result<usize> {
        loop {
            match attempt() {
                Err(Errno::AGAIN) => {}
                Err(Errno::INTR) => continue,
                result => return Ok(result?),
            }
            let left = self.until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(io::ErrorKind::TimedOut.into());
            }
            let left = Timespec::try_from(left).map_err(io::Error::other)?;
            match poll(&mut [PollFd::new(&self.end, ready)], Some(&left)) {
                Ok(_) | Err(Errno::INTR) => {}
                Err(why) => return Err(why.into()),
            }
        }
    }
}

impl Read for Waiting {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.retry(PollFlags::IN, || rustix::io::read(&self.end, &mut *bytes))
    }
}

impl Write for Waiting {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.retry(PollFlags::OUT, || rustix::io::write(&self.end, bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
