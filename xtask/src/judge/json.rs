//! A judgement for programs to read.

use std::time::Duration;

use judging::{Failing, JudgedGroup};
use serde_json::{Value, json};

use super::{Shown, comparison, terminal::last_words};
use crate::report::visible;

/// The one JSON value of `judge --json`. It has the same keys whatever the verdict.
pub fn value(report: &Shown) -> Value {
    let Shown { exercise, source, allowance, in_all, tier, judgement } = report;
    json!({
        "verdict": judgement.verdict.letters(),
        "exercise": exercise.folder(),
        "program": visible(&source.path.display().to_string()),
        "language": source.language.name,
        "tier": tier.map(|tier| tier.letter().to_string()),
        "limits": {
            "time_ms": milliseconds(allowance.time),
            "memory_mib": allowance.memory,
            "clock_in_all_ms": milliseconds(*in_all),
        },
        "message": visible(&judgement.message),
        "points": judgement.earned(),
        "points_most": judgement.points(),
        "time_ms": judgement.slowest().map(|(_, cpu)| milliseconds(cpu)),
        "memory_kib": judgement.memory() >> 10,
        "first_failing": judgement.failing().map(failing),
        "groups": judgement.groups.iter().map(group).collect::<Vec<_>>(),
    })
}

fn failing(failing: &Failing) -> Value {
    json!({
        "test": visible(&failing.test),
        "verdict": failing.judged.verdict.letters(),
        "message": visible(&failing.judged.message),
        "stderr": last_words(&failing.judged.stderr),
        "diff": comparison::lines(failing).map(|lines| {
            lines.iter().map(|(sign, line)| format!("{sign} {}", visible(line))).collect::<Vec<_>>()
        }),
    })
}

fn group(group: &JudgedGroup) -> Value {
    let tests = group.tests.iter().map(|test| {
        let judged = test.judged.as_ref();
        json!({
            "test": visible(&test.name),
            "verdict": judged.map(|judged| judged.verdict.letters()),
            "message": judged.map(|judged| visible(&judged.message)),
            "time_ms": judged.map(|judged| milliseconds(judged.cpu)),
            "memory_kib": judged.map(|judged| judged.memory >> 10),
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
