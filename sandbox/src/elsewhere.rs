//! Systems other than Linux: no sandbox, only programs run as they are when a caller insists.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::{Compile, Compiled, Ends, Finished, JudgeFailure, Limits, Program, Run, Tier, bare};

/// Does nothing here: on Linux it becomes the process that runs programs, if it was started for that.
pub fn zygote_entry_if_asked() {}

/// Does nothing here: on Linux it names the executable whose processes run programs.
pub fn host_zygotes_in(_executable: impl Into<PathBuf>) {}

/// A program ready to run. One run at a time; for more at once, make more.
#[derive(Debug)]
pub struct Worker {
    runner: bare::Runner,
}

impl Worker {
    /// Makes a program ready, in [`Tier::Bare`]: the others are refused.
    pub fn new(tier: Tier, program: &Program) -> Result<Worker, JudgeFailure> {
        only_bare(tier)?;
        Ok(Worker { runner: bare::Runner::new(program.clone()) })
    }

    /// Runs the program once.
    pub fn run(&mut self, run: &Run<'_>) -> Result<Finished, JudgeFailure> {
        self.runner.run(run)
    }

    /// Runs the program while `judge` talks with it.
    pub fn converse<T>(
        &mut self,
        limits: Limits,
        judge: impl FnOnce(Ends) -> T,
    ) -> Result<(T, Finished), JudgeFailure> {
        self.runner.converse(limits, judge)
    }

    /// The same, and when the judge has returned, the program is ended after the time that `patience` says.
    pub fn converse_and_part<T>(
        &mut self,
        limits: Limits,
        judge: impl FnOnce(Ends) -> T,
        patience: impl FnOnce(&T) -> Duration,
    ) -> Result<(T, Finished), JudgeFailure> {
        self.runner.converse_and_part(limits, judge, patience)
    }
}

/// Compiles, and copies what was made to the folder `into`, which exists: not the sources, nor what
/// has a hidden name (`.cache`), which is the compiler's own.
pub fn compile(tier: Tier, compile: &Compile, into: &Path) -> Result<Compiled, JudgeFailure> {
    only_bare(tier)?;
    bare::compile(compile, into)
}

fn only_bare(tier: Tier) -> Result<(), JudgeFailure> {
    match tier {
        Tier::Bare => Ok(()),
        _ => Err(JudgeFailure::new(format!("this system has no sandbox: {}", std::env::consts::OS))),
    }
}
