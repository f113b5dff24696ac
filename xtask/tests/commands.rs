//! The commands as their users call them.

use std::{
    collections::BTreeMap,
    fs,
    path::Path,
    process::{Command, Output, Stdio},
    time::Duration,
};

use tempfile::TempDir;
use walkdir::WalkDir;

fn command(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(arguments).current_dir(folder);
    command
}

fn xtask(arguments: &[&str], folder: &Path) -> Output {
    command(arguments, folder).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The exit code, standard output and standard error.
fn said(output: &Output) -> (i32, String, String) {
    (output.status.code().unwrap(), text(&output.stdout), text(&output.stderr))
}

fn folder_with(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in files {
        fs::write(folder.path().join(name), content).unwrap();
    }
    folder
}

/// Every file below a folder with its bytes.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries =
        WalkDir::new(folder).into_iter().map(Result::unwrap).filter(|entry| entry.file_type().is_file());
    let name = |path: &Path| path.strip_prefix(folder).unwrap().display().to_string();
    entries.map(|entry| (name(entry.path()), fs::read(entry.path()).unwrap())).collect()
}

#[test]
fn list_shows_every_exercise() {
    let folder = tempfile::tempdir().unwrap();
    let (code, out, _) = said(&xtask(&["list"], folder.path()));
    assert_eq!((code, out.lines().count()), (0, problems::CATALOGUE.len()));
    let (code, out, err) = said(&xtask(&["list", "--json"], folder.path()));
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, err.as_str(), value.as_array().unwrap().len()), (0, "", problems::CATALOGUE.len()));
}

#[test]
fn solve_writes_the_answer_beside_the_input() {
    let folder = folder_with(&[("bai9_8.inp", "1 3 4 5\n")]);
    assert_eq!(said(&xtask(&["solve", "9.8"], folder.path())), (0, String::new(), String::new()));
    assert_eq!(fs::read_to_string(folder.path().join("bai9_8.out")).unwrap(), "1 1 4 5\n");
    assert_eq!(files(folder.path()).len(), 2, "nothing else is left behind");
}

#[test]
fn solve_refuses_a_bad_input_and_leaves_the_old_answer() {
    let folder = folder_with(&[("bai9_8.inp", "1 3 4 5\n2 0 1\n"), ("bai9_8.out", "old\n")]);
    let (code, out, err) = said(&xtask(&["solve", "moore_nim", "."], folder.path()));
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(err, "error: ./bai9_8.inp:2:3: query 2: x = 0 is not in 1..=1000000000000000000\n");
    assert_eq!(fs::read_to_string(folder.path().join("bai9_8.out")).unwrap(), "old\n");
    assert_eq!(files(folder.path()).len(), 2);
}

#[test]
fn check_accepts_refuses_and_complains() {
    let folder =
        folder_with(&[("a.inp", "1 3 4 5\n"), ("good", "1 1 4 5"), ("bad", "1 3 4 5"), ("broken.inp", "x\n")]);
    let check = |arguments: &[&str]| said(&xtask(arguments, folder.path()));
    assert_eq!(check(&["check", "9.8", "a.inp", "good"]), (0, "accepted\n".into(), String::new()));
    let (code, out, _) = check(&["check", "9.8", "a.inp", "bad"]);
    assert_eq!((code, out.as_str()), (1, "wrong answer: query 1: no pile is lowered\n"));
    let (code, out, _) = check(&["check", "9.8", "a.inp", "bad", "--json"]);
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (code, &value["verdict"], &value["message"]),
        (1, &"WA".into(), &"query 1: no pile is lowered".into())
    );
    let (code, out, _) = check(&["check", "9.8", "a.inp", "good", "--json"]);
    assert_eq!(
        (code, serde_json::from_str::<serde_json::Value>(&out).unwrap()["verdict"].as_str()),
        (0, Some("AC"))
    );
    let (code, _, err) = check(&["check", "9.8", "broken.inp", "good"]);
    assert_eq!((code, err.starts_with("error: broken.inp:1:1: query 1: expected k")), (2, true), "{err}");
    let (code, _, err) = check(&["check", "9.8", "a.inp", "nowhere"]);
    assert_eq!((code, err.starts_with("error: nowhere: ")), (2, true));
}

#[test]
fn validate_names_file_line_and_column() {
    let folder = folder_with(&[("a.inp", "1 3 4 5\n"), ("b.inp", "1 3  4\n"), ("c.inp", "1 3")]);
    let (code, out, err) = said(&xtask(&["validate", "9.8", "a.inp", "b.inp", "c.inp"], folder.path()));
    assert_eq!((code, out.as_str()), (2, "a.inp: valid\n"));
    let errors: Vec<_> = err.lines().collect();
    assert_eq!(errors.len(), 2);
    assert!(errors[0].starts_with("error: b.inp:1:5: "), "{err}");
    assert!(errors[1].starts_with("error: c.inp:1:4: "), "{err}");
}

