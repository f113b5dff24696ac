//! Whether limits hold elsewhere: the accepted and the slow programs run here, with time to spare, and what they took
//! says what a machine half or twice as fast would say of them.

use std::{sync::Arc, time::Duration};

use checkers::{Sentence, say};
use exercise::{
    AnyExercise, Error, Manifest,
    contest::Posed,
    testdata::{self, ReadyTest},
};
use judging::{Allowance, Engine, LazyTest, Policy, Source, Stop, TestGroup, TestOrder, TestsOf, Verdict, run};
use rayon::prelude::*;

use crate::{
    progress::Progress,
    report::{self, Ended, Ending},
    submissions::{self, Submission},
    workspace::Workspace,
};

/// How many times its limit a program may take here, so that what it needs is seen.
const TO_SPARE: u32 = 4;

/// What a program took at most, as a share of its limit. A slow one may have been stopped, having taken more than that.
struct Taken {
    name: String,
    share: f64,
    stopped: bool,
    /// Whether it was stopped because it waited, in a dialogue: it does so on every machine.
    silent: bool,
}

pub fn run(posed: &[Posed], seed: u64, workspace: &Workspace) -> Ended {
    let tier = run::tier(None, false).map_err(Error::new)?;
    let engine = workspace.engine(tier, Vec::new());
    let mut holds = true;
    for Posed { exercise, manifest, .. } in posed {
        let (exercise, manifest) = (*exercise, &**manifest);
        let tests = made(&workspace.tests(exercise, seed, false)?, manifest)?;
        let mut taken: [Vec<Taken>; 2] = [Vec::new(), Vec::new()];
        let submissions: Vec<(usize, Submission)> = submissions::of(&workspace.library, exercise)?
            .into_iter()
            .filter_map(|one| match one.expected {
                Verdict::Accepted => Some((0, one)),
                Verdict::TimeLimit => Some((1, one)),
                _ => None,
            })
            .collect();
        let progress = Progress::new("calibrate", submissions.len(), false);
        for (kind, Submission { name, source, .. }) in submissions {
            let one = time(&engine, manifest, &tests, &source, &name)?;
            progress.step(exercise.folder());
            match one {
                Ok(one) => taken[kind].push(one),
                Err(why) => report::say(&say!(
                    vi "  {name} không chạy được: {why}",
                    en "  {name} was not run: {why}";
                    why
                )),
            }
        }
        progress.finish();
        holds &= tell(exercise, manifest, &taken);
    }
    Ok(Ending::from(holds))
}

/// The tests by group, made once for all programs.
fn made(kept: &TestsOf, manifest: &Manifest) -> Result<Vec<(String, Arc<ReadyTest>)>, Error> {
    let planned = testdata::planned(manifest).into_par_iter();
    planned.map(|planned| Ok((planned.path(), Arc::new(kept.get(planned)?)))).collect()
}

/// What a program takes at most, or why that is not known.
fn time(
    engine: &Engine,
    manifest: &Manifest,
    tests: &[(String, Arc<ReadyTest>)],
    source: &Source,
    name: &str,
) -> Result<Result<Taken, Sentence>, Error> {
    let pending = tests
        .iter()
        .map(|(name, made)| LazyTest { name: name.clone(), open: Box::new(move || Ok(Arc::clone(made))) });
    let groups = [TestGroup { name: "all".into(), points: 0, tests: pending.collect(), first: false }];
    let spacious = Manifest { time_limit: manifest.time_limit * TO_SPARE, ..manifest.clone() };
    let policy = Policy { stop: Stop::AfterRefusals(1), order: TestOrder::FromLast };
    let judgement = engine.judge(source, &spacious, &groups, policy, &())?;
    if matches!(judgement.verdict, Verdict::JudgeFailure | Verdict::CompileError) {
        return Ok(Err(judgement.message));
    }
    let limit = Allowance::of(manifest, source.language).time;
    let slowest = judgement.slowest().map_or(Duration::ZERO, |(_, cpu)| cpu);
    let share = slowest.as_secs_f64() / limit.as_secs_f64();
    let stopped = judgement.verdict == Verdict::TimeLimit;
    let silent = manifest.interactive && stopped && share < f64::from(TO_SPARE);
    Ok(Ok(Taken { name: name.into(), share, stopped, silent }))
}

