//! A class's folder as students hand it in: marks go to whom they belong, and nothing is left out in silence.
#![cfg(target_os = "linux")]

use std::{
    fs,
    os::unix::fs::symlink,
    path::Path,
    time::{Duration, SystemTime},
};

use serde_json::Value;

use crate::people::{RIGHT, WRONG, folder_with, json, said};

/// Makes a file so many minutes old.
fn age(folder: &Path, name: &str, minutes: u64) {
    let file = fs::File::options().write(true).open(folder.join(name)).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_secs(60 * minutes)).unwrap();
}

fn table(folder: &Path, more: &[&str]) -> Value {
    json(folder, &[&["judge", "--table", "class", "--samples", "--json"][..], more].concat())
}

/// Student and verdict on the first exercise.
fn rows(table: &Value) -> Vec<(&str, &str)> {
    let students = table["students"].as_array().unwrap().iter();
    students
        .map(|row| (row["student"].as_str().unwrap(), row["outcomes"][0]["verdict"].as_str().unwrap_or("-")))
        .collect()
}

/// What is listed as ignored of a file.
fn reason<'a>(table: &'a Value, file: &str) -> &'a str {
    let ignored = table["ignored"].as_array().unwrap();
    let found = ignored.iter().find(|ignored| ignored["file"].as_str().unwrap().ends_with(file));
    found.unwrap_or_else(|| panic!("{file} is not in {ignored:#?}"))["reason"].as_str().unwrap()
}

#[test]
fn inside_a_student_s_folder_the_folder_says_whose_a_program_is() {
    for name in ["bai9_12_final.py", "bai9_12 - Copy.py", "bai9_12 (1).py", "bai9_12_an02.py", "bai9_12.v2.py"]
    {
        let folder = folder_with(&[(&format!("class/an01/{name}"), RIGHT), ("class/an02/bai9_12.py", WRONG)]);
        let table = table(folder.path(), &[]);
        assert_eq!(rows(&table), [("an01", "AC"), ("an02", "WA")], "{name}");
        assert_eq!(table["students"][0]["outcomes"][0]["file"], format!("class/an01/{name}"));
    }
    // Directly in the class's folder the name says it.
    let folder = folder_with(&[("class/bai9_12_an01.py", RIGHT), ("class/bai9_12_an02 (1).py", WRONG)]);
    assert_eq!(rows(&table(folder.path(), &[])), [("an01", "AC"), ("an02", "WA")]);
}

#[test]
fn a_student_cannot_replace_the_program_of_another() {
    let folder = folder_with(&[("class/hs01/bai9_12.py", RIGHT), ("class/hs02/bai9_12_hs01.py", WRONG)]);
    age(folder.path(), "class/hs01/bai9_12.py", 60);
    assert_eq!(rows(&table(folder.path(), &[])), [("hs01", "AC"), ("hs02", "WA")]);
    // A folder and a file's name that claim the same are never settled by time.
    for (old, new) in [("hs01/bai9_12.py", "bai9_12_hs01.py"), ("bai9_12_hs01.py", "hs01/bai9_12.py")] {
        let (old, new) = (format!("class/{old}"), format!("class/{new}"));
        let folder = folder_with(&[(&old, RIGHT), (&new, WRONG), ("class/hs02/bai9_12.py", RIGHT)]);
        age(folder.path(), &old, 60);
        let table = table(folder.path(), &[]);
        assert_eq!(rows(&table), [("hs01", "-"), ("hs02", "AC")]);
        assert!(reason(&table, &old).contains(&new), "{table:#}");
        assert!(reason(&table, &new).contains(&old), "{table:#}");
        let (code, out, err) = said(folder.path(), &["judge", "--table", "class", "--samples"]);
        assert_eq!(code, 1, "{out}{err}");
        for words in [&out, &err] {
            assert!(words.contains(&format!("{old}: not judged: {new} claims to be hs01's, too")), "{words}");
        }
    }
}

