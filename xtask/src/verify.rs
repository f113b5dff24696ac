//! `verify`: everything that must hold of an exercise, checked by doing it.

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, OnceLock},
    time::Duration,
};

use checkers::{Bound, strict::Extent};
use generators::{Dice, TestName, seed::DEFAULT_SEED};
use problems::{
    AnyExercise, Error, Manifest, Outcomes, audit,
    document::{self, Document, Kind, Language},
    testdata::{self, Lock, Made, Place},
};
use rayon::prelude::*;
use rustix::time::{ClockId, clock_gettime};
use serde_json::json;

use crate::{
    files,
    generate::selected,
    judging,
    passed::Record,
    progress::Progress,
    report::{self, Answer, Outcome},
    submissions::{self, Judgement},
};

#[derive(clap::Args)]
pub struct Args {
    /// The exercises (all, if none is named)
    #[arg(value_name = "EX")]
    exercises: Vec<String>,
    /// A missing compiler is a failure, not a notice
    #[arg(long)]
    strict: bool,
    /// Refuse to run programs with a weaker sandbox: a (namespaces) or b (Landlock)
    #[arg(long, value_name = "TIER")]
    require_tier: Option<sandbox::Tier>,
    /// Check again what has passed before and has not changed since
    #[arg(long)]
    fresh: bool,
    /// Rewrite what is derived: tests.lock, and bounds, limits, groups and samples in the statements
    #[arg(long)]
    bless: bool,
    /// Write one JSON value
    #[arg(long)]
    json: bool,
}

/// How many random small inputs each exercise faces.
const RANDOM_INPUTS: u64 = 2000;
/// How many damaged answers are tried on each of them.
const MUTANTS: usize = 8;

/// How many problems of a check are shown to a person.
const SHOWN: usize = 10;

pub fn run(args: &Args) -> Outcome {
    report::with_json(args.json, || {
        let exercises = selected(&args.exercises)?;
        let progress = Progress::new("verify", exercises.len() * CHECKS.len(), args.json);
        let reports: Vec<Report> =
            exercises.par_iter().map(|exercise| verify(*exercise, args, &progress)).collect();
        progress.finish();
        let failed = reports.iter().filter(|report| !report.ok()).count();
        if args.json {
            report::json(&json!({
                "ok": failed == 0,
                "exercises": reports.iter().map(Report::json).collect::<Vec<_>>(),
            }));
        } else {
            for report in &reports {
                report.print();
            }
            report::line(format_args!("{} passed, {failed} failed", reports.len() - failed));
        }
        Ok(Answer::from(failed == 0))
    })
}

/// What a check found.
#[derive(Default)]
struct Finding {
    /// What was looked at, in a few words.
    detail: String,
    /// What is wrong.
    problems: Vec<String>,
    /// What could not be looked at.
    notices: Vec<String>,
}

impl From<Error> for Finding {
    fn from(error: Error) -> Self {
        Finding { problems: vec![error.to_string()], ..Finding::default() }
    }
}

struct Report {
    folder: &'static str,
    findings: Vec<(&'static str, Finding)>,
    /// Nothing has changed since these findings were made.
    unchanged: bool,
}

impl Report {
    fn ok(&self) -> bool {
        self.findings.iter().all(|(_, finding)| finding.problems.is_empty())
    }

    fn print(&self) {
        let details: Vec<_> =
            self.findings.iter().map(|(_, f)| f.detail.as_str()).filter(|detail| !detail.is_empty()).collect();
        report::line(format_args!(
            "{} {}: {}{}",
            if self.ok() { "ok  " } else { "FAIL" },
            self.folder,
            details.join("; "),
            if self.unchanged { " (unchanged since)" } else { "" },
        ));
        for (check, finding) in &self.findings {
            for problem in finding.problems.iter().take(SHOWN) {
                report::line(format_args!("     {check}: {problem}"));
            }
            if finding.problems.len() > SHOWN {
                report::line(format_args!("     {check}: and {} more", finding.problems.len() - SHOWN));
            }
            for notice in &finding.notices {
                report::line(format_args!("     {check}: notice: {notice}"));
            }
        }
    }

