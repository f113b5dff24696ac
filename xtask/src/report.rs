//! How a command ends, and the one way it writes to standard output.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use problems::Error;
use serde_json::Value;

/// What a command found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// All is well: exit code 0.
    Yes,
    /// A verdict or a check says no: exit code 1.
    No,
    /// The judge itself failed, and said so: exit code 2.
    Failure,
}

/// The end of a command; an error is a wrong call or a wrong input: exit code 2.
pub type Outcome = Result<Answer, Error>;

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Answer::Yes } else { Answer::No }
    }
}

/// Reports an error on standard error and turns the outcome into the process's exit code.
pub fn exit_code(outcome: Outcome) -> ExitCode {
    match outcome {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Ok(Answer::Failure) => ExitCode::from(2),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Writes a line to standard output. A reader that has gone away, as `head` does, ends the program quietly.
pub fn line(text: impl std::fmt::Display) {
    let mut out = io::stdout().lock();
    if let Err(error) = writeln!(out, "{text}").and_then(|()| out.flush()) {
        let code = if error.kind() == io::ErrorKind::BrokenPipe { 0 } else { 2 };
        std::process::exit(code);
    }
}

/// Writes a JSON value to standard output.
pub fn json(value: &Value) {
    line(format_args!("{value:#}"));
}

/// With `--json` an error is a value, too; it stands on standard error all the same.
pub fn with_json(json_wanted: bool, run: impl FnOnce() -> Outcome) -> Outcome {
    let outcome = run();
    if json_wanted && let Err(error) = &outcome {
        json(&serde_json::json!({ "error": error.to_string() }));
    }
    outcome
}
