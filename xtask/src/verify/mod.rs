//! `verify`: everything that must hold of an exercise, checked by doing it. A file a check; what they find is shown by
//! `findings.rs` and remembered by `memory.rs`.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, OnceLock},
    time::Duration,
};

use generators::{Dice, TestName, seed::DEFAULT_SEED};
use judging::{Cache, run};
use problems::{
    AnyExercise, Error, Library, Manifest,
    testdata::{self, Made, Planned},
};
use rayon::prelude::*;
use sandbox::Tier;
use serde_json::json;

use self::findings::{Finding, Findings};
use crate::{
    house::House,
    progress::Progress,
    report::{self, Ended, Ending},
};

mod findings;
mod memory;
mod random;
mod reader;
mod samples;
mod submissions;
mod tests;
mod texts;

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
    require_tier: Option<Tier>,
    /// Check again what has passed before and has not changed since
    #[arg(long)]
    fresh: bool,
    /// Rewrite what is derived: tests.lock, and bounds, limits, groups and samples in the statements
    #[arg(long)]
    bless: bool,
    /// Make only this check (may be given more than once); what it finds is not remembered
    #[arg(long, value_name = "CHECK", value_parser = CHECKS.map(|(name, _)| name))]
    only: Vec<String>,
    /// Write one JSON value
    #[arg(long)]
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

pub fn run(args: &Args, house: &House) -> Ended {
    report::with_json(args.json, || {
        house.checkout()?;
        let exercises = house.library.selected(&args.exercises)?;
        let progress = Progress::new("verify", exercises.len() * args.checks().count(), args.json);
        let cache = house.cache();
        let all: Vec<Findings> = exercises
            .par_iter()
            .map(|exercise| verify(*exercise, args, &house.library, &cache, &progress))
            .collect();
        progress.finish();
        // What cannot be tidied up today can be tomorrow.
        let _ = cache.prune(false);
        let failed = all.iter().filter(|findings| !findings.ok()).count();
        if args.json {
            report::json(&json!({
                "ok": failed == 0,
                "exercises": all.iter().map(Findings::json).collect::<Vec<_>>(),
            }));
        } else {
            all.iter().for_each(Findings::print);
            report::line(format_args!("{} passed, {failed} failed", all.len() - failed));
        }
        Ok(Ending::from(failed == 0))
    })
}

impl Args {
    /// The checks that are asked for.
    fn checks(&self) -> impl Iterator<Item = (&'static str, Check)> {
        let wanted = |name: &str| self.only.is_empty() || self.only.iter().any(|only| only == name);
        CHECKS.into_iter().filter(move |(name, _)| wanted(name))
    }
}

/// What the checks of one exercise have in common.
struct Context<'a> {
    exercise: &'static dyn AnyExercise,
    manifest: &'a Manifest,
    library: &'a Library,
    cache: &'a Cache,
    args: &'a Args,
    /// The tests, made when they are first needed: to be examined, and to run programs on them.
    tests: OnceLock<Vec<Result<Arc<Made>, Error>>>,
}

impl Context<'_> {
    /// Every test of the plan, in its order.
    fn tests(&self) -> Vec<(Planned<'_>, &Result<Arc<Made>, Error>)> {
        let planned = testdata::planned(self.manifest);
        let make = |&planned: &Planned| {
            testdata::make(self.exercise, DEFAULT_SEED, planned, thread_cpu_time).map(Arc::new)
        };
        let tests = self.tests.get_or_init(|| planned.par_iter().map(make).collect());
        planned.into_iter().zip(tests).collect()
    }

    /// The random source of a check.
    fn dice(&self, recipe: &str, index: u64) -> Dice {
        let name = TestName { exercise: self.exercise.folder(), group: "verify", recipe, index };
        Dice::of(DEFAULT_SEED, name)
    }

    /// The tier that submissions run in.
    fn tier(&self) -> Result<Tier, Error> {
        run::tier(self.args.require_tier, false).map_err(Error::new)
    }
}

fn verify(
    exercise: &'static dyn AnyExercise,
    args: &Args,
    library: &Library,
    cache: &Cache,
    progress: &Progress,
) -> Findings {
    let folder = exercise.folder();
    let manifest = match library.manifest(exercise) {
        Ok(manifest) => manifest,
        Err(error) => return Findings { folder, checks: vec![("manifest", error.into())], unchanged: false },
    };
    let context = Context { exercise, manifest: &manifest, library, cache, args, tests: OnceLock::new() };
    if let Some(findings) = memory::recall(&context) {
        progress.skip(folder, args.checks().count());
        return findings;
    }
    let run = |(name, check): (&'static str, Check)| {
        // A panic is one exercise's fault and must not hide what the others do.
        let finding = catch_unwind(AssertUnwindSafe(|| check(&context).unwrap_or_else(Finding::from)));
        progress.step(folder);
        (name, finding.unwrap_or_else(|_| Error::new("panicked; the message stands above").into()))
    };
    let findings = Findings { folder, checks: args.checks().map(run).collect(), unchanged: false };
    memory::remember(&context, &findings);
    findings
}

/// The CPU time of this thread, or the time on the clock where a system does not tell it.
fn thread_cpu_time() -> Duration {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
    }
    #[cfg(not(unix))]
    {
        static START: OnceLock<std::time::Instant> = OnceLock::new();
        START.get_or_init(std::time::Instant::now).elapsed()
    }
}