    fn json(&self) -> serde_json::Value {
        let checks = self.findings.iter().map(|(check, finding)| {
            json!({
                "check": check,
                "ok": finding.problems.is_empty(),
                "detail": finding.detail,
                "problems": finding.problems,
                "notices": finding.notices,
            })
        });
        json!({ "folder": self.folder, "ok": self.ok(), "unchanged": self.unchanged, "checks": checks.collect::<Vec<_>>() })
    }
}

struct Context<'a> {
    exercise: &'static dyn AnyExercise,
    manifest: &'a Manifest,
    args: &'a Args,
    /// The tests, made when they are first needed: to be examined, and to run programs on them.
    tests: OnceLock<Vec<Result<Made, Error>>>,
}

impl Context<'_> {
    /// Every test of the plan, in its order.
    fn tests(&self) -> impl IndexedParallelIterator<Item = (Place<'_>, &Result<Made, Error>)> {
        let places = testdata::places(self.manifest);
        let make = |&place: &Place| testdata::make(self.exercise, self.exercise.folder(), DEFAULT_SEED, place);
        let tests = self.tests.get_or_init(|| places.par_iter().map(make).collect());
        places.into_par_iter().zip(tests)
    }
}

type Check = fn(&Context) -> Result<Finding, Error>;

const CHECKS: [(&str, Check); 6] = [
    ("samples", check_samples),
    ("texts", check_texts),
    ("reader", check_reader),
    ("random", check_random),
    ("tests", check_tests),
    ("submissions", check_submissions),
];

fn verify(exercise: &'static dyn AnyExercise, args: &Args, progress: &Progress) -> Report {
    let folder = exercise.folder();
    let manifest = match Manifest::load(exercise) {
        Ok(manifest) => manifest,
        Err(error) => return Report { folder, findings: vec![("manifest", error.into())], unchanged: false },
    };
    if let Some(report) = recall(exercise, args) {
        CHECKS.iter().for_each(|_| progress.step(folder));
        return report;
    }
    let context = Context { exercise, manifest: &manifest, args, tests: OnceLock::new() };
    let run = |&(name, check): &(&'static str, Check)| {
        // A panic is one exercise's fault and must not hide what the others do.
        let finding = catch_unwind(AssertUnwindSafe(|| check(&context).unwrap_or_else(Finding::from)));
        progress.step(folder);
        (name, finding.unwrap_or_else(|_| Error::new("panicked; the message stands above").into()))
    };
    let report = Report { folder, findings: CHECKS.iter().map(run).collect(), unchanged: false };
    remember(exercise, args, &report);
    report
}

fn record(exercise: &dyn AnyExercise, args: &Args) -> Option<Record> {
    let tier = judging::tier(args.require_tier, false).ok()?;
    Record::of(exercise, &tier.to_string()).ok()
}

/// The findings of an exercise that has passed just as it is now.
fn recall(exercise: &'static dyn AnyExercise, args: &Args) -> Option<Report> {
    if args.fresh || args.bless {
        return None;
    }
    let mut details = record(exercise, args)?.recall()?;
    let finding = |&(name, _): &(&'static str, Check)| {
        Some((name, Finding { detail: details.remove(name)?, ..Finding::default() }))
    };
    let findings = CHECKS.iter().map(finding).collect::<Option<_>>()?;
    Some(Report { folder: exercise.folder(), findings, unchanged: true })
}

/// Remembers an exercise in which nothing is wrong and everything was looked at.
fn remember(exercise: &dyn AnyExercise, args: &Args, report: &Report) {
    let complete = |(_, finding): &(&str, Finding)| finding.problems.is_empty() && finding.notices.is_empty();
    if report.findings.iter().all(complete)
        && let Some(record) = record(exercise, args)
    {
        let details = report.findings.iter().map(|(name, finding)| (name.to_string(), finding.detail.clone()));
        record.remember(&details.collect());
    }
}

