//! A table on the terminal, as CSV, as JSON.

use problems::Error;
use serde_json::json;

use super::{Row, Table};
use crate::report::visible;

/// A column's heading: the stem of the exercise.
fn headings(table: &Table) -> Vec<&str> {
    table.posed.iter().map(|posed| posed.manifest.stem.as_str()).collect()
}

/// For people: the total first, so that no line is too long to find it.
pub fn terminal(table: &Table) -> String {
    let mut rows = vec![vec!["student".to_string(), "total".into()]];
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

/// A row a student: the points, and for each exercise points, verdict, points by group and first failure.
pub fn csv(table: &Table) -> Result<String, Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut heading = vec!["student".to_string(), "name".into(), "total".into()];
    for stem in headings(table) {
        heading.extend(["points", "verdict", "groups", "first_failure"].map(|what| format!("{stem}_{what}")));
    }
    writer.write_record(&heading).map_err(Error::new)?;
    for row in &table.rows {
        let mut cells = vec![harmless(&row.id), harmless(&row.name), row.points().to_string()];
        for cell in &row.cells {
            let Some(outcome) = cell else {
                cells.extend(["0", "", "", ""].map(String::from));
                continue;
            };
            let groups = outcome.groups.iter().map(|group| format!("{}={}", group.group, group.points));
            let failed =
                outcome.first_failing.as_ref().map(|failed| format!("{}: {}", failed.test, failed.message));
            cells.extend([
                outcome.points.to_string(),
                outcome.verdict.clone(),
                groups.collect::<Vec<_>>().join(" "),
                harmless(&failed.unwrap_or_else(|| outcome.message.clone())),
            ]);
        }
        writer.write_record(&cells).map_err(Error::new)?;
    }
    let bytes = writer.into_inner().map_err(Error::new)?;
    String::from_utf8(bytes).map_err(Error::new)
}

pub fn json(table: &Table) -> String {
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
    let student = |row: &Row| {
        json!({
            "student": visible(&row.id),
            "name": visible(&row.name),
            "points": row.points(),
            "outcomes": row.cells,
        })
    };
    let value = json!({
        "title": table.title,
        "exercises": exercises,
        "students": table.rows.iter().map(student).collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}
