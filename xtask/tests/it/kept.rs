//! Tests that are kept, from outside: whatever becomes of them, no report changes.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::Value;

/// A right program and a wrong one, in a language that every machine of these tests has.
const PROGRAMS: [&str; 2] = ["accepted/prefixes.py", "wrong_answer/through_doubles.py"];

fn judge(cache: &Path, program: &str) -> Child {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["judge", "nim"])
        .arg(root.join("problems/nim/submissions").join(program))
        .args(["--json", "--no-stress", "--cache"])
        .arg(cache)
        .current_dir(root)
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What a judge reported, but for times and memory.
fn report(judge: Child) -> Value {
    let output = judge.wait_with_output().unwrap();
    let mut value = serde_json::from_slice(&output.stdout).unwrap();
    forget_measures(&mut value);
    value
}

fn forget_measures(value: &mut Value) {
    match value {
        Value::Object(entries) => {
            entries.retain(|name, _| !["time_ms", "memory_kib"].contains(&name.as_str()));
            entries.values_mut().for_each(forget_measures);
        }
        Value::Array(values) => values.iter_mut().for_each(forget_measures),
        _ => {}
    }
}

fn kept(cache: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(cache.join("tests")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn no_report_changes_because_tests_are_kept_damaged_or_exchanged() {
    let folder = tempfile::tempdir().unwrap();
    let cache = folder.path().join("cache");
    let first = PROGRAMS.map(|program| report(judge(&cache, program)));
    assert_eq!(first.each_ref().map(|report| report["verdict"].clone()), ["AC", "WA"]);
    let again = || PROGRAMS.map(|program| report(judge(&cache, program)));
    assert_eq!(again(), first);
    let files = kept(&cache);
    assert!(files.len() > 10, "{files:?}");
    let whole: Vec<Vec<u8>> = files.iter().map(|file| fs::read(file).unwrap()).collect();
    // Another answer, with all else as it was.
    for (file, bytes) in files.iter().zip(&whole) {
        let mut damaged = bytes.clone();
        let digit = damaged.iter().rposition(u8::is_ascii_digit).unwrap();
        damaged[digit] = if damaged[digit] == b'0' { b'1' } else { b'0' };
        fs::write(file, damaged).unwrap();
    }
    assert_eq!(again(), first);
    // Whole tests under the names of others, and nothing at all.
    for (file, bytes) in files.iter().zip(whole.iter().skip(1).chain([&Vec::new()])) {
        fs::write(file, bytes).unwrap();
    }
    assert_eq!(again(), first);
    let restored: Vec<bool> =
        files.iter().zip(&whole).map(|(file, bytes)| fs::read(file).unwrap().ends_with(body(bytes))).collect();
    assert!(restored.iter().all(|same| *same), "{restored:?}");
}

/// A kept test without its first line, which says how long it took.
fn body(bytes: &[u8]) -> &[u8] {
    &bytes[bytes.iter().position(|&byte| byte == b'\n').unwrap()..]
}

#[test]
fn two_judges_at_once_report_what_each_reports_alone() {
    let folder = tempfile::tempdir().unwrap();
    let alone = report(judge(&folder.path().join("alone"), PROGRAMS[0]));
    let together = folder.path().join("together");
    let judges = [judge(&together, PROGRAMS[0]), judge(&together, PROGRAMS[0])];
    assert_eq!(judges.map(report), [alone.clone(), alone]);
    let unfinished = |file: &PathBuf| file.file_name().unwrap().to_string_lossy().starts_with('.');
    assert!(!kept(&together).iter().any(unfinished));
}
