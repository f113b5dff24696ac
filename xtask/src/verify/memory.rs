//! What `verify` remembers: exercises that passed, and programs that got their verdict, known by everything that could
//! change the outcome. Nothing but a pass is remembered, and only until a byte of it changes.

use std::collections::BTreeMap;

use checkers::Sentence;
use exercise::testdata;
use judging::{Fingerprint, Key, LANGUAGES, OfTool, Source};

use super::{
    CHECKS, Context,
    findings::{Finding, Findings},
};

/// The code that this program was built from, as far as an exercise depends on it: all but the other exercises.
fn code(kind: &'static str, context: &Context) -> Fingerprint {
    let folder = context.exercise.folder();
    Fingerprint::new(kind).part(embedded::CODE).part(folder).part(embedded::code_of(folder).unwrap_or_default())
}

/// The record of an exercise as it is now: its files, the code, the sandbox, the compilers of this machine.
fn record(context: &Context) -> Option<Key> {
    let mut fingerprint = code("passed", context).part(context.tier().ok()?.to_string());
    for language in LANGUAGES {
        fingerprint = fingerprint.tool(language);
    }
    Some(fingerprint.files(&context.library.folder(context.exercise).ok()?).ok()?.key())
}

/// The record of a program's verdict: the code, the plan, the sandbox, its compiler, its source, what it must lose.
pub fn verdict(context: &Context, name: &str, source: &Source, losses: &str) -> Option<Key> {
    let manifest = context.library.file(context.exercise, "problem.toml").ok()??;
    let limits = (context.manifest.time_limit, context.manifest.memory_limit);
    let mut data =
        code("verdicts", context).part(manifest).part(context.seed.to_le_bytes()).part(format!("{limits:?}"));
    for planned in testdata::planned(context.manifest) {
        let own = planned.row.own.as_deref().map_or(String::new(), testdata::hash);
        data = data.part(planned.path()).part(&planned.row.recipe).part(own);
    }
    let fingerprint = data
        .part(context.tier().ok()?.to_string())
        .part(name)
        .part(losses)
        .tool(source.language)
        .part(&source.bytes);
    Some(fingerprint.key())
}

/// The findings of an exercise that has passed just as it is now.
pub fn recall(context: &Context) -> Option<Findings> {
    let args = context.args;
    if args.fresh || args.bless || args.other_data() || !args.only.is_empty() {
        return None;
    }
    let mut details: BTreeMap<String, Sentence> = context.cache.recall(&record(context)?)?;
    let mut checks = Vec::new();
    for (name, _) in CHECKS {
        checks.push((name, Finding { detail: details.remove(name)?, ..Finding::default() }));
    }
    Some(Findings { folder: context.exercise.folder(), checks, unchanged: true })
}

/// Remembers an exercise in which nothing is wrong and everything was looked at.
pub fn remember(context: &Context, findings: &Findings) {
    if findings.complete()
        && context.args.only.is_empty()
        && !context.args.other_data()
        && let Some(record) = record(context)
    {
        let details = findings.checks.iter().map(|(name, finding)| (*name, &finding.detail));
        context.cache.remember(&record, &details.collect::<BTreeMap<_, _>>());
    }
}
