//! `judge`: the verdicts of a program, test by test, and what helps to find the mistake; or of a class (`table`).

use std::{
    io::{self, IsTerminal},
    path::{Path, PathBuf},
    time::Duration,
};

use checkers::Sentence;
use exercise::{AnyExercise, Contest, Error, contest::Posed};
use generators::seed::DEFAULT_SEED;
use judging::{
    Allowance, Engine, Event, Judgement, Listener, Policy, Source, Stop, TestOrder, Verdict, run,
    stress::{self, Counterexample, Search},
};
use sandbox::Tier;

use self::{json::Dialogues, keep::Keeper, terminal::Terminal};
use crate::{
    files,
    lang::{self, told},
    languages, program,
    progress::Progress,
    report::{self, Ended, Ending},
    tests_folder,
    workspace::{self, Workspace},
};

mod comparison;
mod json;
mod junit;
mod keep;
pub mod sentences;
mod table;
mod terminal;
mod tests;

pub use self::{
    comparison::cut,
    table::exercise_of_file,
    terminal::last_words,
    tests::{Origin, groups},
};

#[derive(clap::Args)]
pub struct Args {
    #[arg(
        value_name = "EX",
        required_unless_present = "table",
        conflicts_with = "table",
        help = program::exercise_help()
    )]
    exercise: Option<String>,
    #[arg(value_name = "FILE", conflicts_with = "table", help = languages::program_help())]
    file: Option<PathBuf>,
    #[arg(long, value_name = "NAME", conflicts_with = "table", help = languages::named_help())]
    language: Option<String>,
    #[arg(long, value_name = "DIR", conflicts_with_all = ["seed", "samples"], help = told!(
        vi "Chấm bằng bộ test trong thư mục do generate ghi (không nêu: các ví dụ và bộ test của hạt giống mặc định)",
        en "Judge with the tests of a folder that `generate` wrote (default: the samples and the tests of the default seed)"
    ))]
    tests: Option<PathBuf>,
    #[arg(long, conflicts_with_all = ["table", "short", "show"], help = told!(
        vi "Bài tương tác: hiện trọn cuộc đối thoại của mỗi test",
        en "Interactive exercises: show the whole dialogue of each test"
    ))]
    transcript: bool,
    #[arg(long, conflicts_with = "seed", help = told!(
        vi "Chỉ chấm bằng các ví dụ của đề",
        en "Judge with the samples only"
    ))]
    samples: bool,
    #[arg(long, value_name = "N", value_parser = crate::generate::seed, conflicts_with = "contest", help = told!(
        vi "Chấm bằng bộ test của hạt giống khác",
        en "Judge with the tests of another seed"
    ))]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", help = told!(
        vi "Chấm theo giới hạn, điểm, ngôn ngữ và test của một kì thi (một tệp contest.toml)",
        en "Judge with the limits, points, languages and tests of a contest (a contest.toml)"
    ))]
    contest: Option<PathBuf>,
    #[arg(long, conflicts_with = "show", help = told!(
        vi "Vẫn chạy tiếp trong nhóm đã mất điểm",
        en "Keep judging a group after its points are lost"
    ))]
    all: bool,
    #[arg(long, value_name = "GROUP/NN", conflicts_with_all = ["table", "json"], help = told!(
        vi "Chỉ chấm một test và in trọn vẹn: dữ liệu vào, kết quả của chương trình, một kết quả đúng",
        en "Judge a single test and print all of it: the input, the program's answer, a right answer"
    ))]
    show: Option<String>,
    #[arg(long, conflicts_with_all = ["table", "json", "show"], help = told!(
        vi "Chỉ in mỗi nhóm một dòng: điểm, và test đầu tiên không qua",
        en "Print only a line for each group: its points, and the first test that fails"
    ))]
    short: bool,
    #[arg(long, value_name = "DIR", conflicts_with = "table", help = told!(
        vi "Lưu dữ liệu vào, kết quả của chương trình và một kết quả đúng của mọi test không qua vào thư mục",
        en "For every failure, store the input, the output and a right answer in this folder"
    ))]
    keep: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "table", help = told!(
        vi "Ghi kết luận từng test vào tệp này dưới dạng JUnit XML, cho các hệ thống CI",
        en "Write the verdicts to this file as JUnit XML, for CI servers"
    ))]
    junit: Option<PathBuf>,
    #[arg(long, conflicts_with = "table", help = told!(
        vi "Không tìm dữ liệu nhỏ khác làm chương trình sai; cho xem chỗ sai của test",
        en "Don't search for a new small input on which the program fails; show where the test fails"
    ))]
    no_stress: bool,
    #[arg(long, value_name = "TIER", value_parser = lang::tier, help = told!(
        vi "Không chấm nếu mức cách li yếu hơn: a (không gian tên) hoặc b (Landlock)",
        en "Refuse to judge in a weaker sandbox than this tier: a (namespaces) or b (Landlock)"
    ))]
    require_tier: Option<Tier>,
    #[arg(long = "unsafe", conflicts_with = "require_tier", help = told!(
        vi "Chạy chương trình dù máy này không cách li được nó",
        en "Run the program even if it can't be isolated"
    ))]
    bare: bool,
    #[arg(long, help = told!(vi "In ra một giá trị JSON", en "Print one JSON value"))]
    json: bool,
    #[command(flatten)]
    table: table::Args,
}

