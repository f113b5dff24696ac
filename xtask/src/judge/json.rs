//! A judgement for programs to read.

use std::{collections::BTreeMap, sync::Mutex, time::Duration};

use exercise::{AnyExercise, document::Lang};
use judging::{Event, Failing, JudgedGroup, Judgement, Listener, stress::Counterexample};
use serde_json::{Value, json};

use super::{
    Subject,
    comparison::{self, Beside},
    terminal::{SAID, last_words},
};
use crate::{
    report::{self, visible},
    stress,
};

/// The one JSON value of `judge --json`. It has the same keys whatever the verdict.
pub fn value(
    subject: &Subject,
    judgement: &Judgement,
    fresh: Option<&Counterexample>,
    kept: &[String],
    dialogues: &Dialogues,
    lang: Lang,
) -> Value {
    let interactive = subject.posed.manifest.interactive;
    let Subject { posed, source, allowance, in_all, tier } = subject;
    json!({
        "verdict": judgement.verdict.letters(),
        "exercise": posed.exercise.folder(),
        "program": report::name(&source.path),
        "language": source.language.name,
        "tier": tier.map(|tier| tier.letter().to_string()),
        "limits": {
            "time_ms": milliseconds(allowance.time),
            "memory_mib": allowance.memory,
            "clock_in_all_ms": milliseconds(*in_all),
        },
        "message": visible(judgement.message.in_lang(lang)),
        "points": judgement.earned(),
        "points_most": judgement.points(),
        "time_ms": judgement.slowest().map(|(_, cpu)| milliseconds(cpu)),
        "memory_kib": judgement.memory() >> 10,
        "first_failing": judgement.failing().map(|test| failing(posed.exercise, test, interactive, lang)),
        "counterexample": fresh.map(|found| stress::case(Some(found), lang)),
        "kept": kept.iter().map(|file| visible(file)).collect::<Vec<_>>(),
        "groups": judgement.groups.iter().map(|judged| group(judged, dialogues, lang)).collect::<Vec<_>>(),
    })
}

/// So many bytes of an input or an answer are shown; `--keep` stores them all.
const SHOWN: usize = 4096;

/// The beginning of an input or an answer.
fn beginning(bytes: &[u8]) -> Value {
    let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(SHOWN)]);
    json!({ "bytes": bytes.len(), "beginning": visible(&shown) })
}

/// The dialogues of all tests, as they come: what `--transcript` adds.
#[derive(Default)]
pub struct Dialogues(Mutex<BTreeMap<String, Vec<String>>>);

impl Listener for Dialogues {
    fn on_event(&self, event: Event) {
        let Event::TestJudged { test, judged, .. } = event else { return };
        if let (Some(answer), Ok(mut all)) = (&judged.answer, self.0.lock()) {
            all.insert(test.to_string(), said(answer));
        }
    }
}

/// The lines of a dialogue, each with its sign.
fn said(answer: &[u8]) -> Vec<String> {
    String::from_utf8_lossy(answer).lines().map(visible).collect()
}

/// The last lines of the dialogue that went wrong, and how many there are before them.
fn end_of_dialogue(answer: Option<&[u8]>) -> Value {
    let lines = said(answer.unwrap_or_default());
    let left_out = lines.len().saturating_sub(SAID);
    json!({ "lines": lines.len(), "left_out": left_out, "last": lines[left_out..] })
}

fn failing(exercise: &dyn AnyExercise, failing: &Failing, interactive: bool, lang: Lang) -> Value {
    let compared = comparison::compare(exercise, failing);
    let query = compared.as_ref().and_then(|compared| compared.query.as_ref());
    let line = |beside: &Beside| {
        let shown = |line: &Option<String>| line.as_deref().map(visible);
        json!({ "line": beside.line, "program": shown(&beside.program), "right": shown(&beside.right) })
    };
    json!({
        "test": visible(&failing.test),
        "verdict": failing.judged.verdict.letters(),
        "message": visible(failing.judged.message.in_lang(lang)),
        "hint": failing.hint.as_ref().map(|hint| visible(hint.in_lang(lang))),
        "stderr": last_words(&failing.judged.stderr),
        "query": query.map(|query| json!({
            "number": query.number,
            "line": query.line,
            "input": visible(&query.input),
        })),
        "lines": compared.iter().flat_map(|compared| &compared.lines).map(line).collect::<Vec<_>>(),
        "input": beginning(&failing.made.input),
        "dialogue": interactive.then(|| end_of_dialogue(failing.judged.answer.as_deref())),
        "output": failing.judged.answer.as_deref().map(beginning),
        "answer": beginning(&failing.made.answer),
    })
}

fn group(group: &JudgedGroup, dialogues: &Dialogues, lang: Lang) -> Value {
    let dialogues = dialogues.0.lock().map(|all| all.clone()).unwrap_or_default();
    let tests = group.tests.iter().map(|test| {
        let judged = test.judged.as_ref();
        json!({
            "test": visible(&test.name),
            "verdict": judged.map(|judged| judged.verdict.letters()),
            "message": judged.map(|judged| visible(judged.message.in_lang(lang))),
            "time_ms": judged.map(|judged| milliseconds(judged.cpu)),
            "memory_kib": judged.map(|judged| judged.memory >> 10),
            "dialogue": dialogues.get(&test.name),
        })
    });
    json!({
        "group": visible(&group.name),
        "verdict": group.verdict().letters(),
        "points": group.earned(),
        "points_most": group.points,
        "tests": tests.collect::<Vec<_>>(),
    })
}

fn milliseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1000.0
}
