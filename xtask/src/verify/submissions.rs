//! Every program gets the verdict of its folder; wrong ones are refused by more than one test, and lose the groups that
//! they must lose.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use checkers::{Sentence, say};
use exercise::Error;
use judging::{
    Allowance, Engine, Judgement, LazyTest, Policy, Stop, TestGroup, TestOrder, Tool, Verdict, language::OWN,
    tool,
};
use rayon::prelude::*;

use super::{
    Context,
    findings::Finding,
    losses::{self, group_of},
    memory,
    refusals::{self, Rows},
};
use crate::{
    files,
    report::visible,
    submissions::{self, REFUSALS, Submission},
};

/// How many wrong programs an exercise has at least.
const WRONG_PROGRAMS: usize = 3;
/// In how many languages, other than the reference's, an exercise has accepted programs at least.
const LANGUAGES: usize = 2;
/// How long the comment in the first line is at least.
const COMMENT: usize = 12;

/// What became of one program.
enum Fate {
    /// It got its verdict.
    AsExpected(Passed),
    /// It did not.
    Problem(Sentence),
    /// There is no compiler for it.
    Skipped(Sentence),
}

/// What is remembered of a program that got its verdict.
#[derive(Clone, Debug, Default, serde::Serialize, serde::Deserialize)]
struct Passed {
    /// The slowest accepted test of a right program took this share of its limit.
    share: f64,
    /// The tests that refused a wrong one.
    refused_by: Vec<String>,
    /// Of each group that it loses, a test that refused it.
    lost_to: Vec<String>,
}

/// What was blessed of an exercise's wrong programs.
struct Blessed {
    refusals: Rows,
    losses: Rows,
}

pub fn check(context: &Context) -> Result<Finding, Error> {
    let mut submissions = submissions::of(context.library, context.exercise)?;
    // The longest first, so that no processor waits for the last one.
    submissions.sort_by_key(|submission| std::cmp::Reverse(at_least(context, submission)));
    let mut finding = Finding { problems: shape(&submissions), ..Finding::default() };
    let engine = context.engine()?;
    let (library, exercise) = (context.library, context.exercise);
    let blessed =
        Blessed { refusals: refusals::load(library, exercise)?, losses: losses::load(library, exercise)? };
    let fates: Vec<Fate> = submissions
        .par_iter()
        .with_max_len(1)
        .map(|submission| fate(context, &engine, submission, &blessed))
        .collect::<Result<_, Error>>()?;
    let mut slowest = 0.0f64;
    let mut found = Blessed { refusals: Rows::default(), losses: Rows::default() };
    for (fate, submission) in fates.into_iter().zip(&submissions) {
        match fate {
            Fate::AsExpected(Passed { share, refused_by, lost_to }) => {
                slowest = slowest.max(share);
                found.refusals.insert(&submission.name, refused_by);
                found.losses.insert(&submission.name, lost_to);
            }
            Fate::Problem(problem) => finding.problems.push(problem),
            Fate::Skipped(message) if context.args.strict => finding.problems.push(message),
            Fate::Skipped(message) => finding.notices.push(message),
        }
    }
    if context.args.bless && finding.problems.is_empty() && finding.notices.is_empty() {
        let folder = library.folder(exercise)?;
        if found.refusals != blessed.refusals {
            files::write(&folder.join(refusals::FILE), refusals::text(&found.refusals).as_bytes())?;
        }
        if found.losses != blessed.losses {
            files::write(&folder.join(losses::FILE), losses::text(&found.losses).as_bytes())?;
        }
    }
    let (programs, tier) = (submissions.len(), engine.tier.letter());
    let share = format!("{:.0}", 100.0 * slowest);
    finding.detail = say!(
        vi "{programs} chương trình ở mức cách li {tier}, chương trình đúng chậm nhất dùng {share}% thời gian",
        en "{programs} programs in tier {tier}, the slowest right one takes {share}% of its time",
    );
    Ok(finding)
}

/// How long a program takes at least, as far as its folder tells: a slow one its whole limit.
fn at_least(context: &Context, submission: &Submission) -> Duration {
    match submission.expected {
        Verdict::TimeLimit => Allowance::of(context.manifest, submission.source.language).time,
        Verdict::Accepted => Duration::from_nanos(u64::from(submission.source.language.factor)),
        _ => Duration::ZERO,
    }
}

