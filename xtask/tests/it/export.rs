//! `cargo xtask export` as its users call it; `export/try.sh` shows what it writes to the judges' own tools.

use std::{fs, path::Path, process::Command};

fn export(arguments: &[&str], folder: &Path) -> (i32, String, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_xtask")).arg("export").args(arguments).current_dir(folder).output();
    let output = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_call_that_is_wrong_writes_nothing() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("contest.toml"), "seed = 1\n").unwrap();
    for (arguments, reason) in [
        (vec!["9.1", "--format", "kattiss", "--out", "a"], "kattis-legacy"),
        (vec!["9.1", "--format", "kattis"], "--out"),
        (vec!["9.1", "--out", "a"], "--format"),
        (vec!["9.99", "--format", "kattis", "--out", "a"], "9.99"),
        (vec!["9.1", "--calibrate", "--format", "kattis"], "--calibrate"),
        (vec!["9.1", "--format", "kattis", "--out", "a", "--scoring", "golf"], "pass-fail"),
        (vec!["--contest", "contest.toml", "--format", "kattis", "--out", "a"], "contest.toml"),
    ] {
        let arguments = [&["--root", root][..], &arguments].concat();
        let (code, _, err) = export(&arguments, folder.path());
        assert_eq!(code, 2, "{arguments:?}: {err}");
        assert!(err.contains(reason), "{arguments:?}: {err}");
        assert!(!err.contains("is built") && !err.contains("Compiling"), "{arguments:?}: {err}");
    }
    assert!(!folder.path().join("a").exists());
    let (code, _, err) = export(&["9.1", "--format", "kattis", "--out", "a"], folder.path());
    assert!(code == 2 && err.contains("checkout"), "the checker is compiled from the sources: {err}");
}

#[test]
fn the_help_names_every_format_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    for lang in ["vi", "en"] {
        let (code, help, _) = export(&["--help", "--lang", lang], folder.path());
        assert_eq!(code, 0);
        for format in &export_order::FORMATS {
            assert!(help.contains(format.name), "{} in {help}", format.name);
        }
    }
}

#[test]
fn calibration_tells_how_near_to_its_limit_a_program_comes() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folder = tempfile::tempdir().unwrap();
    let (code, out, err) = export(&["--root", root, "9.1", "--calibrate"], folder.path());
    assert!(code < 2, "{err}");
    assert!(out.starts_with("bai9_01_misere_take_away: 1 s\n"), "{out}");
    for words in
        ["slowest of the right programs: accepted/", "fastest of the slow programs: time_limit_exceeded/"]
    {
        assert!(out.contains(words), "{out}");
    }
    assert_eq!(code == 0, out.contains("the limit holds on machines half and twice as fast"), "{out}");
}

#[test]
fn a_format_that_needs_pdf_is_refused_without_typst_before_anything_is_built() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folder = tempfile::tempdir().unwrap();
    let export = |formats: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.args(["export", "--root", root, "9.1", "--format", formats, "--out", "a"]);
        // Neither typst nor cargo is there, wherever they are on this machine.
        command.env("PATH", folder.path()).env("CARGO", folder.path().join("cargo"));
        let output = command.current_dir(folder.path()).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let err = export("dmoj,cms");
    assert!(err.starts_with("error: packages for cms need statements as PDF; typst"), "{err}");
    assert!(err.contains("pip install typst") && !err.contains("is built"), "{err}");
    // Others go on, and say what they will lack.
    let err = export("polygon");
    assert!(err.starts_with("note: packages for polygon will lack PDFs or pictures; typst"), "{err}");
    assert!(err.contains("is built") && err.contains("cargo"), "{err}");
    let err = export("dmoj");
    assert!(!err.contains("typst"), "{err}");
}

const CONTEST: &str = "title.vi = 'Thi thử'\ntitle.en = 'Trial'\nseed = 7\ndate = 2027-03-14\n[[exercise]]\nname = '9.12'\n\
                       points = { small = 5 }\n";

#[test]
fn one_command_makes_all_that_a_contest_needs_and_looks_first_at_what_is_missing() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("contest.toml"), CONTEST).unwrap();
    let contest = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.args(["contest", "--root", root, "contest.toml", "--out", "all"]).args(more);
        // Neither typst nor cargo is there, and of the compiler only one that knows no other target.
        let rustc = folder.path().join("rustc");
        fs::write(&rustc, "#!/bin/sh\nexit 1\n").unwrap();
        #[cfg(unix)]
        fs::set_permissions(&rustc, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        command.env("PATH", folder.path()).env("CARGO", folder.path().join("cargo")).env("RUSTC", rustc);
        let output = command.current_dir(folder.path()).env("LC_ALL", "C").output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
    };
    let (code, _, err) = contest(&[]);
    assert_eq!(code, 2);
    assert!(err.contains("the booklet is a PDF; typst") && err.contains("--no-booklet leaves it out"), "{err}");
    #[cfg(unix)]
    {
        let (code, _, err) = contest(&["--no-booklet", "--format", "dmoj"]);
        assert_eq!(code, 2);
        assert!(err.contains("rustup target add wasm32-unknown-unknown") && !err.contains("is built"), "{err}");
    }
    assert!(!folder.path().join("all").exists(), "nothing is made before");
    let (code, out, err) = contest(&["--no-booklet"]);
    assert_eq!(code, 0, "{err}");
    assert!(err.contains("note: bai9_12_dim_plus: its groups are worth 75 points together, not 100"), "{err}");
    assert_eq!(err.matches("not 100").count(), 1, "{err}");
    assert!(out.ends_with("all: written\n"), "{out}");
    assert!(folder.path().join("all/tests/bai9_12_dim_plus/tests.json").is_file());
}
