//! `judge --junit FILE`: a judgement for CI servers, a case for each test.

use judging::{JudgedTest, Judgement, Verdict};

use super::Subject;
use crate::{
    junit::{Case, Outcome, Suite},
    lang::spoken,
    report,
};

/// The suite of a judgement. A program without a test to its name has a single case: it could not be compiled, or the
/// judge failed.
pub fn suite(subject: &Subject, judgement: &Judgement) -> Suite {
    let name = format!("{}/{}", subject.posed.exercise.folder(), report::name(&subject.source.path));
    let message = judgement.message.in_lang(spoken()).to_string();
    let alone = |outcome| vec![Case { class: "source".into(), name: "compile".into(), seconds: 0.0, outcome }];
    let cases = match judgement.verdict {
        Verdict::JudgeFailure => alone(Outcome::Error(message)),
        Verdict::CompileError => alone(failed(Verdict::CompileError, message)),
        _ => judgement
            .groups
            .iter()
            .flat_map(|group| group.tests.iter().map(|test| case(&group.name, test)))
            .collect(),
    };
    Suite { name, cases }
}

fn failed(verdict: Verdict, message: String) -> Outcome {
    let words = verdict.words();
    let first = message.lines().next().unwrap_or_default();
    let first = format!("{} ({}): {first}", verdict.letters(), words.in_lang(spoken()));
    Outcome::Failed { kind: verdict.letters(), message: first, whole: message }
}

fn case(group: &str, JudgedTest { name, judged }: &JudgedTest) -> Case {
    let outcome = match judged {
        None => Outcome::Skipped(super::sentences::not_run().in_lang(spoken()).to_string()),
        Some(judged) if judged.verdict.is_accepted() => Outcome::Passed,
        Some(judged) => failed(judged.verdict, judged.message.in_lang(spoken()).to_string()),
    };
    let seconds = judged.as_ref().map_or(0.0, |judged| judged.cpu.as_secs_f64());
    Case { class: group.into(), name: name.clone(), seconds, outcome }
}
