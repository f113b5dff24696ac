//! What judging costs beside what is judged: the CPU time of the judge's own process against that of a right program, for
//! the second judgement of it; and what checking its answers and making the tests anew would cost.

use std::{
    sync::OnceLock,
    time::{Duration, Instant},
};

use ::cache::tests::thread_cpu_time;
use checkers::{Sentence, say};
use exercise::{
    AnyExercise, Error,
    contest::Posed,
    testdata::{self, no_clock},
};
use generators::seed::DEFAULT_SEED;
use judging::{Allowance, Event, NoProgram, Policy, Source, Stop, TestOrder, run};

use super::ratio;
use crate::{
    judge::{self, Origin},
    report, submissions,
    workspace::Workspace,
};

/// What one exercise takes, all told.
#[derive(Clone, Copy, Default)]
struct Costs {
    /// The program, on all tests of the plan.
    program: Duration,
    /// The judge's process: finding compiled program and tests, feeding one with the other, checking the answers.
    judge: Duration,
    /// Reading tests and answers and checking these, whatever is known of them.
    check: Duration,
    /// Making the tests: recipe, reader, reference, checker.
    generate: Duration,
    /// On the clock, from the end of the compiler to the first verdict, when nothing is known of the program.
    first: Duration,
}

/// The judge takes at most this share of what all programs take together.
const MOST_IN_ALL: f64 = 0.25;
/// For one exercise it may take as much as the program, or so long.
const MOST_OF_ONE: Duration = Duration::from_millis(300);
/// Who waits for a first verdict waits so long at most once the compiler has ended.
const MOST_BEFORE_FIRST: Duration = Duration::from_millis(300);

