//! The language in which commands say what is wrong with inputs and answers.

use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

use tempfile::TempDir;

/// Runs a command in a folder with a locale, and nothing else of the user's languages.
fn xtask(arguments: &[&str], folder: &Path, locale: &[(&str, &str)]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let output: Output = command
        .args(["--root", root])
        .args(arguments)
        .envs(locale.iter().copied())
        .current_dir(folder)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in [("a.inp", "1 3 4 5\n"), ("bad.inp", "1 3 0 5\n"), ("a.out", "1 3 4 6\n")] {
        fs::write(folder.path().join(name), content).unwrap();
    }
    folder
}

const CHECK: [&str; 4] = ["check", "9.8", "a.inp", "a.out"];
const VALIDATE: [&str; 3] = ["validate", "9.8", "bad.inp"];
const ENGLISH: &str = "query 1: pile 3 grows from 5 to 6";
const VIETNAMESE: &str = "câu hỏi 1: đống 3 tăng từ 5 lên 6 quân";

#[test]
fn a_checker_speaks_the_language_that_is_asked_for() {
    let folder = folder();
    let check = |lang: &str, locale: &[(&str, &str)]| {
        let (code, said, _) = xtask(&[&CHECK[..], &["--lang", lang]].concat(), folder.path(), locale);
        assert_eq!(code, 1);
        said
    };
    assert!(check("vi", &[]).contains(VIETNAMESE));
    assert!(check("en", &[("LANG", "vi_VN.UTF-8")]).contains(ENGLISH));
}

#[test]
fn without_being_asked_it_speaks_the_users_language() {
    let folder = folder();
    for (locale, sentence) in [
        (&[][..], ENGLISH),
        (&[("LANG", "vi_VN.UTF-8")], VIETNAMESE),
        (&[("LANG", "vi_VN.UTF-8"), ("LC_ALL", "C.UTF-8")], ENGLISH),
        (&[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "vi_VN")], VIETNAMESE),
        (&[("LANG", "vi_VN.UTF-8"), ("LC_ALL", "")], VIETNAMESE),
        (&[("LANG", "fr_FR.UTF-8")], ENGLISH),
    ] {
        let (_, said, _) = xtask(&CHECK, folder.path(), locale);
        assert!(said.contains(sentence), "{locale:?}: {said}");
    }
}

#[test]
fn json_is_english_unless_another_language_is_asked_for() {
    let folder = folder();
    let check = |options: &[&str]| {
        let arguments = [&CHECK[..], &["--json"], options].concat();
        let (_, said, _) = xtask(&arguments, folder.path(), &[("LANG", "vi_VN.UTF-8")]);
        said
    };
    assert!(check(&[]).contains(ENGLISH));
    assert!(check(&["--lang", "vi"]).contains(VIETNAMESE));
}

#[test]
fn a_strict_reader_speaks_the_language_that_is_asked_for() {
    let folder = folder();
    let validate = |lang: &str| xtask(&[&["--lang", lang], &VALIDATE[..]].concat(), folder.path(), &[]);
    let (code, _, said) = validate("vi");
    assert_eq!(code, 2);
    assert!(said.contains("bad.inp:1:5: câu hỏi 1: x = 0 không thuộc đoạn [1, 1000000000000000000]"), "{said}");
    let (_, _, said) = validate("en");
    assert!(said.contains("bad.inp:1:5: query 1: x = 0 is not in 1..=1000000000000000000"), "{said}");
}

#[test]
fn a_language_that_nobody_speaks_is_refused() {
    let folder = folder();
    let (code, said, complaint) = xtask(&[&["--lang", "fr"], &CHECK[..]].concat(), folder.path(), &[]);
    assert_eq!((code, said.as_str()), (2, ""));
    assert!(complaint.contains("vi (Vietnamese) or en (English)"), "{complaint}");
}
