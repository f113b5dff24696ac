//! `verify`: everything that must hold of an exercise, checked by doing it. A file a check; what they find is shown by
//! `findings.rs` and remembered by `memory.rs`.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::{Arc, OnceLock},
};

use checkers::say;
use exercise::{
    AnyExercise, Error, Library, Manifest,
    contest::Posed,
    testdata::{self, Planned, ReadyTest},
};
use generators::{TestName, TestRng, seed::DEFAULT_SEED};
use judging::{Cache, Engine, run};
use rayon::prelude::*;
use sandbox::Tier;
use serde_json::json;

use self::{
    findings::{Finding, Findings},
    matrix::Matrix,
};
use crate::{
    files, junit,
    lang::{self, told},
    progress::Progress,
    report::{self, Ended, Ending},
    tests_folder,
    workspace::{self, Workspace},
};

mod changed;
mod findings;
mod losses;
mod matrix;
mod memory;
mod random;
mod reader;
mod refusals;
mod reminders;
mod samples;
mod submissions;
mod tests;
mod texts;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "EX", help = told!(
        vi "Các bài tập (không nêu bài nào thì là tất cả)",
        en "The exercises (default: all)"
    ))]
    exercises: Vec<String>,
    #[arg(long, help = told!(
        vi "Thiếu trình biên dịch thì coi là hỏng, không chỉ nhắc",
        en "Treat a missing compiler as a failure, not as a notice"
    ))]
    strict: bool,
    #[arg(long, value_name = "TIER", value_parser = lang::tier, help = told!(
        vi "Không chạy nếu mức cách li yếu hơn: a (không gian tên) hoặc b (Landlock)",
        en "Refuse to run programs in a weaker sandbox than this tier: a (namespaces) or b (Landlock)"
    ))]
    require_tier: Option<Tier>,
    #[arg(long, help = told!(
        vi "Kiểm tra lại cả những gì đã qua và không đổi từ đó",
        en "Check again even what has passed before and has not changed since"
    ))]
    fresh: bool,
    #[arg(long, help = told!(
        vi "Ghi lại những gì được sinh ra: tests.lock, và các ràng buộc, giới hạn, nhóm test, ví dụ trong đề bài",
        en "Rewrite what is generated: tests.lock, and the bounds, limits, groups and samples in the statements"
    ))]
    bless: bool,
    #[arg(long, value_name = "N", value_parser = crate::generate::seed, conflicts_with_all = ["bless", "tests", "contest"], help = told!(
        vi "Chấm bằng bộ test của hạt giống khác: chương trình sai có còn bị bắt, các nhóm có giữ đúng điều kiện?",
        en "Judge with the tests of another seed: are wrong programs still refused, and promises kept?"
    ))]
    seed: Option<u64>,
    #[arg(long, value_name = "DIR", conflicts_with = "bless", help = told!(
        vi "Chấm bằng bộ test trong thư mục do generate ghi",
        en "Judge with the tests of a folder that `generate` wrote"
    ))]
    tests: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "bless", help = told!(
        vi "Chấm các bài của một kì thi, với hạt giống, giới hạn và test của kì thi (một tệp contest.toml)",
        en "Judge with the exercises of a contest, its seed, limits and tests (a contest.toml)"
    ))]
    contest: Option<PathBuf>,
    #[arg(long, value_name = "REF", conflicts_with_all = ["exercises", "contest", "tests"], help = told!(
        vi "Chỉ các bài đã thay đổi so với commit này của git, kể cả thay đổi chưa commit",
        en "Only the exercises that have changed since this commit of git, committed or not"
    ))]
    changed_since: Option<String>,
    #[arg(long, value_name = "FILE", help = told!(
        vi "Ghi kết quả vào tệp này dưới dạng JUnit XML, cho các hệ thống CI",
        en "Write the results to this file as JUnit XML, for CI servers"
    ))]
    junit: Option<PathBuf>,
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        require_equals = true,
        conflicts_with_all = ["bless", "json", "junit", "only"],
        help = told!(
            vi "Thay vào đó cho mọi chương trình của bài chạy mọi test, rồi in bảng test nào loại chương trình nào; --matrix=FILE ghi bảng thành trang HTML",
            en "Instead, run every program of the exercise on every test and show which test refuses which program; --matrix=FILE writes a page"
        )
    )]
    matrix: Option<Option<PathBuf>>,
    #[arg(long, value_name = "CHECK", value_parser = CHECKS.map(|(name, _)| name), help = told!(
        vi "Chỉ làm bước kiểm tra này (có thể nêu nhiều lần); kết quả không được ghi nhớ",
        en "Run only this check (may be given more than once); its result is not remembered"
    ))]
    only: Vec<String>,
    #[arg(long, help = told!(
        vi "In ra một giá trị JSON",
        en "Print one JSON value"
    ))]
    json: bool,
}

