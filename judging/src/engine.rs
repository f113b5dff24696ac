//! A program on tests: the one loop that judges.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use cache::Cache;
use checkers::Sentence;
use exercise::{Error, Manifest, testdata::ReadyTest};
use rayon::prelude::*;
use sandbox::{JudgeFailure, Tier, Worker};

use crate::{
    event::{Event, Listener},
    hint,
    program::{self, NoProgram, Ready, Source},
    run::{self, Allowance},
    verdict::{Failing, Judged, JudgedGroup, JudgedTest, Judgement, Verdict},
};

/// What judges: a tier of the sandbox, and a cache of compiled programs.
#[derive(Clone, Debug)]
pub struct Engine {
    /// Where compiled programs are remembered.
    pub cache: Cache,
    /// How programs are isolated.
    pub tier: Tier,
    /// What programs and compilers must not read, even where it lies in a folder that is open to all of them: the
    /// exercises, tests, programs of others. The cache need not be named.
    pub hidden: Vec<PathBuf>,
}

/// A test that a program may run on.
pub struct LazyTest<'a> {
    /// Group and number: `small/01`.
    pub name: String,
    /// Makes or reads the test when its turn comes.
    pub open: Box<dyn Fn() -> Result<Arc<ReadyTest>, Error> + Sync + Send + 'a>,
}

/// Tests whose points are won together or not at all.
pub struct TestGroup<'a> {
    /// The group's name.
    pub name: String,
    /// What it is worth.
    pub points: u32,
    /// Its tests, in order.
    pub tests: Vec<LazyTest<'a>>,
    /// Whether it is over before a group without this begins, as the samples are.
    pub first: bool,
}

/// How far a program is judged, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// When to leave tests out.
    pub stop: Stop,
    /// Which tests come first.
    pub order: TestOrder,
}

/// When tests are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Never.
    Never,
    /// In a group that is lost.
    AtLostGroup,
    /// Everywhere, after so many tests have failed.
    AfterRefusals(usize),
    /// Everywhere, after a test has run out of time: others would take as long.
    AtTimeLimit,
}

/// The order of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestOrder {
    /// Groups side by side, and the tests of a group one after the other, so that two judgements of a program stop
    /// at the same test.
    SideBySide,
    /// One test after the other, from the first.
    FromFirst,
    /// One test after the other, from the last: slow programs fail there.
    FromLast,
}

/// What ends a judgement early.
enum Trouble {
    /// A test is wrong, and with it the call.
    Test(Error),
    /// The judge failed.
    Judge(JudgeFailure),
}

impl From<JudgeFailure> for Trouble {
    fn from(failure: JudgeFailure) -> Self {
        Trouble::Judge(failure)
    }
}

impl Engine {
    /// Compiles a source, or finds it compiled.
    pub fn prepare(&self, source: &Source, allowance: Allowance) -> Result<Ready, NoProgram> {
        program::prepare(self, source, allowance)
    }

    /// A program in a world of its own, ready for one run after the other: on whole inputs ([`Worker::run`]) or
    /// with open streams ([`Worker::converse`]).
    pub fn worker(&self, ready: &Ready) -> Result<Worker, JudgeFailure> {
        Worker::new(self.tier, &ready.program)
    }

    /// Judges a source on tests of an exercise. An error is a test that cannot be used; all else is a verdict.
    pub fn judge(
        &self,
        source: &Source,
        manifest: &Manifest,
        groups: &[TestGroup],
        policy: Policy,
        listener: &dyn Listener,
    ) -> Result<Judgement, Error> {
        let judgement = match self.prepare(source, Allowance::of(manifest, source.language)) {
            Err(NoProgram::CompileError(words)) => Judgement::without_tests(Verdict::CompileError, words),
            Err(NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => Judgement::failed(why),
            Ok(ready) => {
                listener.on_event(Event::Compiled);
                let tests = groups.iter().map(|group| group.tests.len()).sum();
                let clock = Clock::new(ready.allowance.in_all(tests));
                let job = JudgeRun { engine: self, source, ready: &ready, manifest, policy, clock, listener };
                match job.run(groups) {
                    Ok(groups) => Judgement::of(groups),
                    Err(Trouble::Test(error)) => return Err(error),
                    Err(Trouble::Judge(failure)) => Judgement::failed(Sentence::symbol(failure)),
                }
            }
        };
        listener.on_event(Event::Done { judgement: &judgement });
        Ok(judgement)
    }
}

/// The time on the clock that the runs of one judgement may take together, some of them side by side.
struct Clock {
    in_all: Duration,
    microseconds: AtomicU64,
}

impl Clock {
    fn new(in_all: Duration) -> Clock {
        Clock { in_all, microseconds: AtomicU64::new(0) }
    }

    fn left(&self) -> Duration {
        self.in_all.saturating_sub(Duration::from_micros(self.microseconds.load(Ordering::Relaxed)))
    }

    fn spend(&self, time: Duration) {
        self.microseconds.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }
}

/// What has refused a program so far.
#[derive(Default)]
struct Refused {
    tests: usize,
    by_time: bool,
}

/// One program on its way through the tests.
struct JudgeRun<'a> {
    engine: &'a Engine,
    source: &'a Source,
    ready: &'a Ready,
    manifest: &'a Manifest,
    policy: Policy,
    clock: Clock,
    listener: &'a dyn Listener,
}

