//! A table on the terminal, as CSV, as JSON.

use checkers::Name;
use problems::{Error, document::Tongue};
use serde_json::json;

use super::{
    Row, Table,
    outcome::{GroupOutcome, Outcome, Said, TestOutcome},
};
use crate::report::visible;

/// A column's heading: the stem of the exercise.
fn headings(table: &Table) -> Vec<&str> {
    table.posed.iter().map(|posed| posed.manifest.stem.as_str()).collect()
}

/// What stands above a student, and above the sum of the points.
pub const STUDENT: Name = Name::new("học sinh", "student");
pub const TOTAL: Name = Name::new("tổng", "total");

/// For people: the total first, so that no line is too long to find it.
pub fn terminal(table: &Table, tongue: Tongue) -> String {
    let heading = [STUDENT, TOTAL].map(|name| tongue.say(name.vi(), name.en()).to_string());
    let mut rows = vec![heading.to_vec()];
    rows[0].extend(headings(table).iter().map(|stem| stem.to_string()));
    for row in &table.rows {
        let mut line = vec![visible(&row.name), row.points().to_string()];
        line.extend(row.cells.iter().map(|cell| cell.as_ref().map_or("-".into(), |outcome| outcome.cell())));
        rows.push(line);
    }
    let columns = rows[0].len();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = table.title.as_ref().map_or(String::new(), |title| format!("{}\n", visible(title)));
    for row in rows {
        let cells: Vec<_> = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        text += cells.join("  ").trim_end();
        text.push('\n');
    }
    text
}

/// A cell of a table that others open: what a spreadsheet would take for a formula gets a quote in front.
fn harmless(text: &str) -> String {
    let text = visible(text);
    match text.starts_with(['=', '+', '-', '@', '\t']) {
        true => format!("'{text}"),
        false => text,
    }
}

/// What a table tells of a program.
const COLUMNS: [Name; 4] = [
    Name::new("điểm", "points"),
    Name::new("kết luận", "verdict"),
    Name::new("nhóm", "groups"),
    Name::new("sai đầu tiên", "first_failure"),
];

/// A row a student: the points, and for each exercise points, verdict, points by group and first failure.
pub fn csv(table: &Table, tongue: Tongue) -> Result<String, Error> {
    let trouble = |error: csv::Error| Error::new(error.to_string());
    let mut writer = csv::Writer::from_writer(Vec::new());
    let called = |name: Name| tongue.say(name.vi(), name.en());
    let mut heading =
        [STUDENT, Name::new("họ tên", "name"), TOTAL].map(|name| called(name).to_string()).to_vec();
    for stem in headings(table) {
        heading.extend(COLUMNS.map(|what| format!("{stem}_{}", called(what))));
    }
    writer.write_record(&heading).map_err(trouble)?;
    for row in &table.rows {
        let mut cells = vec![harmless(&row.id), harmless(&row.name), row.points().to_string()];
        for cell in &row.cells {
            let Some(outcome) = cell else {
                cells.extend(["0", "", "", ""].map(String::from));
                continue;
            };
            let groups = outcome.groups.iter().map(|group| format!("{}={}", group.group, group.points));
            let failed = outcome
                .first_failing
                .as_ref()
                .map(|failed| format!("{}: {}", failed.test, failed.message.in_tongue(tongue)));
            cells.extend([
                outcome.points.to_string(),
                outcome.verdict.clone(),
                groups.collect::<Vec<_>>().join(" "),
                harmless(&failed.unwrap_or_else(|| outcome.message.in_tongue(tongue).to_string())),
            ]);
        }
        writer.write_record(&cells).map_err(trouble)?;
    }
    let bytes = writer.into_inner().map_err(Error::of)?;
    String::from_utf8(bytes).map_err(Error::of)
}

pub fn json(table: &Table, tongue: Tongue) -> String {
    let exercises: Vec<_> = table
        .posed
        .iter()
        .map(|posed| {
            json!({
                "exercise": posed.exercise.folder(),
                "stem": posed.manifest.stem,
                "points_most": posed.points(),
            })
        })
        .collect();
    let said = |said: &Said| said.in_tongue(tongue).to_string();
    let test = |test: &TestOutcome| {
        json!({
            "test": test.test,
            "verdict": test.verdict,
            "message": said(&test.message),
            "time_ms": test.time_ms,
        })
    };
    let group = |group: &GroupOutcome| {
        json!({
            "group": group.group,
            "points": group.points,
            "points_most": group.points_most,
            "tests": group.tests.iter().map(test).collect::<Vec<_>>(),
        })
    };
    let outcome = |outcome: &Option<Outcome>| {
        outcome.as_ref().map(|outcome| {
            json!({
                "verdict": outcome.verdict,
                "message": said(&outcome.message),
                "points": outcome.points,
                "time_ms": outcome.time_ms,
                "first_failing": outcome.first_failing.as_ref().map(|failed| json!({
                    "test": failed.test,
                    "verdict": failed.verdict,
                    "message": said(&failed.message),
                    "hint": failed.hint.as_ref().map(said),
                })),
                "groups": outcome.groups.iter().map(group).collect::<Vec<_>>(),
            })
        })
    };
    let student = |row: &Row| {
        json!({
            "student": visible(&row.id),
            "name": visible(&row.name),
            "points": row.points(),
            "outcomes": row.cells.iter().map(outcome).collect::<Vec<_>>(),
        })
    };
    let value = json!({
        "title": table.title,
        "exercises": exercises,
        "students": table.rows.iter().map(student).collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}
