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
