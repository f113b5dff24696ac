//! Interactive exercises from outside: two programs that play against each other, a person at the terminal, and what the
//! report of `judge` says of dialogues.

use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::Value;
use tempfile::TempDir;

fn command(arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(["--root", concat!(env!("CARGO_MANIFEST_DIR"), "/..")]).args(arguments);
    command.current_dir(folder).env("LC_ALL", "C");
    command
}

/// The exit code, standard output and standard error of a call, which reads this.
fn said(arguments: &[&str], folder: &Path, input: &[u8]) -> (i32, String, String) {
    let mut child = command(arguments, folder);
    child.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = child.spawn().unwrap();
    // Whoever has read enough may be gone.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// A program that plays take_away, with this in place of its move from C counters of which M may be taken.
fn player(take: &str) -> String {
    format!(
        "import sys\nfor _ in range(int(input())):\n    f, C, M = map(int, input().split())\n    mine = f == 1\n    \
         while C > 0:\n        if mine:\n            x = {take}\n            print(x, flush=True)\n        \
         else:\n            x = int(input())\n            if x < 0: sys.exit()\n        \
         C -= int(x)\n        mine = not mine\n"
    )
}

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let crashes = "1 if C > 2 else 1 // 0";
    for (name, take) in [
        ("good.py", "C % (M + 1) or 1"),
        ("one.py", "1"),
        ("zero.py", "0 if C % (M + 1) == 0 else C % (M + 1)"),
        ("crashes.py", crashes),
    ] {
        fs::write(folder.path().join(name), player(take)).unwrap();
    }
    fs::write(folder.path().join("late.py"), player("C % (M + 1) or 1") + "print(1)\n").unwrap();
    folder
}

fn duel(folder: &Path, a: &str, b: &str) -> (i32, Value) {
    let (code, out, err) = said(&["duel", "take_away", a, b, "--positions", "4", "--json"], folder, b"");
    (code, serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}")))
}

#[test]
fn two_good_programs_win_what_they_should() {
    let folder = folder();
    let (code, value) = duel(folder.path(), "good.py", "good.py");
    let positions = value["positions"].as_array().unwrap();
    assert_eq!((code, positions.len()), (0, 4));
    for position in positions {
        for game in position["games"].as_array().unwrap() {
            let second = if game["first"] == "A" { "B" } else { "A" };
            let should =
                if position["first_should_win"] == true { game["first"].as_str().unwrap() } else { second };
            assert_eq!(
                (game["winner"].as_str(), &game["faults"]),
                (Some(should), &Value::Array(vec![])),
                "{position}"
            );
        }
    }
    assert_eq!(
        value["programs"][0]["wins"].as_u64().unwrap() + value["programs"][1]["wins"].as_u64().unwrap(),
        8
    );
    // The better one wins at least as often.
    let (_, value) = duel(folder.path(), "one.py", "good.py");
    assert!(value["programs"][0]["wins"].as_u64() <= value["programs"][1]["wins"].as_u64(), "{value}");
}

#[test]
fn who_breaks_the_rules_loses_and_the_reason_is_named() {
    let folder = folder();
    let faults = |a: &str| {
        let (code, value) = duel(folder.path(), a, "good.py");
        let mut messages = Vec::new();
        for game in
            value["positions"].as_array().unwrap().iter().flat_map(|row| row["games"].as_array().unwrap())
        {
            for fault in game["faults"].as_array().unwrap() {
                assert_eq!(
                    (fault["program"].as_str(), game["winner"].as_str()),
                    (Some("A"), Some("B")),
                    "{game}"
                );
                messages.push(format!(
                    "{} {}",
                    fault["verdict"].as_str().unwrap(),
                    fault["message"].as_str().unwrap()
                ));
            }
        }
        assert_eq!(code, i32::from(!messages.is_empty()));
        messages
    };
    assert!(
        faults("zero.py")
            .iter()
            .any(|why| why.contains("the line \"0\": x = 0, but a move takes at least one counter"))
    );
    assert!(faults("crashes.py").iter().any(|why| why.starts_with("RE ") && why.contains("while move ")));
    let late = faults("late.py");
    assert_eq!(late.len(), 8, "{late:?}");
    assert!(
        late.iter().all(|why| why == "WA the last game is over, but the program goes on: \"1\""),
        "{late:?}"
    );
}

