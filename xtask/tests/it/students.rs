//! What a student is told: why a program is wrong where its algorithm isn't, what an exercise asks, how far it came.
#![cfg(target_os = "linux")]

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use super::people::{RIGHT, WRONG, folder_with, json, said};

/// What `run` says of a program and an input: exit code, standard output, standard error.
fn run(folder: &Path, arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .arg("run")
        .args(arguments)
        .current_dir(folder)
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_right_answer_of_a_program_that_ends_badly_is_called_right() {
    let leaves =
        "import sys\nfor line in sys.stdin: print((lambda n: n & -n)(int(line)).bit_length())\nsys.exit(3)\n";
    let aborts = leaves.replace("sys.exit(3)", "sys.stdout.flush(); import os; os.abort()");
    let folder = folder_with(&[
        ("a.py", leaves),
        ("b.py", &aborts),
        ("c.py", &leaves.replace("bit_length()", "bit_count()")),
        ("t/small/01.inp", "12\n"),
    ]);
    let message = |name: &str| {
        let value = json(folder.path(), &["judge", "9.12", name, "--tests", "t", "--json", "--no-stress"]);
        assert_eq!(value["verdict"], "RE");
        value["first_failing"]["message"].as_str().unwrap().to_string()
    };
    assert!(message("a.py").starts_with("exit code 3; its answer is right"), "{}", message("a.py"));
    assert!(message("b.py").starts_with("signal 6 (it aborted); its answer is right"), "{}", message("b.py"));
    assert_eq!(message("c.py"), "exit code 3");
}

#[test]
fn a_program_that_sleeps_is_told_of_the_clock() {
    let folder = folder_with(&[("a.c", "#include <unistd.h>\nint main(void) { sleep(100); }\n")]);
    let (code, _, said) = run(folder.path(), &["9.12", "a.c"], "12\n");
    if said.contains("is missing") {
        return println!("skipped: {said}");
    }
    assert_eq!(code, 1);
    assert!(said.contains("not finished after 8 s on the clock, although it used little CPU time"), "{said}");
}

#[test]
fn the_numbers_of_pascals_run_time_are_explained() {
    let folder = folder_with(&[
        ("nil.pas", "var p: ^longint;\nbegin\n  p := nil;\n  p^ := 3;\nend.\n"),
        ("raise.pas", "{$mode objfpc}\nuses sysutils;\nbegin\n  raise Exception.Create('no');\nend.\n"),
        ("halt.pas", "begin\n  halt(216);\nend.\n"),
    ]);
    for (name, words) in [
        ("nil.pas", "exit code 216 (invalid memory access: an index out of range"),
        ("raise.pas", "exit code 217 (an exception that nobody handled)"),
        // Whoever chooses that number means something else by it.
        ("halt.pas", "exit code 216 ("),
    ] {
        let (_, _, said) = run(folder.path(), &["9.12", name], "12\n");
        if said.contains("is missing") {
            return println!("skipped: {said}");
        }
        let chosen = name == "halt.pas" && !said.contains("invalid memory");
        assert!(said.contains(words) || chosen, "{name}: {said}");
    }
}

#[test]
fn a_class_in_a_package_is_refused_with_what_to_do() {
    let folder = folder_with(&[("Nim.java", "package vn.nim;\npublic class Nim { }\n")]);
    let value = json(folder.path(), &["judge", "9.12", "Nim.java", "--samples", "--json"]);
    let message = value["message"].as_str().unwrap();
    if message.contains("is missing") {
        return println!("skipped: {message}");
    }
    assert_eq!(value["verdict"], "CE");
    assert!(message.contains("package vn.nim; remove that line"), "{message}");
}

#[test]
fn traces_of_a_crash_name_the_students_file() {
    let folder = folder_with(&[("bai cua an.py", "print(1 // 0)\n")]);
    let (_, out, _) = said(folder.path(), &["judge", "9.12", "bai cua an.py", "--samples"]);
    assert!(out.contains("File \"bai cua an.py\", line 1") && !out.contains("source.py"), "{out}");
}

#[test]
fn a_crash_points_at_the_query_that_comes_next() {
    let source = "import sys\nfor i, line in enumerate(sys.stdin):\n    n = int(line)\n    print((n & -n).bit_length() // (i < 2))\n";
    let folder = folder_with(&[("a.py", source), ("t/small/01.inp", "1\n2\n4\n8\n")]);
    let (_, out, _) = said(folder.path(), &["judge", "9.12", "a.py", "--tests", "t", "--no-stress"]);
    let next = "It had printed 2 lines by then; query 3 comes next (line 3 of its input), unless later output was still in a buffer:\n  4\n";
    assert!(out.contains(next), "{out}");
}

#[test]
fn a_test_that_takes_too_long_tells_its_size() {
    let input = "7\n".repeat(5000);
    let folder = folder_with(&[("a.c", "int main(void) { for (;;) ; }\n"), ("t/full/01.inp", &input)]);
    let (_, out, _) = said(folder.path(), &["judge", "9.12", "a.c", "--tests", "t", "--no-stress"]);
    if out.contains("is missing") {
        return println!("skipped: {out}");
    }
    assert!(out.contains("Its input has 5000 lines, 9 KiB; the first line is:\n  7\n"), "{out}");
}

#[test]
fn run_says_whether_the_answer_is_right() {
    let folder = folder_with(&[("a.py", RIGHT), ("b.py", WRONG)]);
    let (code, out, err) = run(folder.path(), &["9.12", "a.py"], "12\n2\n");
    assert_eq!((code, out.as_str()), (0, "3\n2\n"));
    assert!(err.starts_with("AC (accepted): "), "{err}");
    let (code, out, err) = run(folder.path(), &["9.12", "b.py"], "7\n2\n");
    assert_eq!((code, out.as_str()), (1, "3\n1\n"));
    assert!(err.starts_with("WA (wrong answer): query 1: g(7) is 1, the answer says 3 ("), "{err}");
    // Of what the statement doesn't allow nobody knows a right answer.
    let (code, out, err) = run(folder.path(), &["9.12", "a.py"], " 12\n");
    assert_eq!((code, out.as_str()), (0, "3\n"));
    assert!(err.starts_with("note: this isn't a valid input, so nobody knows") && !err.contains("AC"), "{err}");
}

#[test]
fn a_byte_order_mark_before_an_answer_is_named() {
    let folder = folder_with(&[("a.inp", "12\n"), ("a.out", "\u{feff}3\n"), ("b.inp", "\u{feff}12\n")]);
    let (code, out, _) = said(folder.path(), &["check", "9.12", "a.inp", "a.out"]);
    assert_eq!(code, 1);
    assert!(out.contains("the answer begins with a byte order mark (BOM)"), "{out}");
    let (code, _, err) = said(folder.path(), &["validate", "9.12", "b.inp"]);
    assert_eq!(code, 2);
    assert!(err.contains("but the file begins with a byte order mark (BOM)"), "{err}");
}

#[test]
fn the_name_of_a_program_says_the_exercise() {
    let folder = folder_with(&[("bai9_12.py", RIGHT), ("bai9_12_an.py", RIGHT), ("a.py", RIGHT)]);
    for name in ["bai9_12.py", "bai9_12_an.py"] {
        let value = json(folder.path(), &["judge", name, "--samples", "--json"]);
        assert_eq!((&value["exercise"], &value["verdict"]), (&"bai9_12_dim_plus".into(), &"AC".into()));
    }
    assert_eq!(run(folder.path(), &["bai9_12.py"], "12\n").1, "3\n");
    let (code, out, _) = said(folder.path(), &["stress", "bai9_12.py", "--time", "0.2"]);
    assert_eq!(code, 0, "{out}");
    for (call, words) in [
        (&["judge", "a.py"][..], "the name of a.py says no exercise; name it first: 9.8 a.py"),
        (&["judge", "9.12"], "the program is missing: 9.12 PROGRAM"),
    ] {
        let (code, _, err) = said(folder.path(), call);
        assert_eq!(code, 2);
        assert!(err.contains(words), "{err}");
    }
}

#[test]
fn a_short_report_has_a_line_for_each_group() {
    let folder = folder_with(&[
        ("a.py", WRONG),
        ("t/small/01.inp", "1\n2\n"),
        ("t/full/01.inp", "1\n"),
        ("t/full/02.inp", "1\n"),
    ]);
    let (code, out, _) = said(folder.path(), &["judge", "9.12", "a.py", "--tests", "t", "--short"]);
    assert_eq!(code, 1);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 4, "{out}");
    assert_eq!(lines[1], "small: 0 of 30 points; WA small/01: query 2: g(2) is 2, the answer says 1");
    assert_eq!(lines[2], "full: 50 of 50 points");
    assert!(lines[3].starts_with("WA (wrong answer): 50 of 80 points"), "{out}");
}