#[test]
fn of_several_programs_the_newest_counts_or_the_best_and_it_is_said_which() {
    let folder = folder_with(&[("class/an/bai9_12.py", WRONG), ("class/an/bai9_12_old.py", RIGHT)]);
    age(folder.path(), "class/an/bai9_12_old.py", 5);
    let all = |more: &[&str]| {
        json(folder.path(), &[&["judge", "--table", "class", "--seed", "3", "--json"][..], more].concat())
    };
    let newest = all(&[]);
    assert_eq!(rows(&newest), [("an", "WA")]);
    assert_eq!(newest["students"][0]["outcomes"][0]["file"], "class/an/bai9_12.py");
    assert_eq!(reason(&newest, "an/bai9_12_old.py"), "not judged, because class/an/bai9_12.py is newer");
    let best = all(&["--best"]);
    assert_eq!(rows(&best), [("an", "AC")]);
    assert_eq!(best["students"][0]["outcomes"][0]["file"], "class/an/bai9_12_old.py");
    assert_eq!(
        reason(&best, "an/bai9_12.py"),
        "0 points, not counted, because class/an/bai9_12_old.py has 100"
    );
    // The same on the terminal, in the CSV and on the page.
    for view in [&[][..], &["--csv"], &["--html"]] {
        let call = [&["judge", "--table", "class", "--seed", "3", "--best"][..], view].concat();
        let (code, out, _) = said(folder.path(), &call);
        assert_eq!(code, 0);
        assert!(out.contains("class/an/bai9_12.py: 0 points, not counted, because"), "{out}");
    }
    let (_, out, _) =
        said(folder.path(), &["judge", "--table", "class", "--seed", "3", "--best", "--csv", "--lang", "vi"]);
    assert!(out.contains("bai9_12_tệp") && out.contains(",class/an/bai9_12_old.py,"), "{out}");
    assert!(out.contains("không tính vì class/an/bai9_12_old.py được 100 điểm"), "{out}");
}

#[test]
fn everything_that_is_ignored_is_listed_in_every_view() {
    let folder = folder_with(&[
        ("class/an/bai9_12.py", RIGHT),
        ("class/an/bai9_12.docx", "x"),
        ("class/an/src/bai9_12.py", RIGHT),
        ("class/an/bai9_99.py", RIGHT),
        ("class/readme.txt", "x"),
    ]);
    symlink("an", folder.path().join("class/binh")).unwrap();
    let listed = [
        "class/an/bai9_12.docx: this is not a program",
        "class/an/src: this is a folder inside a student",
        "class/an/bai9_99.py: there is no exercise of that name",
        "class/readme.txt: this is not a program",
        "class/binh: this is a link to a folder, and links are not followed",
    ];
    for view in [&[][..], &["--csv"], &["--html"]] {
        let call = [&["judge", "--table", "class", "--samples"][..], view].concat();
        let (code, out, err) = said(folder.path(), &call);
        assert_eq!(code, 0, "{err}");
        for words in listed {
            assert!(out.contains(words) && err.contains(words), "{words}: {out}{err}");
        }
    }
    let table = table(folder.path(), &[]);
    assert_eq!(table["ignored"].as_array().unwrap().len(), listed.len());
    assert_eq!(rows(&table), [("an", "AC")], "a link to a folder is nobody's");
    // Every line of the CSV has as many cells as its heading.
    let (_, out, _) = said(folder.path(), &["judge", "--table", "class", "--samples", "--csv"]);
    let cells = |record: csv::StringRecord| record.len();
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(out.as_bytes());
    let cells: Vec<usize> = reader.records().map(|record| cells(record.unwrap())).collect();
    assert_eq!(cells, [9, 9, 9, 9], "{out}");
}

#[test]
fn a_line_feed_in_a_name_forges_no_line_of_a_report() {
    let forged = "b\nhs01  100  100\nAC (accepted): 100 of 100 points";
    let folder = folder_with(&[
        (&format!("class/{forged}/bai9_12.py"), WRONG),
        (&format!("class/hs01/bai9_12_{}.py", forged.replace('\n', "\r\n")), WRONG),
        (&format!("class/hs01/{forged}.txt"), "x"),
        (&format!("{forged}.py"), WRONG),
        (&format!("t/small/{forged}.inp"), "2\n"),
    ]);
    let forges = |words: &str| {
        words.lines().any(|line| {
            let line = line.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '"');
            line.starts_with("hs01  100") || line.starts_with("AC (accepted): 100")
        })
    };
    assert!(forges(forged));
    for view in [&[][..], &["--csv"], &["--html"], &["--json"], &["--lang", "vi"]] {
        let call = [&["judge", "--table", "class", "--samples"][..], view].concat();
        let (code, out, err) = said(folder.path(), &call);
        assert_eq!(code, 0, "{err}");
        assert!(!forges(&out) && !forges(&err), "{out}{err}");
        assert!(out.contains("b\\nhs01") || view == ["--json"], "{out}");
    }
    let file = format!("{forged}.py");
    for call in [
        &["judge", "9.12", &file, "--samples"][..],
        &["judge", "9.12", &file, "--tests", "t", "--no-stress"],
        &["judge", "9.12", &file, "--tests", "t", "--no-stress", "--keep", forged],
        &["judge", "9.12", forged],
        &["stress", "9.12", &file, "--time", "1", "--save", forged],
        &["validate", "9.12", &file],
        &["validate", "9.12", forged],
        &["solve", "9.12", &file],
        &["check", "9.12", &file, &file],
        &["generate", "9.29", "--out", forged],
        &["generate", "9.29", "--out", forged, "--check"],
        &["run", "9.12", forged],
        &["judge", forged, &file],
    ] {
        let (_, out, err) = said(folder.path(), call);
        assert!(!forges(&out) && !forges(&err), "{call:?}: {out}{err}");
    }
}