impl JudgeRun<'_> {
    fn run(&self, groups: &[TestGroup]) -> Result<Vec<JudgedGroup>, Trouble> {
        let one = |group| self.group(group, &mut self.engine.worker(self.ready)?, &mut Refused::default());
        match self.policy.order {
            TestOrder::SideBySide => {
                let (first, rest) = groups.split_at(groups.iter().take_while(|group| group.first).count());
                let mut judged: Vec<_> = first.iter().map(one).collect::<Result<_, _>>()?;
                judged.extend(rest.par_iter().map(one).collect::<Result<Vec<_>, _>>()?);
                Ok(judged)
            }
            TestOrder::FromFirst | TestOrder::FromLast => {
                let mut worker = self.engine.worker(self.ready)?;
                let mut refused = Refused::default();
                let mut one_more = |group| self.group(group, &mut worker, &mut refused);
                if self.policy.order == TestOrder::FromFirst {
                    return groups.iter().map(one_more).collect();
                }
                let mut judged: Vec<_> = groups.iter().rev().map(&mut one_more).collect::<Result<_, _>>()?;
                judged.reverse();
                Ok(judged)
            }
        }
    }

    fn group(
        &self,
        group: &TestGroup,
        worker: &mut Worker,
        refused: &mut Refused,
    ) -> Result<JudgedGroup, Trouble> {
        let TestGroup { name, points, tests, .. } = group;
        let mut judged = JudgedGroup { name: name.clone(), points: *points, tests: Vec::new(), failing: None };
        let from_last = self.policy.order == TestOrder::FromLast;
        let order: Box<dyn Iterator<Item = &LazyTest>> =
            if from_last { Box::new(tests.iter().rev()) } else { Box::new(tests.iter()) };
        for test in order {
            let left_out = match self.policy.stop {
                Stop::Never => false,
                // What comes first is worth no points that could be lost.
                Stop::AtLostGroup => judged.failing.is_some() && !group.first,
                Stop::AfterRefusals(most) => refused.tests >= most,
                Stop::AtTimeLimit => refused.by_time,
            };
            let found = if left_out { None } else { Some(self.test(test, worker, &mut judged.failing)?) };
            if let Some(found) = found.as_ref().filter(|found| !found.verdict.is_accepted()) {
                refused.tests += 1;
                refused.by_time |= found.verdict == Verdict::TimeLimit;
            }
            judged.tests.push(JudgedTest { name: test.name.clone(), judged: found });
        }
        if from_last {
            judged.tests.reverse();
        }
        self.listener.on_event(Event::GroupJudged { group: &judged });
        Ok(judged)
    }

    fn test(
        &self,
        test: &LazyTest,
        worker: &mut Worker,
        failing: &mut Option<Failing>,
    ) -> Result<Judged, Trouble> {
        self.listener.on_event(Event::TestBegun { test: &test.name });
        let made = (test.open)().map_err(Trouble::Test)?;
        let mut judged = match self.clock.left() {
            Duration::ZERO => Judged::out_of_time(self.clock.in_all),
            left => self.run_on(&made, worker, left)?,
        };
        self.clock.spend(judged.wall);
        self.listener.on_event(Event::TestJudged { test: &test.name, judged: &judged, made: &made });
        if !judged.verdict.is_accepted() && failing.is_none() {
            let text = String::from_utf8_lossy(&self.source.bytes);
            let family = self.source.language.family;
            // In dialogue with the judge no file has a part.
            let hint = match self.manifest.interactive {
                true => None,
                false => hint::likely_cause(&text, family, &self.manifest.stem, judged.answer.is_none()),
            };
            *failing = Some(Failing { test: test.name.clone(), judged: judged.clone(), hint, made });
        }
        // Only the first failure is kept whole.
        judged.answer = None;
        judged.stderr = Vec::new();
        Ok(judged)
    }

    fn run_on(&self, made: &ReadyTest, worker: &mut Worker, left: Duration) -> Result<Judged, Trouble> {
        let once = |worker: &mut Worker| run::judge(worker, self.ready, self.manifest, made, left);
        once(worker).or_else(|_| {
            // What went wrong once, the machine being what it is, may go right with a fresh worker.
            *worker = self.engine.worker(self.ready)?;
            Ok(once(worker)?)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_judgement_has_so_much_time_and_no_more() {
        let second = Duration::from_secs(1);
        let allowance = Allowance { time: second, memory: 256 };
        // Whoever computes has three times its limit for every test, and a minute for all.
        assert_eq!(allowance.in_all(31), 31 * 3 * second + 60 * second);
        assert_eq!(allowance.in_all(0), 60 * second);
        assert!(allowance.in_all(usize::MAX) >= allowance.in_all(1 << 30));
        let clock = Clock::new(10 * second);
        clock.spend(4 * second);
        assert_eq!(clock.left(), 6 * second);
        clock.spend(7 * second);
        assert_eq!(clock.left(), Duration::ZERO);
        let lost = Judged::out_of_time(clock.in_all);
        assert_eq!((lost.verdict, lost.wall), (Verdict::TimeLimit, Duration::ZERO));
        assert!(lost.message.en().contains("used up the 10 s"), "{}", lost.message);
    }
}