/// Outside a checkout the copy inside the program has the texts, too.
#[test]
fn a_statement_and_its_samples_are_shown_in_both_languages() {
    let folder = folder_with(&[]);
    for (lang, words) in
        [("en", ["Moore's Nim", "1 ≤ x_i ≤ 10^18."]), ("vi", ["Nim của Moore", "1 ≤ x_i ≤ 10^18."])]
    {
        let (code, out, err) = said(folder.path(), &["statement", "9.8", "--lang", lang]);
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(words.iter().all(|words| out.contains(words)), "{out}");
    }
    let sample = fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems/bai9_08_moore_nim/samples/01.inp"),
    );
    let sample = sample.unwrap();
    for (lang, title) in [("en", "Sample 01, bai9_8.inp:\n"), ("vi", "Ví dụ 01, bai9_8.inp:\n")] {
        let (code, out, _) = said(folder.path(), &["samples", "9.8", "--lang", lang]);
        assert_eq!(code, 0);
        assert!(out.starts_with(&format!("{title}{sample}")), "{out}");
    }
}

#[test]
fn what_is_found_is_not_promoted_where_there_is_no_checkout() {
    let folder = folder_with(&[("a.py", WRONG)]);
    let (code, out, err) = said(folder.path(), &["stress", "9.12", "a.py", "--promote"]);
    assert_eq!((code, out.as_str()), (2, ""), "before any search");
    assert!(err.contains("there is no checkout of the exercises here"), "{err}");
}

