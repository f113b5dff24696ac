//! A table on the terminal, as CSV, as JSON.

use checkers::{Name, Sentence};
use exercise::{Error, document::Lang};
use serde_json::json;

use super::{
    Cell, Row, Table, Tests, date,
    entrants::Ignored,
    order,
    result::{GroupOutcome, Said, TestOutcome},
    similar::{self, Pair},
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
    let called = |name: Name| lang.say(name.vi(), name.en()).to_string();
    let mut rows = vec![[RANK, STUDENT, TOTAL].map(called).to_vec()];
    rows[0].extend(headings(table).iter().map(|stem| stem.to_string()));
    for (row, rank) in table.rows.iter().zip(order::ranks(&table.rows)) {
        let mut line = vec![rank.to_string(), one_line(&row.name), row.points().to_string()];
        let cell =
            |cell: &Option<Cell>| cell.as_ref().map_or("-".into(), |cell| one_line(&cell.outcome.cell()));
        line.extend(row.cells.iter().map(cell));
        rows.push(line);
    }
    let average = |exercise| decimal(table.average(exercise), lang);
    let mut averages = vec![String::new(), called(AVERAGE), average(None)];
    averages.extend((0..table.posed.len()).map(|exercise| average(Some(exercise))));
    rows.push(averages);
    let columns = rows[0].len();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = table.title.as_ref().map_or(String::new(), |title| format!("{}\n", one_line(title)));
    for row in rows {
        let cells: Vec<_> = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        text += cells.join("  ").trim_end();
        text.push('\n');
    }
    text += &format!("{}\n", table.origin().in_lang(lang));
    for pair in table.similar.iter().flatten() {
        text += &format!("{}\n", pair.sentence().in_lang(lang));
    }
    if table.similar.as_ref().is_some_and(|pairs| !pairs.is_empty()) {
        text += &format!("{}\n", similar::caution().in_lang(lang));
    }
    if !table.ignored.is_empty() {
        text += &format!("{}:\n", lang.say(IGNORED.vi(), IGNORED.en()));
    }
    for ignored in &table.ignored {
        text += &format!("  {}\n", ignored.sentence().in_lang(lang));
    }
    text
}

/// What stands above the place of a student among all.
pub const RANK: Name = Name::new("hạng", "rank");

/// What stands before the averages.
pub const AVERAGE: Name = Name::new("trung bình", "average");

