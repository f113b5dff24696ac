//! `cargo xtask export` as its users call it; `export/try.sh` shows what it writes to the judges' own tools.

use std::{path::Path, process::Command};

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
    for (arguments, reason) in [
        (vec!["9.1", "--format", "kattiss", "--out", "a"], "kattis-legacy"),
        (vec!["9.1", "--format", "kattis"], "--out"),
        (vec!["9.1", "--out", "a"], "--format"),
        (vec!["9.99", "--format", "kattis", "--out", "a"], "9.99"),
        (vec!["9.1", "--calibrate", "--format", "kattis"], "--calibrate"),
        (vec!["9.1", "--format", "kattis", "--out", "a", "--scoring", "golf"], "pass-fail"),
    ] {
        let arguments = [&["--root", root][..], &arguments].concat();
        let (code, _, err) = export(&arguments, folder.path());
        assert_eq!(code, 2, "{arguments:?}: {err}");
        assert!(err.contains(reason), "{arguments:?}: {err}");
    }
    assert!(!folder.path().join("a").exists());
    let (code, _, err) = export(&["9.1", "--format", "kattis", "--out", "a"], folder.path());
    assert!(code == 2 && err.contains("checkout"), "the checker is compiled from the sources: {err}");
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
