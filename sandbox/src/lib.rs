//! Runs a stranger's program so that nothing gets out, nothing survives, and its time and memory
//! are measured.
//!
//! A [`Worker`] holds one compiled program ready to run. On Linux, behind it stands a *zygote*: a
//! small process that has built the program's small world once (its own root, its own process,
//! network and mount namespaces) and starts the program in it again and again, once a test. The
//! zygote is the judge's own executable, started anew, so `main` must give it the word first:
//!
//! ```no_run
//! use std::time::Duration;
//! use sandbox::{Limits, Program, Run, Worker};
//!
//! sandbox::zygote_entry_if_asked(); // the first line of `main`
//!
//! let program = Program::native("/tmp/program", "main");
//! let mut worker = Worker::new(sandbox::probe().tier, &program)?;
//! let finished = worker.run(&Run {
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
//! println!("{:?} after {:?}", finished.end, finished.cpu);
//! # Ok::<(), sandbox::JudgeFailure>(())
//! ```
//!
//! What a program does ends in a [`Finished`]; what the judge could not do ends in a
//! [`JudgeFailure`], so that nobody is blamed for what is not their fault.
//!
//! An interactive exercise talks with the program while it runs: [`Worker::converse`].
//!
//! Who might attack, and what stops them, stands in `THREATS.md` beside this crate. Other systems
//! than Linux have no sandbox: there only [`Tier::Bare`] works, for a caller who insists.

#[cfg(any(test, not(target_os = "linux")))]
mod bare;
mod elf;
#[cfg(not(target_os = "linux"))]
mod elsewhere;
mod failure;
mod finished;
mod folder;
#[cfg(target_os = "linux")]
mod linux;
mod order;
mod streams;
mod tier;

pub use elf::Elf;
pub use failure::JudgeFailure;
pub use finished::{AnswerFile, Compiled, End, Finished, OTHERS_TOLD, STDERR_KEPT};
pub use order::{
    Compile, LARGEST_PROGRAM, LARGEST_SOURCE, LONGEST_NAME, Limits, MOST_FILES, MemoryKind, Program, Run,
};
pub use streams::{Ends, FromProgram, Meter, ToProgram};
pub use tier::{Probe, Tier, probe};

#[cfg(not(target_os = "linux"))]
pub use elsewhere::{Worker, compile, host_zygotes_in, zygote_entry_if_asked};
#[cfg(target_os = "linux")]
pub use linux::{Worker, compile, host_zygotes_in, zygote_entry_if_asked};
