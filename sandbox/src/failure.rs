//! What the judge could not do.

use std::fmt;

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
pub(crate) trait While<T> {
    fn while_doing(self, what: &str) -> Result<T, JudgeFailure>;
}

impl<T, E: fmt::Display> While<T> for Result<T, E> {
    fn while_doing(self, what: &str) -> Result<T, JudgeFailure> {
        self.map_err(|why| JudgeFailure::new(format!("{what}: {why}")))
    }
}
