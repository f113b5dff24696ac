//! A package read back gives the same tests, groups, points, limits and statements; and what it lacks is listed.

use std::{
    collections::{BTreeMap, HashSet},
    fs,
    io::{Cursor, Read},
    path::Path,
    process::Command,
};

use cache::{Cache, Tests};
use exercise::{AnyExercise, contest::Posed, document::Lang};
use export::{Bundle, Package, Portable, statement::Part, tex};
use export_order::{FORMATS, Format, Scoring};
use rayon::prelude::*;
use typeset::typst::Typst;
use walkdir::WalkDir;
use yaml_rust2::{Yaml, YamlLoader};

/// In place of an exercise's code, which takes minutes to make.
const MODULE: &str = include_str!("echo.h");

/// The inputs and answers of tests.
type Pairs = Vec<(Vec<u8>, Vec<u8>)>;

/// What can be read back from a package.
#[derive(Debug, Default, PartialEq)]
struct Back {
    /// Group, points, and the tests: input and answer.
    groups: Vec<(String, u32, Pairs)>,
    /// Milliseconds and MiB, where the format has them.
    limits: Option<(u64, u64)>,
    samples: Pairs,
}

type Files = BTreeMap<String, Vec<u8>>;

/// The package, written and read.
fn written(package: &Package) -> Files {
    let folder = tempfile::tempdir().unwrap();
    assert!(package.write(folder.path(), false).unwrap());
    let root = folder.path().join(&package.name);
    let entries =
        WalkDir::new(&root).into_iter().map(Result::unwrap).filter(|entry| entry.file_type().is_file());
    entries
        .map(|entry| {
            let path = entry.path().strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
            (path, fs::read(entry.path()).unwrap())
        })
        .collect()
}

fn text<'a>(files: &'a Files, path: &str) -> &'a str {
    std::str::from_utf8(files.get(path).unwrap_or_else(|| panic!("there is no {path}"))).unwrap()
}

fn yaml(files: &Files, path: &str) -> Yaml {
    YamlLoader::load_from_str(text(files, path)).unwrap().remove(0)
}

fn number(yaml: &Yaml) -> f64 {
    yaml.as_f64()
        .or(yaml.as_i64().map(|number| number as f64))
        .unwrap_or_else(|| panic!("{yaml:?} is no number"))
}

/// The same tests where no answers are kept.
fn without_answers(back: &mut Back) {
    let tests = back.groups.iter_mut().flat_map(|(_, _, tests)| tests);
    tests.for_each(|(_, answer)| answer.clear());
}

/// The files below a folder that are tests with these endings, in order.
fn pairs(files: &Files, folder: &str, endings: (&str, &str)) -> Vec<(Vec<u8>, Vec<u8>)> {
    let inputs = files.keys().filter(|path| path.starts_with(folder) && path.ends_with(endings.0));
    let pair = |path: &String| {
        let answer = format!("{}{}", path.strip_suffix(endings.0).unwrap(), endings.1);
        (files[path].clone(), files[&answer].clone())
    };
    inputs.map(pair).collect()
}

