//! What came of a run or a compilation.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// It returned this exit code.
    Exited(i32),
    /// This signal ended it.
    Signaled(i32),
    /// It used more CPU time than allowed.
    CpuLimit,
    /// It took too long on the clock without using its CPU time.
    WallLimit,
    /// It used more memory than allowed.
    MemoryLimit,
    /// It wrote more than allowed.
    OutputLimit,
    /// It could not be started: it is no program for this machine, or wants an interpreter that is
    /// not there. Why stands in `stderr` of a run, in `messages` of a compilation.
    NotStarted,
}

/// What stands where the answer's file should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerFile {
    /// Nothing: the answer is on standard output.
    Missing,
    /// A regular file with these bytes.
    Bytes(Vec<u8>),
    /// A regular file beyond the output limit.
    TooLarge,
    /// Something else, in words: a symbolic link, a folder, a pipe.
    NotAFile(String),
}

/// A run that has finished: what it did and used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// How it ended.
    pub end: End,
    /// CPU time of all its threads.
    pub cpu: Duration,
    /// Time on the clock.
    pub wall: Duration,
    /// The most memory it had, in bytes: resident, with its page tables and what it had written.
    pub memory: u64,
    /// Standard output, cut at the output limit; empty after a conversation, where the judge read it.
    pub stdout: Vec<u8>,
    /// The beginning of standard error, at most [`STDERR_KEPT`] bytes.
    pub stderr: Vec<u8>,
    /// The answer's file.
    pub file: AnswerFile,
    /// Where the answer's file is missing: the names of other files that the program made, at most [`OTHERS_TOLD`].
    pub others: Vec<String>,
}

/// How many other files are told of.
pub const OTHERS_TOLD: usize = 5;

/// How many bytes of standard error are kept.
pub const STDERR_KEPT: usize = 64 << 10;

/// What a compilation did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiled {
    /// How it ended; `Exited(0)` if all went well, and only then are there files.
    pub end: End,
    /// CPU time of all processes.
    pub cpu: Duration,
    /// Time on the clock.
    pub wall: Duration,
    /// The most memory that all its processes had together, in bytes.
    pub memory: u64,
    /// The beginning of what it said, standard output and error together.
    pub messages: Vec<u8>,
}

/// What was written beyond its limit makes an end an [`End::OutputLimit`], unless it met another limit.
pub(crate) fn or_flooded(end: End, flooded: bool) -> End {
    match end {
        End::Exited(_) | End::Signaled(_) if flooded => End::OutputLimit,
        end => end,
    }
}
