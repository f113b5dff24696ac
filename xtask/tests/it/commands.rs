//! The commands as their users call them.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
    time::Duration,
};

use tempfile::TempDir;
use walkdir::WalkDir;

fn command(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    // Whatever the language of whoever runs the tests.
    command.args(arguments).current_dir(folder).env("LC_ALL", "C");
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
    assert_eq!((code, out.lines().count()), (0, problems::CATALOGUE.len() + 1));
    let header: Vec<_> = out.lines().next().unwrap().split_whitespace().collect();
    assert_eq!(header, ["ex", "name", "stem", "tests", "limit", "level", "title", "tags"]);
    let (code, out, err) = said(&xtask(&["list", "--json"], folder.path()));
    let value: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, err.as_str(), value.as_array().unwrap().len()), (0, "", problems::CATALOGUE.len()));
}

#[test]
fn list_finds_by_tag_difficulty_and_section_of_the_book() {
    let folder = tempfile::tempdir().unwrap();
    let list = |arguments: &[&str]| {
        let output = xtask(&[&["list", "--json"][..], arguments].concat(), folder.path());
        let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        value.as_array().unwrap().clone()
    };
    let all = list(&[]);
    let sections: Vec<_> = exercise::topics::SECTIONS
        .iter()
        .map(|section| {
            let found = list(&["--section", section.name]);
            assert!(found.iter().all(|exercise| exercise["section"] == section.name));
            found.len()
        })
        .collect();
    assert!(sections.iter().all(|&count| count > 0), "{sections:?}");
    assert_eq!(sections.iter().sum::<usize>(), all.len());
    let levels = |range: &str| list(&["--difficulty", range]).len();
    assert_eq!(levels("1-5"), all.len());
    assert_eq!(levels("2") + levels("3-5") + levels("1"), all.len());
    let both = list(&["--tag", "nim", "--tag", "misere"]);
    let has =
        |exercise: &serde_json::Value, tag: &str| exercise["tags"].as_array().unwrap().contains(&tag.into());
    let expected: Vec<_> = all.iter().filter(|one| has(one, "nim") && has(one, "misere")).cloned().collect();
    assert!(expected.len() > 1);
    assert_eq!(both, expected);
    for tag in exercise::topics::TAGS {
        assert!(!list(&["--tag", tag.name]).is_empty(), "no exercise has the tag {}", tag.name);
    }
    for wrong in [["--tag", "nimm"], ["--section", "x"], ["--difficulty", "9"]] {
        let (code, out, err) = said(&xtask(&[&["list"][..], &wrong].concat(), folder.path()));
        assert_eq!((code, out.as_str(), err.is_empty()), (2, "", false), "{wrong:?}");
    }
}

#[test]
fn solve_writes_the_answer_beside_the_input_and_says_so() {
    let folder = folder_with(&[("bai9_8.inp", "1 3 4 5\n")]);
    let solve = |arguments: &[&str]| said(&xtask(arguments, folder.path()));
    let answer = || fs::read_to_string(folder.path().join("bai9_8.out")).unwrap();
    assert_eq!(solve(&["solve", "9.8"]), (0, "./bai9_8.out: written\n".into(), String::new()));
    assert_eq!(answer(), "1 1 4 5\n");
    assert_eq!(solve(&["solve", "9.8"]), (0, "./bai9_8.out: up to date\n".into(), String::new()));
    // A student's own answer is not lost.
    fs::write(folder.path().join("bai9_8.out"), "mine\n").unwrap();
    let (code, out, err) = solve(&["solve", "9.8"]);
    assert_eq!((code, out.as_str(), answer().as_str()), (2, "", "mine\n"));
    assert!(err.contains("--force replaces it"), "{err}");
    assert_eq!(solve(&["solve", "9.8", "--force"]).0, 0);
    assert_eq!(answer(), "1 1 4 5\n");
}