fn kattis(files: &Files, legacy: bool, points: bool, interactive: bool) -> Back {
    let problem = yaml(files, "problem.yaml");
    let kinds: Vec<&str> = match &problem["type"] {
        Yaml::Array(kinds) => kinds.iter().filter_map(Yaml::as_str).collect(),
        kind => kind.as_str().into_iter().collect(),
    };
    let validation = problem["validation"].as_str();
    match (interactive, legacy) {
        (true, true) => assert_eq!(validation, Some("custom interactive")),
        (false, true) => assert_eq!(validation, Some("custom")),
        (_, false) => assert_eq!(validation, None),
    }
    match (points, interactive && !legacy) {
        (true, true) => assert_eq!(kinds, ["scoring", "interactive"]),
        (true, false) => assert_eq!(kinds, ["scoring"]),
        (false, true) => assert_eq!(kinds, ["interactive"]),
        (false, false) => assert_eq!(kinds, ["pass-fail"]),
    }
    let folder = if legacy { "output_validators/" } else { "output_validator/" };
    let name = if interactive { "interactor.cpp" } else { "checker.cpp" };
    let validators: Vec<&String> = files.keys().filter(|path| path.starts_with(folder)).collect();
    assert!(matches!(validators[..], [one] if one.ends_with(&format!("/{name}"))), "{validators:?}");
    let tool = files.get("attachments/testing_tool.py").map(|tool| std::str::from_utf8(tool).unwrap());
    assert_eq!(tool.is_some(), interactive);
    assert!(
        tool.is_none_or(|tool| tool.contains("PACKED = \"\"\"\nUEsD")),
        "the judge's side is packed into it"
    );
    if interactive {
        for path in
            files.keys().filter(|path| path.starts_with("data/sample/") && path.ends_with(".interaction"))
        {
            let name = path.strip_suffix(".interaction").unwrap();
            assert!(files[&format!("{name}.ans")].is_empty());
            let download = |kind: &str| files.get(&format!("{name}.{kind}.download"));
            let run = (!legacy).then_some(&files[&format!("{name}.in")]);
            assert_eq!((download("in"), download("ans").map(Vec::len)), (run, run.map(|_| 0)));
        }
        let outputs = |path: &&String| path.contains("valid_output") || path.ends_with(".out");
        assert_eq!(files.keys().find(outputs), None, "a dialogue is no output");
    }
    let seconds = match legacy {
        true => {
            let ini = text(files, "domjudge-problem.ini");
            ini.lines()
                .find_map(|line| line.strip_prefix("timelimit='"))
                .unwrap()
                .trim_end_matches('\'')
                .parse()
                .unwrap()
        }
        false => number(&problem["limits"]["time_limit"]),
    };
    let mut folders: Vec<String> = files
        .keys()
        .filter_map(|path| {
            path.strip_prefix("data/secret/")?.split_once('/').map(|(folder, _)| folder.to_string())
        })
        .collect();
    folders.dedup();
    let group = |folder: &String| {
        let worth = match (points, legacy) {
            (false, _) => 0,
            (true, true) => {
                number(&yaml(files, &format!("data/secret/{folder}/testdata.yaml"))["accept_score"]) as u32
            }
            (true, false) => {
                number(&yaml(files, &format!("data/secret/{folder}/test_group.yaml"))["max_score"]) as u32
            }
        };
        let name = folder.split_once('-').unwrap().1.to_string();
        (name, worth, pairs(files, &format!("data/secret/{folder}/"), (".in", ".ans")))
    };
    let mut samples = pairs(files, "data/sample/", (".in", if interactive { ".interaction" } else { ".ans" }));
    if interactive {
        // There nothing is between a sign and its line.
        for (_, dialogue) in &mut samples {
            let line = |line: &str| format!("{} {}\n", &line[..1], &line[1..]);
            *dialogue =
                std::str::from_utf8(dialogue).unwrap().lines().map(line).collect::<String>().into_bytes();
        }
    }
    Back {
        groups: folders.iter().map(group).collect(),
        limits: Some(((seconds * 1000.0) as u64, number(&problem["limits"]["memory"]) as u64)),
        samples,
    }
}

fn dmoj(files: &Files, interactive: bool) -> Back {
    let init = yaml(files, "init.yml");
    let judge = &init["interactive"];
    assert_eq!((init["checker"].is_badvalue(), judge.is_badvalue()), (interactive, !interactive));
    if interactive {
        assert_eq!(judge["type"].as_str(), Some("testlib"));
        assert!(files.contains_key(judge["files"].as_str().unwrap()));
        assert_eq!(init["unbuffered"].as_bool(), Some(true));
        assert!(init["file_io"].is_badvalue());
    }
    let mut archive = zip::ZipArchive::new(Cursor::new(&files["tests.zip"])).unwrap();
    let mut read = |name: &Yaml| {
        let mut bytes = Vec::new();
        archive.by_name(name.as_str().unwrap()).unwrap().read_to_end(&mut bytes).unwrap();
        bytes
    };
    let endings = (".in", if interactive { ".interaction" } else { ".out" });
    let mut back = Back { samples: pairs(files, "samples/", endings), ..Back::default() };
    for case in init["test_cases"].as_vec().unwrap() {
        match case["batched"].as_vec() {
            None => panic!("a test outside of every batch: {case:?}"),
            Some(cases) => {
                let name = cases[0]["in"].as_str().unwrap().split_once('/').unwrap().0.to_string();
                let mut pair = |case: &Yaml| match interactive {
                    true => {
                        assert!(case["out"].is_badvalue());
                        (read(&case["in"]), Vec::new())
                    }
                    false => (read(&case["in"]), read(&case["out"])),
                };
                let tests = cases.iter().map(&mut pair).collect();
                back.groups.push((name, case["points"].as_i64().unwrap() as u32, tests));
            }
        }
    }
    back
}

