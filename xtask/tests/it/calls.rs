//! Calls that cannot work as they are: what is in the way is named, at once, and as JSON where JSON is asked for.

use std::{fs, path::Path};

use serde_json::Value;

use super::people::{RIGHT, folder_with, said};

#[test]
#[cfg(unix)]
fn a_folder_for_output_that_is_a_file_or_a_dangling_link_is_named() {
    let folder = folder_with(&[("a.py", RIGHT), ("file", "mine")]);
    std::os::unix::fs::symlink("nowhere", folder.path().join("link")).unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let root = root.to_str().unwrap();
    for (call, option) in [
        (&["generate", "9.29"][..], "--out"),
        (&["judge", "9.12", "a.py", "--samples"], "--keep"),
        (&["export", "9.29", "--format", "dmoj", "--root", root], "--out"),
        (&["site", "--root", root], "--out"),
    ] {
        for (place, words) in [
            ("file", "file: this is a file, not a folder\n"),
            ("file/below", "file: this is a file, not a folder\n"),
            ("link", "link: this link leads nowhere\n"),
        ] {
            let (code, _, err) = said(folder.path(), &[call, &[option, place]].concat());
            assert_eq!(code, 2, "{call:?} {place}");
            assert!(err.ends_with(&format!("error: {words}")), "{call:?} {place}: {err}");
            assert!(!err.contains("Compiling") && !err.contains("Running"), "{err}");
        }
    }
    assert_eq!(fs::read_to_string(folder.path().join("file")).unwrap(), "mine");
}

#[test]
fn a_wrong_call_that_asks_for_json_gets_json() {
    let folder = folder_with(&[]);
    for (call, words) in [
        (&["list", "--tag", "nonsense", "--json"][..], "invalid value 'nonsense' for '--tag <TAG>'"),
        (&["check", "9.8", "--json"], "the following required arguments were not provided: <INP> <OUT>"),
        (
            &["list", "--tag", "nonsense", "--json", "--lang", "vi"],
            "giá trị \"nonsense\" của --tag <TAG> không hợp lệ",
        ),
    ] {
        let (code, out, err) = said(folder.path(), call);
        let value: Value = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"));
        assert_eq!(code, 2);
        let told = value["error"].as_str().unwrap();
        assert!(told.starts_with(words), "{told}");
        assert!(!err.is_empty());
    }
    // A command without JSON says nothing in it.
    assert_eq!(said(folder.path(), &["validate", "9.8", "a.inp", "--json"]).1, "");
}

#[test]
fn numbers_and_languages_on_the_command_line_are_read_as_people_mean_them() {
    let folder = folder_with(&[("a.py", RIGHT)]);
    let (code, out, _) = said(folder.path(), &["list", "9.8", "--lang", "VI"]);
    assert_eq!(code, 0);
    assert!(out.contains("Nim của Moore"), "{out}");
    let (code, _, err) = said(folder.path(), &["mutate", "9.8", "--limit", "0"]);
    assert_eq!(code, 2);
    assert!(err.contains("this should be a whole number, at least 1"), "{err}");
    fs::write(folder.path().join("one.inp"), "12\n").unwrap();
    let (code, out, _) = said(folder.path(), &["stress", "9.12", "a.py", "--input", "one.inp"]);
    if code == 0 {
        assert!(out.contains("no failure on 1 input in "), "{out}");
    }
}

#[test]
fn validate_stops_at_the_line_that_is_too_many() {
    let folder = folder_with(&[("a.inp", &("1\n".repeat(100_001) + "x\n")), ("empty.inp", "")]);
    for (name, words) in [
        ("a.inp", "a.inp:100001:1: this line is one too many: the file may have at most 100000 lines\n"),
        ("empty.inp", "empty.inp:1:1: the file is empty\n"),
    ] {
        let (code, _, err) = said(folder.path(), &["validate", "9.12", name]);
        assert_eq!((code, err), (2, format!("error: {words}")));
    }
}
