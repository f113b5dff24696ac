//! `judge`: the verdicts of a program, test by test, and what helps to find the mistake.

use std::{
    fmt::Write,
    io::IsTerminal,
    path::{Path, PathBuf},
    time::Duration,
};

use generators::seed::DEFAULT_SEED;
use problems::{
    AnyExercise, Case, Error, Manifest,
    testdata::{self, Place},
};
use rayon::prelude::*;
use sandbox::{JudgeFailure, Program, Tier, Worker};
use serde_json::{Value, json};
use similar::{ChangeTag, TextDiff};
use walkdir::WalkDir;

use crate::{
    files,
    judging::{self, Judged, Verdict},
    languages::{self, Language, NoProgram},
    progress::Progress,
    report::{self, Answer, Outcome},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX")]
    exercise: String,
    /// The program: .rs .c .cpp .py .pas .java .go
    file: PathBuf,
    /// Judge with the tests of a folder that `generate` wrote (without: those of the default seed)
    #[arg(long, value_name = "DIR")]
    tests: Option<PathBuf>,
    /// Go on in a group whose points are lost
    #[arg(long)]
    all: bool,
    /// Refuse to judge with a weaker sandbox: a (namespaces) or b (Landlock)
    #[arg(long, value_name = "TIER")]
    require_tier: Option<Tier>,
    /// Run the program even where nothing can isolate it
    #[arg(long = "unsafe")]
    bare: bool,
    /// Write one JSON value
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Outcome {
    report::with_json(args.json, || {
        let exercise = problems::find(&args.exercise)?;
        let manifest = Manifest::load(exercise)?;
        let language = Language::of(&args.file)?;
        let source = files::read(&args.file)?;
        let groups = groups(exercise, &manifest, args.tests.as_deref())?;
        let job = Job { exercise, manifest: &manifest, language, all: args.all };
        let found = match judging::tier(args.require_tier, args.bare) {
            Ok(tier) => (tier.to_string(), job.judge(&args.file, &source, &groups, tier, args.json)?),
            Err(failure) => (String::new(), Found::JudgeFailure(failure.to_string())),
        };
        let report = Report { job: &job, file: &args.file, tier: found.0, found: found.1 };
        if args.json {
            report::json(&report.json());
        } else {
            report.print();
        }
        Ok(match &report.found {
            Found::Judged(groups) => Answer::from(groups.iter().all(Group::accepted)),
            Found::CompileError(_) => Answer::No,
            Found::JudgeFailure(_) => Answer::Failure,
        })
    })
}

/// A test that is still to be made or read.
enum Source<'a> {
    Plan(Place<'a>),
    File { name: String, path: PathBuf },
}

impl Source<'_> {
    fn name(&self) -> String {
        match self {
            Source::Plan(place) => place.path(),
            Source::File { name, .. } => name.clone(),
        }
    }

    fn case(&self, exercise: &dyn AnyExercise) -> Result<(Box<dyn Case>, Vec<u8>), Error> {
        match self {
            Source::Plan(place) => {
                let made = testdata::make(exercise, exercise.folder(), DEFAULT_SEED, *place)?;
                Ok((made.case, made.input))
            }
            Source::File { path, .. } => Ok((files::read_case(exercise, path)?, files::read(path)?)),
        }
    }
}

struct Tests<'a> {
    group: String,
    points: u32,
    sources: Vec<Source<'a>>,
}

