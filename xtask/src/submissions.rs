//! The programs of an exercise, and whether each gets the verdict of its folder.

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use problems::{
    AnyExercise, Error, Manifest,
    testdata::{self, Made, hash},
};
use rayon::prelude::*;
use sandbox::{Tier, Worker};
use serde_json::json;
use walkdir::WalkDir;

use crate::{
    files,
    judging::{self, Verdict},
    languages::{self, Language, NoProgram},
    passed::hash_of_files,
};

/// How many tests must refuse a program that is wrong.
const REFUSALS: usize = 2;
/// How many wrong programs an exercise has at least.
const WRONG_PROGRAMS: usize = 3;

/// A program that belongs to an exercise.
pub struct Submission {
    /// Its file.
    path: PathBuf,
    /// `wrong_answer/plain_xor.cpp`.
    name: String,
    language: &'static Language,
    expected: Verdict,
    source: Vec<u8>,
}

/// Reads the programs of an exercise.
pub fn load(exercise: &dyn AnyExercise) -> Result<Vec<Submission>, Error> {
    let folder = problems::folder(exercise).join("submissions");
    let mut submissions = Vec::new();
    for entry in WalkDir::new(&folder).sort_by_file_name() {
        let entry = entry.map_err(Error::new)?;
        if entry.file_type().is_dir() {
            continue;
        }
        let path = entry.into_path();
        let kind = path.parent().and_then(Path::file_name).and_then(|kind| kind.to_str()).unwrap_or_default();
        let expected = match kind {
            "accepted" => Verdict::Accepted,
            "wrong_answer" => Verdict::WrongAnswer,
            "time_limit_exceeded" => Verdict::TimeLimit,
            "run_time_error" => Verdict::RunTimeError,
            _ => {
                let folders = "accepted, wrong_answer, time_limit_exceeded or run_time_error";
                return Err(Error::file(&path, format!("a submission lies in a folder {folders}")));
            }
        };
        let name = path.strip_prefix(&folder).unwrap_or(&path).display().to_string();
        let source = files::read(&path)?;
        submissions.push(Submission { name, language: Language::of(&path)?, expected, source, path });
    }
    Ok(submissions)
}

/// What is wrong with the programs as a whole, before any runs.
pub fn shape_problems(submissions: &[Submission]) -> Vec<String> {
    let mut problems = Vec::new();
    let wrong = submissions.iter().filter(|submission| submission.expected != Verdict::Accepted).count();
    if wrong < WRONG_PROGRAMS {
        problems.push(format!("there are {wrong} wrong programs, at least {WRONG_PROGRAMS} are needed"));
    }
    let other = |submission: &&Submission| {
        submission.expected == Verdict::Accepted && submission.language.ending != "rs"
    };
    if submissions.iter().filter(other).count() == 0 {
        problems.push("there is no accepted program in a language other than Rust".into());
    }
    for submission in submissions {
        let first = submission.source.split(|&byte| byte == b'\n').next().unwrap_or_default();
        let comment = [&b"//"[..], b"#", b"{", b"/*", b"(*"].iter().any(|start| first.starts_with(start));
        if !comment || first.len() < 15 {
            problems
                .push(format!("{}: its first line should say, in a comment, what it does", submission.name));
        }
    }
    problems
}

/// What became of one program.
pub enum Judgement {
    /// It got its verdict; the slowest accepted test took this share of its limit.
    AsExpected(f64),
    /// It did not.
    Problem(String),
    /// There is no compiler for it.
    Skipped(String),
}

/// Runs every program on the tests, as far as is needed to know its verdict. The tests are asked for only if a
/// verdict is not known yet.
pub fn run_all<'a>(
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
    submissions: &[Submission],
    tier: Tier,
    tests: impl FnOnce() -> Result<Vec<Test<'a>>, Error>,
) -> Result<Vec<Judgement>, Error> {
    let fingerprint = fingerprint(exercise, manifest, tier)?;
    let keys: Vec<PathBuf> =
        submissions.iter().map(|submission| record_path(&fingerprint, submission)).collect();
    let known: Vec<Option<f64>> = keys.iter().map(|path| recall(path)).collect();
    let tests = if known.iter().all(Option::is_some) { Vec::new() } else { tests()? };
    let judged = submissions.par_iter().zip(&keys).zip(&known).map(|((submission, key), known)| {
        let result = match known {
            Some(share) => Judgement::AsExpected(*share),
            None => run(submission, manifest, &tests, tier),
        };
        if let (Judgement::AsExpected(share), None) = (&result, known) {
            let _ = fs::create_dir_all(key.parent().unwrap_or(key));
            // A lost record only means to run the program again.
            let _ = files::write(key, json!({ "share": share }).to_string().as_bytes());
        }
        result
    });
    Ok(judged.collect())
}