/// A number to one decimal, as people of a language write it.
pub fn decimal(number: f64, lang: Lang) -> String {
    Sentence::decimal(format_args!("{number:.1}")).in_lang(lang).to_string()
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
const COLUMNS: [Name; 6] = [
    Name::new("điểm", "points"),
    Name::new("kết luận", "verdict"),
    Name::new("nhóm", "groups"),
    Name::new("sai đầu tiên", "first_failure"),
    Name::new("ngôn ngữ", "language"),
    Name::new("tệp", "file"),
];

/// Cells as spreadsheets open them by a double click: the mark that says UTF-8, and between cells what the country's
/// spreadsheets take for the end of one.
fn writer(lang: Lang) -> csv::Writer<Vec<u8>> {
    let separator = if lang == Lang::Vietnamese { b';' } else { b',' };
    csv::WriterBuilder::new().delimiter(separator).from_writer("\u{feff}".into())
}

/// A row a student: the points, and for each exercise points, verdict, points by group, first failure, language and the
/// file that counts; what does not count comes last. Below the students are the averages, what is nobody's, and pairs of
/// similar programs.
pub fn csv(table: &Table, lang: Lang) -> Result<String, Error> {
    let trouble = |error: csv::Error| Error::new(error.to_string());
    let mut writer = writer(lang);
    let called = |name: Name| lang.say(name.vi(), name.en()).to_string();
    let mut heading = [STUDENT, Name::new("họ tên", "name"), TOTAL, RANK].map(called).to_vec();
    for stem in headings(table) {
        heading.extend(COLUMNS.map(|what| format!("{stem}_{}", called(what))));
    }
    heading.extend([Name::new("thời điểm chấm", "judged"), Name::new("bộ test", "tests")].map(called));
    heading.push(called(IGNORED).replace(' ', "_"));
    writer.write_record(&heading).map_err(trouble)?;
    let ignored = |of: &dyn Fn(&Ignored) -> bool| -> Vec<String> {
        let ignored = table.ignored.iter().filter(|ignored| of(ignored));
        ignored.map(|ignored| ignored.sentence().in_lang(lang).to_string()).collect()
    };
    let made = [date::shown(table.judged), harmless(table.tests.called().in_lang(lang))];
    for (row, rank) in table.rows.iter().zip(order::ranks(&table.rows)) {
        let mut cells =
            vec![harmless(&row.id), harmless(&row.name), row.points().to_string(), rank.to_string()];
        row.cells.iter().for_each(|cell| cells.extend(of_program(cell.as_ref(), lang)));
        cells.extend(made.clone());
        cells.push(harmless(&ignored(&|ignored| ignored.student.as_ref() == Some(&row.id)).join("; ")));
        writer.write_record(&cells).map_err(trouble)?;
    }
    writer.write_record(averages(table, heading.len(), lang)).map_err(trouble)?;
    let has_row = |student: &String| table.rows.iter().any(|row| row.id == *student);
    let nobodys = ignored(&|ignored| !ignored.student.as_ref().is_some_and(has_row));
    let similar = table.similar.iter().flatten().map(|pair| pair.sentence().in_lang(lang).to_string());
    for sentence in nobodys.into_iter().chain(similar) {
        let mut cells = vec![String::new(); heading.len() - 1];
        cells.push(harmless(&sentence));
        writer.write_record(&cells).map_err(trouble)?;
    }
    let bytes = writer.into_inner().map_err(Error::of)?;
    String::from_utf8(bytes).map_err(Error::of)
}

/// What a row tells of a program.
fn of_program(cell: Option<&Cell>, lang: Lang) -> [String; COLUMNS.len()] {
    let Some(Cell { file, language, outcome }) = cell else {
        return ["0", "", "", "", "", ""].map(String::from);
    };
    let groups = outcome.groups.iter().map(|group| format!("{}={}", group.group, group.points));
    let failed = outcome
        .first_failing
        .as_ref()
        .map(|failed| format!("{}: {}", failed.test, failed.message.in_lang(lang)));
    [
        outcome.points.to_string(),
        outcome.verdict.clone(),
        groups.collect::<Vec<_>>().join(" "),
        harmless(&failed.unwrap_or_else(|| outcome.message.in_lang(lang).to_string())),
        language.to_string(),
        harmless(&report::name(file)),
    ]
}

/// The row of the averages.
fn averages(table: &Table, width: usize, lang: Lang) -> Vec<String> {
    let mut cells = vec![String::new(), lang.say(AVERAGE.vi(), AVERAGE.en()).into()];
    cells.extend([decimal(table.average(None), lang), String::new()]);
    for exercise in 0..table.posed.len() {
        cells.push(decimal(table.average(Some(exercise)), lang));
        cells.extend(std::iter::repeat_n(String::new(), COLUMNS.len() - 1));
    }
    cells.resize(width, String::new());
    cells
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
        cell.as_ref().map(|Cell { file, language, outcome }| {
            json!({
                "file": report::name(file),
                "language": language,
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
    let student = |(row, rank): (&Row, usize)| {
        json!({
            "student": one_line(&row.id),
            "name": one_line(&row.name),
            "points": row.points(),
            "rank": rank,
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
    let tests = match &table.tests {
        Tests::Seed(seed) => json!({ "seed": seed }),
        Tests::Samples => json!("samples"),
        Tests::Folder(folder) => json!({ "folder": report::name(folder) }),
    };
    let value = json!({
        "title": table.title,
        "judged": date::shown(table.judged),
        "tests": tests,
        "exercises": exercises,
        "students": table.rows.iter().zip(order::ranks(&table.rows)).map(student).collect::<Vec<_>>(),
        "averages": {
            "points": table.average(None),
            "exercises": (0..table.posed.len()).map(|one| table.average(Some(one))).collect::<Vec<_>>(),
        },
        "similar": table.similar.as_ref().map(|pairs| pairs.iter().map(Pair::json).collect::<Vec<_>>()),
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
