//! What the runner reads and what it writes: plain files of a bounded size, and nothing of anybody else's is lost.
#![cfg(target_os = "linux")]

use std::{
    fs,
    os::unix::fs::symlink,
    path::Path,
    process::{Command, Stdio},
};

use crate::people::{RIGHT, WRONG, folder_with, said};

const CONTEST: &str =
    "title.vi = 'Thi thử'\ntitle.en = 'Trial'\nseed = 77\n\n[[exercise]]\nname = 'dim_plus'\n";

fn contest_with(file: &str) -> String {
    format!("{CONTEST}tests = [{{ group = 'small', file = '{file}' }}]\n")
}

#[test]
fn a_contest_reads_only_plain_inputs_below_its_folder() {
    let folder = folder_with(&[("c/own/mine.inp", "12\n"), ("secret.inp", "root:x\n")]);
    let pipe = folder.path().join("c/pipe.inp");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    symlink("/etc/shadow", folder.path().join("c/link.inp")).unwrap();
    symlink("../secret.inp", folder.path().join("c/up.inp")).unwrap();
    symlink("/dev/zero", folder.path().join("c/zero.inp")).unwrap();
    fs::File::create(folder.path().join("c/huge.inp")).unwrap().set_len(65 << 20).unwrap();
    let generate = |file: &str| {
        fs::write(folder.path().join("c/contest.toml"), contest_with(file)).unwrap();
        said(folder.path(), &["generate", "--contest", "c/contest.toml", "--out", "t"])
    };
    for (file, words) in [
        ("/etc/shadow", "beside contest.toml"),
        ("/dev/zero", "beside contest.toml"),
        ("../secret.inp", "beside contest.toml"),
        ("link.inp", "leads out of the folder"),
        ("up.inp", "leads out of the folder"),
        ("zero.inp", "leads out of the folder"),
        ("pipe.inp", "not a plain file"),
        ("huge.inp", "too large"),
    ] {
        let (code, out, err) = generate(file);
        assert_eq!(code, 2, "{file}: {out}");
        assert!(err.contains(words) && !err.contains("root:"), "{file}: {err}");
    }
    let (code, _, err) = generate("own/mine.inp");
    assert_eq!(code, 0, "{err}");
    // The contest itself is a plain file, too.
    let (code, _, err) = said(folder.path(), &["generate", "--contest", "/dev/zero", "--out", "t"]);
    assert_eq!(code, 2);
    assert!(err.contains("not a plain file"), "{err}");
}

#[test]
fn an_own_test_that_breaks_what_its_group_promises_is_refused_by_its_file() {
    let contest = |exercise: &str, group: &str| {
        format!(
            "title.vi = 'Thi'\ntitle.en = 'Trial'\nseed = 7\n[[exercise]]\nname = '{exercise}'\n\
             tests = [{{ group = '{group}', file = 'mine.inp' }}]\n"
        )
    };
    let folder = folder_with(&[("mine.inp", "7 1 2 3 4 5 6 7\n"), ("a.py", RIGHT)]);
    let refused = |exercise: &str, group: &str, input: &str, words: &str| {
        fs::write(folder.path().join("contest.toml"), contest(exercise, group)).unwrap();
        fs::write(folder.path().join("mine.inp"), input).unwrap();
        for call in [&["generate", "--out", "t"][..], &["judge", exercise, "a.py"]] {
            let (code, _, err) = said(folder.path(), &[call, &["--contest", "contest.toml"]].concat());
            assert_eq!(code, 2, "{call:?}: {err}");
            assert!(err.contains("mine.inp: ") && err.contains(words), "{call:?}: {err}");
        }
        assert!(!folder.path().join("t").join(exercise).exists());
    };
    refused("9.8", "small", "1 1 2 3 4 5 6 7\n", "query 1 has 7 piles, and at most 4 are allowed");
    refused("misere_nim", "few_big", "3\n5 6 7\n", "3 piles have more than 1 counter");
    refused("9.12", "small", "10001\n", "n = 10001 in the group small, which promises at most 10000");
    let (_, _, err) =
        said(folder.path(), &["generate", "--contest", "contest.toml", "--out", "t", "--lang", "vi"]);
    assert!(err.contains("mine.inp: ") && err.contains("n ≤ 10000"), "{err}");
    fs::write(folder.path().join("mine.inp"), "12\n-1\n").unwrap();
    let (_, _, err) = said(folder.path(), &["generate", "--contest", "contest.toml", "--out", "t"]);
    assert!(err.contains("mine.inp:2:1: query 2: n = -1"), "{err}");
}