/// Samples are valid, their answers are right, the reference's too, and the oracle says so.
fn check_samples(context: &Context) -> Result<Finding, Error> {
    let samples = document::load_samples(context.exercise)?;
    let mut finding = Finding { detail: format!("{} samples", samples.len()), ..Finding::default() };
    if samples.is_empty() {
        finding.problems.push("there is no sample".into());
    }
    for sample in samples {
        let name = format!("samples/{}", sample.number);
        let case = match context.exercise.read(&sample.input) {
            Ok(case) => case,
            Err(error) => {
                finding.problems.push(format!("{name}.inp: {error}"));
                continue;
            }
        };
        if let Err(refusal) = case.check(&sample.answer) {
            finding.problems.push(format!("{name}.out: {refusal}"));
        }
        if let Err(refusal) = case.check(&case.answer()) {
            finding.problems.push(format!("{name}: the checker refuses the reference: {refusal}"));
        }
        if let Some(oracle) = case.oracle() {
            for (whose, answer) in [("the sample", sample.answer), ("the reference", case.answer())] {
                if let Err(reason) = oracle(&answer) {
                    finding
                        .problems
                        .push(format!("{name}: the oracle refuses the answer of {whose}: {reason}"));
                }
            }
        }
    }
    Ok(finding)
}

/// Statements and editorials are there in both languages, with every section, and show what data says.
fn check_texts(context: &Context) -> Result<Finding, Error> {
    let mut finding = Finding::default();
    for kind in Kind::ALL {
        for language in Language::ALL {
            let mut text = Document::load(context.exercise, kind, language)?;
            if context.args.bless
                && let Ok(fresh) = document::refresh(&text, context.exercise, context.manifest)
                && fresh != text.text
            {
                files::write(&text.path, fresh.as_bytes())?;
                text.text = fresh;
            }
            let name = text.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let problems = text.problems(context.exercise, context.manifest);
            finding.problems.extend(problems.into_iter().map(|problem| format!("{name}: {problem}")));
        }
    }
    Ok(finding)
}

/// The reader refuses damaged samples and damaged small inputs.
fn check_reader(context: &Context) -> Result<Finding, Error> {
    let mut finding = Finding::default();
    let mut inputs: Vec<_> =
        document::load_samples(context.exercise)?.into_iter().map(|sample| sample.input).collect();
    inputs.extend((0..10).map(|index| context.exercise.small(&mut dice(context, "reader", index)).input()));
    for input in inputs {
        if let Err(problem) = audit::reader(context.exercise, &input) {
            finding.problems.push(problem);
            break;
        }
    }
    Ok(finding)
}

/// On thousands of random small inputs the oracle accepts the reference, and checker and oracle agree on
/// damaged answers.
fn check_random(context: &Context) -> Result<Finding, Error> {
    let tried = Mutex::new(audit::Tried::default());
    let problems: Vec<String> = (0..RANDOM_INPUTS)
        .into_par_iter()
        .filter_map(|index| {
            let mut dice = dice(context, "small", index);
            let case = context.exercise.small(&mut dice);
            let input = case.input();
            if let Err(error) = context.exercise.read(&input) {
                return Some(format!("random input {index} is not valid: {error}"));
            }
            if case.oracle().is_none() {
                return Some(format!("random input {index} is too large for the oracle"));
            }
            match audit::checker(&*case, &mut dice, MUTANTS) {
                Err(problem) => Some(format!("random input {index}: {problem}")),
                Ok(more) => {
                    if let Ok(mut tried) = tried.lock() {
                        tried.right += more.right;
                        tried.wrong += more.wrong;
                    }
                    None
                }
            }
        })
        .collect();
    let mut finding = Finding::default();
    finding.problems.extend(problems.into_iter().take(3));
    let tried = tried.into_inner().unwrap_or_default();
    finding.detail = format!(
        "{RANDOM_INPUTS} random inputs with {} right and {} wrong answers agree with the oracle",
        tried.right, tried.wrong
    );
    Ok(finding)
}

fn dice(context: &Context, recipe: &str, index: u64) -> Dice {
    Dice::of(DEFAULT_SEED, TestName { exercise: context.exercise.folder(), group: "verify", recipe, index })
}

/// What one test told.
struct Told {
    problems: Vec<String>,
    extents: Vec<Extent>,
    outcomes: Option<Outcomes>,
    time: Duration,
    bytes: usize,
}

