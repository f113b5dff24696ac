//! What organisers, students and teachers do: contests, tests of their own, the reason of a failure, a class.
#![cfg(target_os = "linux")]

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::Value;
use tempfile::TempDir;

/// The exercise with the smallest tests.
const TINY: &str = "bai9_29_optimality_certificate";

/// A program that is right on the game of 9.12 and one that forgets that `0` has the value 0.
pub const RIGHT: &str = "# The value is one more than the exponent of two.
import sys
for line in sys.stdin:
    n = int(line)
    print((n & -n).bit_length())
";
pub const WRONG: &str = "# Counts the bits instead.
import sys
for line in sys.stdin:
    print(bin(int(line)).count('1'))
";

/// Exit code, standard output, standard error.
pub fn said(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(arguments)
        .current_dir(folder)
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

pub fn json(folder: &Path, arguments: &[&str]) -> Value {
    let (_, out, err) = said(folder, arguments);
    serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}"))
}

pub fn folder_with(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
    folder
}

const CONTEST: &str = "title.vi = 'Thi thử'\ntitle.en = 'Trial'\nseed = 77\nlanguages = ['Python']\n
[[exercise]]\nname = '9.29'\npoints = { small = 5 }\ntime_limit = 3.0
[[exercise]]\nname = 'dim_plus'\ntests = [{ group = 'small', file = 'mine.inp' }]\n";

#[test]
fn a_contest_is_generated_with_its_seed_points_limits_and_own_tests() {
    let folder = folder_with(&[("contest.toml", CONTEST), ("mine.inp", "12\n")]);
    let (code, out, err) = said(folder.path(), &["generate", "--contest", "contest.toml", "--out", "t"]);
    assert_eq!(code, 0, "{err}");
    assert_eq!(out.lines().count(), 2, "{out}");
    let record: Value =
        serde_json::from_slice(&fs::read(folder.path().join("t").join(TINY).join("tests.json")).unwrap())
            .unwrap();
    assert_eq!((&record["seed"], &record["time_limit_seconds"]), (&77.into(), &3.0.into()));
    assert_eq!(record["groups"][0]["points"], 5);
    let small = folder.path().join("t/bai9_12_dim_plus/small");
    let own = fs::read_dir(&small).unwrap().map(|entry| entry.unwrap().path());
    let own: Vec<_> = own.filter(|path| fs::read(path).unwrap() == b"12\n").collect();
    assert_eq!(own.len(), 1, "the own test is among the others");
    assert_eq!(fs::read_to_string(own[0].with_extension("out")).unwrap(), "3\n");
    assert_eq!(said(folder.path(), &["generate", "--contest", "contest.toml", "--out", "t", "--check"]).0, 0);
    // An own test is held to what its group promises, and to the statement.
    for (input, words) in [("1000000000000\n", "which promises at most"), ("x\n", "mine.inp:1:1: ")] {
        fs::write(folder.path().join("mine.inp"), input).unwrap();
        let (code, _, err) =
            said(folder.path(), &["generate", "dim_plus", "--contest", "contest.toml", "--out", "u"]);
        assert_eq!(code, 2);
        assert!(err.contains(words), "{err}");
    }
    fs::write(folder.path().join("mine.inp"), "12\n").unwrap();
    let (code, _, err) = said(folder.path(), &["generate", "9.8", "--contest", "contest.toml"]);
    assert_eq!(code, 2);
    assert!(err.contains("bai9_08_moore_nim is not an exercise of this contest"), "{err}");
    fs::write(folder.path().join("contest.toml"), CONTEST.replace("'Python'", "'Basic'")).unwrap();
    let (code, _, err) = said(folder.path(), &["generate", "--contest", "contest.toml"]);
    assert_eq!(code, 2);
    assert!(err.contains("contest.toml: there is no language \"Basic\""), "{err}");
}