fn polygon(files: &Files, interactive: bool) -> Back {
    let document = roxmltree::Document::parse(text(files, "problem.xml")).unwrap();
    let said = |name: &str| {
        document
            .descendants()
            .find(|node| node.has_tag_name(name))
            .and_then(|node| node.text())
            .unwrap()
            .to_string()
    };
    let mut back = Back::default();
    let points: BTreeMap<&str, u32> = document
        .descendants()
        .filter(|node| node.has_tag_name("group"))
        .map(|node| {
            (node.attribute("name").unwrap(), node.attribute("points").unwrap().parse::<f64>().unwrap() as u32)
        })
        .collect();
    let tests = document.descendants().filter(|node| node.has_tag_name("test"));
    for (index, node) in tests.enumerate() {
        let path = format!("tests/{:02}", index + 1);
        let test = (files[&path].clone(), files[&format!("{path}.a")].clone());
        let group = node.attribute("group").unwrap();
        if node.attribute("sample") == Some("true") {
            back.samples.push(test);
        } else if let Some((_, _, tests)) = back.groups.last_mut().filter(|(name, ..)| name == group) {
            tests.push(test);
        } else {
            back.groups.push((group.into(), points[group], vec![test]));
        }
    }
    let memory: u64 = said("memory-limit").parse().unwrap();
    back.limits = Some((said("time-limit").parse().unwrap(), memory >> 20));
    // Every source that it names is there.
    for source in document.descendants().filter(|node| node.has_tag_name("source")) {
        assert!(files.contains_key(source.attribute("path").unwrap()), "{source:?}");
    }
    let assets = document.descendants().find(|node| node.has_tag_name("assets")).unwrap();
    let interactors = assets.children().filter(|node| node.has_tag_name("interactor")).count();
    assert_eq!(interactors, usize::from(interactive));
    let main = |node: &roxmltree::Node| node.attribute("tag") == Some("main");
    assert_eq!(document.descendants().filter(main).count(), 1, "one solution is the main one");
    back
}

/// As the loader of CMS reads it, `italy_yaml`: it stops where something here is not so.
fn cms(files: &Files, interactive: bool) -> Back {
    let task = yaml(files, "task.yaml");
    let said = |key: &str| task[key].as_str().unwrap_or_else(|| panic!("task.yaml has no {key}"));
    let plain = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || "_.-".contains(c));
    assert!(plain(said("name")) && said("name") != said("title"), "a code name, and a title that is another");
    assert_eq!(said("token_mode"), "disabled");
    assert!(["max", "max_subtask", "max_tokened_last"].contains(&said("score_mode")));
    assert_eq!((said("infile"), said("outfile")), ("", ""), "standard streams");
    assert_eq!(said("primary_language"), "vi");
    assert!(task["memory_limit"].as_i64().is_some(), "a whole number of MiB");
    let mut back = Back {
        limits: Some(((number(&task["time_limit"]) * 1000.0) as u64, number(&task["memory_limit"]) as u64)),
        ..Back::default()
    };
    let mut index = 0;
    for line in text(files, "gen/GEN").lines() {
        // What stands behind a sharp is a comment, or the beginning of a subtask.
        let (case, comment) = line.split_once('#').unwrap_or((line, ""));
        let (case, comment) = (case.trim(), comment.trim());
        assert!(!comment.starts_with("COPY:"));
        if let Some(points) = comment.strip_prefix("ST:") {
            assert_eq!(case, "", "a subtask begins on a line of its own");
            back.groups.push((String::new(), points.trim().parse().unwrap(), Vec::new()));
        } else if !case.is_empty() {
            let test = (
                files[&format!("input/input{index}.txt")].clone(),
                files[&format!("output/output{index}.txt")].clone(),
            );
            let (name, _, tests) = back.groups.last_mut().expect("no test before the first subtask");
            *name = case.split_once(' ').unwrap().0.into();
            tests.push(test);
            index += 1;
        }
    }
    assert_eq!(task["n_input"].as_i64(), Some(index));
    let total: u32 = back.groups.iter().map(|(_, points, _)| points).sum();
    assert_eq!(total, 100, "subtasks are worth 100 points together");
    let judge = if interactive { "check/manager" } else { "check/checker" };
    assert!(files[judge].starts_with(b"\x7fELF"));
    if interactive {
        assert_eq!((task["num_processes"].as_i64(), task["user_io"].as_str()), (Some(1), Some("std_io")));
        assert!(files.keys().any(|path| path.starts_with("sol/")), "the loader lists this folder");
    }
    for language in ["statement", "vietnamese", "english"] {
        assert!(files[&format!("statement/{language}.pdf")].starts_with(b"%PDF"));
    }
    // These would make it a task of another type.
    let other = if interactive { "check/checker" } else { "check/manager" };
    let makes_another =
        |path: &String| path.starts_with("sol/grader.") || path.starts_with("sol/stub.") || path == other;
    assert!(!files.keys().any(makes_another));
    let attached: Vec<&str> = files.keys().filter_map(|path| path.strip_prefix("att/")).collect();
    assert!(attached.iter().all(|name| plain(name)));
    let sample = |name: &&&str| name.contains(".input.");
    back.samples = attached
        .iter()
        .filter(sample)
        .map(|name| {
            let answer = name.replace(".input.", if interactive { ".dialogue." } else { ".output." });
            (files[&format!("att/{name}")].clone(), files[&format!("att/{answer}")].clone())
        })
        .collect();
    back
}

