//! What the README and the pages of docs show is what the commands say.
#![cfg(target_os = "linux")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The pages that people read first: those beside the README, and those of docs.
fn pages() -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for folder in [root(), root().join("docs")] {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        pages.extend(entries.filter(|path| path.extension().is_some_and(|ending| ending == "md")));
    }
    pages.sort();
    pages
}

/// The calls of all transcripts, each with what follows it.
fn transcripts() -> BTreeSet<(String, Vec<String>)> {
    let mut calls = Vec::new();
    for page in pages() {
        let text = fs::read_to_string(page).unwrap();
        let mut within = false;
        for line in text.lines() {
            match line.strip_prefix("$ ") {
                _ if line.starts_with("```") => within = false,
                Some(call) => {
                    within = true;
                    calls.push((call.split(" #").next().unwrap().trim().to_string(), Vec::new()));
                }
                None if within => calls.last_mut().unwrap().1.push(line.to_string()),
                None => {}
            }
        }
    }
    // What two pages show is tried once.
    calls.into_iter().collect()
}

/// A line with times and sizes of memory, which differ from run to run, left out.
fn steady(line: &str) -> String {
    let words = line.split_whitespace().map(|word| {
        let number = word.trim_end_matches([',', ':', ')', '%']);
        match number.parse::<f64>() {
            Ok(_) if number.contains('.') => "N",
            // Which test was the slowest.
            _ if word.starts_with('(') && word.contains('/') => "T",
            _ => word,
        }
    });
    words.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_transcript_is_what_its_command_says() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("folder")).unwrap();
    fs::write(at("folder/bai9_8.inp"), "1 3 4 5\n").unwrap();
    fs::write(at("mine.inp"), "1 3 4 5\n1 1\n1 3 0\n").unwrap();
    fs::write(at("bai9_8.inp"), "2 1 2 3\n3 7 7 7 7\n").unwrap();
    fs::write(at("bai9_8.out"), "1 1 1 1\n1 6 7 7 7\n").unwrap();
    fs::write(at("solution.py"), "import sys\nfor line in sys.stdin:\n    print(bin(int(line)).count('1'))\n")
        .unwrap();
    let mut seen = Vec::new();
    for (call, expected) in transcripts() {
        let (program, arguments) = match call.strip_prefix("cargo xtask ") {
            Some(arguments) => (env!("CARGO_BIN_EXE_xtask"), arguments.to_string()),
            None => ("cat", call.strip_prefix("cat ").expect(&call).to_string()),
        };
        // The whole of an exercise is too long for a test; CI makes this call for every exercise.
        if arguments.starts_with("verify ") {
            continue;
        }
        let output = Command::new(program)
            .args(arguments.split_whitespace())
            .current_dir(folder.path())
            .env("XDG_CACHE_HOME", at("cache"))
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
        let said: Vec<String> = said.lines().map(steady).collect();
        let mut rest = said.iter();
        let mut skips = false;
        for line in expected.iter().map(|line| steady(line)) {
            if line == "…" {
                skips = true;
                continue;
            }
            let found = if skips { rest.any(|said| *said == line) } else { rest.next() == Some(&line) };
            assert!(found, "{call}: a page says {line:?}, the command says\n{}", said.join("\n"));
            skips = false;
        }
        assert_eq!(rest.next(), None, "{call} says more");
        seen.push(call);
    }
    for command in ["list", "generate", "validate", "solve", "check", "judge", "stress"] {
        assert!(seen.iter().any(|call| call.contains(command)), "no transcript of {command}");
    }
}

#[test]
fn the_readme_stays_short() {
    let bytes = fs::metadata(root().join("README.md")).unwrap().len();
    assert!(bytes <= 6000, "the README has {bytes} bytes: what only some readers need belongs in docs");
}

#[test]
fn every_link_of_a_page_leads_to_a_file() {
    let mut links = 0;
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        for link in text.split("](").skip(1) {
            let target = link.split([')', '#']).next().unwrap();
            if target.is_empty() || target.contains("://") {
                continue;
            }
            let path = page.parent().unwrap().join(target);
            assert!(path.exists(), "{}: {target} does not exist", page.display());
            links += 1;
        }
    }
    assert!(links > 30, "{links}");
}

#[test]
fn the_table_of_test_strength_is_what_its_command_prints() {
    let output =
        Command::new(env!("CARGO_BIN_EXE_xtask")).args(["mutate", "--report"]).current_dir(root()).output();
    let table = String::from_utf8(output.unwrap().stdout).unwrap();
    assert!(table.lines().count() > 40, "{table}");
    let page = fs::read_to_string(root().join("docs/test-strength.md")).unwrap();
    let shown = page.split("<!-- strength -->\n").nth(1).and_then(|rest| rest.split("<!-- end -->").next());
    assert_eq!(shown, Some(table.as_str()), "`cargo xtask mutate --report --bless` rewrites it");
}