/// Every test is what `tests.lock` pins; the oracle accepts it where it can; the tests together reach every
/// bound, hold lost and won positions, and leave the reference half of the time.
fn check_tests(context: &Context) -> Result<Finding, Error> {
    let Context { exercise, manifest, args, .. } = context;
    let places = testdata::places(manifest);
    let old_lock = Lock::load(*exercise)?;
    let new_lock = Mutex::new(Lock::default());
    let told: Vec<Told> = context
        .tests()
        .map(|(place, made)| {
            let mut told =
                Told { problems: vec![], extents: vec![], outcomes: None, time: Duration::ZERO, bytes: 0 };
            match made {
                Err(error) => told.problems.push(error.to_string()),
                Ok(made) => {
                    if args.bless
                        && let Ok(mut lock) = new_lock.lock()
                    {
                        lock.insert(place, made);
                    } else {
                        told.problems.extend(old_lock.objection(place, made));
                    }
                    examine(context, place, made, &mut told);
                }
            }
            told
        })
        .collect();
    let problems = told.iter().flat_map(|told| told.problems.clone()).collect();
    let mut finding = Finding { problems, ..Finding::default() };
    if args.bless {
        let lock = new_lock.into_inner().unwrap_or_default();
        if finding.problems.is_empty() && lock != old_lock {
            files::write(&Lock::path(*exercise), lock.to_string().as_bytes())?;
        }
    } else {
        let left_over = old_lock.left_over(manifest);
        finding
            .problems
            .extend(left_over.iter().map(|test| format!("tests.lock has {test}, the plan has not")));
    }
    finding.problems.extend(plan_problems(manifest));
    finding.problems.extend(group_problems(exercise.bounds(), manifest, &places, &told));
    finding.problems.extend(reach_problems(exercise.bounds(), &told));
    finding.problems.extend(outcome_problems(&places, &told));
    let slowest = told.iter().map(|told| told.time).max().unwrap_or_default();
    if slowest * 2 > manifest.time_limit {
        finding.problems.push(format!(
            "the reference takes {slowest:.2?}, more than half of the limit of {:?}",
            manifest.time_limit
        ));
    }
    let bytes: usize = told.iter().map(|told| told.bytes).sum();
    let total = told
        .iter()
        .filter_map(|told| told.outcomes)
        .fold(Outcomes::default(), |sum, one| Outcomes { lost: sum.lost + one.lost, won: sum.won + one.won });
    let share = match total.lost + total.won {
        0 => String::new(),
        all => format!(", {:.0}% of {all} positions lost", 100.0 * total.lost as f64 / all as f64),
    };
    finding.detail = format!(
        "{} tests, {:.1} MiB{share}, the reference takes {slowest:.1?} of {:?}",
        places.len(),
        bytes as f64 / (1 << 20) as f64,
        manifest.time_limit
    );
    Ok(finding)
}

fn examine(context: &Context, place: Place, made: &Made, told: &mut Told) {
    let path = place.path();
    told.bytes = made.input.len() + made.answer.len();
    told.outcomes = made.case.outcomes();
    told.time = reference_time(context.exercise, &made.input);
    match context.exercise.extents(&made.input) {
        Ok(extents) => told.extents = extents,
        Err(error) => told.problems.push(format!("{path}: {error}")),
    }
    match made.case.oracle() {
        Some(oracle) => {
            if let Err(reason) = oracle(&made.answer) {
                told.problems.push(format!("{path}: the oracle refuses the reference: {reason}"));
            }
        }
        None if place.group == "small" => told.problems.push(format!("{path} is too large for the oracle")),
        None => {}
    }
    let mutants = if made.answer.len() > audit::LONG_ANSWER { 2 } else { 40 };
    if let Err(problem) = audit::checker(&*made.case, &mut dice(context, &path, 0), mutants) {
        told.problems.push(format!("{path}: {problem}"));
    }
}

/// The CPU time of the reference on an input that was just read, without reading and writing it.
fn reference_time(exercise: &dyn AnyExercise, input: &[u8]) -> Duration {
    let Ok(case) = exercise.read(input) else { return Duration::ZERO };
    let start = thread_cpu_time();
    case.outcomes();
    let _ = case.answer();
    thread_cpu_time() - start
}

fn thread_cpu_time() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

fn plan_problems(manifest: &Manifest) -> Vec<String> {
    let names: Vec<_> = manifest.plan.groups.iter().map(|group| group.name.as_str()).collect();
    let mut problems = Vec::new();
    if !(2..=4).contains(&names.len()) {
        problems.push(format!("an exercise has two to four groups, not {}", names.len()));
    }
    if names.first() != Some(&"small") || names.last() != Some(&"full") {
        problems.push("the first group is \"small\", the last is \"full\"".into());
    }
    problems
}