/// The table, with a line for each exercise that has a right program in C++.
pub fn table(workspace: &Workspace, exercises: &[&'static dyn AnyExercise]) -> Result<(), Error> {
    let mut rows = vec![[
        Sentence::symbol(""),
        say!(vi "chương trình (giây)", en "program (s)"),
        say!(vi "chấm", en "judge"),
        say!(vi "kiểm tra", en "check"),
        say!(vi "sinh test", en "generate"),
        say!(vi "kết luận đầu (giây)", en "first verdict (s)"),
    ]];
    let (mut all, mut too_much, mut late) = (Costs::default(), Vec::new(), Vec::new());
    for &exercise in exercises {
        let Some(costs) = costs(workspace, exercise)? else { continue };
        rows.push(costs.row(Sentence::symbol(exercise.folder())));
        if costs.judge > costs.program.max(MOST_OF_ONE) {
            too_much.push(exercise.folder());
        }
        if costs.first > MOST_BEFORE_FIRST {
            late.push(exercise.folder());
        }
        all = Costs {
            program: all.program + costs.program,
            judge: all.judge + costs.judge,
            check: all.check + costs.check,
            generate: all.generate + costs.generate,
            first: all.first.max(costs.first),
        };
    }
    if rows.len() == 1 {
        return Ok(());
    }
    rows.push(all.row(say!(vi "tất cả", en "all")));
    report::say(&say!(
        vi "thời gian CPU của máy chấm, kiểm tra và sinh test, chia cho thời gian của một chương trình C++ đúng",
        en "CPU time of judging, checking and generating, as ratios to that of a right program in C++",
    ));
    let spoken =
        |row: &[Sentence; 6]| row.each_ref().map(|cell| cell.in_lang(crate::lang::spoken()).to_string());
    report::columns(&rows.iter().map(spoken).collect::<Vec<_>>(), &[1, 2, 3, 4, 5])
        .iter()
        .for_each(report::line);
    let most = Sentence::decimal(MOST_IN_ALL);
    report::say(&say!(vi "    tối đa cho phép: {most} cho tất cả", en "    at most {most} for all"; most));
    if !too_much.is_empty() {
        let names = too_much.join(", ");
        report::say(&say!(
            vi "    máy chấm tốn hơn chương trình: {names}",
            en "    the judge takes more than the program: {names}",
        ));
    }
    if !late.is_empty() {
        let (names, most) = (late.join(", "), report::seconds(MOST_BEFORE_FIRST));
        report::say(&say!(
            vi "    kết luận đầu tiên đến muộn hơn {most}: {names}",
            en "    the first verdict comes later than {most}: {names}";
            most
        ));
    }
    Ok(())
}

impl Costs {
    fn row(&self, name: Sentence) -> [Sentence; 6] {
        let seconds = |time: Duration| Sentence::decimal(format_args!("{:.3}", time.as_secs_f64()));
        let share = |time| Sentence::decimal(format_args!("{:.2}", ratio(time, self.program)));
        let [judge, check, generate] = [self.judge, self.check, self.generate].map(share);
        [name, seconds(self.program), judge, check, generate, seconds(self.first)]
    }
}

/// What an exercise costs, if it has a right program in C++ and there is a compiler.
fn costs(workspace: &Workspace, exercise: &'static dyn AnyExercise) -> Result<Option<Costs>, Error> {
    let submissions = submissions::of(&workspace.library, exercise)?;
    let in_cpp = |source: &Source| source.path.extension().is_some_and(|ending| ending == "cpp");
    let right = submissions.into_iter().find(|one| one.expected.is_accepted() && in_cpp(&one.source));
    let Some(source) = right.map(|one| one.source) else { return Ok(None) };
    let manifest = workspace.library.manifest(exercise)?;
    if manifest.interactive {
        // A dialogue has no answer that could be checked by itself.
        return Ok(None);
    }
    let engine = workspace.engine(run::tier(None, false).map_err(Error::new)?, Vec::new());
    let kept = workspace.tests(exercise, DEFAULT_SEED, false)?;
    let posed = Posed::of(&workspace.library, exercise)?;
    let groups = judge::groups(workspace, &posed, Origin::Plan(DEFAULT_SEED), false)?;
    let policy = Policy { stop: Stop::AtLostGroup, order: TestOrder::SideBySide };
    let (compiled, first) = (OnceLock::new(), OnceLock::new());
    let clock = |event: Event| match event {
        Event::Compiled => drop(compiled.set(Instant::now())),
        Event::TestJudged { .. } => drop(first.set(Instant::now())),
        _ => {}
    };
    engine.judge(&source, &manifest, &groups, policy, &clock)?;
    let before = process_cpu_time();
    let judgement = engine.judge(&source, &manifest, &groups, policy, &())?;
    let mut costs = Costs { judge: process_cpu_time() - before, ..Costs::default() };
    if let (Some(compiled), Some(first)) = (compiled.get(), first.get()) {
        costs.first = *first - *compiled;
    }
    costs.program = judgement.ran().map(|(_, judged)| judged.cpu).sum();

    let ready = match engine.prepare(&source, Allowance::of(&manifest, source.language)) {
        Ok(ready) => ready,
        Err(NoProgram::CompileError(why) | NoProgram::NoCompiler(why) | NoProgram::Failure(why)) => {
            return Err(Error::file(&source.path, why));
        }
    };
    let mut worker = engine.worker(&ready).map_err(Error::of)?;
    for planned in testdata::planned(&manifest) {
        let made = kept.get(planned)?;
        let judged = run::judge_and_keep(&mut worker, &ready, &manifest, &made, Duration::MAX);
        let answer = judged.map_err(Error::of)?.answer.unwrap_or_default();
        costs.check += timed(|| {
            let case = exercise.read_answered(&made.input, &made.answer);
            case.map(|case| case.check(&answer)).map(drop)
        });
        costs.generate += timed(|| testdata::make(exercise, DEFAULT_SEED, planned, no_clock).map(drop));
    }
    Ok(Some(costs))
}

/// The CPU time that work takes in this thread.
fn timed<T>(work: impl FnOnce() -> T) -> Duration {
    let before = thread_cpu_time();
    std::hint::black_box(work());
    thread_cpu_time() - before
}

/// The CPU time of this process with all its threads.
fn process_cpu_time() -> Duration {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        Duration::try_from(clock_gettime(ClockId::ProcessCPUTime)).unwrap_or_default()
    }
    #[cfg(not(unix))]
    super::elapsed()
}
