//! Every test is what `tests.lock` pins; the oracle accepts it where it can; the tests together keep what the plan
//! promises, show what answers there are and leave the reference half of the time.

use std::time::Duration;

use checkers::{Sentence, say};
use exercise::{
    Error, Outcomes,
    audit::{self, Seen},
    coverage::Coverage,
    testdata::{Lock, Planned, ReadyTest},
};
use rayon::prelude::*;

use super::{Context, findings::Finding};
use crate::{
    files,
    report::{mebibytes, seconds},
    tests_folder,
};

/// How many damaged answers are tried on a test, and on one whose answer is long.
const MUTANTS: (usize, usize) = (40, 2);

pub fn check(context: &Context) -> Result<Finding, Error> {
    let Context { exercise, manifest, library, args, .. } = *context;
    let tests = context.tests();
    let pinned = !args.other_data();
    let old_lock = Lock::load(library, exercise)?;
    let mut new_lock = Lock::default();
    let mut finding = Finding::default();
    let mut seen = Vec::new();
    let mut made_tests = Vec::new();
    for (planned, made) in tests {
        match made {
            Err(error) => {
                finding.problems.push(error.sentence().clone());
                new_lock.insert_from(&old_lock, planned);
            }
            Ok(made) => {
                if pinned {
                    new_lock.insert(planned, made);
                }
                let group = manifest.plan.groups.iter().find(|group| group.name == planned.group);
                let broken = |group| audit::broken_promise(group, &planned, made.extents(), made.case());
                let (extents, outcomes) = (made.extents(), made.case().outcomes());
                seen.push(Seen { planned, extents, outcomes, broken: group.and_then(broken) });
                made_tests.push((planned, made));
            }
        }
    }
    let examined: Vec<Vec<Sentence>> =
        made_tests.par_iter().map(|(planned, made)| examine(context, *planned, made)).collect();
    finding.problems.extend(examined.into_iter().flatten());
    if pinned {
        finding.problems.extend(audit::plan(exercise, manifest, &seen).into_iter().map(Sentence::symbol));
        let coverage: Vec<Coverage> = made_tests.par_iter().map(|(_, made)| made.case().coverage()).collect();
        finding.problems.extend(audit::gaps(exercise.features(), &coverage).into_iter().map(Sentence::symbol));
    } else {
        other_data(context, &seen, &mut finding)?;
    }
    if args.bless {
        if finding.problems.is_empty() && new_lock != old_lock {
            files::write(&library.folder(exercise)?.join(Lock::FILE), new_lock.to_string().as_bytes())?;
        }
    } else if pinned {
        finding.problems.extend(old_lock.objection(&new_lock).map(Sentence::symbol));
    }
    let slowest = made_tests.iter().map(|(_, made)| made.time).max().unwrap_or_default();
    if slowest * 2 > manifest.time_limit {
        let limit = manifest.time_limit;
        let (slowest, limit) = (seconds(slowest), seconds(limit));
        finding.problems.push(say!(
            vi "lời giải mẫu chạy mất {slowest}, quá nửa giới hạn {limit}",
            en "the reference takes {slowest}, more than half of the limit of {limit}";
            slowest, limit
        ));
    }
    let bytes: usize = made_tests.iter().map(|(_, made)| made.input.len() + made.answer.len()).sum();
    finding.detail = detail(&seen, bytes, slowest, manifest.time_limit);
    Ok(finding)
}

/// What must hold of tests that nobody has pinned: promises are kept, and the answers that lie beside inputs are right.
/// What the plan as a whole should reach, and does for the pinned seed, is only told.
fn other_data(context: &Context, seen: &[Seen], finding: &mut Finding) -> Result<(), Error> {
    for group in &context.manifest.plan.groups {
        let tests = seen.iter().filter(|seen| seen.planned.group == group.name);
        finding.problems.extend(tests.filter_map(|seen| seen.broken.clone()));
    }
    let told = audit::plan(context.exercise, context.manifest, seen).into_iter().map(Sentence::symbol);
    finding.notices.extend(told.filter(|told| !finding.problems.contains(told)));
    if let Some(folder) = &context.args.tests {
        let wrong = tests_folder::wrong_answers(context.exercise, folder)?;
        finding.problems.extend(wrong.into_iter().map(Sentence::symbol));
    }
    Ok(())
}

fn detail(seen: &[Seen], bytes: usize, slowest: Duration, limit: Duration) -> Sentence {
    let mut all = Outcomes::default();
    seen.iter().filter_map(|seen| seen.outcomes).for_each(|outcomes| all += outcomes);
    let share = match all.lost + all.won {
        0 => Sentence::default(),
        positions => {
            let share = format!("{:.0}", 100.0 * all.lost as f64 / positions as f64);
            say!(
                vi ", {share}% trong {positions} thế là thế thua",
                en ", {share}% of {positions} positions lost",
            )
        }
    };
    let tests = match seen.len() {
        1 => say!(vi "1 test", en "1 test"),
        tests => say!(vi "{tests} test", en "{tests} tests"),
    };
    let (size, slowest, limit) = (mebibytes(bytes as u64), seconds(slowest), seconds(limit));
    say!(
        vi "{tests}, {size}{share}, lời giải mẫu dùng {slowest} trong {limit}",
        en "{tests}, {size}{share}, the reference takes {slowest} of {limit}";
        tests, size, share, slowest, limit
    )
}

/// What is wrong with one test, seen alone.
fn examine(context: &Context, planned: Planned, made: &ReadyTest) -> Vec<Sentence> {
    let path = planned.path();
    let mut problems = Vec::new();
    let oracle = made.case().oracle();
    match &oracle {
        Some(oracle) => {
            if let Err(reason) = oracle(&made.answer) {
                problems.push(say!(
                    vi "{path}: lời giải vét cạn không nhận lời giải mẫu: {reason}",
                    en "{path}: the oracle refuses the reference: {reason}",
                ));
            }
        }
        None if planned.group == "small" => problems.push(too_large(planned)),
        None => {}
    }
    let mutants = if made.answer.len() > audit::LONG_ANSWER { MUTANTS.1 } else { MUTANTS.0 };
    if let Err(problem) = audit::checker(made.case(), oracle.as_ref(), &mut context.rng(&path, 0), mutants) {
        problems.push(Sentence::symbol(format_args!("{path}: {problem}")));
    }
    problems
}

/// An input that the oracle cannot judge, in the first group, where it must.
fn too_large(planned: Planned) -> Sentence {
    let (test, group) = (planned.called(), planned.group);
    say!(
        vi "{test} quá lớn đối với nhóm {group}, nơi mọi kết quả còn được kiểm tra bằng cách thử hết các ván; hãy chuyển nó \
            sang nhóm sau",
        en "{test} is too large for the group {group}, in which every answer is checked by trying all plays as well; move it \
            to a later group",
    )
}

#[cfg(test)]
mod units {
    use generators::Test;

    use super::*;

    #[test]
    fn what_the_oracle_cannot_judge_is_told_with_its_file() {
        let row = Test::of_file("mine.inp", *b"1\n");
        let told = too_large(Planned { group: "small", number: 10, row: &row });
        assert!(
            told.to_string().starts_with("mine.inp (test small/10) is too large for the group small, "),
            "{told}"
        );
    }
}
