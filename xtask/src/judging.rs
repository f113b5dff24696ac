//! One program on one test: what it did becomes a verdict.

use std::time::Duration;

use problems::{Case, Manifest};
use sandbox::{Answer, End, JudgeFailure, Limits, Run, Worker};

use crate::languages::Language;

/// The verdict on a test or on a whole program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Accepted.
    Accepted,
    /// Wrong answer.
    WrongAnswer,
    /// Time limit exceeded.
    TimeLimit,
    /// Memory limit exceeded.
    MemoryLimit,
    /// Output limit exceeded.
    OutputLimit,
    /// Run-time error.
    RunTimeError,
}

impl Verdict {
    /// The two or three letters of reports.
    pub fn letters(self) -> &'static str {
        match self {
            Verdict::Accepted => "AC",
            Verdict::WrongAnswer => "WA",
            Verdict::TimeLimit => "TLE",
            Verdict::MemoryLimit => "MLE",
            Verdict::OutputLimit => "OLE",
            Verdict::RunTimeError => "RE",
        }
    }
}

/// What a program did on a test.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The verdict.
    pub verdict: Verdict,
    /// Why, if it is not accepted.
    pub message: String,
    /// CPU time.
    pub cpu: Duration,
}

/// The time a program of a language has.
pub fn time_limit(manifest: &Manifest, language: &Language) -> Duration {
    manifest.time_limit * language.factor
}

/// Runs a program on a test and judges its answer.
pub fn judge(
    worker: &mut Worker,
    manifest: &Manifest,
    language: &Language,
    case: &dyn Case,
    input: &[u8],
) -> Result<Judged, JudgeFailure> {
    let cpu = time_limit(manifest, language);
    let limits = Limits {
        cpu,
        // Only a backstop for programs that sleep: a busy machine must not make anybody slow.
        wall: cpu * 3 + Duration::from_secs(5),
        memory: manifest.memory_limit << 20,
        output: 64 << 20,
    };
    let (input_name, output_name) = (format!("{}.inp", manifest.stem), format!("{}.out", manifest.stem));
    let outcome = worker.run(&Run { input, input_name: &input_name, output_name: &output_name, limits })?;
    let (verdict, message) = match outcome.end {
        End::CpuLimit => (Verdict::TimeLimit, format!("more than {cpu:?} of CPU time")),
        End::WallLimit => (Verdict::TimeLimit, "it did not end in time, though it computed little".into()),
        End::MemoryLimit => (Verdict::MemoryLimit, format!("more than {} MiB", manifest.memory_limit)),
        End::OutputLimit => (Verdict::OutputLimit, format!("more than {} MiB of output", limits.output >> 20)),
        End::Exited(0) => match answer(&outcome.file, &outcome.stdout, &output_name) {
            Ok(answer) => match case.check(answer) {
                Ok(()) => (Verdict::Accepted, String::new()),
                Err(refusal) => (Verdict::WrongAnswer, refusal.to_string()),
            },
            Err((verdict, message)) => (verdict, message),
        },
        End::Exited(code) => (Verdict::RunTimeError, format!("exit code {code}")),
        End::Signaled(signal) => (Verdict::RunTimeError, format!("signal {signal}")),
    };
    Ok(Judged { verdict, message, cpu: outcome.cpu })
}

/// The `.out` counts if it exists, otherwise standard output.
fn answer<'a>(file: &'a Answer, stdout: &'a [u8], name: &str) -> Result<&'a [u8], (Verdict, String)> {
    match file {
        Answer::Bytes(bytes) => Ok(bytes),
        Answer::Missing if stdout.is_empty() => {
            Err((Verdict::WrongAnswer, format!("no output: there is no {name}, and standard output is empty")))
        }
        Answer::Missing => Ok(stdout),
        Answer::TooLarge => Err((Verdict::OutputLimit, format!("{name} is too large"))),
        Answer::NotAFile(what) => Err((Verdict::WrongAnswer, format!("{name} is no plain file but {what}"))),
    }
}