/// A test and its name.
pub struct Test<'a> {
    /// The name: group and number.
    pub path: String,
    /// Its input and the judge of answers to it.
    pub made: &'a Made,
}

fn run(submission: &Submission, manifest: &Manifest, tests: &[Test], tier: Tier) -> Judgement {
    let Submission { name, language, expected, source, path } = submission;
    let program = match languages::prepare(language, path, source, manifest.memory_limit, tier) {
        Ok(program) => program,
        Err(NoProgram::NoCompiler(message)) => return Judgement::Skipped(format!("{name}: {message}")),
        Err(NoProgram::CompileError(message)) => {
            return Judgement::Problem(format!("{name} does not compile: {message}"));
        }
        Err(NoProgram::Failure(message)) => {
            return Judgement::Problem(format!("{name}: judge failure: {message}"));
        }
    };
    let limit = judging::time_limit(manifest, language);
    let mut slowest = Duration::ZERO;
    let mut refusals = 0;
    let mut worker = match Worker::new(tier, &program) {
        Ok(worker) => worker,
        Err(failure) => return Judgement::Problem(format!("{name}: judge failure: {failure}")),
    };
    // Slow programs fail at the end of the plan: begin there.
    let slow_first = *expected == Verdict::TimeLimit;
    let order: Box<dyn Iterator<Item = &Test>> =
        if slow_first { Box::new(tests.iter().rev()) } else { Box::new(tests.iter()) };
    for Test { path: test, made } in order {
        let judged = match judging::judge(&mut worker, manifest, language, &*made.case, &made.input) {
            Ok(judged) => judged,
            Err(failure) => return Judgement::Problem(format!("{name} on {test}: judge failure: {failure}")),
        };
        slowest = slowest.max(judged.cpu);
        if judged.verdict == Verdict::Accepted {
            continue;
        }
        if judged.verdict != *expected {
            let (found, expected) = (judged.verdict.letters(), expected.letters());
            let message = judged.message;
            return Judgement::Problem(format!(
                "{name} gets {found} on {test} instead of {expected}: {message}"
            ));
        }
        refusals += 1;
        if refusals == REFUSALS {
            break;
        }
    }
    if *expected != Verdict::Accepted && refusals < REFUSALS {
        return Judgement::Problem(format!(
            "{name} is refused by {refusals} tests, at least {REFUSALS} should refuse it"
        ));
    }
    Judgement::AsExpected(if *expected == Verdict::Accepted {
        slowest.as_secs_f64() / limit.as_secs_f64()
    } else {
        0.0
    })
}

/// Everything a verdict depends on, besides the program and its compiler: tests, limits, and the code that
/// judges.
fn fingerprint(exercise: &dyn AnyExercise, manifest: &Manifest, tier: Tier) -> Result<String, Error> {
    let root = problems::root().parent().unwrap_or(problems::root());
    let is_code = |path: &Path| {
        let is_program = path.components().any(|part| part.as_os_str() == "submissions");
        path.extension().is_some_and(|ending| ending == "rs") && !is_program
    };
    let mut parts = vec![
        format!("{:?} {} {tier}", manifest.time_limit, manifest.memory_limit),
        hash(&fs::read(testdata::Lock::path(exercise)).unwrap_or_default()),
    ];
    for folder in [
        problems::folder(exercise),
        problems::root().join("shared"),
        root.join("checkers/src"),
        root.join("sandbox/src"),
        root.join("xtask/src"),
    ] {
        parts.push(hash_of_files(&folder, is_code)?);
    }
    Ok(hash(parts.join("\n").as_bytes()))
}

fn record_path(fingerprint: &str, submission: &Submission) -> PathBuf {
    let version = submission.language.tool().map(|tool| tool.version).unwrap_or_default();
    let key = [fingerprint, &submission.name, &version].join("\n");
    languages::cache().join("verdicts").join(hash(&[key.as_bytes(), b"\0", &submission.source].concat()))
}

fn recall(path: &Path) -> Option<f64> {
    let value: serde_json::Value = serde_json::from_slice(&fs::read(path).ok()?).ok()?;
    value.get("share")?.as_f64()
}