/// What is wrong with the programs as a whole, before any runs.
fn shape(submissions: &[Submission]) -> Vec<Sentence> {
    let mut problems = Vec::new();
    let wrong = submissions.iter().filter(|submission| !submission.expected.is_accepted()).count();
    if wrong < WRONG_PROGRAMS {
        problems.push(say!(
            vi "có {wrong} chương trình sai, nhưng cần ít nhất {WRONG_PROGRAMS}",
            en "there are {wrong} wrong programs, but at least {WRONG_PROGRAMS} are needed",
        ));
    }
    let right = submissions.iter().filter(|submission| submission.expected.is_accepted());
    let languages: BTreeSet<&str> = right.map(|submission| submission.source.language.name).collect();
    let others = languages.iter().filter(|language| **language != OWN).count();
    if others < LANGUAGES {
        problems.push(say!(
            vi "có chương trình đúng viết bằng {others} ngôn ngữ khác {OWN}, nhưng cần ít nhất {LANGUAGES}",
            en "there are accepted programs in {others} languages other than {OWN}, but at least {LANGUAGES} are needed",
        ));
    }
    for Submission { name, source, .. } in submissions {
        let comment = source.language.first_comment(&source.bytes);
        if comment.is_none_or(|comment| comment.len() < COMMENT) {
            problems.push(say!(
                vi "{name}: dòng đầu phải là chú thích nói chương trình làm gì",
                en "{name}: its first line should say, in a comment, what it does",
            ));
        }
    }
    problems
}

/// Runs a program on the tests, as far as is needed to know its verdict, unless that is known.
fn fate(context: &Context, engine: &Engine, submission: &Submission, blessed: &Blessed) -> Result<Fate, Error> {
    let Submission { name, expected, source } = submission;
    if Tool::of(source.language).is_none() {
        return {
            let missing = tool::missing(source.language);
            Ok(Fate::Skipped(say!(vi "{name}: {missing}", en "{name}: {missing}"; missing)))
        };
    }
    // Groups of another plan, or without a pinned seed, are held to nothing.
    let promised = if context.args.other_data() { &[] } else { blessed.losses.of(name) };
    let wanted = if context.args.bless { "all".into() } else { promised.join(" ") };
    let record = memory::verdict(context, name, source, &wanted);
    let known =
        record.as_ref().filter(|_| !context.args.fresh).and_then(|key| context.cache.recall::<Passed>(key));
    if let Some(passed) = known {
        return Ok(Fate::AsExpected(passed));
    }
    let needed = refusals_needed(context, *expected);
    let policy = Policy { stop: Stop::AfterRefusals(needed), order: TestOrder::FromFirst };
    let tests = [ordered(context, *expected, blessed.refusals.of(name), None)];
    let judgement = engine.judge(source, context.manifest, &tests, policy, &())?;
    if let Some(problem) = objection(*expected, &judgement, needed) {
        return Ok(Fate::Problem(of_program(name, &problem)));
    }
    let lost_to = match lost(context, engine, submission, promised)? {
        Ok(lost_to) => lost_to,
        Err(problem) => return Ok(Fate::Problem(of_program(name, &problem))),
    };
    let limit = Allowance::of(context.manifest, source.language).time;
    let slowest = judgement.slowest().map(|(_, cpu)| cpu).unwrap_or_default();
    let share = if expected.is_accepted() { slowest.as_secs_f64() / limit.as_secs_f64() } else { 0.0 };
    let refused = judgement.ran().filter(|(_, judged)| !judged.verdict.is_accepted());
    let passed = Passed { share, refused_by: refused.map(|(test, _)| test.to_string()).collect(), lost_to };
    if let Some(record) = record {
        context.cache.remember(&record, &passed);
    }
    Ok(Fate::AsExpected(passed))
}

/// Of each group whose points a wrong program must lose, a test that refuses it; when somebody blesses, of each that it
/// loses. An error is what is wrong with that.
fn lost(
    context: &Context,
    engine: &Engine,
    submission: &Submission,
    promised: &[String],
) -> Result<Result<Vec<String>, Sentence>, Error> {
    let Submission { expected, source, .. } = submission;
    let all = context.args.bless && !context.args.other_data();
    let wanted = |group: &str| all || promised.iter().any(|test| group_of(test) == group);
    let groups = context.manifest.plan.groups.iter().filter(|group| wanted(&group.name));
    let groups: Vec<TestGroup> =
        groups.map(|group| ordered(context, *expected, promised, Some(&group.name))).collect();
    // Where a slow program runs out of time depends on the machine, and each test would cost its whole limit.
    if expected.is_accepted() || *expected == Verdict::TimeLimit || groups.is_empty() {
        return Ok(Ok(Vec::new()));
    }
    let policy = Policy { stop: Stop::AtLostGroup, order: TestOrder::FromFirst };
    let judgement = engine.judge(source, context.manifest, &groups, policy, &())?;
    if let Some(problem) = objection(*expected, &judgement, 0) {
        return Ok(Err(problem));
    }
    let lost_to: Vec<String> = judgement
        .groups
        .iter()
        .filter_map(|group| group.failing.as_ref().map(|failing| failing.test.clone()))
        .collect();
    let kept = |test: &&String| lost_to.iter().all(|lost| group_of(lost) != group_of(test));
    Ok(match promised.iter().find(kept).filter(|_| !all) {
        Some(test) => {
            let group = group_of(test);
            Err(say!(
                vi "giữ được điểm của nhóm {group}, trong khi phải mất ({file})",
                en "keeps the points of {group}, which it must lose ({file})",
                file = losses::FILE
            ))
        }
        None => Ok(lost_to),
    })
}

