//! Runs a stranger's program so that nothing gets out, nothing survives, and its time and memory
//! are measured.
//!
//! A [`Worker`] holds one compiled program ready to run. Behind it stands a *zygote*: a small
//! process that has built the program's small world once (its own root, its own process, network
//! and mount namespaces) and starts the program in it again and again, once a test. The zygote is
//! the judge's own executable, started anew, so `main` must give it the word first:
//!
//! ```no_run
//! use std::time::Duration;
//! use sandbox::{Limits, Program, Run, Worker};
//!
//! sandbox::zygote_entry_if_asked(); // the first line of `main`
//!
//! let program = Program::native("/tmp/program", "main");
//! let mut worker = Worker::new(sandbox::probe().tier, &program)?;
//! let outcome = worker.run(&Run {
//!     input: b"1 2\n",
//!     input_name: "SUM.inp",
//!     output_name: "SUM.out",
//!     limits: Limits {
//!         cpu: Duration::from_secs(1),
//!         wall: Duration::from_secs(3),
//!         memory: 256 << 20,
//!         output: 1 << 20,
//!     },
//! })?;
//! println!("{:?} after {:?}", outcome.end, outcome.cpu);
//! # Ok::<(), sandbox::JudgeFailure>(())
//! ```
//!
//! What a program does ends in an [`Outcome`]; what the judge could not do ends in a
//! [`JudgeFailure`], so that nobody is blamed for what is not their fault.

mod bounded;
mod compile;
mod confine;
mod host;
mod namespaces;
mod seccomp;
mod sys;
mod wire;
mod worker;
mod zygote;

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use compile::{Compile, CompileOutcome, compile};
pub use host::{host_zygotes_in, zygote_entry_if_asked};
pub use worker::{Probe, Worker, probe};

/// How strongly a program is kept apart from the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Tier {
    /// a: namespaces and seccomp. The program sees a root of its own and nothing else.
    Namespaces,
    /// b: Landlock and seccomp. The program sees names, but opens only what it needs.
    Landlock,
    /// c: limits only. Never chosen by itself: a caller asks for it by name.
    Bare,
}

impl Tier {
    /// The letter that stands in reports: a, b or c.
    pub fn letter(self) -> char {
        match self {
            Tier::Namespaces => 'a',
            Tier::Landlock => 'b',
            Tier::Bare => 'c',
        }
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            Tier::Namespaces => "namespaces and seccomp",
            Tier::Landlock => "Landlock and seccomp",
            Tier::Bare => "no isolation",
        };
        write!(f, "{} ({what})", self.letter())
    }
}

impl FromStr for Tier {
    type Err = String;

    fn from_str(letter: &str) -> Result<Tier, String> {
        match letter {
            "a" => Ok(Tier::Namespaces),
            "b" => Ok(Tier::Landlock),
            "c" => Ok(Tier::Bare),
            _ => Err(format!("`{letter}` is not a tier: a, b or c")),
        }
    }
}

/// What a run may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// CPU time, all threads together.
    pub cpu: Duration,
    /// Time on the clock: a backstop for programs that sleep.
    pub wall: Duration,
    /// Resident memory in bytes.
    pub memory: u64,
    /// Bytes of the answer, wherever it is written; also the bound of standard error.
    pub output: u64,
}

/// How memory is kept within its limit. Resident memory is watched, and read at the end, for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MemoryKind {
    /// The kernel also refuses address space far beyond the limit: for native code.
    AddressSpace,
    /// Only resident memory counts: for run-times that reserve more than they use (Go, Java).
    Resident,
}

/// A compiled program and what it needs to start.
///
/// In `argv` and `env`, `{program}` stands for the folder as the program sees it and `{box}` for
/// its working folder: the tiers put them in different places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// The folder with the program; it is read-only inside.
    pub folder: PathBuf,
    /// The command; the first word is an absolute path or starts with `{program}`.
    pub argv: Vec<String>,
    /// The whole environment.
    pub env: Vec<(String, String)>,
    /// Paths that are readable besides the system's `/usr`, `/bin` and `/lib`: a toolchain.
    pub read_only: Vec<PathBuf>,
    /// How its memory is limited.
    pub memory: MemoryKind,
    /// How many threads it may have.
    pub threads: u32,
    /// Whether it needs `/proc` (Java does).
    pub proc: bool,
}

impl Program {
    /// A native program: the file `name` in `folder`.
    pub fn native(folder: impl Into<PathBuf>, name: &str) -> Program {
        Program {
            folder: folder.into(),
            argv: vec![format!("{{program}}/{name}")],
            env: Vec::new(),
            read_only: Vec::new(),
            memory: MemoryKind::AddressSpace,
            threads: 64,
            proc: false,
        }
    }
}

/// One run of a program: on one test.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// The input: standard input and the file `input_name`.
    pub input: &'a [u8],
    /// The name of the input's file, such as `NIM.inp`.
    pub input_name: &'a str,
    /// The name of the answer's file, such as `NIM.out`.
    pub output_name: &'a str,
    /// What the run may use.
    pub limits: Limits,
}

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
}

/// What stands where the answer's file should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing: the answer is on standard output.
    Missing,
    /// A regular file with these bytes.
    Bytes(Vec<u8>),
    /// A regular file beyond the output limit.
    TooLarge,
    /// Something else, in words: a symbolic link, a folder, a pipe.
    NotAFile(String),
}

/// What a run did and used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub end: End,
    /// CPU time of all its threads.
    pub cpu: Duration,
    /// Time on the clock.
    pub wall: Duration,
    /// The most resident memory it had, in bytes.
    pub memory: u64,
    /// Standard output, cut at the output limit.
    pub stdout: Vec<u8>,
    /// The beginning of standard error, at most [`STDERR_KEPT`] bytes.
    pub stderr: Vec<u8>,
    /// The answer's file.
    pub file: Answer,
}

/// How many bytes of standard error are kept.
pub const STDERR_KEPT: usize = 64 << 10;

/// The judge could not do its work: never the program's fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgeFailure {
    what: String,
}

impl JudgeFailure {
    /// A failure with its reason, a sentence.
    pub fn new(what: impl Into<String>) -> JudgeFailure {
        JudgeFailure { what: what.into() }
    }
}

impl fmt::Display for JudgeFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for JudgeFailure {}

/// Says what was being done when a system call failed.
trait While<T> {
    fn while_doing(self, what: &str) -> Result<T, JudgeFailure>;
}

impl<T, E: fmt::Display> While<T> for Result<T, E> {
    fn while_doing(self, what: &str) -> Result<T, JudgeFailure> {
        self.map_err(|why| JudgeFailure::new(format!("{what}: {why}")))
    }
}