fn themis(files: &Files, expected: &Back) -> Back {
    let path = files.keys().find(|path| path.ends_with("/Settings.cfg")).unwrap();
    let document = roxmltree::Document::parse(text(files, path)).unwrap();
    let root = document.root_element();
    let folder = path.strip_suffix("/Settings.cfg").unwrap();
    let (input, output) = (root.attribute("InputFile").unwrap(), root.attribute("OutputFile").unwrap());
    let mut cases = root.children().filter(|node| node.has_tag_name("TestCase"));
    let mut back = Back {
        limits: Some((
            (root.attribute("TimeLimit").unwrap().parse::<f64>().unwrap() * 1000.0) as u64,
            root.attribute("MemoryLimit").unwrap().parse().unwrap(),
        )),
        ..Back::default()
    };
    // There are no groups; the marks of a group's tests are its points.
    for (name, _, tests) in &expected.groups {
        let mut hundredths = 0.0;
        let mut read = Vec::new();
        for _ in tests {
            let case = cases.next().unwrap();
            hundredths += case.attribute("Mark").unwrap().parse::<f64>().unwrap() * 100.0;
            let place = format!("{folder}/{}", case.attribute("Name").unwrap());
            read.push((
                files[&format!("{place}/{input}")].clone(),
                files[&format!("{place}/{output}")].clone(),
            ));
        }
        assert_eq!(hundredths.round() as u32 % 100, 0, "the marks of a group add up to its points");
        back.groups.push((name.clone(), hundredths.round() as u32 / 100, read));
    }
    assert!(cases.next().is_none());
    let samples: Vec<_> =
        files.keys().filter(|path| path.starts_with("Samples/") && path.ends_with(input)).collect();
    back.samples = samples
        .into_iter()
        .map(|path| (files[path].clone(), files[&path.replace(input, output)].clone()))
        .collect();
    back
}

fn statements_are_whole(bundle: &Bundle, format: &Format, points: bool, files: &Files) {
    for statement in &bundle.statements {
        let code = statement.lang.code();
        let language = if statement.lang == Lang::English { "english" } else { "vietnamese" };
        let (path, as_tex) = match format.name {
            "kattis" => (format!("statement/problem.{code}.tex"), true),
            "kattis-legacy" => (format!("problem_statement/problem.{code}.tex"), true),
            "polygon" => (format!("statements/{language}/problem.tex"), true),
            "cms" => (format!("statement/{language}.typ"), false),
            "dmoj" | "vnoj" | "themis" => (format!("statement.{code}.md"), false),
            other => panic!("where does {other} have its statements?"),
        };
        let found = text(files, &path);
        assert!(found.contains(&if as_tex { tex::escaped(&statement.title) } else { statement.title.clone() }));
        for section in statement.sections.iter().filter(|section| section.kind != Part::Examples) {
            if section.kind == Part::Scoring && !points {
                assert!(!found.contains(&section.heading), "{path} promises points that nobody counts");
                continue;
            }
            // Words that no dialect writes otherwise: the longest run without marks.
            let plain = section.text.split(|c: char| !(c.is_alphabetic() || c == ' ' || c == ','));
            let longest = plain.max_by_key(|run| run.len()).unwrap().trim();
            assert!(found.contains(longest), "{path} has not \"{longest}\"");
        }
    }
}