/// The tests by group: those of the plan, or those of a folder.
fn groups<'a>(
    exercise: &dyn AnyExercise,
    manifest: &'a Manifest,
    folder: Option<&Path>,
) -> Result<Vec<Tests<'a>>, Error> {
    let Some(folder) = folder else {
        let places = testdata::places(manifest);
        let groups = manifest.plan.groups.iter().map(|group| Tests {
            group: group.name.clone(),
            points: group.points,
            sources: places
                .iter()
                .filter(|place| place.group == group.name)
                .map(|&place| Source::Plan(place))
                .collect(),
        });
        return Ok(groups.collect());
    };
    // The folder that `generate --out` was given, or this exercise's folder in it.
    let inner = folder.join(exercise.folder());
    let folder = if inner.is_dir() { inner } else { folder.to_path_buf() };
    let known = |name: &str| manifest.plan.groups.iter().position(|group| group.name == name);
    let mut groups: Vec<Tests> = Vec::new();
    for entry in WalkDir::new(&folder).max_depth(2).sort_by_file_name() {
        let path = entry.map_err(|error| Error::file(&folder, error))?.into_path();
        if path.extension().is_none_or(|ending| ending != "inp") {
            continue;
        }
        let place = path.strip_prefix(&folder).unwrap_or(&path);
        let group = place.parent().map(|group| group.display().to_string()).unwrap_or_default();
        let name = place.with_extension("").display().to_string();
        let source = Source::File { name, path: path.clone() };
        match groups.iter_mut().find(|known| known.group == group) {
            Some(known) => known.sources.push(source),
            None => {
                let points = known(&group).map_or(0, |index| manifest.plan.groups[index].points);
                groups.push(Tests { group, points, sources: vec![source] });
            }
        }
    }
    groups.sort_by_key(|tests| known(&tests.group).unwrap_or(usize::MAX));
    match groups.is_empty() {
        true => Err(Error::file(&folder, "there is no test (GROUP/NN.inp) in this folder")),
        false => Ok(groups),
    }
}

struct Job<'a> {
    exercise: &'static dyn AnyExercise,
    manifest: &'a Manifest,
    language: &'static Language,
    all: bool,
}

/// What came out.
enum Found {
    Judged(Vec<Group>),
    CompileError(String),
    JudgeFailure(String),
}

/// A group of tests that the program ran on.
struct Group {
    name: String,
    points: u32,
    /// Every test, with what the program did if it ran.
    tests: Vec<(String, Option<Judged>)>,
    /// What a person needs of the first test that failed.
    failing: Option<Failing>,
}

struct Failing {
    test: String,
    judged: Judged,
    input: Vec<u8>,
    expected: Vec<u8>,
}

impl Group {
    fn accepted(&self) -> bool {
        self.failing.is_none()
    }

    fn earned(&self) -> u32 {
        if self.accepted() { self.points } else { 0 }
    }

    fn verdict(&self) -> Verdict {
        self.failing.as_ref().map_or(Verdict::Accepted, |failing| failing.judged.verdict)
    }

    fn ran(&self) -> impl Iterator<Item = (&String, &Judged)> {
        self.tests.iter().filter_map(|(name, judged)| Some((name, judged.as_ref()?)))
    }
}

impl Job<'_> {
    /// An error is a wrong test; everything else is found.
    fn judge(
        &self,
        path: &Path,
        source: &[u8],
        groups: &[Tests],
        tier: Tier,
        quiet: bool,
    ) -> Result<Found, Error> {
        let memory = self.manifest.memory_limit;
        let program = match languages::prepare(self.language, path, source, memory, tier) {
            Ok(program) => program,
            Err(NoProgram::CompileError(words)) => return Ok(Found::CompileError(words)),
            Err(NoProgram::NoCompiler(what) | NoProgram::Failure(what)) => {
                return Ok(Found::JudgeFailure(what));
            }
        };
        let total = groups.iter().map(|group| group.sources.len()).sum();
        let progress = Progress::new("judge", total, quiet);
        // A group's tests run one after the other, so that two judgements stop at the same test; groups run side
        // by side.
        let judged: Vec<_> =
            groups.par_iter().map(|tests| self.judge_group(tests, &program, tier, &progress)).collect();
        progress.finish();
        let mut groups = Vec::new();
        for group in judged {
            match group {
                Ok(group) => groups.push(group),
                Err(Trouble::Test(error)) => return Err(error),
                Err(Trouble::Judge(failure)) => return Ok(Found::JudgeFailure(failure.to_string())),
            }
        }
        Ok(Found::Judged(groups))
    }

    fn judge_group(
        &self,
        tests: &Tests,
        program: &Program,
        tier: Tier,
        progress: &Progress,
    ) -> Result<Group, Trouble> {
        let mut worker = Worker::new(tier, program)?;
        let mut group =
            Group { name: tests.group.clone(), points: tests.points, tests: Vec::new(), failing: None };
        for source in &tests.sources {
            let name = source.name();
            progress.step(&name);
            if group.failing.is_some() && !self.all {
                group.tests.push((name, None));
                continue;
            }
            let (case, input) = source.case(self.exercise).map_err(Trouble::Test)?;
            let judge =
                |worker: &mut Worker| judging::judge(worker, self.manifest, self.language, &*case, &input);
            let mut judged = judge(&mut worker).or_else(|_| {
                // What went wrong once, the machine being what it is, may go right with a fresh worker.
                worker = Worker::new(tier, program)?;
                judge(&mut worker)
            })?;
            if judged.verdict != Verdict::Accepted && group.failing.is_none() {
                let expected = case.answer();
                let kept = judged.clone();
                group.failing = Some(Failing { test: name.clone(), judged: kept, input, expected });
            }
            judged.answer = None;
            judged.stderr = Vec::new();
            group.tests.push((name, Some(judged)));
        }
        Ok(group)
    }
}

