//! A right program gets its input, and its answer comes back, in every tier.
#![cfg(target_os = "linux")]

mod common;

use std::path::Path;
use std::time::Duration;

use sandbox::{AnswerFile, End, Limits, Program, Run, Tier, Worker};

const SUM: &str = r#"
#include <stdio.h>
int main(void) {
    int a, b;
    scanf("%d%d", &a, &b);
    printf("%d\n", a + b);
    fscanf(fopen("S.inp", "r"), "%d", &a);
    fprintf(fopen("S.out", "w"), "%d\n", a);
    return 3;
}"#;

#[test]
fn again_as_an_ordinary_user() {
    common::again::as_ordinary_user();
}

/// The page that says what stops whom names a test in every row; here is whether there is such a test.
#[test]
fn the_page_of_threats_names_tests_that_exist() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    if !workspace.join("sandbox/THREATS.md").exists() {
        return common::skip("the sources are out of reach");
    }
    let mut tests = String::new();
    for folder in ["sandbox/tests", "cache/src", "judging/src", "xtask/tests/it"] {
        for entry in std::fs::read_dir(workspace.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "rs") {
                let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
                let text = std::fs::read_to_string(&path).unwrap();
                // Programs of the corpus stand in its list, tests are functions.
                let corpus = text.lines().filter_map(|line| line.trim().strip_prefix("(\"")?.split('"').next());
                let functions =
                    text.lines().filter_map(|line| line.trim().strip_prefix("fn ")?.split('(').next());
                corpus.chain(functions).for_each(|name| tests += &format!("{stem}::{name}\n"));
            }
        }
    }
    let page = std::fs::read_to_string(workspace.join("sandbox/THREATS.md")).unwrap();
    let mut named = 0;
    for row in page.lines().filter(|line| line.starts_with("| ") && line.matches(" | ").count() == 2) {
        let Some(last) = row.trim_end_matches(" |").rsplit(" | ").next().filter(|last| *last != "test") else {
            continue;
        };
        if row.starts_with("| a |") || row.starts_with("| b |") || row.starts_with("| c |") || last == "when" {
            continue;
        }
        let names: Vec<&str> = last.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "no test in: {row}");
        for name in names {
            let (file, name) = name.split_once("::").unwrap_or(("", name));
            let parts: Vec<&str> = name.split(['…', '*']).collect();
            let fits = |test: &str| {
                let (in_file, test) = test.split_once("::").unwrap();
                (file.is_empty() || in_file == file)
                    && test.starts_with(parts[0])
                    && parts.iter().all(|part| test.contains(part))
                    && (parts.len() > 1 || test == name)
            };
            assert!(tests.lines().any(fits), "there is no test {name} of {file}");
            named += 1;
        }
    }
    assert!(named > 60, "{named}");
}

#[test]
fn both_ways_of_input_and_output_work_in_every_tier() {
    if !common::has("cc") {
        return;
    }
    let folder = common::open_folder();
    common::compile_c(SUM, &folder.path().join("sum"), &[]);
    for tier in common::tiers(&[Tier::Namespaces, Tier::Landlock, Tier::Bare]) {
        let mut worker = Worker::new(tier, &Program::native(folder.path(), "sum")).unwrap();
        for _ in 0..3 {
            let run = Run {
                input: b"3 4\n",
                input_name: "S.inp",
                output_name: "S.out",
                limits: Limits {
                    cpu: Duration::from_secs(1),
                    wall: Duration::from_secs(20),
                    memory: 64 << 20,
                    output: 1 << 20,
                },
            };
            let finished = worker.run(&run).unwrap();
            assert_eq!(finished.end, End::Exited(3), "{tier}: {finished:?}");
            assert_eq!(finished.stdout, b"7\n");
            assert_eq!(finished.file, AnswerFile::Bytes(b"3\n".to_vec()));
        }
    }
}
