//! `stress` and `mutate` from outside.

use std::{fs, path::Path, process::Command};

use serde_json::Value;

fn xtask(arguments: &[&str]) -> (i32, Value, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    (output.status.code().unwrap(), value, said)
}

/// Stresses a program that is in Python, which every machine of ours has.
fn stress(exercise: &str, program: &str, more: &[&str]) -> (i32, Value, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.py");
    fs::write(&path, program).unwrap();
    let arguments = [&["stress", exercise, path.to_str().unwrap(), "--json"], more].concat();
    xtask(&arguments)
}

/// Ordinary Nim, whatever k is.
const PLAIN_NIM: &str = "
import sys
for line in sys.stdin:
    k, *piles = map(int, line.split())
    total = 0
    for pile in piles:
        total ^= pile
    for i, pile in enumerate(piles):
        if total and pile ^ total < pile:
            piles[i] = pile ^ total
            print(1, *piles)
            break
    else:
        print(0)
";

#[test]
fn a_wrong_program_is_shown_a_smallest_input_with_a_right_answer_and_the_reason() {
    let (code, found, said) = stress("9.8", PLAIN_NIM, &["--time", "30"]);
    assert_eq!((code, &found["verdict"]), (1, &"WA".into()), "{found} {said}");
    // Both piles may be lowered. On `2 1 1` the program is wrong, too, but in another way: it does not see the win.
    assert_eq!((&found["input"], &found["minimal"]), (&"2 1 2\n".into(), &true.into()), "{found}");
    assert_eq!((&found["answer"], &found["expected"]), (&"1 1 1\n".into(), &"1 0 0\n".into()), "{found}");
    assert!(found["why"].as_str().unwrap().contains("leaves the opponent a won position"), "{found}");
    let (_, again, _) = stress("9.8", PLAIN_NIM, &["--time", "30"]);
    assert_eq!((&again["inputs"], &again["input"]), (&found["inputs"], &found["input"]), "the same seed");
}

#[test]
fn a_crash_and_a_program_that_does_not_end_are_found_and_the_input_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("kept.inp");
    let crash = "n = int(input().split()[0])\nprint(1 // (n - n))\n";
    let (code, found, _) = stress("misere_nim", crash, &["--time", "20", "--save", kept.to_str().unwrap()]);
    assert_eq!((code, &found["verdict"]), (1, &"RE".into()), "{found}");
    assert_eq!(fs::read_to_string(&kept).unwrap(), found["input"].as_str().unwrap());
    assert!(found["answer"].is_null() && found["expected"].is_string(), "{found}");
    let (code, found, _) = stress("misere_nim", "while True: pass\n", &["--time", "0.1"]);
    assert_eq!((code, &found["verdict"]), (1, &"TLE".into()), "{found}");
}

#[test]
fn a_right_program_is_left_in_peace() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems/misere_nim/submissions/accepted");
    let program = fs::read_to_string(root.join("largest_pile.py")).unwrap();
    let (code, found, said) = stress("misere_nim", &program, &["--time", "1", "--seed", "5"]);
    assert_eq!((code, &found["found"]), (0, &false.into()), "{found} {said}");
    assert!(found["inputs"].as_u64().unwrap() > 0 && found["input"].is_null(), "{found}");
}

#[test]
fn a_wrong_call_is_no_verdict() {
    for time in ["0", "-1", "nan", "x", "1e300"] {
        let (code, _, said) = stress("9.8", "print(0)\n", &["--time", time]);
        assert_eq!(code, 2, "{time}: {said}");
    }
    let (code, value, _) = stress("9.88", "print(0)\n", &[]);
    assert!(code == 2 && value["error"].is_string(), "{value}");
    let (code, value, _) = stress("9.8", "print(\n", &[]);
    assert_eq!((code, &value["verdict"]), (1, &"CE".into()), "{value}");
    let (code, _, said) = xtask(&["mutate"]);
    assert_eq!(code, 2, "{said}");
    let (code, _, said) = xtask(&["mutate", "9.8", "9.9", "--from", "/tmp"]);
    assert_eq!(code, 2, "{said}");
}

/// Mutants of our own making: one is wrong where the tests look, one is the right program.
#[test]
fn mutants_are_killed_or_no_others_and_the_score_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let accepted = Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems/misere_nim/submissions/accepted");
    let program = fs::read_to_string(accepted.join("largest_pile.py")).unwrap();
    let killed = program.replace("left < piles[i]", "left <= piles[i]").replace("total == 0", "total == 1");
    assert_ne!(killed, program);
    fs::write(folder.path().join("same.py"), &program).unwrap();
    fs::write(folder.path().join("killed.py"), killed).unwrap();
    fs::write(folder.path().join("invalid.py"), "if\n").unwrap();
    let from = folder.path().to_str().unwrap();
    let (code, value, said) = xtask(&["mutate", "misere_nim", "--from", from, "--json"]);
    let score = &value[0];
    assert_eq!(code, 0, "{value} {said}");
    let counts = ["made", "killed", "same", "invalid"].map(|key| score[key].as_u64().unwrap());
    assert_eq!(counts, [1, 1, 1, 1], "{value}");
    assert_eq!(score["score"], 100.0);
}