enum Trouble {
    Test(Error),
    Judge(JudgeFailure),
}

impl From<JudgeFailure> for Trouble {
    fn from(failure: JudgeFailure) -> Self {
        Trouble::Judge(failure)
    }
}

struct Report<'a> {
    job: &'a Job<'a>,
    file: &'a Path,
    tier: String,
    found: Found,
}

/// The verdict on the whole, the points, and the slowest and the largest run.
struct Summary<'a> {
    verdict: &'static str,
    earned: u32,
    points: u32,
    slowest: Option<(&'a String, Duration)>,
    memory: u64,
}

impl Report<'_> {
    fn summary<'a>(&self, groups: &'a [Group]) -> Summary<'a> {
        let ran = || groups.iter().flat_map(Group::ran);
        Summary {
            verdict: groups
                .iter()
                .map(Group::verdict)
                .find(|v| *v != Verdict::Accepted)
                .map_or("AC", |v| v.letters()),
            earned: groups.iter().map(Group::earned).sum(),
            points: groups.iter().map(|group| group.points).sum(),
            slowest: ran().map(|(name, judged)| (name, judged.cpu)).max_by_key(|(_, cpu)| *cpu),
            memory: ran().map(|(_, judged)| judged.memory).max().unwrap_or(0),
        }
    }

    fn json(&self) -> Value {
        let Job { exercise, manifest, language, .. } = self.job;
        let mut value = json!({
            "verdict": "JF",
            "exercise": exercise.folder(),
            "program": self.file.display().to_string(),
            "language": language.name,
            "tier": self.tier.chars().next().map(String::from),
            "limits": {
                "time_ms": milliseconds(judging::time_limit(manifest, language)),
                "memory_mib": judging::memory_limit(manifest, language),
            },
        });
        match &self.found {
            Found::JudgeFailure(message) => value["message"] = json!(message),
            Found::CompileError(words) => {
                value["verdict"] = json!("CE");
                value["message"] = json!(words);
            }
            Found::Judged(groups) => {
                let summary = self.summary(groups);
                value["verdict"] = json!(summary.verdict);
                value["points"] = json!(summary.earned);
                value["points_most"] = json!(summary.points);
                value["time_ms"] = json!(summary.slowest.map(|(_, cpu)| milliseconds(cpu)));
                value["memory_kib"] = json!(summary.memory >> 10);
                if let Some(failing) = groups.iter().find_map(|group| group.failing.as_ref()) {
                    value["first_failing"] = json!({
                        "test": failing.test,
                        "verdict": failing.judged.verdict.letters(),
                        "message": failing.judged.message,
                        "stderr": tail(&failing.judged.stderr),
                        "diff": diff(failing).map(|lines| {
                            lines.iter().map(|(sign, line)| format!("{sign} {line}")).collect::<Vec<_>>()
                        }),
                    });
                }
                value["groups"] = groups.iter().map(group_json).collect();
            }
        }
        value
    }

    fn print(&self) {
        let Job { exercise, manifest, language, .. } = self.job;
        let paint = Paint::new();
        report::line(format_args!(
            "{} in {}, on {}: {} s, {} MiB{}",
            self.file.display(),
            language.name,
            exercise.folder(),
            judging::time_limit(manifest, language).as_secs_f64(),
            judging::memory_limit(manifest, language),
            if self.tier.is_empty() { String::new() } else { format!(", sandbox tier {}", self.tier) },
        ));
        match &self.found {
            Found::JudgeFailure(message) => {
                report::line(format_args!("{}: {}", paint.verdict("JF"), visible(message)));
                report::line("The judge failed, not the program.");
            }
            Found::CompileError(words) => {
                report::line(paint.verdict("CE"));
                report::line(visible(words));
            }
            Found::Judged(groups) => self.print_groups(groups, &paint),
        }
    }

    fn print_groups(&self, groups: &[Group], paint: &Paint) {
        for group in groups {
            let name = if group.name.is_empty() { "tests" } else { &group.name };
            report::line(format_args!("{name}: {} of {} points", group.earned(), group.points));
            for (test, judged) in group.ran() {
                report::line(format_args!(
                    "  {test}: {} {:.3} s, {:.1} MiB{}",
                    paint.verdict(judged.verdict.letters()),
                    judged.cpu.as_secs_f64(),
                    judged.memory as f64 / (1 << 20) as f64,
                    match judged.message.as_str() {
                        "" => String::new(),
                        message => format!(": {}", visible(message)),
                    },
                ));
            }
            let left = group.tests.len() - group.ran().count();
            if left > 0 {
                report::line(format_args!("  {left} more not run: the points are lost (--all runs them)"));
            }
        }
        if let Some(failing) = groups.iter().find_map(|group| group.failing.as_ref()) {
            print_failing(failing, paint);
        }
        let summary = self.summary(groups);
        let slowest = summary
            .slowest
            .map_or(String::new(), |(test, cpu)| format!("; slowest {:.3} s ({test})", cpu.as_secs_f64()));
        report::line(format_args!(
            "{}: {} of {} points{slowest}, most memory {:.1} MiB",
            paint.verdict(summary.verdict),
            summary.earned,
            summary.points,
            summary.memory as f64 / (1 << 20) as f64,
        ));
    }
}