#[test]
fn one_input_is_answered_on_standard_output() {
    let folder = folder_with(&[("a.inp", "1 3 4 5\n"), ("a.out", "1 1 4 5\n")]);
    assert_eq!(said(&xtask(&["solve", "9.8", "a.inp"], folder.path())), (0, "1 1 4 5\n".into(), String::new()));
    let with_input = |arguments: &[&str], name: &str| {
        let file = fs::File::open(folder.path().join(name)).unwrap();
        said(&command(arguments, folder.path()).stdin(file).output().unwrap())
    };
    assert_eq!(with_input(&["solve", "9.8", "-"], "a.inp").1, "1 1 4 5\n");
    assert_eq!(with_input(&["check", "9.8", "-", "a.out"], "a.inp").1, "accepted\n");
    assert_eq!(with_input(&["check", "9.8", "a.inp", "-"], "a.out").1, "accepted\n");
    assert_eq!(with_input(&["validate", "9.8", "-"], "a.inp").1, "-: valid\n");
    assert_eq!(with_input(&["check", "9.8", "-", "-"], "a.inp").0, 2);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told() {
    let folder = folder_with(&[("a.inp", "1 3 4 5\n")]);
    for arguments in [&["list"][..], &["solve", "9.8", "a.inp"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let (code, _, err) = said(&command(arguments, folder.path()).stdout(full).output().unwrap());
        assert_eq!(code, 2);
        assert!(err.starts_with("error: standard output: "), "{err}");
    }
}

#[test]
fn solve_refuses_a_bad_input_and_leaves_the_old_answer() {
    let folder = folder_with(&[("bai9_8.inp", "1 3 4 5\n2 0 1\n"), ("bai9_8.out", "old\n")]);
    let (code, out, err) = said(&xtask(&["solve", "moore_nim", "."], folder.path()));
    assert_eq!((code, out.as_str()), (2, ""));
    assert_eq!(err, "error: ./bai9_8.inp:2:3: query 2: x = 0 is not in [1, 1000000000000000000]\n");
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
        &["generate", "--seed=-1"],
        &["generate", "--seed", "abc"],
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
    let ending = |wanted: &str| one.keys().filter(|name| name.ends_with(wanted)).count();
    assert_eq!(ending(".inp"), ending(".out"));
    assert_eq!(one.len(), 2 * ending(".inp") + 1, "{:?}", one.keys());
}

/// The tests of a small exercise in a new folder.
fn generated() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (code, out, err) = said(&xtask(&["generate", "9.29"], folder.path()));
    assert_eq!((code, out.ends_with("written\n")), (0, true), "{out}{err}");
    let tests = folder.path().join("data/bai9_29_optimality_certificate");
    (folder, tests)
}

#[test]
fn generate_does_again_only_what_is_missing() {
    let (folder, tests) = generated();
    let generate = || said(&xtask(&["generate", "9.29"], folder.path()));
    let first = files(folder.path());
    assert!(generate().1.ends_with("up to date\n"));
    fs::remove_file(tests.join("small/02.out")).unwrap();
    fs::remove_dir_all(tests.join("full")).unwrap();
    assert!(generate().1.ends_with("written\n"));
    assert!(files(folder.path()) == first, "the tests are not what they were");
}

#[test]
fn generate_takes_away_tests_of_its_own_that_the_plan_no_longer_has() {
    let (folder, tests) = generated();
    let first = files(folder.path());
    // As if an earlier plan had had one more test.
    let record = fs::read_to_string(tests.join("tests.json")).unwrap();
    let hash = exercise::testdata::hash(b"stale");
    let stale = format!("{{\"name\":\"77\",\"input\":\"{hash}\",\"answer\":\"{hash}\"}},");
    fs::write(tests.join("tests.json"), record.replacen("\"tests\": [", &format!("\"tests\": [{stale}"), 1))
        .unwrap();
    fs::write(tests.join("small/77.inp"), "stale").unwrap();
    fs::write(tests.join("small/77.out"), "stale").unwrap();
    assert!(said(&xtask(&["generate", "9.29"], folder.path())).1.ends_with("written\n"));
    assert!(files(folder.path()) == first, "the tests are not what they were");
}

#[test]
fn generate_keeps_what_is_not_its_own_and_says_so() {
    let (folder, tests) = generated();
    let own = [("small/98.inp", "my test"), ("small/98.out", "my answer"), ("full/notes.txt", "mine")];
    for (name, content) in own {
        fs::write(tests.join(name), content).unwrap();
    }
    fs::remove_file(tests.join("small/01.inp")).unwrap();
    for arguments in [&["generate", "9.29"][..], &["generate", "9.29", "--seed", "7", "--force"]] {
        let (code, out, err) = said(&xtask(arguments, folder.path()));
        assert_eq!(code, 0, "{err}");
        assert!(out.contains("yours, kept: small/98.inp, small/98.out, full/notes.txt"), "{out}");
        for (name, content) in own {
            assert_eq!(fs::read_to_string(tests.join(name)).unwrap(), content);
        }
    }
    fs::create_dir(tests.join("small/more")).unwrap();
    let (code, _, err) = said(&xtask(&["generate", "9.29", "--seed", "7"], folder.path()));
    assert_eq!(code, 2);
    assert!(err.contains("is a folder among tests"), "{err}");
}

#[test]
fn generate_replaces_another_seed_or_changed_tests_only_if_forced() {
    let (folder, tests) = generated();
    let first = files(folder.path());
    let (code, _, err) = said(&xtask(&["generate", "9.29", "--seed", "7"], folder.path()));
    assert_eq!(code, 2);
    assert!(err.contains("holds the tests of seed 9; --force replaces them with those of seed 7"), "{err}");
    assert!(files(folder.path()) == first);
    fs::write(tests.join("small/01.inp"), "damaged").unwrap();
    let (code, _, err) = said(&xtask(&["generate", "9.29"], folder.path()));
    assert_eq!(code, 2);
    assert!(
        err.contains("small/01.inp: generate did not make this file, or it has been edited since"),
        "{err}"
    );
    assert_eq!(fs::read_to_string(tests.join("small/01.inp")).unwrap(), "damaged");
    let (code, out, _) = said(&xtask(&["generate", "9.29", "--force"], folder.path()));
    assert_eq!((code, out.ends_with("written\n")), (0, true), "{out}");
    assert!(files(folder.path()) == first, "the tests are not what they were");
    let (code, out, _) = said(&xtask(&["generate", "9.29", "--seed", "7", "--force"], folder.path()));
    assert_eq!((code, out.ends_with("written, replacing those of seed 9\n")), (0, true), "{out}");
}

#[test]
fn a_folder_of_tests_tells_what_it_is_and_whether_it_still_is() {
    let (folder, tests) = generated();
    let record: serde_json::Value =
        serde_json::from_slice(&fs::read(tests.join("tests.json")).unwrap()).unwrap();
    assert_eq!((&record["stem"], &record["seed"]), (&"bai9_29".into(), &9.into()));
    let points: u64 =
        record["groups"].as_array().unwrap().iter().map(|group| group["points"].as_u64().unwrap()).sum();
    assert_eq!(points, 100);
    let check = || said(&xtask(&["generate", "--check"], folder.path()));
    let (code, out, _) = check();
    assert_eq!((code, out.trim_end().ends_with("seed 9, unchanged")), (0, true), "{out}");
    fs::write(tests.join("small/01.inp"), "damaged").unwrap();
    fs::remove_file(tests.join("full/01.out")).unwrap();
    let (code, out, _) = check();
    assert_eq!(code, 1);
    let lines: Vec<&str> = out.lines().map(str::trim).collect();
    assert_eq!(lines[1..], ["full/01.out is missing", "small/01.inp is not what generate wrote"]);
    let (code, _, err) = said(&xtask(&["generate", "9.8", "--check"], folder.path()));
    assert_eq!(code, 2);
    assert!(err.contains("there is no tests.json here"), "{err}");
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

#[test]
fn an_option_without_effect_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.py"), "print(1)\n").unwrap();
    fs::write(folder.path().join("a.inp"), "1\n").unwrap();
    for call in [
        "judge 9.12 a.py --csv",
        "judge 9.12 a.py --html",
        "judge 9.12 a.py --out x",
        "judge 9.12 a.py --names x",
        "judge 9.12 a.py --fresh",
        "judge 9.12 a.py --best",
        "judge 9.12 a.py --exercise 9.12",
        "judge 9.12 a.py --force",
        "judge --table . --force",
        "judge --table . --show small/01",
        "judge --table . --keep k",
        "judge --table . --no-stress",
        "judge --table . --csv --html",
        "judge --table . --csv --json",
        "judge 9.12 a.py --seed 1 --samples",
        "judge 9.12 a.py --seed 1 --tests t",
        "judge 9.12 a.py --seed 1 --contest c",
        "judge 9.12 a.py --show small/01 --all",
        "judge 9.12 a.py --unsafe --require-tier a",
        "stress 9.12 a.py --unsafe --require-tier a",
        "stress 9.12 a.py --force",
        "stress 9.12 a.py --seed 1 --input a.inp",
        "solve 9.12 a.inp --force",
        "generate 9.12 --check --seed 1",
        "generate 9.12 --check --force",
        "generate 9.12 --contest c --seed 1",
        "mutate --report --limit 3",
        "mutate --report --seed 3",
        "mutate --report --time 3",
        "mutate 9.12 --from . --limit 3",
        "export 9.12 --format themis --scoring points --out x",
        "export 9.12 --calibrate --out x",
        "site --out x --contest c",
        "site --out x --force",
        "list 9.8 --topics",
        "verify 9.8 --bless --seed 3",
        "bench 9.8 --build",
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
            .args(call.split(' '))
            .args(["--root", concat!(env!("CARGO_MANIFEST_DIR"), "/..")])
            .current_dir(folder.path())
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{call}: {err}");
        assert!(
            [
                "cannot be used with",
                "required arguments",
                "is only for kattis",
                "--force is for a folder",
                "--force is only for"
            ]
            .iter()
            .any(|words| err.contains(words)),
            "{call}: {err}"
        );
    }
    assert!(!folder.path().join("x").exists());
}
