//! `judge`: the verdicts of a program, test by test, and what helps to find the mistake; or of a class (`table`).

use std::{
    io::{self, IsTerminal},
    path::{Path, PathBuf},
    time::Duration,
};

use generators::seed::DEFAULT_SEED;
use judging::{Allowance, Engine, Event, Judgement, Listener, Order, Policy, Source, Stop, Verdict, run};
use problems::{Contest, contest::Posed};
use sandbox::Tier;

use self::{keep::Keeper, terminal::Terminal, tests::Origin};
use crate::{
    house::House,
    progress::Progress,
    report::{self, Ended, Ending},
};

mod comparison;
mod json;
mod keep;
mod sentences;
mod table;
mod terminal;
mod tests;

pub use self::{comparison::cut, terminal::last_words};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX", required_unless_present = "table", conflicts_with = "table")]
    exercise: Option<String>,
    /// The program: .rs .c .cpp .py .pas .java .go
    #[arg(required_unless_present = "table", conflicts_with = "table")]
    file: Option<PathBuf>,
    /// Its language, where the ending does not say it: C++20, for example (see `languages`)
    #[arg(long, value_name = "NAME", conflicts_with = "table")]
    language: Option<String>,
    /// Judge with the tests of a folder that `generate` wrote (without: samples and the tests of the default seed)
    #[arg(long, value_name = "DIR", conflicts_with_all = ["seed", "samples"])]
    tests: Option<PathBuf>,
    /// Judge with the samples alone
    #[arg(long, conflicts_with = "seed")]
    samples: bool,
    /// Judge with the tests of another seed
    #[arg(long, value_name = "N", value_parser = crate::generate::seed, conflicts_with = "contest")]
    seed: Option<u64>,
    /// Judge with the limits, points, languages and tests of a contest (a contest.toml)
    #[arg(long, value_name = "FILE")]
    contest: Option<PathBuf>,
    /// Go on in a group whose points are lost
    #[arg(long)]
    all: bool,
    /// Judge one test alone and print it whole: input, answer, a right answer
    #[arg(long, value_name = "GROUP/NN", conflicts_with_all = ["table", "json"])]
    show: Option<String>,
    /// Store input, output and a right answer of every failure in a folder
    #[arg(long, value_name = "DIR", conflicts_with = "table")]
    keep: Option<PathBuf>,
    /// Refuse to judge with a weaker sandbox: a (namespaces) or b (Landlock)
    #[arg(long, value_name = "TIER")]
    require_tier: Option<Tier>,
    /// Run the program even where nothing can isolate it
    #[arg(long = "unsafe")]
    bare: bool,
    /// Write one JSON value
    #[arg(long)]
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

pub fn run(args: &Args, house: &House) -> Ended {
    report::with_json(args.json, || match (&args.exercise, &args.file) {
        (Some(exercise), Some(file)) => one(args, house, exercise, file),
        _ => table::run(args, house),
    })
}

fn one(args: &Args, house: &House, name: &str, file: &Path) -> Ended {
    let exercise = house.library.find(name)?;
    let contest = args.contest.as_deref().map(|path| house.contest(path)).transpose()?;
    let posed = match &contest {
        Some(contest) => contest.selected(&[name.to_string()], &house.library)?.remove(0),
        None => Posed::of(&house.library, exercise)?,
    };
    let source = Source::read(file, args.language.as_deref())?;
    let mut groups =
        tests::groups(&house.library, &posed, args.origin(contest.as_ref()), house.tongue(args.json))?;
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
    let keeper = args.keep.as_deref().map(Keeper::new).transpose()?;
    let terminal = (!args.json).then(|| Terminal { subject: &subject, whole: args.show.is_some() });
    if let Some(terminal) = &terminal {
        terminal.begin();
    }
    // Where there is no bar, the lines of the tests themselves show that work goes on.
    let progress = Progress::new("judge", tests, args.json || !io::stderr().is_terminal());
    let listener = |event: Event| {
        match event {
            Event::TestJudged { test, .. } => progress.step(test),
            Event::GroupJudged { group } => progress.skip(&group.name, group.left_out()),
            _ => {}
        }
        progress.aside(|| {
            terminal.iter().for_each(|terminal| terminal.hear(event));
            keeper.iter().for_each(|keeper| keeper.hear(event));
        });
    };
    let judgement = match (&tier, not_allowed(&source, contest.as_ref())) {
        (_, Some(why)) => Ok(Judgement::refused(why)),
        (Err(failure), None) => Ok(Judgement::failed(failure.to_string())),
        (Ok(tier), None) => {
            let engine = Engine { cache: house.cache(), tier: *tier };
            let stop = if args.all { Stop::Never } else { Stop::AtLostGroup };
            let judgement = engine.judge(
                &source,
                &posed.manifest,
                &groups,
                Policy { stop, order: Order::SideBySide, tongue: house.tongue(args.json) },
                &listener,
            );
            // What cannot be tidied up today can be tomorrow.
            let _ = engine.cache.prune(false);
            judgement
        }
    };
    progress.finish();
    let judgement = judgement?;
    let kept = keeper.map(Keeper::finish).transpose()?;
    match &terminal {
        Some(terminal) => {
            terminal.end(&judgement);
            if let (Some(kept), Some(folder)) = (&kept, &args.keep) {
                report::line(sentences::kept(kept.len() / 3, &folder.display().to_string()));
            }
        }
        None => report::json(&json::value(&subject, &judgement, &kept.unwrap_or_default())),
    }
    Ok(ending(judgement.verdict))
}

fn ending(verdict: Verdict) -> Ending {
    match verdict {
        Verdict::Accepted => Ending::Yes,
        Verdict::JudgeFailure => Ending::Failure,
        _ => Ending::No,
    }
}

/// Why a contest does not take a source.
fn not_allowed(source: &Source, contest: Option<&Contest>) -> Option<String> {
    let languages = &contest?.languages;
    let language = source.language.name;
    let allowed = languages.is_empty() || languages.iter().any(|name| name.eq_ignore_ascii_case(language));
    (!allowed).then(|| sentences::language_not_allowed(language, languages))
}