fn expected(bundle: &Bundle) -> Back {
    let test = |input: &[u8], answer: &[u8]| (input.to_vec(), answer.to_vec());
    Back {
        groups: bundle
            .groups
            .iter()
            .map(|group| {
                let tests = group.tests.iter().map(|one| test(&one.input, &one.answer)).collect();
                (group.name.clone(), group.points, tests)
            })
            .collect(),
        limits: Some((bundle.manifest.time_limit.as_millis() as u64, bundle.manifest.memory_limit)),
        samples: bundle.samples.iter().map(|sample| test(&sample.input, &sample.answer)).collect(),
    }
}

fn has(command: &str) -> bool {
    Command::new(command).arg("--version").output().is_ok()
}

/// What is read back: a few kinds of exercises in the formats that need no other program, and one in all; or those that
/// `EXPORT_EXERCISES` names, in all formats.
fn wanted() -> (Vec<String>, bool) {
    match std::env::var("EXPORT_EXERCISES") {
        Ok(names) if names == "all" => (Vec::new(), true),
        Ok(names) => (names.split(',').map(String::from).collect(), true),
        Err(_) => (["9.1", "9.26", "9.29", "9.37", "take_away"].map(String::from).to_vec(), false),
    }
}

/// Whether a package of the format has parts that only other programs can make: PDF, a checker that is compiled.
fn takes_long(format: &Format) -> bool {
    matches!(format.name, "cms" | "kattis-legacy" | "polygon")
}

/// A cache of its own, in which nothing is kept yet.
fn nothing_kept() -> (tempfile::TempDir, Tests) {
    let folder = tempfile::tempdir().unwrap();
    let kept = Tests::new(Cache::at(folder.path().join("cache")), embedded::fingerprint);
    (folder, kept)
}

