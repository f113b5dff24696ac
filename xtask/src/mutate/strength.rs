//! `mutate --report`: the table of test strength, from what is in the checkout. Programs and tests are counted, what
//! mutants showed comes from the figures in each `mutants.toml`, and what an attack showed from each `attack.toml`.

use std::fs;

use checkers::{Sentence, say};
use exercise::{
    AnyExercise, Error, Manifest,
    document::{Marked, marked},
    short_name,
};

use super::{
    attack::{self, Attack},
    record::{Figures, Record, Seen},
};
use crate::{
    files,
    report::{self, Ended, Ending},
    submissions,
    workspace::Workspace,
};

/// The page that shows the table, and the marker in front of it there.
const PAGE: &str = "docs/test-strength.md";
const MARKER: &str = "strength";

/// Above the columns.
const HEADER: [&str; 12] = [
    "exercise",
    "right programs",
    "wrong or slow",
    "tests",
    "enough",
    "mutants",
    "killed",
    "open holes",
    "closed holes",
    "equivalent",
    "unknown",
    "attack",
];

/// Prints the table, or writes it to its page.
pub fn run(bless: bool, workspace: &Workspace) -> Ended {
    let root = workspace.checkout()?;
    let table = tables(workspace)?;
    if !bless {
        table.lines().for_each(report::line);
        return Ok(Ending::Yes);
    }
    let path = root.join(PAGE);
    let page = fs::read_to_string(&path).map_err(|error| Error::file(&path, error))?;
    let marked = marked(&page).map_err(|error| Error::file(&path, error))?;
    let Some(Marked { part, .. }) = marked.into_iter().find(|marked| marked.name == MARKER) else {
        return Err(Error::file(&path, no_marker()));
    };
    let fresh = [&page[..part.start], "\n", &table, &page[part.end..]].concat();
    if fresh != page {
        files::write(&path, fresh.as_bytes())?;
        report::say(&report::written(&path));
    }
    Ok(Ending::Yes)
}

fn no_marker() -> Sentence {
    say!(
        vi "thiếu dòng <!-- {MARKER} --> và dòng <!-- end --> cho biết bảng nằm ở đâu",
        en "the lines <!-- {MARKER} --> and <!-- end -->, which say where the table goes, are missing",
    )
}

/// Both tables: what every exercise shows, and what mistakes of the kinds show that are asked for by name.
fn tables(workspace: &Workspace) -> Result<String, Error> {
    Ok([table(workspace)?, kinds(workspace)?].join("\n"))
}

/// Of each kind, how many mutants were refused of how many that are wrong, or not known to be right.
fn kinds(workspace: &Workspace) -> Result<String, Error> {
    let names: Vec<&str> = super::kind_names().collect();
    let mut lines =
        vec![["exercise", &names.join(" | ")].join(" | "), vec!["---"; names.len() + 1].join(" | ")];
    let mut sums = vec![Seen::default(); names.len()];
    for exercise in workspace.library.selected(&[])? {
        let record = Record::load(&workspace.library, exercise)?;
        if record.kinds.is_empty() {
            continue;
        }
        let seen: Vec<Option<Seen>> =
            names.iter().map(|name| record.kinds.get(*name).map(|figures| figures.seen)).collect();
        for (sum, seen) in sums.iter_mut().zip(&seen) {
            *sum = sum.with(&seen.unwrap_or_default());
        }
        let cells = seen.into_iter().map(|seen| seen.map_or("–".into(), of_a_kind));
        let manifest = workspace.library.manifest(exercise)?;
        lines.push(format!("{} | {}", name(exercise, &manifest), cells.collect::<Vec<_>>().join(" | ")));
    }
    let sums = sums.into_iter().map(of_a_kind).collect::<Vec<_>>();
    lines.push(format!("total | {}", sums.join(" | ")));
    Ok(lines.iter().map(|line| format!("| {line} |\n")).collect())
}

/// A cell: refused of those that are not known to be right, and the holes that became tests.
fn of_a_kind(seen: Seen) -> String {
    let wrong = seen.made() - seen.equivalent;
    match seen.closed {
        0 => format!("{} of {wrong}", seen.killed),
        closed => format!("{} of {wrong}, {closed} closed", seen.killed),
    }
}

/// What an exercise is called in a table.
fn name(exercise: &'static dyn AnyExercise, manifest: &Manifest) -> String {
    match manifest.number.as_str() {
        "" => short_name(exercise.folder()).into(),
        number => number.into(),
    }
}

/// The columns behind the name. What cannot be added up, or what nobody has counted, is missing.
type Counts = [Option<usize>; 10];

/// The table in Markdown. A new exercise has no row until mutants of it were tried, or its tests attacked.
fn table(workspace: &Workspace) -> Result<String, Error> {
    let rule = HEADER.map(|_| "---");
    let mut lines = vec![HEADER.join(" | "), rule.join(" | ")];
    let mut sums: Counts = [Some(0); 10];
    let mut attacks = attack::Counts::default();
    for exercise in workspace.library.selected(&[])? {
        let figures = Record::load(&workspace.library, exercise)?.figures;
        let attack = Attack::load(&workspace.library, exercise)?.map(|attack| attack.counts());
        if figures.is_none() && attack.is_none() {
            continue;
        }
        let manifest = workspace.library.manifest(exercise)?;
        let counts = counts(workspace, exercise, &manifest, figures)?;
        lines.push(line(&name(exercise, &manifest), counts, attack, "–"));
        sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum = sum.map(|sum| sum + count.unwrap_or(0)));
        attacks = attacks.and(attack.unwrap_or_default());
    }
    // Neither tests nor how few of them are enough say anything when added up.
    sums[2..4].fill(None);
    lines.push(line("total", sums, Some(attacks), ""));
    Ok(lines.iter().map(|line| format!("| {line} |\n")).collect())
}

fn counts(
    workspace: &Workspace,
    exercise: &dyn AnyExercise,
    manifest: &Manifest,
    figures: Option<Figures>,
) -> Result<Counts, Error> {
    let submissions = submissions::of(&workspace.library, exercise)?;
    let right = submissions.iter().filter(|one| one.expected.is_accepted()).count();
    let wrong = submissions.len() - right;
    let tests: usize = manifest.plan.groups.iter().map(|group| group.tests.len()).sum();
    let seen = figures.map(|figures| {
        let Figures { killed, holes, closed, equivalent, unknown, .. } = figures;
        [figures.made(), killed, holes, closed, equivalent, unknown]
    });
    let [made, killed, holes, closed, equivalent, unknown] = match seen {
        Some(seen) => seen.map(Some),
        None => [None; 6],
    };
    let enough = figures.and_then(|figures| figures.enough);
    Ok([Some(right), Some(wrong), Some(tests), enough, made, killed, holes, closed, equivalent, unknown])
}

fn line(name: &str, counts: Counts, attack: Option<attack::Counts>, missing: &str) -> String {
    let cell = |count: Option<usize>| count.map_or(missing.to_string(), |count| count.to_string());
    let attack = attack.map_or(missing.to_string(), attack::Counts::cell);
    format!("{name} | {} | {attack}", counts.map(cell).join(" | "))
}