#[test]
fn wrong_calls_end_with_2() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [
        &["solve", "9.999"][..],
        &["solve"],
        &["nonsense"],
        &["generate", "nothing"],
        &["generate", "--seed", "-1"],
        &["validate", "9.8"],
        &["check", "9.8"],
        &["verify", "nothing"],
        &["bench", "nothing"],
        &["new", "Not a name"],
    ] {
        let (code, _, err) = said(&xtask(arguments, folder.path()));
        assert_eq!(code, 2, "{arguments:?}");
        assert!(!err.is_empty(), "{arguments:?} says nothing");
    }
    assert!(files(folder.path()).is_empty(), "a wrong call leaves nothing behind");
}

#[test]
fn generate_makes_the_same_bytes_with_one_thread_and_with_many() {
    let folder = tempfile::tempdir().unwrap();
    let make = |out: &str, seed: &str, threads: &str| {
        let mut command = command(&["generate", "9.8", "--seed", seed, "--out", out], folder.path());
        assert!(command.env("RAYON_NUM_THREADS", threads).output().unwrap().status.success());
        files(&folder.path().join(out))
    };
    let one = make("one", "9", "1");
    let many = make("many", "9", "4");
    let other = make("other", "10", "4");
    assert!(one == many, "the number of threads changes the tests");
    assert!(one.len() == other.len() && one != other, "another seed makes other tests");
    assert!(one.keys().all(|name| name.ends_with(".inp") || name.ends_with(".out")), "{:?}", one.keys());
    let inputs = one.keys().filter(|name| name.ends_with(".inp")).count();
    assert_eq!(inputs * 2, one.len());
}

#[test]
fn generate_does_again_only_what_is_missing_and_takes_stale_tests_away() {
    let folder = tempfile::tempdir().unwrap();
    let generate = || said(&xtask(&["generate", "9.8"], folder.path()));
    let (code, out, _) = generate();
    assert_eq!((code, out.ends_with("written\n")), (0, true), "{out}");
    let first = files(folder.path());
    assert!(generate().1.ends_with("up to date\n"));
    let small = folder.path().join("data/bai9_08_moore_nim/small");
    fs::write(small.join("01.inp"), "damaged").unwrap();
    fs::remove_file(small.join("02.out")).unwrap();
    fs::write(small.join("77.inp"), "stale").unwrap();
    fs::write(small.join("77.out"), "stale").unwrap();
    assert!(generate().1.ends_with("written\n"));
    assert!(files(folder.path()) == first, "the tests are not what they were");
}

#[test]
fn generate_refuses_to_lose_a_file_that_is_no_test() {
    let folder = tempfile::tempdir().unwrap();
    let small = folder.path().join("data/bai9_08_moore_nim/small");
    fs::create_dir_all(&small).unwrap();
    fs::write(small.join("notes.txt"), "mine").unwrap();
    let (code, _, err) = said(&xtask(&["generate", "9.8"], folder.path()));
    assert_eq!(code, 2);
    assert!(err.contains("notes.txt: is no test"), "{err}");
    assert_eq!(files(folder.path()).len(), 1);
}

#[test]
fn generate_killed_at_any_moment_leaves_complete_pairs_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    assert!(xtask(&["generate", "9.8", "--out", "whole"], folder.path()).status.success());
    let whole = files(&folder.path().join("whole"));
    let out = folder.path().join("cut");
    for pause in [5, 20, 60, 120, 200, 300, 450, 700] {
        let mut child = command(&["generate", "9.8", "--out", "cut"], folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(pause));
        child.kill().unwrap();
        child.wait().unwrap();
        if !out.exists() {
            continue;
        }
        for (name, bytes) in files(&out) {
            if let Some(stem) = name.strip_suffix(".inp").or(name.strip_suffix(".out"))
                && !name.starts_with(".partial")
            {
                assert!(whole[&name] == bytes, "{name} is not complete after {pause} ms");
                assert!(out.join(format!("{stem}.inp")).exists() && out.join(format!("{stem}.out")).exists());
            }
        }
    }
    assert!(xtask(&["generate", "9.8", "--out", "cut"], folder.path()).status.success());
    assert!(files(&out) == whole, "the last run did not do the rest");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let mut child =
        command(&["list"], folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(text(&output.stderr), "");
}