/// The checks, in the order in which they are made and told.
const CHECKS: [(&str, Check); 6] = [
    ("samples", samples::check),
    ("texts", texts::check),
    ("reader", reader::check),
    ("random", random::check),
    ("tests", tests::check),
    ("submissions", submissions::check),
];

type Check = fn(&Context) -> Result<Finding, Error>;

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    report::with_json(workspace, args.json, || {
        workspace.checkout()?;
        if let Some(path) = &args.junit {
            // Before anybody waits for what could not be written.
            files::may_replace(path, &workspace.cache(), false)?;
        }
        let subjects = subjects(args, workspace)?;
        if let Some(page) = &args.matrix {
            return show_matrices(page.as_deref(), subjects, args, workspace);
        }
        let progress = Progress::new("verify", subjects.len() * args.checks().count(), args.json);
        let cache = workspace.cache();
        let all: Vec<Findings> = subjects
            .into_par_iter()
            .map(|subject| verify(subject, args, workspace, &cache, &progress))
            .collect();
        progress.finish();
        // What cannot be tidied up today can be tomorrow.
        let _ = cache.prune(false);
        let failed = all.iter().filter(|findings| !findings.ok()).count();
        if args.json {
            report::json(&json!({
                "ok": failed == 0,
                "exercises": all.iter().map(|findings| findings.json(workspace.lang(true))).collect::<Vec<_>>(),
            }));
        } else {
            all.iter().for_each(Findings::print);
            report::say(&say!(
                vi "{passed} bài đạt, {failed} bài hỏng",
                en "{passed} passed, {failed} failed",
                passed = all.len() - failed
            ));
        }
        if junit::annotates() && !args.json {
            all.iter().flat_map(|findings| findings.annotations(&workspace.library)).for_each(report::line);
        }
        if let Some(path) = &args.junit {
            junit::write(path, &all.iter().map(Findings::suite).collect::<Vec<_>>(), &cache)?;
        }
        Ok(Ending::from(failed == 0))
    })
}

fn show_matrices(page: Option<&Path>, subjects: Vec<Subject>, args: &Args, workspace: &Workspace) -> Ended {
    let cache = workspace.cache();
    if let Some(page) = page {
        files::may_replace(page, &cache, false)?;
    }
    let progress = Progress::new("matrix", subjects.len(), false);
    let mut matrices = Vec::new();
    for Subject { exercise, manifest, seed } in subjects {
        let (manifest, library, tests) = (manifest?, &workspace.library, OnceLock::new());
        let context =
            Context { exercise, manifest: &manifest, seed, workspace, library, cache: &cache, args, tests };
        let matrix = Matrix::of(&context, &context.engine()?)?;
        progress.step(exercise.folder());
        matrices.push(matrix);
    }
    progress.finish();
    match page {
        Some(page) => {
            matrix::write(page, &matrices, workspace.lang(false), &cache)?;
            report::say(&report::written(page));
        }
        None => matrix::show(&matrices),
    }
    Ok(Ending::Yes)
}

impl Args {
    /// The checks that are asked for.
    fn checks(&self) -> impl Iterator<Item = (&'static str, Check)> {
        let wanted = |name: &str| match self.only.is_empty() {
            true => !self.other_data() || OF_DATA.contains(&name),
            false => self.only.iter().any(|only| only == name),
        };
        CHECKS.into_iter().filter(move |(name, _)| wanted(name))
    }

    /// Whether the tests are others than those that `tests.lock` pins.
    fn other_data(&self) -> bool {
        self.seed.is_some() || self.tests.is_some() || self.contest.is_some()
    }
}

/// The checks that depend on the tests: what is asked of other data than the pinned.
const OF_DATA: [&str; 2] = ["tests", "submissions"];

/// An exercise, the manifest whose tests are judged or what is wrong with it, and the seed.
struct Subject {
    exercise: &'static dyn AnyExercise,
    manifest: Result<Arc<Manifest>, Error>,
    seed: u64,
}