#[test]
fn a_contest_judges_with_its_points_and_languages() {
    let folder = folder_with(&[
        ("contest.toml", CONTEST),
        ("mine.inp", "12\n"),
        ("a.py", RIGHT),
        ("a.c", "int main(void) {}"),
    ]);
    let judge =
        |file: &str| json(folder.path(), &["judge", "9.12", file, "--contest", "contest.toml", "--json"]);
    let right = judge("a.py");
    assert_eq!((&right["verdict"], &right["points"]), (&"AC".into(), &100.into()), "{right:#}");
    assert_eq!(right["groups"][0]["group"], "samples");
    let refused = judge("a.c");
    assert_eq!(refused["verdict"], "CE");
    assert!(refused["message"].as_str().unwrap().contains("C is not allowed in this contest"));
}

#[test]
fn a_failure_shows_the_query_the_line_and_a_right_one_beside_it() {
    let folder = folder_with(&[("a.py", WRONG), ("t/small/01.inp", "1\n2\n4\n")]);
    let arguments = ["judge", "9.12", "a.py", "--tests", "t", "--no-stress"];
    let (code, out, _) = said(folder.path(), &arguments);
    assert_eq!(code, 1);
    let lines: Vec<_> = out.lines().map(str::trim).collect();
    assert!(lines[0].starts_with("a.py in Python, on bai9_12_dim_plus: 5 s, "), "{out}");
    assert!(!out.contains("tier a"), "{out}");
    assert!(lines[1].starts_with("small/01: WA "), "{out}");
    let at = lines.iter().position(|line| line.starts_with("Query 2 of its input (line 2):")).expect(&out);
    assert_eq!(lines[at + 1], "2");
    let beside: Vec<_> = lines[at + 3].split_whitespace().collect();
    assert_eq!(beside, ["2", "1", "2"], "{out}");
    let first = &json(folder.path(), &[&arguments[..], &["--json"]].concat())["first_failing"];
    assert_eq!(first["query"], serde_json::json!({ "number": 2, "line": 2, "input": "2" }));
    assert_eq!(first["lines"][0], serde_json::json!({ "line": 2, "program": "1", "right": "2" }));
    assert_eq!((&first["input"]["beginning"], &first["answer"]["bytes"]), (&"1\n2\n4\n".into(), &6.into()));
}

#[test]
fn a_test_is_shown_whole_and_every_failure_is_kept() {
    let folder = folder_with(&[("a.py", WRONG), ("t/small/01.inp", "1\n2\n4\n"), ("t/full/01.inp", "8\n")]);
    let judge =
        |more: &[&str]| said(folder.path(), &[&["judge", "9.12", "a.py", "--tests", "t"][..], more].concat());
    let (code, out, _) = judge(&["--show", "small/01"]);
    assert_eq!(code, 1);
    assert!(
        out.contains("The input:\n1\n2\n4\nThe program's answer:\n1\n1\n1\nA right answer:\n1\n2\n3\n"),
        "{out}"
    );
    assert_eq!(judge(&["--show", "small/7"]).0, 2);
    assert_eq!(judge(&["--keep", "k"]).0, 1);
    let kept = |name: &str| fs::read_to_string(folder.path().join("k").join(name)).unwrap();
    assert_eq!(
        [kept("small/01.inp"), kept("small/01.out"), kept("small/01.ans")],
        ["1\n2\n4\n", "1\n1\n1\n", "1\n2\n3\n"]
    );
    assert_eq!(kept("full/01.ans"), "4\n");
    // The next call takes away what is no failure any more, and nothing else.
    fs::write(folder.path().join("k/small/notes"), "mine").unwrap();
    fs::write(folder.path().join("a.py"), RIGHT).unwrap();
    assert_eq!(judge(&["--keep", "k"]).0, 0);
    assert!(!folder.path().join("k/full").exists() && !folder.path().join("k/small/01.inp").exists());
    assert_eq!(kept("small/notes"), "mine");
    let (code, _, err) = judge(&["--keep", "t"]);
    assert_eq!(code, 2);
    assert!(err.contains("is not empty and wasn't filled by an earlier --keep"), "{err}");
    assert!(folder.path().join("t/small/01.inp").exists());
}

