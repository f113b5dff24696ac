//! Streams that wait no longer than until a certain moment, made of streams that wait for ever.
//!
//! A thread does the waiting. It ends when the program has gone or the judge's end is dropped; if
//! a process that the program left behind holds the stream, the thread stays with it, and nobody
//! waits for either.

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

use crate::streams::{Patient, PatientRead, PatientWrite};

/// The most that is on its way at once, besides what the system holds: two pieces.
const PIECE: usize = 64 << 10;

pub fn writer(mut pipe: impl Write + Send + 'static, until: Instant) -> impl PatientWrite {
    let (sender, pieces) = sync_channel::<Vec<u8>>(1);
    std::thread::spawn(move || {
        for piece in pieces {
            if pipe.write_all(&piece).and_then(|()| pipe.flush()).is_err() {
                break;
            }
        }
    });
    Sending { sender, until, at_most: until }
}

pub fn reader(mut pipe: impl Read + Send + 'static, until: Instant) -> impl PatientRead {
    let (sender, pieces) = sync_channel(1);
    std::thread::spawn(move || {
        let mut piece = vec![0; PIECE];
        while let Ok(length) = pipe.read(&mut piece)
            && length > 0
            && sender.send(piece[..length].to_vec()).is_ok()
        {}
    });
    Receiving { pieces, piece: Vec::new(), at: 0, until, at_most: until }
}

struct Sending {
    sender: SyncSender<Vec<u8>>,
    until: Instant,
    at_most: Instant,
}

impl Patient for Sending {
    fn wait_until(&mut self, moment: Instant) {
        self.until = moment.min(self.at_most);
    }
}

impl Write for Sending {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let length = bytes.len().min(PIECE);
        let mut piece = bytes[..length].to_vec();
        loop {
            piece = match self.sender.try_send(piece) {
                Ok(()) => return Ok(length),
                Err(TrySendError::Disconnected(_)) => return Err(io::ErrorKind::BrokenPipe.into()),
                Err(TrySendError::Full(piece)) => piece,
            };
            if Instant::now() >= self.until {
                return Err(io::ErrorKind::TimedOut.into());
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Receiving {
    pieces: Receiver<Vec<u8>>,
    piece: Vec<u8>,
    at: usize,
    until: Instant,
    at_most: Instant,
}

impl Patient for Receiving {
    fn wait_until(&mut self, moment: Instant) {
        self.until = moment.min(self.at_most);
    }
}

impl Read for Receiving {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.at == self.piece.len() {
            self.piece = match self.pieces.recv_timeout(self.until.saturating_duration_since(Instant::now())) {
                Ok(piece) => piece,
                Err(RecvTimeoutError::Disconnected) => return Ok(0),
                Err(RecvTimeoutError::Timeout) => return Err(io::ErrorKind::TimedOut.into()),
            };
            self.at = 0;
        }
        let got = (&self.piece[self.at..]).read(bytes)?;
        self.at += got;
        Ok(got)
    }
}