#[test]
fn a_device_and_a_pipe_are_no_inputs_and_standard_input_is_bounded() {
    let folder = folder_with(&[("a.inp", "12\n"), ("a.out", "3\n")]);
    assert!(Command::new("mkfifo").arg(folder.path().join("pipe")).status().unwrap().success());
    for file in ["/dev/zero", "pipe"] {
        for call in [
            &["validate", "9.12", file][..],
            &["check", "9.12", file, "a.out"],
            &["check", "9.12", "a.inp", file],
            &["solve", "9.12", file],
            &["judge", "--table", ".", "--names", file],
        ] {
            let (code, _, err) = said(folder.path(), call);
            assert_eq!(code, 2, "{call:?}");
            assert!(err.contains("not a plain file"), "{call:?}: {err}");
        }
    }
    let validate = |from: Stdio| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.args(["validate", "9.12", "-"]).current_dir(folder.path()).env("LC_ALL", "C").stdin(from);
        let output = command.output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(validate(fs::File::open(folder.path().join("a.inp")).unwrap().into()).0, 0);
    let (code, err) = validate(fs::File::open("/dev/zero").unwrap().into());
    assert_eq!(code, 2);
    assert!(err.contains("standard input: it is too large: at most 64 MiB"), "{err}");
}

#[test]
fn a_counterexample_replaces_no_program_and_is_shown_in_any_case() {
    let folder = folder_with(&[("me.py", WRONG), ("notes", "mine")]);
    let stress = |more: &[&str]| said(folder.path(), &[&["stress", "9.12", "me.py"][..], more].concat());
    for (file, words) in [
        ("me.py", "this file exists, and this command didn't write it"),
        ("notes", "this file exists, and this command didn't write it"),
        ("no/such/folder/a.inp", "No such file"),
        ("cache", "directory"),
    ] {
        fs::create_dir_all(folder.path().join("cache")).unwrap();
        let (code, out, err) = stress(&["--save", file]);
        assert_eq!(code, 2, "{file}: {err}");
        assert!(out.contains("A right answer:") && err.contains(words), "{file}: {out}{err}");
        let (code, out, err) = stress(&["--save", file, "--json"]);
        assert_eq!(code, 2, "{file}: {err}");
        let value: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(value["found"], true, "{file}: {out}");
    }
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!((read("me.py"), read("notes")), (WRONG.to_string(), "mine".to_string()));
    // What the command wrote itself it may write again, until somebody changes it.
    for more in [&["--seed", "1"][..], &["--seed", "2"]] {
        let (code, out, err) = stress(&[&["--save", "found.inp"], more].concat());
        assert_eq!(code, 1, "{err}");
        assert!(out.ends_with("found.inp: written\n"), "{out}");
    }
    fs::write(folder.path().join("found.inp"), "5\n").unwrap();
    assert_eq!(stress(&["--save", "found.inp"]).0, 2);
    assert_eq!(read("found.inp"), "5\n");
    assert_eq!(stress(&["--save", "found.inp", "--force"]).0, 1);
    assert_ne!(read("found.inp"), "5\n");
}

