//! What the judge asks for: a program, a run of it, a compilation.

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{Compiled, End};

/// What a run may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// CPU time, all threads together.
    pub cpu: Duration,
    /// Time on the clock: a backstop for programs that sleep.
    pub wall: Duration,
    /// Memory in bytes: resident, with its page tables and what was written.
    pub memory: u64,
    /// Bytes of the answer, wherever it is written; also the bound of standard error.
    pub output: u64,
}

/// How memory is kept within its limit. What a program uses (resident memory, page tables, what it
/// has written) is watched, and read at the end, for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MemoryKind {
    /// The kernel refuses address space beyond four times the limit and 4 GiB: for native code.
    AddressSpace,
    /// Beyond four times the limit and 16 GiB: for run-times that reserve more than they use (Go,
    /// Java).
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
    /// Files and folders that it must not read although they may lie in what is readable: tests, answers, a cache.
    pub hidden: Vec<PathBuf>,
    /// How its memory is limited.
    pub memory: MemoryKind,
    /// How many threads it may have.
    pub threads: u32,
    /// Whether it asks `/proc/self/exe` for its own name (Java does). Nothing else of `/proc` can be
    /// read.
    pub proc: bool,
    /// Whether it may have pairs of sockets, which lead nowhere: Java's files want one, and Python's `asyncio`. What
    /// waits in them is memory that no count shows.
    pub pairs: bool,
}

impl Program {
    /// A native program: the file `name` in `folder`.
    pub fn native(folder: impl Into<PathBuf>, name: &str) -> Program {
        Program {
            folder: folder.into(),
            argv: vec![format!("{{program}}/{name}")],
            env: Vec::new(),
            read_only: Vec::new(),
            hidden: Vec::new(),
            memory: MemoryKind::AddressSpace,
            threads: 64,
            proc: false,
            pairs: false,
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

/// One compilation.
#[derive(Clone, Debug)]
pub struct Compile {
    /// The command, run in a fresh folder with the `sources`; `{box}` stands for that folder.
    pub argv: Vec<String>,
    /// The whole environment; `{box}` stands for the folder here too.
    pub env: Vec<(String, String)>,
    /// Paths that are readable besides the system's `/usr`, `/bin` and `/lib`: the toolchain.
    pub read_only: Vec<PathBuf>,
    /// Files and folders that its processes must not read although they may lie in what is readable.
    pub hidden: Vec<PathBuf>,
    /// Names and bytes of the sources.
    pub sources: Vec<(String, Vec<u8>)>,
    /// How many processes and threads it may have.
    pub threads: u32,
    /// Whether its processes ask `/proc/self/exe` for their names.
    pub proc: bool,
    /// What it may use, all its processes together; `output` bounds what is written on the way,
    /// [`LARGEST_PROGRAM`] what comes out.
    pub limits: Limits,
}

/// The most bytes that the sources of a compilation may have together.
pub const LARGEST_SOURCE: usize = 16 << 20;
/// The most bytes that come out of a compilation.
pub const LARGEST_PROGRAM: u64 = 64 << 20;
/// The most files that come out of a compilation.
pub const MOST_FILES: u32 = 1024;
/// The longest name of a source, in bytes: no file has a longer one.
pub const LONGEST_NAME: usize = 255;

impl Compile {
    /// What no compiler is asked to read.
    pub(crate) fn refused(&self) -> Option<Compiled> {
        let size: usize = self.sources.iter().map(|(_, bytes)| bytes.len()).sum();
        let words = if size > LARGEST_SOURCE {
            format!("the source has {size} bytes, more than {LARGEST_SOURCE}")
        } else if let Some((name, _)) = self.sources.iter().find(|(name, _)| name.len() > LONGEST_NAME) {
            format!("the name of the source has {} bytes, more than {LONGEST_NAME}", name.len())
        } else {
            return None;
        };
        let none = Duration::ZERO;
        Some(Compiled { end: End::NotStarted, cpu: none, wall: none, memory: 0, messages: words.into_bytes() })
    }
}
