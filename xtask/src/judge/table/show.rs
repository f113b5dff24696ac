//! A table on the terminal, as CSV, as JSON.

use checkers::Name;
use exercise::{Error, document::Lang};
use serde_json::json;

use super::{
    Cell, Row, Table,
    entrants::Ignored,
    result::{GroupOutcome, Said, TestOutcome},
};
use crate::report::{self, one_line, visible};

/// A column's heading: the stem of the exercise.
fn headings(table: &Table) -> Vec<&str> {
    table.posed.iter().map(|posed| posed.manifest.stem.as_str()).collect()
}

/// What stands above a student, and above the sum of the points.
pub const STUDENT: Name = Name::new("học sinh", "student");
pub const TOTAL: Name = Name::new("tổng", "total");

/// For people: the total first, so that no line is too long to find it.
pub fn terminal(table: &Table, lang: Lang) -> String {
    let heading = [STUDENT, TOTAL].map(|name| lang.say(name.vi(), name.en()).to_string());
    let mut rows = vec![heading.to_vec()];
    rows[0].extend(headings(table).iter().map(|stem| stem.to_string()));
    for row in &table.rows {
        let mut line = vec![one_line(&row.name), row.points().to_string()];
        let cell =
            |cell: &Option<Cell>| cell.as_ref().map_or("-".into(), |cell| one_line(&cell.outcome.cell()));
        line.extend(row.cells.iter().map(cell));
        rows.push(line);
    }
    let columns = rows[0].len();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = table.title.as_ref().map_or(String::new(), |title| format!("{}\n", one_line(title)));
    for row in rows {
        let cells: Vec<_> = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        text += cells.join("  ").trim_end();
        text.push('\n');
    }
    if !table.ignored.is_empty() {
        text += &format!("{}:\n", lang.say(IGNORED.vi(), IGNORED.en()));
    }
    for ignored in &table.ignored {
        text += &format!("  {}\n", ignored.sentence().in_lang(lang));
    }
    text
}

/// What stands above the programs that do not count.
pub const IGNORED: Name = Name::new("không tính", "not counted");

/// A cell of a table that others open: what a spreadsheet would take for a formula gets a quote in front. Some of them
/// skip white space first, and take the full-width signs of Chinese and Japanese keyboards for the plain ones.
fn harmless(text: &str) -> String {
    let shown = one_line(text);
    match text.trim_start().starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']) {
        true => format!("'{shown}"),
        false => shown,
    }
}

/// What a table tells of a program.
const COLUMNS: [Name; 5] = [
    Name::new("điểm", "points"),
    Name::new("kết luận", "verdict"),
    Name::new("nhóm", "groups"),
    Name::new("sai đầu tiên", "first_failure"),
    Name::new("tệp", "file"),
];

/// A row a student: the points, and for each exercise points, verdict, points by group, first failure and the file that
/// counts; what does not count comes last, and below the students what is nobody's.
pub fn csv(table: &Table, lang: Lang) -> Result<String, Error> {
    let trouble = |error: csv::Error| Error::new(error.to_string());
    let mut writer = csv::Writer::from_writer(Vec::new());
    let called = |name: Name| lang.say(name.vi(), name.en());
    let mut heading =
        [STUDENT, Name::new("họ tên", "name"), TOTAL].map(|name| called(name).to_string()).to_vec();
    for stem in headings(table) {
        heading.extend(COLUMNS.map(|what| format!("{stem}_{}", called(what))));
    }
    heading.push(called(IGNORED).replace(' ', "_"));
    let ignored = |of: &dyn Fn(&Ignored) -> bool| -> Vec<String> {
        let ignored = table.ignored.iter().filter(|ignored| of(ignored));
        ignored.map(|ignored| ignored.sentence().in_lang(lang).to_string()).collect()
    };
    writer.write_record(&heading).map_err(trouble)?;
    for row in &table.rows {
        let mut cells = vec![harmless(&row.id), harmless(&row.name), row.points().to_string()];
        for cell in &row.cells {
            let Some(Cell { file, outcome }) = cell else {
                cells.extend(["0", "", "", "", ""].map(String::from));
                continue;
            };
            let groups = outcome.groups.iter().map(|group| format!("{}={}", group.group, group.points));
            let failed = outcome
                .first_failing
                .as_ref()
                .map(|failed| format!("{}: {}", failed.test, failed.message.in_lang(lang)));
            cells.extend([
                outcome.points.to_string(),
                outcome.verdict.clone(),
                groups.collect::<Vec<_>>().join(" "),
                harmless(&failed.unwrap_or_else(|| outcome.message.in_lang(lang).to_string())),
                harmless(&report::name(file)),
            ]);
        }
        cells.push(harmless(&ignored(&|ignored| ignored.student.as_ref() == Some(&row.id)).join("; ")));
        writer.write_record(&cells).map_err(trouble)?;
    }
    let has_row = |student: &String| table.rows.iter().any(|row| row.id == *student);
    for sentence in ignored(&|ignored| !ignored.student.as_ref().is_some_and(has_row)) {
        let mut cells = vec![String::new(); heading.len() - 1];
        cells.push(harmless(&sentence));
        writer.write_record(&cells).map_err(trouble)?;
    }
    let bytes = writer.into_inner().map_err(Error::of)?;
    String::from_utf8(bytes).map_err(Error::of)
}

pub fn json(table: &Table, lang: Lang) -> String {
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
    let said = |said: &Said| said.in_lang(lang).to_string();
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
    let outcome = |cell: &Option<Cell>| {
        cell.as_ref().map(|Cell { file, outcome }| {
            json!({
                "file": report::name(file),
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
            "student": one_line(&row.id),
            "name": one_line(&row.name),
            "points": row.points(),
            "outcomes": row.cells.iter().map(outcome).collect::<Vec<_>>(),
        })
    };
    let ignored = |ignored: &Ignored| {
        json!({
            "student": ignored.student.as_deref().map(one_line),
            "file": report::name(&ignored.path),
            "reason": visible(ignored.reason.in_lang(lang)),
        })
    };
    let value = json!({
        "title": table.title,
        "exercises": exercises,
        "students": table.rows.iter().map(student).collect::<Vec<_>>(),
        "ignored": table.ignored.iter().map(ignored).collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}

#[cfg(test)]
mod units {
    use super::harmless;

    #[test]
    fn no_cell_is_a_formula_and_none_has_two_lines() {
        for formula in
            ["=1", "+1", "-1", "@x", " =1", "\t=1", "\u{3000}=1", "\u{a0} @x", "＝1", "＋1", "－1", "＠x"]
        {
            assert!(harmless(formula).starts_with('\''), "{formula:?}");
        }
        assert_eq!(harmless("An\nB,100"), "An\\nB,100");
        assert_eq!(harmless("Nguyễn Văn An = 1"), "Nguyễn Văn An = 1");
    }
}