impl Args {
    /// Where tests come from.
    fn origin(&self, contest: Option<&Contest>) -> Origin<'_> {
        match &self.tests {
            Some(folder) => Origin::Folder(folder),
            None if self.samples => Origin::Samples,
            None => Origin::Plan(contest.map(|contest| contest.seed).or(self.seed).unwrap_or(DEFAULT_SEED)),
        }
    }

    /// An exercise with the limits and points of the folder of tests, where one is named.
    fn as_in_folder(&self, posed: Posed) -> Result<Posed, Error> {
        let Some(folder) = &self.tests else { return Ok(posed) };
        let (posed, notes) = tests_folder::posed(&posed, folder, self.contest.is_some())?;
        notes.iter().for_each(report::note);
        Ok(posed)
    }

    /// What no program may read: tests, answers, programs of others.
    fn private(&self) -> Vec<PathBuf> {
        let named = [&self.tests, &self.keep].into_iter().flatten().cloned();
        let contest = self.contest.as_deref().and_then(workspace::folder_of);
        named.chain(contest).chain(self.table.private()).collect()
    }
}

/// What is judged, and with what.
struct Subject<'a> {
    posed: &'a Posed,
    source: &'a Source,
    allowance: Allowance,
    /// The most time on the clock for all tests.
    in_all: Duration,
    tier: Option<Tier>,
}

pub fn run(args: &Args, workspace: &Workspace) -> Ended {
    report::with_json(workspace, args.json, || match &args.exercise {
        Some(first) => {
            let (exercise, file) = program::named(&workspace.library, first, args.file.as_deref())?;
            one(args, workspace, exercise, &file)
        }
        None => table::run(args, workspace),
    })
}