#[test]
fn verdicts_are_written_for_ci_servers() {
    let folder = folder_with(&[
        ("a.py", WRONG),
        ("b.py", "print((\n"),
        ("t/small/01.inp", "1\n"),
        ("t/small/02.inp", "2\n"),
    ]);
    let xml = |name: &str| {
        let arguments = ["judge", "9.12", name, "--tests", "t", "--no-stress", "--junit", "out.xml"];
        let (code, _, err) = said(folder.path(), &arguments);
        assert_eq!(code, 1, "{err}");
        fs::read_to_string(folder.path().join("out.xml")).unwrap()
    };
    let text = xml("a.py");
    assert!(
        text.contains("<testsuite name=\"bai9_12_dim_plus/a.py\" tests=\"2\" failures=\"1\" errors=\"0\""),
        "{text}"
    );
    assert!(text.contains("<testcase classname=\"small\" name=\"small/02\""), "{text}");
    assert!(
        text.contains(
            "<failure type=\"WA\" message=\"WA (wrong answer): query 1: g(2) is 2, the answer says 1\">"
        ),
        "{text}"
    );
    // What this command wrote it may replace; what is somebody's it may not.
    assert!(xml("b.py").contains("name=\"compile\"") && xml("b.py").contains("<failure type=\"CE\""));
    fs::write(folder.path().join("out.xml"), "mine").unwrap();
    let (code, _, err) = said(folder.path(), &["judge", "9.12", "a.py", "--samples", "--junit", "out.xml"]);
    assert_eq!(code, 2);
    assert!(err.contains("this file exists, and this command didn't write it"), "{err}");
}