fn group_json(group: &Group) -> Value {
    let tests = group.tests.iter().map(|(name, judged)| match judged {
        None => json!({ "test": name, "verdict": null }),
        Some(judged) => json!({
            "test": name,
            "verdict": judged.verdict.letters(),
            "message": judged.message,
            "time_ms": milliseconds(judged.cpu),
            "memory_kib": judged.memory >> 10,
        }),
    });
    json!({
        "group": group.name,
        "verdict": group.verdict().letters(),
        "points": group.earned(),
        "points_most": group.points,
        "tests": tests.collect::<Vec<_>>(),
    })
}

fn milliseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}

/// An input or an answer of at most so many lines and bytes is shown whole.
const SHORT: (usize, usize) = (12, 600);
/// Answers of more lines or bytes are too long to compare by eye: the checker's sentence says where to look.
const COMPARED: (usize, usize) = (60, 4 << 10);
/// How many lines of a comparison are shown, and how long each may be.
const SHOWN: (usize, usize) = (24, 160);

fn print_failing(failing: &Failing, paint: &Paint) {
    let Failing { test, judged, input, .. } = failing;
    report::line(format_args!("\nThe first test that fails is {test}: {}", visible(&judged.message)));
    let text = String::from_utf8_lossy(input);
    if input.len() <= SHORT.1 && text.lines().count() <= SHORT.0 {
        report::line("Its input:");
        text.lines().for_each(|line| report::line(format_args!("  {}", visible(line))));
    }
    let said = tail(&judged.stderr);
    if judged.verdict == Verdict::RunTimeError && !said.is_empty() {
        report::line("The last words of the program on standard error:");
        said.lines().for_each(|line| report::line(format_args!("  {}", visible(line))));
    }
    if let Some(lines) = diff(failing) {
        report::line("The reference's answer (-; others may be right, too) and the program's (+):");
        for (sign, line) in lines {
            report::line(paint.change(sign, &format!("  {sign} {}", visible(&line))));
        }
    }
    report::line("");
}

/// The last lines of what a program said.
fn tail(said: &[u8]) -> String {
    let text = String::from_utf8_lossy(said);
    let lines: Vec<_> = text.lines().collect();
    lines[lines.len().saturating_sub(10)..].iter().map(|line| cut(line)).collect::<Vec<_>>().join("\n")
}

