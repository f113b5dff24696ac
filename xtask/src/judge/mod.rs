//! `judge`: the verdicts of a program, test by test, and what helps to find the mistake.

use std::{path::PathBuf, time::Duration};

use judging::{Allowance, Engine, Event, Judgement, Order, Policy, Source, Stop, Verdict, run};
use problems::AnyExercise;
use sandbox::Tier;

use crate::{
    house::House,
    progress::Progress,
    report::{self, Ended, Ending},
};

mod comparison;
mod json;
mod terminal;
mod tests;

pub use self::{comparison::cut, terminal::last_words};

#[derive(clap::Args)]
pub struct Args {
    /// The exercise
    #[arg(value_name = "EX")]
    exercise: String,
    /// The program: .rs .c .cpp .py .pas .java .go
    file: PathBuf,
    /// Its language, where the ending does not say it: C++20, for example (see `languages`)
    #[arg(long, value_name = "NAME")]
    language: Option<String>,
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

/// A judgement with what it is about.
struct Shown<'a> {
    exercise: &'static dyn AnyExercise,
    source: &'a Source,
    allowance: Allowance,
    /// The most time on the clock for all tests.
    in_all: Duration,
    tier: Option<Tier>,
    judgement: Judgement,
}

pub fn run(args: &Args, house: &House) -> Ended {
    report::with_json(args.json, || {
        let exercise = house.library.find(&args.exercise)?;
        let manifest = house.library.manifest(exercise)?;
        let source = Source::read(&args.file, args.language.as_deref())?;
        let groups = tests::groups(exercise, &manifest, args.tests.as_deref(), house.tongue(args.json))?;
        let stop = if args.all { Stop::Never } else { Stop::AtLostGroup };
        let tests = groups.iter().map(|group| group.tests.len()).sum();
        let policy = Policy { stop, order: Order::SideBySide, tongue: house.tongue(args.json) };
        let (tier, judgement) = match run::tier(args.require_tier, args.bare) {
            Ok(tier) => {
                let engine = Engine { cache: house.cache(), tier };
                let progress = Progress::new("judge", tests, args.json);
                let listener = |event: Event| match event {
                    Event::TestJudged { test, .. } => progress.step(test),
                    Event::GroupJudged { group } => progress.skip(&group.name, group.left_out()),
                    Event::Done { .. } => progress.finish(),
                    Event::Compiled | Event::TestBegun { .. } => {}
                };
                let judgement = engine.judge(&source, &manifest, &groups, policy, &listener);
                progress.finish();
                // What cannot be tidied up today can be tomorrow.
                let _ = engine.cache.prune(false);
                (Some(tier), judgement?)
            }
            Err(failure) => (None, Judgement::failed(failure.to_string())),
        };
        let allowance = Allowance::of(&manifest, source.language);
        let in_all = allowance.in_all(tests);
        let report = Shown { exercise, source: &source, allowance, in_all, tier, judgement };
        if args.json {
            report::json(&json::value(&report));
        } else {
            terminal::print(&report);
        }
        Ok(match report.judgement.verdict {
            Verdict::Accepted => Ending::Yes,
            Verdict::JudgeFailure => Ending::Failure,
            _ => Ending::No,
        })
    })
}