#[test]
fn a_package_read_back_is_the_exercise() {
    let library = problems::library(Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems"));
    let (names, thorough) = wanted();
    let exercises = library.selected(&names).unwrap();
    let formats = |index: usize, interactive: bool| {
        let every = thorough || index == 0 || interactive;
        FORMATS.iter().filter(move |format| every || !takes_long(format))
    };
    // In threads of this test, so that what they say is shown as this test's.
    let threads = rayon::ThreadPoolBuilder::new().build().unwrap();
    let read_back = |(index, &exercise): (usize, &&'static dyn AnyExercise)| {
        let posed = Posed::of(&library, exercise).unwrap();
        let (_cache, kept) = nothing_kept();
        let gather = || Bundle::gather(&library, &posed, 7, &kept, &()).unwrap();
        let bundle = gather();
        let again = (index == 0).then(gather);
        let name = exercise.folder();
        let portable = Portable::of(name, MODULE.into());
        let interactive = bundle.manifest.interactive;
        for format in formats(index, interactive) {
            if let Some(why) = format.refuses(name, interactive) {
                let refused = export::package(&bundle, &portable, format, None).unwrap_err();
                assert_eq!((format.name, refused.sentence()), ("themis", &why));
                continue;
            }
            if format.name == "cms" && !(Typst::find().is_some() && has("g++")) {
                assert!(std::env::var_os("REQUIRE_EXPORT_TOOLS").is_none(), "typst and g++ are required");
                println!("SKIPPED: cms needs typst and g++");
                continue;
            }
            for scoring in [Scoring::Points, Scoring::PassFail] {
                // Other formats count points in one way alone.
                if scoring == Scoring::PassFail && !matches!(format.name, "kattis" | "kattis-legacy") {
                    continue;
                }
                let package = export::package(&bundle, &portable, format, Some(scoring)).unwrap();
                if let Some(again) = &again {
                    let again = export::package(again, &portable, format, Some(scoring)).unwrap();
                    let other = |(path, file): &(&String, _)| again.files.get(*path) != Some(*file);
                    let others: Vec<&String> =
                        package.files.iter().filter(other).map(|(path, _)| path).collect();
                    assert!(package == again, "not reproducible in {}: {others:?}", format.name);
                }
                let files = written(&package);
                let mut expected = expected(&bundle);
                let points = scoring == Scoring::Points;
                let back = match format.name {
                    "kattis" | "kattis-legacy" => {
                        if !points {
                            // Nor is an input there twice, which without points changes no verdict.
                            let samples = expected.samples.iter();
                            let mut inputs: HashSet<Vec<u8>> =
                                samples.map(|(input, _)| input.clone()).collect();
                            for (_, points, tests) in &mut expected.groups {
                                *points = 0;
                                tests.retain(|(input, _)| inputs.insert(input.clone()));
                            }
                        }
                        if interactive {
                            without_answers(&mut expected);
                        }
                        kattis(&files, format.name == "kattis-legacy", points, interactive)
                    }
                    "dmoj" | "vnoj" => {
                        expected.limits = None;
                        if interactive {
                            without_answers(&mut expected);
                        }
                        dmoj(&files, interactive)
                    }
                    "polygon" => polygon(&files, interactive),
                    "cms" => cms(&files, interactive),
                    "themis" => themis(&files, &expected),
                    other => panic!("how is {other} read?"),
                };
                assert!(back == expected, "{name} in {} is not what it was", format.name);
                statements_are_whole(&bundle, format, points, &files);
                let limits = text(&files, "LIMITS.md");
                assert!(!package.losses.is_empty() && package.losses.iter().all(|loss| limits.contains(loss)));
                assert_eq!(
                    files.contains_key("problem.yaml"),
                    matches!(format.name, "kattis" | "kattis-legacy")
                );
                if format.name == "vnoj" && !interactive {
                    assert!(
                        text(&files, "init.yml")
                            .contains(&format!("file_io: {{input: {}.inp", bundle.manifest.stem))
                    );
                }
            }
        }
    };
    threads.install(|| exercises.par_iter().enumerate().for_each(read_back));
}

#[test]
fn another_seed_makes_other_tests_and_the_same_package_otherwise() {
    let library = problems::library(Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems"));
    let exercise = library.find("9.1").unwrap();
    let (_cache, kept) = nothing_kept();
    let package = |seed| {
        let bundle =
            Bundle::gather(&library, &Posed::of(&library, exercise).unwrap(), seed, &kept, &()).unwrap();
        let portable = Portable::of(exercise.folder(), MODULE.into());
        export::package(&bundle, &portable, Format::named("polygon").unwrap(), None).unwrap()
    };
    let (one, other) = (package(1), package(2));
    assert!(one.files.keys().eq(other.files.keys()));
    assert!(one.archive().unwrap() == package(1).archive().unwrap());
    let differing: Vec<&String> =
        one.files.keys().filter(|path| one.files[*path] != other.files[*path]).collect();
    assert!(!differing.is_empty());
    assert!(differing.iter().all(|path| path.starts_with("tests/") || *path == "LIMITS.md"), "{differing:?}");
}

#[test]
fn a_contest_travels_with_its_seed_points_limits_and_own_tests() {
    let library = problems::library(Path::new(env!("CARGO_MANIFEST_DIR")).join("../problems"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("contest.toml");
    let contest = "title.vi = 'Thi thử'\ntitle.en = 'Trial'\nseed = 77\n[[exercise]]\nname = '9.12'\n\
                   time_limit = 3.0\npoints = { small = 5 }\ntests = [{ group = 'small', file = 'mine.inp' }]\n";
    std::fs::write(&path, contest).unwrap();
    std::fs::write(folder.path().join("mine.inp"), "12\n").unwrap();
    let contest = exercise::Contest::read(&path, &library).unwrap();
    let (_cache, kept) = nothing_kept();
    let mut bundle = Bundle::gather(&library, &contest.exercises[0], contest.seed, &kept, &()).unwrap();
    bundle.contest = Some(("contest.toml".into(), contest.title.en));
    let small = &bundle.groups[0];
    assert_eq!((bundle.seed, small.points, bundle.manifest.time_limit.as_secs()), (77, 5, 3));
    let own = small.tests.last().unwrap();
    assert_eq!((own.input.as_slice(), own.answer.as_slice()), (&b"12\n"[..], &b"3\n"[..]));
    let portable = Portable::of(bundle.exercise.folder(), MODULE.into());
    let package = export::package(&bundle, &portable, Format::named("polygon").unwrap(), None).unwrap();
    let text = |name: &str| String::from_utf8(package.files[name].bytes.clone()).unwrap();
    let problem = text("problem.xml");
    assert!(problem.contains("<time-limit>3000</time-limit>"), "{problem}");
    assert!(problem.contains("name=\"small\" points=\"5"), "{problem}");
    let limits = text("LIMITS.md");
    assert!(limits.contains("--contest contest.toml") && limits.contains("the contest \"Trial\""), "{limits}");
}
