//! `cargo xtask site` as its users call it; `site/try.sh` looks at what it writes.

use std::{fs, path::Path, process::Command};

fn site(arguments: &[&str], folder: &Path) -> (i32, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_xtask")).arg("site").args(arguments).current_dir(folder).output();
    let output = output.unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn the_site_needs_a_checkout() {
    let folder = tempfile::tempdir().unwrap();
    let (code, err) = site(&["--out", "pages"], folder.path());
    assert_eq!(code, 2);
    assert!(err.contains("needs a checkout"), "{err}");
    assert!(!folder.path().join("pages").exists());
}

#[test]
fn a_call_that_is_wrong_builds_nothing() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("contest.toml"), "seed = 1\n").unwrap();
    for (arguments, reason) in [
        (vec!["--booklet", "fr", "--out", "a.pdf"], "possible values: vi, en"),
        (vec!["--contest", "contest.toml", "--out", "a"], "--booklet"),
        (vec!["--booklet", "en", "--contest", "contest.toml", "--out", "a.pdf"], "contest.toml"),
        (vec!["--booklet", "en", "--contest", "none.toml", "--out", "a.pdf"], "none.toml"),
        (vec![], "--out"),
    ] {
        let arguments = [&["--root", root][..], &arguments].concat();
        let (code, err) = site(&arguments, folder.path());
        assert_eq!(code, 2, "{arguments:?}: {err}");
        assert!(err.contains(reason) && !err.contains("Compiling"), "{arguments:?}: {err}");
    }
}

#[test]
fn a_booklet_without_typst_is_refused_before_anything_is_built() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(["site", "--root", root, "--booklet", "vi", "--out", "a.pdf", "--lang", "vi"]);
    let output = command.current_dir(folder.path()).env("PATH", folder.path()).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(err.starts_with("lỗi: máy này chưa có typst") && err.contains("pip install typst"), "{err}");
}