fn one(args: &Args, workspace: &Workspace, exercise: &'static dyn AnyExercise, file: &Path) -> Ended {
    let contest = args.contest.as_deref().map(|path| workspace.contest(path)).transpose()?;
    let posed = match &contest {
        Some(contest) => contest.selected(&[exercise.folder().into()], &workspace.library)?.remove(0),
        None => Posed::of(&workspace.library, exercise)?,
    };
    let posed = args.as_in_folder(posed)?;
    if args.transcript && !posed.manifest.interactive {
        return Err(Error::new(sentences::no_dialogue(exercise.folder())));
    }
    let source = Source::read(file, args.language.as_deref())?;
    let mut groups = tests::groups(workspace, &posed, args.origin(contest.as_ref()), false)?;
    if let Some(test) = &args.show {
        tests::only(&mut groups, test)?;
    }
    let tests = groups.iter().map(|group| group.tests.len()).sum();
    let tier = run::tier(args.require_tier, args.bare);
    let allowance = Allowance::of(&posed.manifest, source.language);
    let subject = Subject {
        posed: &posed,
        source: &source,
        allowance,
        in_all: allowance.in_all(tests),
        tier: tier.as_ref().ok().copied(),
    };
    if let Some(path) = &args.junit {
        // Before anybody waits for what could not be written.
        files::may_replace(path, &workspace.cache(), false)?;
    }
    let keeper = args.keep.as_deref().map(Keeper::new).transpose()?;
    let terminal = (!args.json).then(|| Terminal {
        subject: &subject,
        whole: args.show.is_some(),
        short: args.short,
        transcript: args.transcript,
    });
    if let Some(terminal) = &terminal {
        terminal.begin();
    }
    // Where there is no bar, the lines of the tests themselves show that work goes on.
    let progress = Progress::new("judge", tests, args.json || !io::stderr().is_terminal());
    let dialogues = Dialogues::default();
    let listener = |event: Event| {
        if args.json && args.transcript {
            dialogues.on_event(event);
        }
        match event {
            Event::TestJudged { test, .. } => progress.step(test),
            Event::GroupJudged { group } => progress.skip(&group.name, group.left_out()),
            _ => {}
        }
        progress.aside(|| {
            terminal.iter().for_each(|terminal| terminal.on_event(event));
            keeper.iter().for_each(|keeper| keeper.on_event(event));
        });
    };
    let judgement = match (&tier, not_allowed(&source, contest.as_ref())) {
        (_, Some(why)) => Ok(Judgement::refused(why)),
        (Err(why), None) => Ok(Judgement::failed(why.clone())),
        (Ok(tier), None) => {
            let engine = workspace.engine(*tier, args.private());
            let stop = if args.all { Stop::Never } else { Stop::AtLostGroup };
            let judgement = engine.judge(
                &source,
                &posed.manifest,
                &groups,
                Policy { stop, order: TestOrder::SideBySide },
                &listener,
            );
            // What cannot be tidied up today can be tomorrow.
            let _ = engine.cache.prune(false);
            judgement
        }
    };
    progress.finish();
    let judgement = judgement?;
    let fresh = match tier {
        Ok(tier) if !args.no_stress && !args.samples && !args.short && args.show.is_none() => {
            fresh_case(&workspace.engine(tier, args.private()), &subject, &judgement)
        }
        _ => None,
    };
    let kept = keeper.map(Keeper::finish).transpose()?;
    match &terminal {
        Some(terminal) => {
            terminal.end(&judgement, fresh.as_ref());
            if let (Some(kept), Some(folder)) = (&kept, &args.keep) {
                report::say(&sentences::kept(kept.len() / 3, &report::name(folder)));
            }
        }
        None => {
            let lang = workspace.lang(true);
            let kept = kept.unwrap_or_default();
            report::json(&json::value(&subject, &judgement, fresh.as_ref(), &kept, &dialogues, lang));
        }
    }
    if let Some(path) = &args.junit {
        crate::junit::write(path, &[junit::suite(&subject, &judgement)], &workspace.cache())?;
    }
    Ok(ending(judgement.verdict))
}

/// The search for a fresh case, short enough for those who wait for it: the same inputs in the same order every time. What
/// is found is shrunk in a moment, unless others use the machine: then it is worth waiting for.
const FRESH: Search = Search {
    seed: DEFAULT_SEED,
    time: Duration::from_secs(3),
    shrinking: Duration::from_secs(15),
    inputs: 4000,
};

/// A small input on which a program fails that failed a test: it can be held in the hand, and gives no test away. A
/// sample is as small already and no secret, and where a file has another name no input helps.
fn fresh_case(engine: &Engine, subject: &Subject, judgement: &Judgement) -> Option<Counterexample> {
    let failing = judgement.failing()?;
    if failing.hint.is_some() || failing.test.starts_with(&format!("{}/", tests::SAMPLES)) {
        return None;
    }
    let Subject { posed, source, .. } = subject;
    let searched = stress::counterexample(engine, source, posed.exercise, &posed.manifest, FRESH);
    // The verdict stands without it.
    searched.ok()?.found
}

fn ending(verdict: Verdict) -> Ending {
    match verdict {
        Verdict::Accepted => Ending::Yes,
        Verdict::JudgeFailure => Ending::Failure,
        _ => Ending::No,
    }
}

/// Why a contest does not take a source.
fn not_allowed(source: &Source, contest: Option<&Contest>) -> Option<Sentence> {
    let languages = &contest?.languages;
    let language = source.language.name;
    let allowed = languages.is_empty() || languages.iter().any(|name| name.eq_ignore_ascii_case(language));
    (!allowed).then(|| sentences::language_not_allowed(language, languages))
}