#[test]
fn a_duel_is_shown_in_both_languages() {
    let folder = folder();
    let call = ["duel", "take_away", "crashes.py", "good.py", "--positions", "2", "--transcript"];
    let (_, english, _) = said(&call, folder.path(), b"");
    let (_, vietnamese, _) = said(&[&call[..], &["--lang", "vi"]].concat(), folder.path(), b"");
    for words in ["should win", "A first", "B wins", "Broken rules:", "of 4 games"] {
        assert!(english.contains(words), "{words}: {english}");
    }
    for words in ["lí ra thắng", "A đi trước", "B thắng", "Trái luật:", "trong 4 ván"] {
        assert!(vietnamese.contains(words), "{words}: {vietnamese}");
    }
}

#[test]
fn a_duel_that_cannot_be_is_refused_with_a_sentence() {
    let folder = folder();
    fs::write(folder.path().join("bad.py"), "print(\n").unwrap();
    fs::write(folder.path().join("bad.c"), "int main(void) { return x; }\n").unwrap();
    for (arguments, why) in [
        (&["duel", "nim", "good.py", "good.py"][..], "nim isn't interactive"),
        (&["duel", "take_away", "good.py", "none.py"], "none.py"),
        (&["duel", "take_away", "good.py", "bad.c"], "bad.c: "),
        (&["duel", "take_away", "good.py", "good.py", "--positions", "0"], "0"),
        (&["duel", "no_such_exercise", "good.py", "good.py"], "no_such_exercise"),
        (&["duel", "take_away", "good.py"], "<B>"),
    ] {
        let (code, _, err) = said(arguments, folder.path(), b"");
        assert_eq!(code, 2, "{err}");
        assert!(err.contains(why), "{why}: {err}");
    }
}

/// A game of one position, 5 counters of which 1 or 2 are taken.
fn run_of_one(folder: &Path) {
    fs::write(folder.join("one.inp"), "1\n1 5 2 stubborn 1\n").unwrap();
}

