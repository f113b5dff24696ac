//! The judge's ends of a conversation with a program that runs.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How much later than the wall limit a judge's end gives up: a program that was ended by then is
/// seen as one that has gone, not as one that is slow.
pub(crate) const LATER: Duration = Duration::from_millis(100);

/// What the judge holds while a program runs: both ends, each closed by dropping it.
///
/// No call on them waits longer than the program's wall limit and a tenth of a second.
#[derive(Debug)]
pub struct Ends {
    /// To the program's standard input.
    pub to: ToProgram,
    /// From the program's standard output.
    pub from: FromProgram,
}

impl Ends {
    /// Ends that let through at most `limit` bytes from the program, and whether there were more.
    pub(crate) fn new(
        to: impl Write + Send + 'static,
        from: impl Read + Send + 'static,
        limit: u64,
    ) -> (Ends, Arc<AtomicBool>) {
        let flooded = Arc::new(AtomicBool::new(false));
        let counted = Counted { pipe: Some(Box::new(from)), room: limit, flooded: Arc::clone(&flooded) };
        let ends = Ends { to: ToProgram(Box::new(to)), from: FromProgram(BufReader::new(counted)) };
        (ends, flooded)
    }
}

/// Writes to a program's standard input.
///
/// A program that has gone gives [`io::ErrorKind::BrokenPipe`], one that does not read until its
/// time is over [`io::ErrorKind::TimedOut`].
pub struct ToProgram(Box<dyn Write + Send>);

impl Write for ToProgram {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl fmt::Debug for ToProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ToProgram")
    }
}

/// Reads a program's standard output.
///
/// A program that has gone, or closed it, gives the end of the file; one that writes nothing until
/// its time is over [`io::ErrorKind::TimedOut`]; one that has written more than its output limit
/// [`io::ErrorKind::FileTooLarge`], and from then on nobody listens to it.
pub struct FromProgram(BufReader<Counted>);

impl Read for FromProgram {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read(bytes)
    }
}

impl BufRead for FromProgram {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.0.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.0.consume(amount);
    }
}

impl fmt::Debug for FromProgram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FromProgram")
    }
}

/// A pipe that is closed when more came through it than was agreed.
struct Counted {
    pipe: Option<Box<dyn Read + Send>>,
    room: u64,
    flooded: Arc<AtomicBool>,
}

impl Read for Counted {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let too_much = || io::Error::new(io::ErrorKind::FileTooLarge, "the program wrote more than it may");
        let Some(pipe) = &mut self.pipe else {
            return Err(too_much());
        };
        let got = pipe.read(bytes)?;
        match self.room.checked_sub(got as u64) {
            Some(left) => {
                self.room = left;
                Ok(got)
            }
            None => {
                self.flooded.store(true, Ordering::Relaxed);
                self.pipe = None;
                Err(too_much())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_much_as_agreed_comes_through_and_no_more() {
        for (written, flooded) in [(9, false), (10, false), (11, true)] {
            let (mut ends, told) = Ends::new(io::sink(), io::repeat(b'x').take(written), 10);
            let read = io::copy(&mut ends.from, &mut io::sink());
            assert_eq!(read.is_err(), flooded);
            assert_eq!(told.load(Ordering::Relaxed), flooded);
        }
    }
}
