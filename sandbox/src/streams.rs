//! The judge's ends of a conversation with a program that runs.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much later than the wall limit a judge's end gives up: a program that was ended by then is
/// seen as one that has gone, not as one that is slow.
pub(crate) const LATER: Duration = Duration::from_millis(100);

/// What the judge holds while a program runs: both ends, each closed by dropping it, and a meter.
///
/// No call on them waits longer than the program's wall limit and a tenth of a second.
#[derive(Debug)]
pub struct Ends {
    /// To the program's standard input.
    pub to: ToProgram,
    /// From the program's standard output.
    pub from: FromProgram,
    /// What the program has used so far.
    pub meter: Meter,
}

/// A stream that waits until a moment, and no longer.
pub(crate) trait Patient: Send {
    /// Sets the moment. The one at which the run is over comes first in any case.
    fn wait_until(&mut self, moment: Instant);
}

/// A stream to a program.
pub(crate) trait PatientWrite: Write + Patient {}
impl<S: Write + Patient> PatientWrite for S {}

/// A stream from a program.
pub(crate) trait PatientRead: Read + Patient {}
impl<S: Read + Patient> PatientRead for S {}

/// Asks how much CPU time the program has used.
type Ask = Box<dyn FnMut() -> Option<Duration> + Send>;

/// Tells what a program has used while it runs.
pub struct Meter(Ask);

impl Meter {
    pub(crate) fn new(ask: impl FnMut() -> Option<Duration> + Send + 'static) -> Meter {
        Meter(Box::new(ask))
    }

    /// The CPU time so far; nothing if that can't be told, or if the program has ended.
    pub fn cpu(&mut self) -> Option<Duration> {
        (self.0)()
    }
}

impl fmt::Debug for Meter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Meter")
    }
}

impl Ends {
    /// Ends that let through at most `limit` bytes from the program, and whether there were more.
    pub(crate) fn new(
        to: impl PatientWrite + 'static,
        from: impl PatientRead + 'static,
        meter: Meter,
        limit: u64,
    ) -> (Ends, Arc<AtomicBool>) {
        let flooded = Arc::new(AtomicBool::new(false));
        let counted = Counted { pipe: Some(Box::new(from)), room: limit, flooded: Arc::clone(&flooded) };
        let ends = Ends { to: ToProgram(Box::new(to)), from: FromProgram(BufReader::new(counted)), meter };
        (ends, flooded)
    }
}

/// Writes to a program's standard input.
///
/// A program that has gone gives [`io::ErrorKind::BrokenPipe`], one that does not read until its
/// time is over [`io::ErrorKind::TimedOut`].
pub struct ToProgram(Box<dyn PatientWrite>);

impl ToProgram {
    /// From now on no write waits longer than until this moment.
    pub fn wait_until(&mut self, moment: Instant) {
        self.0.wait_until(moment);
    }
}

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

impl FromProgram {
    /// From now on no read waits longer than until this moment. A read that was too early can be tried again.
    pub fn wait_until(&mut self, moment: Instant) {
        if let Some(pipe) = &mut self.0.get_mut().pipe {
            pipe.wait_until(moment);
        }
    }

    /// What has come and wasn't read yet; nothing is waited for.
    pub fn waiting(&self) -> &[u8] {
        self.0.buffer()
    }
}

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
    pipe: Option<Box<dyn PatientRead>>,
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

    impl Patient for io::Sink {
        fn wait_until(&mut self, _: Instant) {}
    }

    impl Patient for io::Take<io::Repeat> {
        fn wait_until(&mut self, _: Instant) {}
    }

    #[test]
    fn as_much_as_agreed_comes_through_and_no_more() {
        for (written, flooded) in [(9, false), (10, false), (11, true)] {
            let (mut ends, told) =
                Ends::new(io::sink(), io::repeat(b'x').take(written), Meter::new(|| None), 10);
            let read = io::copy(&mut ends.from, &mut io::sink());
            assert_eq!(read.is_err(), flooded);
            assert_eq!(told.load(Ordering::Relaxed), flooded);
        }
    }
}
