//! One program on one test: what it did becomes a verdict.

use std::time::Duration;

use problems::{Case, Manifest};
use sandbox::{End, JudgeFailure, Limits, Run, Tier, Worker};

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
    /// The most memory it had, in bytes.
    pub memory: u64,
    /// The answer, if it gave one that is wrong.
    pub answer: Option<Vec<u8>>,
    /// The beginning of what it wrote to standard error.
    pub stderr: Vec<u8>,
}

/// The time a program of a language has.
pub fn time_limit(manifest: &Manifest, language: &Language) -> Duration {
    manifest.time_limit * language.factor
}

/// The memory a program of a language has, in MiB, its run-time included.
pub fn memory_limit(manifest: &Manifest, language: &Language) -> u64 {
    manifest.memory_limit + language.overhead
}

/// How much a program may write, in MiB.
const OUTPUT_LIMIT: u64 = 64;

/// The tier that programs run in. None is weaker than asked for, and none is without isolation unless `bare`
/// says that this is wanted.
pub fn tier(required: Option<Tier>, bare: bool) -> Result<Tier, JudgeFailure> {
    let probe = sandbox::probe();
    let strength = |tier| match tier {
        Tier::Namespaces => 2,
        Tier::Landlock => 1,
        Tier::Bare => 0,
    };
    let reasons = || -> String {
        let refused = probe.refused.iter();
        refused.map(|(tier, why)| format!("\n  tier {}: {why}", tier.letter())).collect()
    };
    match required {
        Some(required) if strength(probe.tier) < strength(required) => Err(JudgeFailure::new(format!(
            "tier {required} is required, this machine has only {}{}",
            probe.tier,
            reasons()
        ))),
        None if probe.tier == Tier::Bare && !bare => Err(JudgeFailure::new(format!(
            "this machine lets no program be isolated; judge --unsafe runs programs you trust all the same{}",
            reasons()
        ))),
        _ => Ok(probe.tier),
    }
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
    let memory = memory_limit(manifest, language);
    let limits = Limits {
        cpu,
        // Only a backstop for programs that sleep: a busy machine must not make anybody slow.
        wall: cpu * 3 + Duration::from_secs(5),
        memory: memory << 20,
        output: OUTPUT_LIMIT << 20,
    };
    let (input_name, output_name) = (format!("{}.inp", manifest.stem), format!("{}.out", manifest.stem));
    let outcome = worker.run(&Run { input, input_name: &input_name, output_name: &output_name, limits })?;
    let (verdict, message) = match outcome.end {
        End::CpuLimit => (Verdict::TimeLimit, format!("more than {} s of CPU time", cpu.as_secs_f64())),
        End::WallLimit => (Verdict::TimeLimit, "it did not end in time, though it computed little".into()),
        End::MemoryLimit => (Verdict::MemoryLimit, format!("more than {memory} MiB")),
        End::OutputLimit => (Verdict::OutputLimit, format!("more than {OUTPUT_LIMIT} MiB of output")),
        End::Exited(0) => match answer(&outcome.file, &outcome.stdout, &output_name) {
            Ok(answer) => match case.check(answer) {
                Ok(()) => (Verdict::Accepted, String::new()),
                Err(refusal) => (Verdict::WrongAnswer, refusal.to_string()),
            },
            Err((verdict, message)) => (verdict, message),
        },
        End::Exited(_) | End::Signaled(_) if wanted_memory(outcome.end, &outcome.stderr) => {
            (Verdict::MemoryLimit, format!("it asked for more than the {memory} MiB there are"))
        }
        End::Exited(code) => (Verdict::RunTimeError, format!("exit code {code}")),
        End::Signaled(signal) => (Verdict::RunTimeError, format!("signal {signal} ({})", signal_name(signal))),
    };
    let answer = match verdict {
        Verdict::WrongAnswer => {
            answer(&outcome.file, &outcome.stdout, &output_name).ok().map(|answer| answer.to_vec())
        }
        _ => None,
    };
    Ok(Judged { verdict, message, cpu: outcome.cpu, memory: outcome.memory, answer, stderr: outcome.stderr })
}

/// The `.out` counts if it exists, otherwise standard output.
fn answer<'a>(file: &'a sandbox::Answer, stdout: &'a [u8], name: &str) -> Result<&'a [u8], (Verdict, String)> {
    use sandbox::Answer;
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

/// Whether a program ended because memory was refused: then it says so in its run-time's words.
fn wanted_memory(end: End, stderr: &[u8]) -> bool {
    const WORDS: [&str; 6] = [
        "std::bad_alloc",
        "memory allocation of ",
        "MemoryError",
        "java.lang.OutOfMemoryError",
        "runtime: out of memory",
        "Runtime error 203",
    ];
    let said = String::from_utf8_lossy(stderr);
    // Free Pascal's number for a full heap.
    end == End::Exited(203) || WORDS.iter().any(|words| said.contains(words))
}

fn signal_name(signal: i32) -> &'static str {
    match signal {
        4 => "an illegal instruction",
        6 => "it aborted itself",
        7 => "a bus error",
        8 => "a division by zero or another arithmetic fault",
        9 => "it was killed",
        11 => "memory that is not its own; an index out of range?",
        13 => "it wrote where nobody reads",
        31 => "a forbidden system call",
        _ => "see signal(7)",
    }
}