/// What a call is about. One manifest that cannot be read is that exercise's fault alone.
fn subjects(args: &Args, workspace: &Workspace) -> Result<Vec<Subject>, Error> {
    let mut subjects = Vec::new();
    match &args.contest {
        Some(_) => {
            let (posed, seed) = workspace.posed(&args.exercises, args.contest.as_deref())?;
            for Posed { exercise, manifest, .. } in posed {
                subjects.push(Subject { exercise, manifest: Ok(manifest), seed: seed.unwrap_or(DEFAULT_SEED) });
            }
        }
        None => {
            let exercises = match &args.changed_since {
                Some(reference) => changed::since(reference, workspace.checkout()?, &workspace.library)?,
                None => workspace.library.selected(&args.exercises)?,
            };
            for exercise in exercises {
                let manifest = workspace.library.manifest(exercise);
                subjects.push(Subject { exercise, manifest, seed: args.seed.unwrap_or(DEFAULT_SEED) });
            }
        }
    }
    if let Some(folder) = &args.tests {
        for subject in &mut subjects {
            let posed = Posed { exercise: subject.exercise, manifest: subject.manifest.clone()?, label: None };
            let (posed, notes) = tests_folder::posed(&posed, folder, args.contest.is_some())?;
            notes.iter().for_each(report::note);
            let manifest = tests_folder::manifest(subject.exercise, &posed.manifest, folder)?;
            subject.manifest = Ok(Arc::new(manifest));
        }
    }
    Ok(subjects)
}

/// What the checks of one exercise have in common.
struct Context<'a> {
    exercise: &'static dyn AnyExercise,
    manifest: &'a Manifest,
    /// The seed of its tests.
    seed: u64,
    workspace: &'a Workspace,
    library: &'a Library,
    cache: &'a Cache,
    args: &'a Args,
    /// The tests, made when they are first needed: to be examined, and to run programs on them.
    tests: OnceLock<Vec<Result<Arc<ReadyTest>, Error>>>,
}

impl Context<'_> {
    /// Every test of the plan, in its order.
    fn tests(&self) -> Vec<(Planned<'_>, &Result<Arc<ReadyTest>, Error>)> {
        let planned = testdata::planned(self.manifest);
        let made = || match self.workspace.tests(self.exercise, self.seed, self.args.fresh) {
            Ok(kept) => planned.par_iter().map(|planned| kept.checked(*planned).map(Arc::new)).collect(),
            Err(error) => vec![Err(error); planned.len()],
        };
        let tests = self.tests.get_or_init(made);
        planned.into_iter().zip(tests).collect()
    }

    /// The random source of a check.
    fn rng(&self, recipe: &str, index: u64) -> TestRng {
        let name = TestName { exercise: self.exercise.folder(), group: "verify", recipe, index };
        TestRng::of(DEFAULT_SEED, name)
    }

    /// What judges the programs: from them the tests of others are hidden.
    fn engine(&self) -> Result<Engine, Error> {
        let contest = self.args.contest.as_deref().and_then(workspace::folder_of);
        let private = self.args.tests.clone().into_iter().chain(contest).collect();
        Ok(self.workspace.engine(self.tier()?, private))
    }

    /// The tier that submissions run in.
    fn tier(&self) -> Result<Tier, Error> {
        run::tier(self.args.require_tier, false).map_err(Error::new)
    }
}

fn verify(
    Subject { exercise, manifest, seed }: Subject,
    args: &Args,
    workspace: &Workspace,
    cache: &Cache,
    progress: &Progress,
) -> Findings {
    let folder = exercise.folder();
    let manifest = match manifest {
        Ok(manifest) => manifest,
        Err(error) => return Findings { folder, checks: vec![("manifest", error.into())], unchanged: false },
    };
    let (library, tests) = (&workspace.library, OnceLock::new());
    let context = Context { exercise, manifest: &manifest, seed, workspace, library, cache, args, tests };
    if let Some(findings) = memory::recall(&context) {
        progress.skip(folder, args.checks().count());
        return findings;
    }
    let run = |(name, check): (&'static str, Check)| {
        // A panic is one exercise's fault and must not hide what the others do.
        let finding = catch_unwind(AssertUnwindSafe(|| check(&context).unwrap_or_else(Finding::from)));
        progress.step(folder);
        (
            name,
            finding.unwrap_or_else(|_| {
                Error::new(
                    say!(vi "chương trình panic; xem dòng báo ở trên", en "panicked; the message is above"),
                )
                .into()
            }),
        )
    };
    let findings = Findings { folder, checks: args.checks().map(run).collect(), unchanged: false };
    memory::remember(&context, &findings);
    findings
}
