//! The programs that belong to an exercise lie in folders, and each folder is a verdict.

use std::fmt;

/// The verdict that a program of an exercise must get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// It is right.
    Accepted,
    /// It answers wrongly.
    WrongAnswer,
    /// It is too slow.
    TimeLimit,
    /// It breaks down.
    RunTimeError,
}

impl Expected {
    /// All of them.
    pub const ALL: [Expected; 4] =
        [Expected::Accepted, Expected::WrongAnswer, Expected::TimeLimit, Expected::RunTimeError];

    /// The folder under `submissions` where such programs lie.
    pub fn folder(self) -> &'static str {
        match self {
            Expected::Accepted => "accepted",
            Expected::WrongAnswer => "wrong_answer",
            Expected::TimeLimit => "time_limit_exceeded",
            Expected::RunTimeError => "run_time_error",
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(self.folder())
    }
}