#[test]
fn a_person_plays_at_the_terminal() {
    let folder = folder();
    run_of_one(folder.path());
    let play = |input: &[u8]| said(&["play", "take_away", "--run", "one.inp"], folder.path(), input);
    let (code, out, err) = play(b"hint\nwhy\n7\nx\n\xff\xfe\n\n2\nundo\n2\nhint\n2\n");
    if !out.contains("All games are over") {
        // The judge takes 1 or 2 of the three that are left.
        let (code, out, _) = play(b"2\n1\n");
        assert_eq!((code, out.contains("all of them were good")), (0, true), "{out}{err}");
    } else {
        assert_eq!(code, 0);
    }
    for words in [
        "game 1, move 1: ooooo  5 left",
        "2 wins",
        "5 mod 3 = 2",
        "That is no move: x = 7 is more than M = 2",
        "That is no move: \"x\" isn't an integer",
        "That is no move: the line is empty",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    // Whoever gives the win away is told so, and may take it back.
    let (code, out, _) = play(b"1\n1\n1\n1\n1\nundo\n");
    assert_eq!(code, 1);
    assert!(out.contains("gives a win away") && out.contains("nothing more to read"), "{out}");
}

#[test]
fn what_ends_a_game_at_the_terminal_is_said() {
    let folder = folder();
    run_of_one(folder.path());
    let (code, out, _) =
        said(&["play", "take_away", "--run", "one.inp", "--lang", "vi"], folder.path(), b"goi y\n");
    assert_eq!(code, 1);
    assert!(out.contains("2 là nước thắng") && out.contains("Không còn gì để đọc"), "{out}");
    let (code, _, err) = said(&["play", "nim"], folder.path(), b"");
    assert!(code == 2 && err.contains("nim isn't interactive"), "{err}");
    fs::write(folder.path().join("bad.inp"), "1\n1 5 9 stubborn 1\n").unwrap();
    let (code, _, err) = said(&["play", "take_away", "--run", "bad.inp"], folder.path(), b"");
    assert!(code == 2 && err.contains("M = 9 is more than C = 5"), "{err}");
    let (code, out, _) = said(&["play", "take_away", "good.py", "--run", "one.inp"], folder.path(), b"");
    assert!(code == 0 && out.starts_with("< 1\n< 1 5 2\n> 2\n") && out.ends_with("AC (accepted)\n"), "{out}");
}

/// The dialogues that a report has, of `judge` on the samples.
#[test]
fn the_report_has_the_dialogues_that_are_asked_for() {
    let folder = folder();
    let judge = |more: &[&str]| {
        let call = [&["judge", "take_away", "one.py", "--samples"][..], more].concat();
        said(&call, folder.path(), b"").1
    };
    let shown = judge(&[]);
    assert!(
        shown.contains("The dialogue (< the program reads, > it writes):") && shown.contains("  < -1\n"),
        "{shown}"
    );
    let value: Value = serde_json::from_str(&judge(&["--json"])).unwrap();
    let dialogue = &value["first_failing"]["dialogue"];
    assert_eq!(dialogue["last"].as_array().unwrap().last(), Some(&Value::from("< -1")), "{value}");
    assert_eq!(dialogue["left_out"], 0);
    let tests = |value: &Value| value["groups"][0]["tests"].as_array().unwrap().clone();
    assert!(tests(&value).iter().all(|test| test["dialogue"].is_null()));
    let value: Value = serde_json::from_str(&judge(&["--json", "--transcript"])).unwrap();
    for test in tests(&value) {
        let lines = test["dialogue"].as_array().unwrap();
        assert!(lines[0].as_str().unwrap().starts_with("< "), "{test}");
    }
    judge(&["--keep", "kept"]);
    let kept = fs::read_to_string(folder.path().join("kept/samples/02.out")).unwrap();
    assert!(kept.starts_with("< ") && kept.ends_with("< -1\n"), "{kept}");
}

/// Goes wrong only with more than 255 counters.
const BYTE: &str = r#"
#include <stdio.h>
int main(void) {
    int games, f, c, m, x;
    for (scanf("%d", &games); games > 0; games--) {
        scanf("%d %d %d", &f, &c, &m);
        for (int mine = f == 1; c > 0; mine = !mine, c -= x) {
            if (mine) {
                x = c % 256 % (m + 1);
                if (x == 0) x = 1;
                printf("%d\n", x);
                fflush(stdout);
            } else if (scanf("%d", &x) != 1 || x < 0) return 0;
        }
    }
}
"#;

/// The smallest number of counters with which it fails is 256; with few counters a move, that would be a long game.
#[test]
fn a_failure_is_shrunk_in_its_position_and_in_the_length_of_play() {
    let folder = folder();
    fs::write(folder.path().join("byte.c"), BYTE).unwrap();
    fs::write(folder.path().join("one.inp"), "1\n1 3001 2 random 77\n").unwrap();
    let call = ["stress", "take_away", "byte.c", "--input", "one.inp", "--time", "60", "--json"];
    let (code, out, err) = said(&call, folder.path(), b"");
    let value: Value = serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}"));
    let lines = value["answer"].as_str().unwrap_or_else(|| panic!("{value}")).lines().count();
    assert_eq!(code, 1);
    assert!(value["input"].as_str().unwrap().len() <= 20 && lines <= 8, "{value}");
    assert!(value["why"].as_str().unwrap().contains("gives a win away"), "{value}");
}