#[test]
fn a_table_and_a_booklet_replace_nothing_of_others() {
    let folder = folder_with(&[("class/an/bai9_12.py", RIGHT), ("marks.csv", "an,10\n"), ("a.pdf", "mine")]);
    let table = |more: &[&str]| {
        said(
            folder.path(),
            &[&["judge", "--table", "class", "--samples", "--out", "marks.csv"][..], more].concat(),
        )
    };
    let (code, _, err) = table(&["--csv"]);
    assert_eq!(code, 2);
    assert!(err.contains("marks.csv: this file exists, and this command didn't write it"), "{err}");
    let marks = || fs::read_to_string(folder.path().join("marks.csv")).unwrap();
    assert_eq!(marks(), "an,10\n");
    assert_eq!(table(&["--csv", "--force"]).0, 0);
    assert!(marks().starts_with("\u{feff}student,"), "{}", marks());
    assert_eq!(table(&["--html"]).0, 0, "it is this command's own");
    fs::write(folder.path().join("marks.csv"), format!("{}edited", marks())).unwrap();
    assert_eq!(table(&["--html"]).0, 2, "a teacher has written something there");
    for place in ["/dev/null", "class"] {
        let call = ["judge", "--table", "class", "--samples", "--out", place, "--force"];
        assert_eq!(said(folder.path(), &call).0, 2, "{place}");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let pdf = folder.path().join("a.pdf");
    let (code, _, err) = said(root, &["site", "--booklet", "en", "--out", pdf.to_str().unwrap()]);
    assert_eq!(code, 2);
    assert!(err.contains("a.pdf: this file exists"), "{err}");
    assert_eq!(fs::read_to_string(&pdf).unwrap(), "mine");
}

#[test]
fn kept_failures_go_through_no_link_and_replace_nothing() {
    let folder = folder_with(&[
        ("a.py", WRONG),
        ("t/small/01.inp", "2\n"),
        ("other/01.inp", "mine"),
        ("other/02.inp", "mine"),
        ("k/failures.json", "[\"small/01.inp\", \"../other/02.inp\", \"/etc/x.inp\", \"notes\", \"up.inp\"]"),
        ("k/notes", "mine"),
        ("up", "mine"),
    ]);
    symlink("../other", folder.path().join("k/small")).unwrap();
    symlink("../up", folder.path().join("k/up.inp")).unwrap();
    let keep = || said(folder.path(), &["judge", "9.12", "a.py", "--tests", "t", "--no-stress", "--keep", "k"]);
    let (code, _, err) = keep();
    assert_eq!(code, 2, "{err}");
    assert!(err.contains("k/small/01.inp: "), "{err}");
    for name in ["other/01.inp", "other/02.inp", "k/notes", "up"] {
        assert_eq!(fs::read_to_string(folder.path().join(name)).unwrap(), "mine", "{name}");
    }
    assert!(folder.path().join("k/up.inp").is_symlink());
    // A file of somebody's own where a failure belongs stays, too.
    fs::remove_file(folder.path().join("k/small")).unwrap();
    fs::create_dir(folder.path().join("k/small")).unwrap();
    fs::write(folder.path().join("k/small/01.out"), "mine").unwrap();
    let (code, _, err) = keep();
    assert_eq!(code, 2);
    assert!(err.contains("k/small/01.out: this file wasn't written by --keep"), "{err}");
    fs::remove_file(folder.path().join("k/small/01.out")).unwrap();
    assert_eq!(keep().0, 1);
    assert_eq!(keep().0, 1, "its own files it replaces");
    assert_eq!(fs::read_to_string(folder.path().join("k/small/01.ans")).unwrap(), "2\n");
    // A list that is a link is not followed.
    fs::write(folder.path().join("list"), "[]").unwrap();
    fs::remove_file(folder.path().join("k/failures.json")).unwrap();
    symlink("../list", folder.path().join("k/failures.json")).unwrap();
    assert_eq!(keep().0, 2);
}

#[test]
fn judging_goes_on_where_nothing_can_be_remembered_at_the_usual_place() {
    let folder = folder_with(&[("a.py", RIGHT), ("tmp/x", ""), ("file", "")]);
    let run = |call: &[&str], more: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command
            .args(call)
            .current_dir(folder.path())
            .env("LC_ALL", "C")
            .env("TMPDIR", folder.path().join("tmp"));
        // Nobody can write below a file, root neither.
        command.env("XDG_CACHE_HOME", folder.path().join("file")).envs(more.iter().copied());
        let output = command.output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
    };
    let judge = ["judge", "9.12", "a.py", "--samples"];
    let kept = || {
        let found = fs::read_dir(folder.path().join("tmp")).unwrap().map(|entry| entry.unwrap().path());
        found.filter(|path| path.join("programs").is_dir()).count()
    };
    let (code, out, err) = run(&judge, &[]);
    assert_eq!(code, 0, "{out}{err}");
    assert!(err.contains("file/games-for-judges: ") && err.contains("are kept in"), "{err}");
    assert_eq!(err.matches("are kept in").count(), 1, "told once: {err}");
    assert_eq!(kept(), 1);
    assert!(run(&[&judge[..], &["--lang", "vi"]].concat(), &[]).2.contains("được cất tạm ở"));
    // A folder that is named holds it, and nothing is said.
    for (call, variable) in
        [(&["--cache", "named"][..], None), (&[], Some(("GAMES_FOR_JUDGES_CACHE", "named")))]
    {
        let (code, _, err) = run(&[&judge[..], call].concat(), variable.as_slice());
        assert_eq!((code, err.as_str()), (0, ""));
        assert!(folder.path().join("named/programs").is_dir());
        let (code, out, _) = run(&[&["cache"][..], call].concat(), variable.as_slice());
        assert_eq!(code, 0);
        assert!(out.contains("/named: ") && out.contains("MiB of at most 1024.0 MiB"), "{out}");
        assert!(out.contains("  compiled programs  1  "), "{out}");
        let (code, out, _) = run(&[&["cache", "--clear"][..], call].concat(), variable.as_slice());
        assert_eq!(code, 0);
        assert!(out.contains("/named: 0.0 MiB") && out.contains("  compiled programs  0  "), "{out}");
    }
    // Where nothing can be written at all, the judge says so and what to do.
    let (code, out, err) = run(&judge, &[("TMPDIR", "/proc")]);
    assert_ne!(code, 0);
    assert!(format!("{out}{err}").contains("--cache DIR chooses another folder"), "{out}{err}");
}
