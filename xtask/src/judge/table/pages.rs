//! A page for each student, to hand back: their own results and nobody else's, in both languages.

use std::{collections::BTreeSet, fs, path::Path};

use checkers::say;
use exercise::{Error, document::Lang, markup::Markup};
use judging::Cache;

use super::{Row, Table, page};
use crate::{
    files,
    report::{self, one_line, visible},
};

/// Writes `STUDENT.vi.html` and `STUDENT.en.html` for everybody.
pub fn write(table: &Table, folder: &Path, cache: &Cache, force: bool) -> Result<(), Error> {
    fs::create_dir_all(folder).map_err(|error| Error::file(folder, error))?;
    let mut taken = BTreeSet::new();
    for row in &table.rows {
        let name = file_name(&row.id, &mut taken);
        for lang in Lang::ALL {
            let path = folder.join(format!("{name}.{}.html", lang.code()));
            files::write_unless_others(&path, html(table, row, lang).as_bytes(), cache, force)?;
        }
    }
    let (folder, students) = (report::name(folder), table.rows.len());
    report::remark(&say!(
        vi "{folder}: đã ghi trang của {students} học sinh",
        en "{folder}: pages of {students} students, written",
    ));
    Ok(())
}

/// A name for a student's files that every system takes, and that no other student has.
fn file_name(student: &str, taken: &mut BTreeSet<String>) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_".contains(letter);
    let name: String =
        student.chars().map(|letter| if plain(letter) { letter } else { '_' }).take(60).collect();
    let name = if name.is_empty() { "_".to_string() } else { name };
    let free = |name: &String| !taken.contains(&name.to_lowercase());
    let name = std::iter::once(name.clone()).chain((2..).map(|number| format!("{name}_{number}"))).find(free);
    // There is always a next number.
    let name = name.unwrap_or_default();
    taken.insert(name.to_lowercase());
    name
}

fn html(table: &Table, row: &Row, lang: Lang) -> String {
    let name = one_line(&row.name);
    page::frame(&name, lang, |body| {
        body.line().words("h1", &[], &name).line();
        if let Some(title) = &table.title {
            body.words("p", &[], visible(title)).line();
        }
        let most: u32 = table.posed.iter().map(|posed| posed.points()).sum();
        let points = row.points();
        let total = say!(vi "{points} trên {most} điểm", en "{points} of {most} points");
        body.words("p", &[("class", &"total")], total.in_lang(lang)).line();
        for (posed, cell) in table.posed.iter().zip(&row.cells) {
            let title = &posed.manifest.title;
            let (title, stem) = (lang.say(&title.vi, &title.en), &posed.manifest.stem);
            body.words("h2", &[], format_args!("{} ({})", visible(title), visible(stem))).line();
            match cell {
                Some(cell) => {
                    let class = page::class(cell.outcome.verdict == "AC");
                    let (points, most) = (cell.outcome.points, posed.points());
                    let verdict = &cell.outcome.verdict;
                    let words = say!(vi "{verdict}: {points} trên {most} điểm", en "{verdict}: {points} of {most} points");
                    body.words("p", &[("class", &class)], words.in_lang(lang)).line();
                    page::details(body, cell, lang);
                }
                None => {
                    _ = body.words("p", &[], lang.say("Không có bài nộp.", "Nothing was handed in.")).line()
                }
            }
        }
        own(body, table, row, lang);
        body.words("p", &[], visible(table.origin().in_lang(lang))).line();
    })
}

/// What of the student's files does not count.
fn own(body: &mut Markup, table: &Table, row: &Row, lang: Lang) {
    let mut own = table.ignored.iter().filter(|ignored| ignored.student.as_ref() == Some(&row.id)).peekable();
    if own.peek().is_some() {
        page::ignored(body, own, lang);
    }
}

#[cfg(test)]
mod units {
    use super::*;

    #[test]
    fn every_student_has_files_of_a_plain_name() {
        let mut taken = BTreeSet::new();
        let names = ["an01", "AN01", "../x", "Nguyễn Văn An", "", "a\nb"].map(|id| file_name(id, &mut taken));
        assert_eq!(names, ["an01", "AN01_2", "___x", "Nguyễn_Văn_An", "_", "a_b"]);
    }
}