/// What is said of a program, safe to show.
fn of_program(name: &str, problem: &Sentence) -> Sentence {
    say!(vi "{name} {problem}", en "{name} {problem}"; problem).map(visible)
}

/// How many tests must refuse a program. A slow one takes its whole limit on each: whether a second test would refuse
/// it, too, is asked of other seeds alone, where it is about the tests and not about the program.
fn refusals_needed(context: &Context, expected: Verdict) -> usize {
    if expected == Verdict::TimeLimit && !context.args.other_data() { 1 } else { REFUSALS }
}

/// All tests, or those of a group, in the order in which a program meets them: those that refused it last time; then from the first, or from
/// the last where it should be slow.
pub fn ordered<'a>(
    context: &'a Context,
    expected: Verdict,
    hints: &[String],
    group: Option<&str>,
) -> TestGroup<'a> {
    let mut tests = context.tests();
    tests.retain(|(planned, _)| group.is_none_or(|group| planned.group == group));
    if expected == Verdict::TimeLimit {
        tests.reverse();
    }
    let rank = |name: &String| hints.iter().position(|hint| hint == name).unwrap_or(hints.len());
    tests.sort_by_key(|(planned, _)| rank(&planned.path()));
    let pending = |(planned, made): (exercise::testdata::Planned, &'a Result<Arc<_>, Error>)| LazyTest {
        name: planned.path(),
        open: Box::new(move || made.as_ref().map(Arc::clone).map_err(Clone::clone)),
    };
    let name = group.unwrap_or_default().to_string();
    TestGroup { name, points: 0, first: false, tests: tests.into_iter().map(pending).collect() }
}

/// What is wrong with a judgement of a program of which this verdict was expected.
fn objection(expected: Verdict, judgement: &Judgement, needed: usize) -> Option<Sentence> {
    let message = &judgement.message;
    match judgement.verdict {
        Verdict::CompileError => {
            return Some(say!(vi "không biên dịch được: {message}", en "does not compile: {message}"; message));
        }
        Verdict::JudgeFailure => {
            return Some(say!(
                vi "làm máy chấm gặp sự cố: {message}",
                en "runs into a judge failure: {message}";
                message
            ));
        }
        _ => {}
    }
    // A slow program may run into the limit on memory before it runs out of time: it is refused all the same.
    let as_well = |verdict| expected == Verdict::TimeLimit && verdict == Verdict::MemoryLimit;
    let other = |(_, judged): &(&str, &judging::Judged)| {
        let verdict = judged.verdict;
        !verdict.is_accepted() && verdict != expected && !as_well(verdict)
    };
    if let Some((test, judged)) = judgement.ran().find(other) {
        let (found, expected) = (judged.verdict.letters(), expected.letters());
        let message = &judged.message;
        return Some(say!(
            vi "nhận {found} ở {test} thay vì {expected}: {message}",
            en "gets {found} on {test} instead of {expected}: {message}";
            message
        ));
    }
    let refusals = judgement.refusals();
    (!expected.is_accepted() && refusals < needed).then(|| {
        say!(
            vi "bị {refusals} test loại, nhưng cần ít nhất {needed}",
            en "is refused by {refusals} tests, but at least {needed} should refuse it",
        )
    })
}

#[cfg(test)]
mod units {
    use std::path::Path;

    use judging::Source;

    use super::*;

    #[test]
    fn a_first_line_that_is_no_comment_is_an_objection() {
        let submission = |name: &str, text: &str| Submission {
            name: name.into(),
            expected: Verdict::Accepted,
            source: Source {
                path: name.into(),
                language: judging::language::of(Path::new(name)).unwrap(),
                bytes: text.into(),
            },
        };
        let shape = |text: &str| shape(&[submission("a.cpp", text)]).len();
        let good = shape("// Takes the lowest one of N in binary.\n");
        assert_eq!(shape("#include <bits/stdc++.h>\n"), good + 1);
        assert_eq!(shape("// short\n"), good + 1);
    }
}