/// Where the reference's answer and the program's differ, with a line around each place; nothing if they are too
/// long to compare or do not differ.
fn diff(failing: &Failing) -> Option<Vec<(char, String)>> {
    let answer = failing.judged.answer.as_ref()?;
    let (expected, answer) = (String::from_utf8_lossy(&failing.expected), String::from_utf8_lossy(answer));
    let short = |text: &str| text.len() <= COMPARED.1 && text.lines().count() <= COMPARED.0;
    if !short(&expected) || !short(&answer) {
        return None;
    }
    let diff = TextDiff::from_lines(&*expected, &*answer);
    let mut lines = Vec::new();
    for group in diff.grouped_ops(1) {
        if !lines.is_empty() {
            lines.push((' ', "…".to_string()));
        }
        for change in group.iter().flat_map(|op| diff.iter_changes(op)) {
            let sign = match change.tag() {
                ChangeTag::Delete => '-',
                ChangeTag::Insert => '+',
                ChangeTag::Equal => ' ',
            };
            lines.push((sign, cut(change.value().trim_end_matches('\n'))));
        }
    }
    if lines.len() > SHOWN.0 {
        lines.truncate(SHOWN.0);
        lines.push((' ', "…".to_string()));
    }
    Some(lines).filter(|lines| !lines.is_empty())
}

/// A line, not longer than a person reads.
fn cut(line: &str) -> String {
    match line.char_indices().nth(SHOWN.1) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_string(),
    }
}

/// A program's words as they are safe to show: what would command the terminal is spelt out.
fn visible(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut shown, c| {
        if c.is_control() && c != '\n' && c != '\t' {
            let _ = write!(shown, "{}", c.escape_default());
        } else {
            shown.push(c);
        }
        shown
    })
}

/// Colours, where somebody sees them.
struct Paint(bool);

impl Paint {
    fn new() -> Paint {
        Paint(std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none())
    }

    fn verdict(&self, letters: &str) -> String {
        self.colour(if letters == "AC" { 32 } else { 31 }, letters)
    }

    fn change(&self, sign: char, line: &str) -> String {
        match sign {
            '-' => self.colour(32, line),
            '+' => self.colour(31, line),
            _ => line.to_string(),
        }
    }

    fn colour(&self, code: u8, text: &str) -> String {
        if self.0 { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failing(expected: &str, answer: &str) -> Failing {
        Failing {
            test: "small/01".into(),
            judged: Judged {
                verdict: Verdict::WrongAnswer,
                message: String::new(),
                cpu: Duration::ZERO,
                memory: 0,
                answer: Some(answer.into()),
                stderr: Vec::new(),
            },
            input: Vec::new(),
            expected: expected.into(),
        }
    }

    #[test]
    fn shows_where_answers_differ_and_a_line_around() {
        let lines = diff(&failing("1\n2\n3\n4\n5\n", "1\n2\n7\n4\n5\n")).unwrap();
        let shown: Vec<_> = lines.iter().map(|(sign, line)| format!("{sign}{line}")).collect();
        assert_eq!(shown, [" 2", "-3", "+7", " 4"]);
        assert_eq!(diff(&failing("1\n", "1\n")), None);
    }

    #[test]
    fn cuts_a_comparison_that_nobody_would_read() {
        let long = "x\n".repeat(COMPARED.0);
        let lines = diff(&failing(&long, "y\n")).unwrap();
        assert_eq!(lines.len(), SHOWN.0 + 1);
        let wide = format!("{}\n", "é".repeat(1000));
        let lines = diff(&failing(&wide, "y\n")).unwrap();
        assert_eq!(lines[0].1.chars().count(), SHOWN.1 + 1);
        assert_eq!(diff(&failing(&"x".repeat(COMPARED.1 + 1), "y")), None);
        assert_eq!(diff(&failing("1\n", &"y\n".repeat(COMPARED.0 + 1))), None);
    }

    #[test]
    fn a_program_cannot_command_the_terminal() {
        assert_eq!(visible("a\x1b[2J\u{9b}b\tc\nd"), "a\\u{1b}[2J\\u{9b}b\tc\nd");
    }
}
