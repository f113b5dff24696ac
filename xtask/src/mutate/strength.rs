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
    record::{Figures, Record},
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
    let table = table(workspace)?;
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
        let name = match manifest.number.as_str() {
            "" => short_name(exercise.folder()),
            number => number,
        };
        lines.push(line(name, counts, attack, "–"));
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