/// Says what the limit would do elsewhere; whether it would judge everybody as here.
fn tell(exercise: &dyn AnyExercise, manifest: &Manifest, [accepted, slow]: &[Vec<Taken>; 2]) -> bool {
    let by_share = |left: &&Taken, right: &&Taken| left.share.total_cmp(&right.share);
    let (folder, limit) = (exercise.folder(), Sentence::decimal(manifest.time_limit.as_secs_f64()));
    report::say(&say!(vi "{folder}: {limit} giây", en "{folder}: {limit} s"; limit));
    if let Some(slowest) = accepted.iter().max_by(by_share) {
        let slowest = slowest.told();
        report::say(&say!(
            vi "  chương trình đúng chậm nhất: {slowest}",
            en "  slowest of the right programs: {slowest}";
            slowest
        ));
    }
    for silent in slow.iter().filter(|taken| taken.silent) {
        let name = &silent.name;
        report::say(&say!(
            vi "  {name} chỉ đứng chờ, trên máy nào cũng vậy",
            en "  {name} only waits, as it would on any machine",
        ));
    }
    if let Some(fastest) = slow.iter().filter(|taken| !taken.silent).min_by(by_share) {
        let fastest = fastest.told();
        report::say(&say!(
            vi "  chương trình chậm nhanh nhất: {fastest}",
            en "  fastest of the slow programs: {fastest}";
            fastest
        ));
    }
    let misjudged = misjudged(accepted, slow);
    match misjudged[..] {
        [] => report::say(&say!(
            vi "  giới hạn này vẫn đúng trên máy chậm gấp đôi và máy nhanh gấp đôi",
            en "  the limit holds on machines half and twice as fast",
        )),
        _ => misjudged.iter().for_each(|told| report::say(&told.map(|told| format!("  {told}")))),
    }
    misjudged.is_empty()
}

/// The programs that a machine half or twice as fast would judge otherwise, a sentence each.
fn misjudged(accepted: &[Taken], slow: &[Taken]) -> Vec<Sentence> {
    let mut misjudged = Vec::new();
    for taken in accepted.iter().filter(|taken| taken.share > 0.5) {
        let taken = taken.told();
        misjudged.push(say!(
            vi "trên máy chậm gấp đôi, một chương trình đúng bị quá thời gian: {taken}",
            en "on a machine half as fast a right program is too slow: {taken}";
            taken
        ));
    }
    for taken in slow.iter().filter(|taken| taken.share < 2.0 && !taken.silent) {
        let taken = taken.told();
        misjudged.push(say!(
            vi "trên máy nhanh gấp đôi, một chương trình chậm lại qua được: {taken}",
            en "on a machine twice as fast a slow program passes: {taken}";
            taken
        ));
    }
    misjudged
}

impl Taken {
    /// `accepted/a.py takes 40% of its limit`.
    fn told(&self) -> Sentence {
        let (name, share) = (&self.name, format!("{:.0}", 100.0 * self.share));
        match self.stopped {
            true => say!(
                vi "{name} dùng hơn {share}% giới hạn",
                en "{name} takes more than {share}% of its limit",
            ),
            false => say!(vi "{name} dùng {share}% giới hạn", en "{name} takes {share}% of its limit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(name: &str, share: f64, stopped: bool) -> Taken {
        Taken { name: name.into(), share, stopped, silent: false }
    }

    #[test]
    fn a_limit_holds_with_a_factor_of_two_on_both_sides() {
        let (quick, near) = (taken("quick", 0.49, false), taken("near", 0.6, false));
        let (slow, nearly) = (taken("slow", 4.0, true), taken("nearly", 1.7, false));
        let silent = Taken { silent: true, ..taken("silent", 0.01, true) };
        assert!(misjudged(&[quick], &[slow, silent]).is_empty());
        let said = misjudged(&[near], &[nearly]);
        assert_eq!(said.len(), 2);
        assert!(said[0].en().contains("half as fast") && said[0].en().ends_with("near takes 60% of its limit"));
        assert!(
            said[1].en().contains("twice as fast") && said[1].en().ends_with("nearly takes 170% of its limit")
        );
        assert!(taken("slow", 4.0, true).told().en().ends_with("more than 400% of its limit"));
    }
}