#[test]
fn files_of_other_names_are_named_as_the_likely_cause() {
    let folder = folder_with(&[("t/small/01.inp", "4\n")]);
    let judge = |source: &str| {
        fs::write(folder.path().join("a.py"), source).unwrap();
        json(folder.path(), &["judge", "9.12", "a.py", "--tests", "t", "--json"])["first_failing"].clone()
    };
    let capital = judge("print(len(open('BAI9_12.INP').read()))\n");
    assert!(
        capital["hint"]
            .as_str()
            .unwrap()
            .starts_with("the source opens BAI9_12.INP, but the input is called bai9_12.inp")
    );
    let elsewhere = judge("open('moore.out', 'w').write('3')\n");
    assert_eq!(
        elsewhere["message"],
        "no output: there is no bai9_12.out, and standard output is empty; the program wrote moore.out instead"
    );
    assert!(elsewhere["hint"].as_str().unwrap().starts_with("the source writes to moore.out"));
    assert_eq!(judge("print(7)\n")["hint"], Value::Null);
}

#[test]
fn dos_line_ends_are_called_that() {
    let folder = folder_with(&[("a.inp", "12\r\n")]);
    let (code, _, err) = said(folder.path(), &["validate", "9.12", "a.inp"]);
    assert_eq!(code, 2);
    assert!(err.contains("DOS line endings (CR LF)"), "{err}");
}

#[test]
fn samples_alone_are_judged_and_come_first_otherwise() {
    let folder = folder_with(&[("a.py", RIGHT)]);
    let value = json(folder.path(), &["judge", "9.12", "a.py", "--samples", "--json"]);
    let groups = value["groups"].as_array().unwrap();
    assert_eq!((groups.len(), &groups[0]["group"], &value["verdict"]), (1, &"samples".into(), &"AC".into()));
    let (code, out, err) = said(folder.path(), &["judge", "9.12", "a.py", "--seed", "5"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.lines().nth(1).unwrap().starts_with("samples/01: AC "), "{out}");
    assert!(out.contains("\nsamples: ") && out.contains("AC (accepted): 100 of 100 points"), "{out}");
}

#[test]
fn run_gives_one_input_to_a_program_within_the_limits() {
    let folder = folder_with(&[("a.py", RIGHT), ("b.py", "while True: pass\n"), ("a.inp", "12\n7\n")]);
    let run = |name: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .args(["run", "9.12", name])
            .current_dir(folder.path())
            .env("XDG_CACHE_HOME", folder.path().join("cache"))
            .env("LC_ALL", "C")
            .stdin(fs::File::open(folder.path().join("a.inp")).unwrap())
            .output()
            .unwrap();
        (
            output.status.code().unwrap(),
            String::from_utf8(output.stdout).unwrap(),
            String::from_utf8(output.stderr).unwrap(),
        )
    };
    let (code, out, err) = run("a.py");
    assert_eq!((code, out.as_str()), (0, "3\n1\n"), "{err}");
    let (code, _, err) = run("b.py");
    assert_eq!(code, 1);
    assert!(err.contains("TLE (time limit exceeded): "), "{err}");
}