/// A group keeps the tighter maxima that it promises.
fn group_problems(bounds: &[Bound], manifest: &Manifest, places: &[Place], told: &[Told]) -> Vec<String> {
    let mut problems = Vec::new();
    for (place, told) in places.iter().zip(told) {
        let Some(group) = manifest.plan.groups.iter().find(|group| group.name == place.group) else { continue };
        for (name, &most) in &group.at_most {
            match told.extents.iter().find(|extent| extent.bound.name == name) {
                None if bounds.iter().all(|bound| bound.name != name) => {
                    problems.push(format!("group {}: at_most names {name}, which is no bound", group.name));
                }
                None => {}
                Some(extent) if extent.greatest > i128::from(most) => problems.push(format!(
                    "{}: {name} = {} in a group that promises at most {most}",
                    place.path(),
                    extent.greatest
                )),
                Some(_) => {}
            }
        }
    }
    problems
}

/// Tests that stop short of a bound let programs pass that fail at the bound.
fn reach_problems(bounds: &[Bound], told: &[Told]) -> Vec<String> {
    let mut reached: BTreeMap<&str, (i128, i128)> = BTreeMap::new();
    for extent in told.iter().flat_map(|told| &told.extents) {
        let known = reached.entry(extent.bound.name).or_insert((extent.least, extent.greatest));
        *known = (known.0.min(extent.least), known.1.max(extent.greatest));
    }
    let mut problems = Vec::new();
    for bound in bounds.iter().filter(|bound| bound.unreached.is_none()) {
        match reached.get(bound.name) {
            None => problems.push(format!("no test has a value under the bound of {}", bound.name)),
            Some(&(least, greatest)) if least > bound.min || greatest < bound.max => problems
                .push(format!("no test reaches both ends of {bound}: the tests have {least}..={greatest}")),
            Some(_) => {}
        }
    }
    problems
}

/// A group in which nobody ever loses, or nobody ever wins, is passed by a program that does not look.
fn outcome_problems(places: &[Place], told: &[Told]) -> Vec<String> {
    let mut groups: BTreeMap<&str, Outcomes> = BTreeMap::new();
    for (place, told) in places.iter().zip(told) {
        if let Some(outcomes) = told.outcomes {
            let group = groups.entry(place.group).or_default();
            group.lost += outcomes.lost;
            group.won += outcomes.won;
        }
    }
    let one_sided = groups.iter().filter(|(_, outcomes)| outcomes.lost == 0 || outcomes.won == 0);
    one_sided
        .map(|(group, outcomes)| {
            format!("group {group} has {} lost and {} won positions", outcomes.lost, outcomes.won)
        })
        .collect()
}

/// Every program gets the verdict of its folder, and wrong ones are refused by more than one test.
fn check_submissions(context: &Context) -> Result<Finding, Error> {
    let Context { exercise, manifest, args, .. } = context;
    let programs = submissions::load(*exercise)?;
    let mut finding = Finding { problems: submissions::shape_problems(&programs), ..Finding::default() };
    let mut slowest = 0.0f64;
    let tier = judging::tier(args.require_tier, false).map_err(Error::new)?;
    let tests = || {
        let tests = context.tests().map(|(place, made)| match made {
            Ok(made) => Ok(submissions::Test { path: place.path(), made }),
            Err(error) => Err(Error::new(error)),
        });
        tests.collect::<Result<Vec<_>, Error>>()
    };
    for judgement in submissions::run_all(*exercise, manifest, &programs, tier, tests)? {
        match judgement {
            Judgement::AsExpected(share) => slowest = slowest.max(share),
            Judgement::Problem(problem) => finding.problems.push(problem),
            Judgement::Skipped(message) if args.strict => finding.problems.push(message),
            Judgement::Skipped(message) => finding.notices.push(message),
        }
    }
    finding.detail = format!(
        "{} programs in tier {}, the slowest right one takes {:.0}% of its time",
        programs.len(),
        tier.letter(),
        100.0 * slowest
    );
    Ok(finding)
}
