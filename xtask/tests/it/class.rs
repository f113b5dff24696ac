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
    assert!(out.contains("bai9_12_tệp") && out.contains(";class/an/bai9_12_old.py;"), "{out}");
    assert!(out.contains("không tính vì class/an/bai9_12_old.py được 100 điểm"), "{out}");
}

#[test]
fn everything_that_is_ignored_is_listed_in_every_view() {
    let folder = folder_with(&[
        ("class/an/bai9_12.py", RIGHT),
        ("class/an/bai9_12.docx", "x"),
        ("class/an/.git/bai9_12.py", RIGHT),
        ("class/an/bai9_99.py", RIGHT),
        ("class/readme.txt", "x"),
    ]);
    symlink("an", folder.path().join("class/binh")).unwrap();
    let listed = [
        "class/an/bai9_12.docx: this is not a program",
        "class/an/.git: the system or a tool left this",
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
    assert_eq!(cells, [13; 5], "{out}");
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

/// A zip file with these files.
fn zip(path: &Path, files: &[(&str, &[u8])]) {
    let mut zip = zip::ZipWriter::new(fs::File::create(path).unwrap());
    for (name, bytes) in files {
        zip.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        std::io::Write::write_all(&mut zip, bytes).unwrap();
    }
    zip.finish().unwrap();
}

#[test]
fn programs_are_found_wherever_students_put_them() {
    let folder = folder_with(&[
        ("class/an01/src/bai9_12.py", RIGHT),
        ("class/an02/bai9_12/main.py", RIGHT),
        ("class/an03_bai9_12.py", RIGHT),
        ("class/[an04][BAI9_12].py", RIGHT),
        ("class/AN05_BAI9_12_final.PY", RIGHT),
        ("class/Nguyễn Văn An_77_assignsubmission_file_/bai9_12.py", RIGHT),
        ("class/__MACOSX/an01/bai9_12.py", WRONG),
        ("class/an01/.DS_Store", "x"),
        ("class/an01/code.rar", "x"),
    ]);
    let found = table(folder.path(), &[]);
    let right = ["AN05", "Nguyễn Văn An", "an01", "an02", "an03", "an04"].map(|student| (student, "AC"));
    assert_eq!(rows(&found), right);
    for (file, words) in [
        ("class/__MACOSX", "the system or a tool left this"),
        ("an01/.DS_Store", "the system or a tool left this"),
        ("an01/code.rar", "archives of this kind aren't opened"),
    ] {
        assert!(reason(&found, file).contains(words), "{file}");
    }
    assert_eq!(found["ignored"].as_array().unwrap().len(), 3, "{found:#}");
}

#[test]
fn a_folder_that_may_be_a_class_is_not_judged_as_a_student() {
    let folder = folder_with(&[
        ("class/10A/an01/bai9_12.py", RIGHT),
        ("class/10A/an02/bai9_12.py", WRONG),
        ("class/an03/bai9_12.py", RIGHT),
        ("names.csv", "an01,An\nan02,Bình\nan03,Chi\n"),
    ]);
    let unsure = table(folder.path(), &[]);
    assert_eq!(rows(&unsure), [("10A", "-"), ("an03", "AC")]);
    assert!(reason(&unsure, "10A/an02/bai9_12.py").contains("if 10A is a class, call judge --table"));
    assert_eq!(said(folder.path(), &["judge", "--table", "class", "--samples"]).0, 1);
    // The list of names says which it is.
    let known = table(folder.path(), &["--names", "names.csv"]);
    assert_eq!(rows(&known), [("an01", "AC"), ("an02", "WA"), ("an03", "AC")]);
}

#[test]
fn zip_files_are_judged_as_they_were_handed_in_and_none_is_a_bomb() {
    let folder =
        folder_with(&[("class/an03/x", ""), ("class/an06.zip", "not a zip"), ("names.csv", "an01,An\n")]);
    let at = |name: &str| folder.path().join(name);
    let zeros = vec![0; 100 << 20];
    zip(
        &at("class/an01.zip"),
        &[
            ("an01/src/bai9_12.py", RIGHT.as_bytes()),
            ("__MACOSX/an01/._bai9_12.py", b"x"),
            ("../../bai9_12.py", b"x"),
        ],
    );
    zip(&at("class/bai9_12_an02.zip"), &[("main.py", RIGHT.as_bytes())]);
    zip(&at("class/an03/bai.ZIP"), &[("bai9_12.py", RIGHT.as_bytes()), ("inner.zip", b"x")]);
    zip(&at("class/an04.zip"), &[("bai9_12.py", &zeros)]);
    let many: Vec<(String, &[u8])> =
        (0..70).map(|number| (format!("bai9_12_{number}.py"), &zeros[..1 << 20])).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect();
    zip(&at("class/an05.zip"), &many);
    let found = table(folder.path(), &[]);
    assert_eq!(rows(&found), [("an01", "AC"), ("an02", "AC"), ("an03", "AC"), ("an04", "CE"), ("an05", "CE")]);
    assert_eq!(found["students"][0]["outcomes"][0]["file"], "class/an01.zip/an01/src/bai9_12.py");
    for (file, words) in [
        ("an01.zip/__MACOSX", "the system or a tool left this"),
        ("\u{2215}bai9_12.py", "leads out of the zip file"),
        ("bai.ZIP/inner.zip", "a zip file inside a zip file isn't opened"),
        ("an06.zip", "this zip file is damaged"),
        ("an05.zip/bai9_12_69.py", "longer than 64 MiB"),
    ] {
        assert!(reason(&found, file).contains(words), "{file}");
    }
    assert!(!folder.path().parent().unwrap().join("bai9_12.py").exists());
    // A class that comes as one file.
    zip(&at("all.zip"), &[("an01/bai9_12.py", RIGHT.as_bytes()), ("an02/bai9_12.py", WRONG.as_bytes())]);
    let all = json(folder.path(), &["judge", "--table", "all.zip", "--samples", "--json"]);
    assert_eq!(rows(&all), [("an01", "AC"), ("an02", "WA")]);
}

#[test]
fn capital_letters_and_the_forms_of_unicode_make_no_other_student() {
    let apart = "Nguye\u{302}\u{303}n An";
    let folder = folder_with(&[
        ("class/AN01/bai9_12.py", RIGHT),
        ("class/bai9_29_an01.py", "print(0)\n"),
        (&format!("class/{apart}/bai9_12.py"), RIGHT),
        ("class/bai9_29_nguyễn an.py", "print(0)\n"),
        ("class/le_binh/bai9_12.py", RIGHT),
        ("class/LE_BINH/bai9_12.py", WRONG),
        ("names.csv", "Mã HS;Họ và tên;Lớp\r\nan01;Nguyễn Bình;10A\r\nan02;Nguyễn An;10A\r\n"),
    ]);
    let all = table(folder.path(), &[]);
    let called = |value: &Value| -> Vec<String> {
        value["students"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["student"].as_str().unwrap().into())
            .collect()
    };
    assert_eq!(called(&all), ["AN01", "LE_BINH", "Nguyễn An"]);
    assert!(reason(&all, "le_binh/bai9_12.py").contains("claims to be LE_BINH's, too"), "two owners");
    let named = table(folder.path(), &["--names", "names.csv"]);
    assert_eq!(called(&named), ["an01", "an02", "LE_BINH"]);
    assert_eq!(
        named["students"][1]["outcomes"][0]["verdict"], "AC",
        "a folder called by the student's own name"
    );
}

#[test]
fn a_table_has_ranks_averages_dates_and_what_it_was_judged_with() {
    let folder = folder_with(&[
        ("class/an01/bai9_12.py", RIGHT),
        ("class/an02/bai9_12.py", WRONG),
        ("class/an03/bai9_12.py", RIGHT),
        ("names.csv", "an01\tTrần Ý\nan02\tLê An\nan03\tĐỗ Ân\nan04\tVũ An\n"),
    ]);
    let call = ["judge", "--table", "class", "--seed", "3", "--names", "names.csv", "--json"];
    let order = |sort: &str| -> Vec<(String, u64)> {
        let value = json(folder.path(), &[&call[..], &["--sort", sort]].concat());
        assert_eq!(value["tests"], serde_json::json!({ "seed": 3 }));
        assert!(value["judged"].as_str().unwrap().ends_with(" UTC"));
        assert_eq!(value["averages"], serde_json::json!({ "points": 50.0, "exercises": [50.0] }));
        let rows = value["students"].as_array().unwrap().iter();
        rows.map(|row| (row["name"].as_str().unwrap().into(), row["rank"].as_u64().unwrap())).collect()
    };
    let ranked = |rows: [(&str, u64); 4]| rows.map(|(name, rank)| (name.to_string(), rank)).to_vec();
    let [an, an2, an3, y] = [("Lê An", 3), ("Vũ An", 3), ("Đỗ Ân", 1), ("Trần Ý", 1)];
    assert_eq!(order("list"), ranked([y, an, an3, an2]));
    assert_eq!(order("name"), ranked([an, an2, an3, y]));
    assert_eq!(order("points"), ranked([an3, y, an, an2]));
    let value = json(folder.path(), &call);
    assert_eq!(value["students"][0]["outcomes"][0]["language"], "Python");
    for (view, words) in [
        (
            &["--csv"][..],
            &["\nan01,Trần Ý,100,1,100,AC,", ",Python,class/an01/bai9_12.py,", "\n,average,50.0,,50.0,"][..],
        ),
        (
            &["--html"],
            &["<td>1</td><th scope=\"row\">Trần Ý</th>", "(Python)", "<tfoot>", "the tests of seed 3"],
        ),
        (&[], &["average  50.0   50.0", " UTC with the tests of seed 3"]),
    ] {
        let call = [&call[..call.len() - 1], view].concat();
        let (code, out, err) = said(folder.path(), &call);
        assert_eq!(code, 0, "{err}");
        words.iter().for_each(|words| assert!(out.contains(words), "{words} in {out}"));
    }
    // What a spreadsheet opens by a double click.
    let csv =
        |lang: &str| said(folder.path(), &[&call[..call.len() - 1], &["--csv", "--lang", lang]].concat()).1;
    assert!(csv("en").starts_with("\u{feff}student,name,total,rank,bai9_12_points,"));
    assert!(csv("vi").starts_with("\u{feff}học sinh;họ tên;tổng;hạng;bai9_12_điểm;"));
}

#[test]
fn every_student_gets_a_page_in_both_languages_and_sees_nobody_else() {
    let folder = folder_with(&[
        ("class/an01/bai9_12.py", RIGHT),
        ("class/an02/bai9_12.py", WRONG),
        ("class/an02/notes.txt", "x"),
        ("names.csv", "an01,Trần Ý\nan02,Lê An\n"),
    ]);
    let call = ["judge", "--table", "class", "--samples", "--names", "names.csv", "--pages", "back"];
    let (code, _, err) = said(folder.path(), &call);
    assert_eq!(code, 0, "{err}");
    let read = |name: &str| fs::read_to_string(folder.path().join("back").join(name)).unwrap();
    assert_eq!(fs::read_dir(folder.path().join("back")).unwrap().count(), 4);
    let (en, vi) = (read("an02.en.html"), read("an02.vi.html"));
    for words in ["<h1>Lê An</h1>", "query 3: g(2) is 2", "notes.txt: this is not a program", "the samples"] {
        assert!(en.contains(words), "{words} in {en}");
    }
    assert!(vi.contains("<html lang=\"vi\">") && vi.contains("câu hỏi 3: g(2) bằng 2"), "{vi}");
    for page in [&en, &vi] {
        assert!(!page.contains("an01") && !page.contains("Trần Ý") && !page.contains("<script"), "{page}");
    }
    // What a teacher wrote on a page isn't lost.
    fs::write(folder.path().join("back/an01.en.html"), "well done").unwrap();
    assert_eq!(said(folder.path(), &call).0, 2);
    assert_eq!(read("an01.en.html"), "well done");
    assert_eq!(said(folder.path(), &[&call[..], &["--force"]].concat()).0, 0);
}

#[test]
fn similar_programs_are_listed_in_every_view_if_somebody_asks() {
    let folder = folder_with(&[("class/an01/bai9_12.py", RIGHT), ("class/an02/bai9_12.py", RIGHT)]);
    let line = "bai9_12: an01 and an02 are 100% alike (class/an01/bai9_12.py, class/an02/bai9_12.py)";
    for view in [&[][..], &["--csv"], &["--html"]] {
        let call = [&["judge", "--table", "class", "--samples"][..], view].concat();
        assert!(!said(folder.path(), &call).1.contains("alike"));
        assert!(said(folder.path(), &[&call[..], &["--similar"]].concat()).1.contains(line));
    }
    assert_eq!(table(folder.path(), &[])["similar"], Value::Null);
    let pairs = &table(folder.path(), &["--similar"])["similar"];
    assert_eq!(pairs[0]["students"], serde_json::json!(["an01", "an02"]));
}

#[test]
fn what_arrives_in_a_folder_that_is_watched_is_judged() {
    let folder = folder_with(&[("class/an01/bai9_12.py", RIGHT)]);
    let mut watch = std::process::Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["judge", "--table", "class", "--samples", "--watch", "--csv", "--out", "class/marks.csv"])
        .current_dir(folder.path())
        .env("XDG_CACHE_HOME", folder.path().join("cache"))
        .env("LC_ALL", "C")
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap();
    let marks = || fs::read_to_string(folder.path().join("class/marks.csv")).unwrap_or_default();
    let mut wait = |words: &str| {
        let found = (0..600).any(|_| {
            std::thread::sleep(Duration::from_millis(100));
            marks().contains(words)
        });
        if !found {
            let _ = watch.kill();
        }
        assert!(found, "{words} in {}", marks());
    };
    wait("an01,an01,0,1,0,AC,");
    fs::create_dir(folder.path().join("class/an02")).unwrap();
    fs::write(folder.path().join("class/an02/bai9_12.py"), WRONG).unwrap();
    wait("an02,an02,0,1,0,WA,");
    fs::write(folder.path().join("class/an02/bai9_12.py"), RIGHT).unwrap();
    wait("an02,an02,0,1,0,AC,");
    watch.kill().unwrap();
    watch.wait().unwrap();
}