#[test]
fn a_class_is_judged_once_and_shown_four_ways() {
    let folder = folder_with(&[
        ("class/An <b>/bai9_12.py", RIGHT),
        ("class/Bình/BAI9_12.py", WRONG),
        ("class/Bình/notes.txt", "nothing"),
        ("class/bai9_12_chi.py", "print('no'\n"),
        ("class/bai9_29_chi.py", "print(0)\n"),
        ("class/nobody.py", "print(0)\n"),
        ("names.csv", "id,name\nchi,\"Chi, Lê\"\nd,Dũng\n"),
    ]);
    let table = |more: &[&str]| said(folder.path(), &[&["judge", "--table", "class"][..], more].concat());
    let (code, out, err) = table(&["--names", "names.csv"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(err.contains("nobody.py: there is no exercise of that name"), "{err}");
    let lines: Vec<Vec<&str>> = out
        .lines()
        .map(|line| line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect())
        .collect();
    assert_eq!(lines[0], ["rank", "student", "total", "bai9_12", "bai9_29"]);
    assert_eq!(lines[1][..4], ["2", "Chi, Lê", "0", "0 CE"]);
    assert!(lines[1][4].contains("WA samples/01"), "{out}");
    assert_eq!(lines[2], ["2", "Dũng", "0", "-", "-"]);
    assert_eq!(lines[3], ["1", "An <b>", "100", "100", "-"]);
    assert_eq!(lines[4][1], "Bình");
    assert_eq!(lines[5], ["average", "25.0", "25.0", "0.0"]);
    assert!(out.contains(" UTC with the tests of seed 9\n"), "{out}");
    // What was judged is remembered, so that another view costs nothing.
    let remembered = || fs::read_dir(folder.path().join("cache/games-for-judges/tables")).unwrap().count();
    let before = remembered();
    assert_eq!(before, 4, "every program is remembered, one that does not compile, too");
    let (_, out, _) = table(&["--csv"]);
    assert!(
        out.starts_with(
            "\u{feff}student,name,total,rank,bai9_12_points,bai9_12_verdict,bai9_12_groups,bai9_12_first_failure,"
        ),
        "{out}"
    );
    let (_, out, _) = table(&["--html"]);
    assert!(
        out.starts_with("<!DOCTYPE html>") && out.contains("An &lt;b&gt;") && out.contains("<details>"),
        "{out}"
    );
    assert!(!out.contains("<script") && !out.contains("http"), "{out}");
    let value = json(folder.path(), &["judge", "--table", "class", "--json"]);
    assert_eq!(value["students"].as_array().unwrap().len(), 3);
    assert_eq!(remembered(), before);
    assert_eq!(table(&["--html", "--out", "page.html"]).0, 0);
    assert!(fs::read_to_string(folder.path().join("page.html")).unwrap().ends_with("</html>\n"));
    assert_eq!(said(folder.path(), &["judge", "--table", "cache"]).0, 2);
}

#[test]
fn a_class_reads_vietnamese_if_its_teacher_does() {
    let folder = folder_with(&[("class/An/bai9_12.py", WRONG), ("class/nobody.py", "print(0)\n")]);
    let table = |more: &[&str]| {
        said(folder.path(), &[&["judge", "--table", "class", "--samples", "--lang", "vi"][..], more].concat())
    };
    let (code, out, err) = table(&[]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.starts_with("hạng  học sinh    tổng  bai9_12\n"), "{out}");
    assert!(err.contains("lưu ý: class/nobody.py: không có bài nào tên như vậy"), "{err}");
    let (_, out, _) = table(&["--csv"]);
    assert!(out.starts_with("\u{feff}học sinh;họ tên;tổng;hạng;bai9_12_điểm;bai9_12_kết luận;"), "{out}");
    assert!(out.contains("câu hỏi 3: g(2) bằng 2"), "{out}");
    let (_, out, _) = table(&["--html"]);
    assert!(out.contains("<html lang=\"vi\">") && out.contains("Trò chơi Dim⁺ (100)"), "{out}");
    // What is remembered has no language.
    let (_, out, _) = said(folder.path(), &["judge", "--table", "class", "--samples", "--csv"]);
    assert!(out.contains("query 3: g(2) is 2"), "{out}");
}

/// Right on small numbers, and no sample shows more.
const WRONG_BEYOND: &str = "import sys
for line in sys.stdin:
    n = int(line)
    print((n & -n).bit_length() if n != 7 else 2)
";

#[test]
fn a_program_that_fails_a_test_gets_a_fresh_small_input_and_no_test_is_given_away() {
    let folder = folder_with(&[("a.py", WRONG_BEYOND), ("t/small/01.inp", "5\n14\n7\n7\n")]);
    let arguments = ["judge", "9.12", "a.py", "--tests", "t"];
    let (code, out, err) = said(folder.path(), &arguments);
    assert_eq!(code, 1, "{err}");
    let (_, case) =
        out.split_once("A new small input, not one of the tests, on which it fails too:\n").expect(&out);
    // How far it is shrunk is a matter of time.
    assert!(case.lines().any(|line| line == "  7") && case.contains("Why: query "), "{out}");
    assert!(case.contains("g(7) is 1, the answer says 2\n--show small/01 prints"), "{out}");
    assert!(!out.contains("Query 3 of its input"), "{out}");
    let with = |more: &[&str]| json(folder.path(), &[&arguments[..], &["--json"], more].concat());
    let found = with(&[]);
    assert!(found["counterexample"]["input"].as_str().unwrap().lines().any(|line| line == "7"), "{found:#}");
    assert_eq!(found["counterexample"]["verdict"], "WA");
    assert_eq!(found["first_failing"]["query"]["number"], 3, "whoever reads JSON is the judge");
    assert_eq!(with(&["--no-stress"])["counterexample"], Value::Null);
    // A sample is small, and everybody knows it.
    fs::write(folder.path().join("a.py"), WRONG).unwrap();
    let sample = json(folder.path(), &["judge", "9.12", "a.py", "--json"]);
    assert_eq!(
        (&sample["first_failing"]["test"], &sample["counterexample"]),
        (&"samples/01".into(), &Value::Null)
    );
    let (_, out, _) = said(folder.path(), &["judge", "9.12", "a.py"]);
    assert!(out.contains("Query 3 of its input (line 3):"), "{out}");
}

#[test]
fn a_folder_of_tests_is_judged_with_the_limits_and_points_that_it_says() {
    let contest = "title.vi = 'Thi'\ntitle.en = 'Trial'\nseed = 77\n[[exercise]]\nname = '9.12'\n\
                   points = { small = 5, full = 70 }\ntime_limit = 3.0\nmemory_limit = 77\n";
    let folder = folder_with(&[("contest.toml", contest), ("a.py", RIGHT)]);
    let generate =
        |more: &[&str]| said(folder.path(), &[&["generate", "9.12", "--out", "t"][..], more].concat());
    assert_eq!(generate(&["--contest", "contest.toml"]).0, 0);
    let judge =
        |more: &[&str]| said(folder.path(), &[&["judge", "9.12", "a.py", "--tests", "t"][..], more].concat());
    let (code, out, err) = judge(&[]);
    assert_eq!(code, 0, "{out}{err}");
    // Python has five times the limit.
    assert!(out.starts_with("a.py in Python, on bai9_12_dim_plus: 15 s, 77 MiB"), "{out}");
    assert!(out.contains("of 95 points") && err.is_empty(), "{out}{err}");
    // A contest that is named says it itself, and that it differs is told.
    fs::write(folder.path().join("other.toml"), contest.replace("3.0", "4.0").replace("77\n[", "78\n["))
        .unwrap();
    let (code, out, err) = judge(&["--contest", "other.toml"]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.contains("20 s, 77 MiB"), "{out}");
    assert!(err.contains("tests.json says other limits or points than the contest, whose hold"), "{err}");
    // What is missing, changed or nonsense has a sentence.
    let own = folder.path().join("t/bai9_12_dim_plus");
    fs::remove_file(own.join("small/01.out")).unwrap();
    let (code, _, err) = judge(&[]);
    assert_eq!(code, 0);
    assert!(err.contains("small/01.out is missing; the reference solution's answer is used"), "{err}");
    fs::write(own.join("small/02.inp"), "12\n").unwrap();
    assert!(judge(&[]).2.contains("small/02.inp is not what generate wrote"));
    // What somebody put beside the tests is told apart: tests count, other files don't.
    fs::write(own.join("small/99.inp"), "12\n").unwrap();
    fs::write(own.join("junk.txt"), "x").unwrap();
    let (code, out, err) = judge(&["--all"]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("small/99: AC"), "{out}");
    assert!(err.contains("not in tests.json, but judged with as well: small/99.inp\n"), "{err}");
    assert!(
        err.contains("ignored, because they are not tests (GROUP/NN.inp, GROUP/NN.out): junk.txt\n"),
        "{err}"
    );
    fs::remove_file(own.join("small/99.inp")).unwrap();
    fs::remove_file(own.join("small/02.inp")).unwrap();
    let (code, _, err) = judge(&[]);
    assert_eq!(code, 2);
    assert!(err.contains("small/02.inp: tests.json lists this test, but it is missing"), "{err}");
    for (record, words) in [
        ("junk".to_string(), "this is not what generate writes"),
        (
            fs::read_to_string(own.join("tests.json")).unwrap().replace("bai9_12_dim_plus", "x"),
            "the tests of x",
        ),
        (fs::read_to_string(own.join("tests.json")).unwrap().replace("3.0", "-1.0"), "time_limit = -1"),
    ] {
        fs::write(own.join("tests.json"), record).unwrap();
        let (code, _, err) = judge(&[]);
        assert_eq!(code, 2);
        assert!(err.contains(words), "{err}");
    }
    fs::remove_file(own.join("tests.json")).unwrap();
    let (code, out, err) = judge(&[]);
    assert_eq!(code, 0);
    assert!(err.contains("there is no tests.json, so the exercise's own limits and points hold"), "{err}");
    assert!(out.contains("5 s, 256 MiB") && out.contains("of 100 points"), "{out}");
    let (_, _, err) = judge(&["--lang", "vi"]);
    assert!(err.contains("không có tests.json; giới hạn và điểm là của bài trong kho"), "{err}");
}

#[test]
fn a_folder_is_checked_against_the_contest_that_is_named() {
    let folder = folder_with(&[("contest.toml", CONTEST), ("mine.inp", "12\n")]);
    let generate = |more: &[&str]| said(folder.path(), &[&["generate", "--out", "t"][..], more].concat());
    assert_eq!(generate(&["--contest", "contest.toml"]).0, 0);
    let (code, out, _) = generate(&["--check", "--contest", "contest.toml"]);
    assert_eq!((code, out.matches("what the contest asks for").count()), (0, 2), "{out}");
    for (from, to, words) in [
        ("seed = 77", "seed = 78", "the seed: 77 here, and 78 in the contest"),
        ("time_limit = 3.0", "time_limit = 4.5", "the time limit: 3 s here, and 4.5 s in the contest"),
        ("small = 5", "small = 6", "the points of small: 5 here, and 6 in the contest"),
        ("tests = [{ group = 'small', file = 'mine.inp' }]", "", "the number of tests of small: "),
        ("'mine.inp'", "'yours.inp'", "is not the contest's yours.inp"),
    ] {
        fs::write(folder.path().join("yours.inp"), "13\n").unwrap();
        fs::write(folder.path().join("other.toml"), CONTEST.replace(from, to)).unwrap();
        let (code, out, err) = generate(&["--check", "--contest", "other.toml"]);
        assert_eq!(code, 1, "{from}: {out}{err}");
        assert!(out.contains("not what the contest asks for") && out.contains(words), "{from}: {out}");
    }
    assert_eq!(generate(&["--check"]).0, 0, "without a contest, the folders are what they were");
}

#[test]
fn shells_complete_every_command() {
    let folder = tempfile::tempdir().unwrap();
    for shell in ["bash", "zsh", "fish"] {
        let (code, out, _) = said(folder.path(), &["completions", shell]);
        assert_eq!(code, 0);
        assert!(out.contains("generate") && out.contains("completions"), "{shell}");
    }
}
