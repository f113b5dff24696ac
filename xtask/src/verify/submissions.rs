//! Every program gets the verdict of its folder, and wrong ones are refused by more than one test.

use std::{collections::BTreeSet, sync::Arc};

use judging::{Allowance, Engine, Judgement, Order, Pending, Policy, Stop, TestGroup, Verdict};
use problems::Error;
use rayon::prelude::*;

use super::{Context, findings::Finding, memory};
use crate::{
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
    /// It got its verdict; the slowest accepted test took this share of its limit.
    AsExpected(f64),
    /// It did not.
    Problem(String),
    /// There is no compiler for it.
    Skipped(String),
}

pub fn check(context: &Context) -> Result<Finding, Error> {
    let submissions = submissions::of(context.library, context.exercise)?;
    let mut finding = Finding { problems: shape(&submissions), ..Finding::default() };
    let engine = Engine { cache: context.cache.clone(), tier: context.tier()? };
    let fates: Vec<Fate> = submissions
        .par_iter()
        .map(|submission| fate(context, &engine, submission))
        .collect::<Result<_, Error>>()?;
    let mut slowest = 0.0f64;
    for fate in fates {
        match fate {
            Fate::AsExpected(share) => slowest = slowest.max(share),
            Fate::Problem(problem) => finding.problems.push(problem),
            Fate::Skipped(message) if context.args.strict => finding.problems.push(message),
            Fate::Skipped(message) => finding.notices.push(message),
        }
    }
    finding.detail = format!(
        "{} programs in tier {}, the slowest right one takes {:.0}% of its time",
        submissions.len(),
        engine.tier.letter(),
        100.0 * slowest
    );
    Ok(finding)
}

/// What is wrong with the programs as a whole, before any runs.
fn shape(submissions: &[Submission]) -> Vec<String> {
    let mut problems = Vec::new();
    let wrong = submissions.iter().filter(|submission| !submission.expected.is_accepted()).count();
    if wrong < WRONG_PROGRAMS {
        problems.push(format!("there are {wrong} wrong programs, at least {WRONG_PROGRAMS} are needed"));
    }
    let right = submissions.iter().filter(|submission| submission.expected.is_accepted());
    let languages: BTreeSet<&str> = right.map(|submission| submission.source.language.name).collect();
    let others = languages.iter().filter(|language| **language != "Rust").count();
    if others < LANGUAGES {
        problems.push(format!(
            "there are accepted programs in {others} languages other than Rust, at least {LANGUAGES} are needed"
        ));
    }
    for Submission { name, source, .. } in submissions {
        let comment = source.language.first_comment(&source.bytes);
        if comment.is_none_or(|comment| comment.len() < COMMENT) {
            problems.push(format!("{name}: its first line should say, in a comment, what it does"));
        }
    }
    problems
}

/// Runs a program on the tests, as far as is needed to know its verdict, unless that is known.
fn fate(context: &Context, engine: &Engine, submission: &Submission) -> Result<Fate, Error> {
    let Submission { name, expected, source } = submission;
    if source.language.tool().is_none() {
        return Ok(Fate::Skipped(format!("{name}: {}", source.language.missing())));
    }
    let record = memory::verdict(context, name, source);
    let known =
        record.as_ref().filter(|_| !context.args.fresh).and_then(|key| context.cache.recall::<f64>(key));
    if let Some(share) = known {
        return Ok(Fate::AsExpected(share));
    }
    let order = if *expected == Verdict::TimeLimit { Order::FromLast } else { Order::FromFirst };
    let policy = Policy { stop: Stop::AfterRefusals(REFUSALS), order };
    let judgement = engine.judge(source, context.manifest, &groups(context), policy, &())?;
    if let Some(problem) = objection(*expected, &judgement) {
        return Ok(Fate::Problem(visible(&format!("{name} {problem}"))));
    }
    let limit = Allowance::of(context.manifest, source.language).time;
    let slowest = judgement.slowest().map(|(_, cpu)| cpu).unwrap_or_default();
    let share = if expected.is_accepted() { slowest.as_secs_f64() / limit.as_secs_f64() } else { 0.0 };
    if let Some(record) = record {
        context.cache.remember(&record, &share);
    }
    Ok(Fate::AsExpected(share))
}

/// The tests that the context has made, group by group.
fn groups<'a>(context: &'a Context) -> Vec<TestGroup<'a>> {
    let tests = context.tests();
    let group = |group: &generators::Group| TestGroup {
        name: group.name.clone(),
        points: group.points,
        first: false,
        tests: tests
            .iter()
            .filter(|(planned, _)| planned.group == group.name)
            .map(|&(planned, made)| Pending {
                name: planned.path(),
                open: Box::new(move || made.as_ref().map(Arc::clone).map_err(Clone::clone)),
            })
            .collect(),
    };
    context.manifest.plan.groups.iter().map(group).collect()
}

/// What is wrong with a judgement of a program of which this verdict was expected.
fn objection(expected: Verdict, judgement: &Judgement) -> Option<String> {
    match judgement.verdict {
        Verdict::CompileError => return Some(format!("does not compile: {}", judgement.message)),
        Verdict::JudgeFailure => return Some(format!("meets a judge failure: {}", judgement.message)),
        _ => {}
    }
    let other =
        |(_, judged): &(&str, &judging::Judged)| !judged.verdict.is_accepted() && judged.verdict != expected;
    if let Some((test, judged)) = judgement.ran().find(other) {
        let (found, expected) = (judged.verdict.letters(), expected.letters());
        return Some(format!("gets {found} on {test} instead of {expected}: {}", judged.message));
    }
    let refusals = judgement.refusals();
    (!expected.is_accepted() && refusals < REFUSALS)
        .then(|| format!("is refused by {refusals} tests, at least {REFUSALS} should refuse it"))
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
                language: judging::Language::of(Path::new(name)).unwrap(),
                bytes: text.into(),
            },
        };
        let shape = |text: &str| shape(&[submission("a.cpp", text)]).len();
        let good = shape("// Takes the lowest one of N in binary.\n");
        assert_eq!(shape("#include <bits/stdc++.h>\n"), good + 1);
        assert_eq!(shape("// short\n"), good + 1);
    }
}
