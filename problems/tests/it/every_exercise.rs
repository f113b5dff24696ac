//! What must hold of every exercise, on a sample of what `cargo xtask verify` looks at in full.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use exercise::{
    AnyExercise, Library, Manifest, Picture, audit,
    document::{Document, DocumentKind, Lang},
    testdata::{self, Lock},
};
use generators::{TestName, TestRng, seed::DEFAULT_SEED};
use problems::{CATALOGUE, TEMPLATE};
use rayon::prelude::*;

/// The checkout that these tests belong to.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| problems::library(root()));

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn folder(exercise: &dyn AnyExercise) -> PathBuf {
    root().join(exercise.folder())
}

fn rng(exercise: &dyn AnyExercise, recipe: &str, index: u64) -> TestRng {
    TestRng::of(DEFAULT_SEED, TestName { exercise: exercise.folder(), group: "tests", recipe, index })
}

fn all() -> impl ParallelIterator<Item = &'static dyn AnyExercise> {
    CATALOGUE.par_iter().copied().chain([TEMPLATE])
}

#[test]
fn every_folder_is_in_the_catalogue() {
    let listed: BTreeSet<String> = CATALOGUE.iter().map(|exercise| exercise.folder().into()).collect();
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(root()).unwrap() {
        let path = entry.unwrap().path();
        if path.join("problem.toml").is_file() {
            found.insert(path.file_name().unwrap().to_str().unwrap().to_string());
        }
    }
    found.remove(TEMPLATE.folder());
    assert_eq!(found, listed);
}

/// The compiler asks for reader, writer, reference, oracle, recipes and checker; this asks for the files.
#[test]
fn every_exercise_has_every_part() {
    for exercise in CATALOGUE {
        let interactive = folder(*exercise).join("samples/01.txt").exists();
        for part in [
            "mod.rs",
            "solution.rs",
            "problem.toml",
            "statement.vi.md",
            "statement.en.md",
            "editorial.vi.md",
            "editorial.en.md",
            "samples/01.inp",
            if interactive { "samples/01.txt" } else { "samples/01.out" },
            "submissions/accepted",
            "submissions/wrong_answer",
            "tests.lock",
        ] {
            let path = folder(*exercise).join(part);
            assert!(path.exists(), "{} lacks {part}", exercise.folder());
        }
        assert!(!exercise.bounds().is_empty(), "{} has no bounds", exercise.folder());
        assert!(!exercise.recipes().is_empty(), "{} has no recipes", exercise.folder());
    }
}

#[test]
fn the_catalogue_is_in_the_order_of_the_book_and_no_name_stands_for_two() {
    let mut seen = BTreeSet::new();
    let mut last = (0, 0);
    for exercise in CATALOGUE {
        for name in LIBRARY.names(*exercise).unwrap().into_iter().collect::<BTreeSet<_>>() {
            assert!(seen.insert(name.clone()), "{name} stands for two exercises");
        }
        let number = &LIBRARY.manifest(*exercise).unwrap().number;
        // Exercises from elsewhere come after the book.
        let place = match number.split_once('.') {
            Some((chapter, exercise)) => (chapter.parse().unwrap(), exercise.parse().unwrap()),
            None => (u32::MAX, last.1),
        };
        assert!(place >= last, "{} stands too late", exercise.folder());
        last = place;
    }
}

#[test]
fn reference_oracle_and_checker_agree_on_random_inputs() {
    all().for_each(|exercise| {
        for index in 0..60 {
            let mut rng = rng(exercise, "small", index);
            let case = exercise.small(&mut rng);
            let oracle = case.oracle();
            assert!(oracle.is_some(), "{}: the oracle refuses a small input", exercise.folder());
            if let Err(problem) = audit::checker(&*case, oracle.as_ref(), &mut rng, 4) {
                panic!("{}, random input {index}: {problem}", exercise.folder());
            }
        }
    });
}

#[test]
fn readers_refuse_damaged_inputs() {
    all().for_each(|exercise| {
        for index in 0..5 {
            let input = exercise.small(&mut rng(exercise, "reader", index)).input();
            if let Err(problem) = audit::reader(exercise, &input) {
                panic!("{}: {problem}", exercise.folder());
            }
        }
    });
}

#[test]
fn readers_and_checkers_survive_any_bytes() {
    all().for_each(|exercise| {
        let mut rng = rng(exercise, "bytes", 1);
        for _ in 0..60 {
            let case = exercise.small(&mut rng);
            let (input, answer) = (case.input(), case.answer());
            for bytes in [&input, &answer] {
                for damaged in damaged(bytes, &mut rng) {
                    let _ = exercise.read(&damaged);
                    let _ = case.check(&damaged);
                }
            }
        }
    });
}

/// Truncated, with bytes replaced by any others, with bytes put in, and nothing but noise.
fn damaged(bytes: &[u8], rng: &mut TestRng) -> Vec<Vec<u8>> {
    let byte = |rng: &mut TestRng| rng.unsigned(0, 255) as u8;
    let cut = bytes[..rng.size(0, bytes.len())].to_vec();
    let mut replaced = bytes.to_vec();
    let mut longer = bytes.to_vec();
    for _ in 0..rng.size(1, 3) {
        if !replaced.is_empty() {
            let place = rng.size(0, replaced.len() - 1);
            replaced[place] = byte(rng);
        }
        let place = rng.size(0, longer.len());
        longer.insert(place, byte(rng));
    }
    let noise = (0..rng.size(0, 50)).map(|_| byte(rng)).collect();
    let digits = (0..rng.size(0, 50)).map(|_| *rng.pick(b"0123456789 \n-/.e")).collect();
    vec![cut, replaced, longer, noise, digits]
}

/// All of them are compared by `cargo xtask verify`; `cargo test -- --ignored` does so without a sandbox.
#[test]
fn the_small_tests_and_the_last_are_what_the_lock_pins() {
    hold_to_the_lock(|place, last| place.group == "small" || last);
}

#[test]
#[ignore = "takes a minute; `cargo xtask verify` does it too"]
fn every_test_is_what_the_lock_pins() {
    hold_to_the_lock(|_, _| true);
}

fn hold_to_the_lock(wanted: impl Fn(testdata::Planned, bool) -> bool + Sync) {
    CATALOGUE.par_iter().for_each(|&exercise| {
        let manifest = LIBRARY.manifest(exercise).unwrap();
        let lock = Lock::load(&LIBRARY, exercise).unwrap();
        let planned = testdata::planned(&manifest);
        let last = planned.len() - 1;
        for (index, planned) in planned.into_iter().enumerate() {
            if wanted(planned, index == last) {
                let made = testdata::make(exercise, DEFAULT_SEED, planned, testdata::no_clock).unwrap();
                assert!(lock.pins(planned, &made), "{}: {}", exercise.folder(), planned.path());
            }
        }
    });
}

#[test]
fn texts_and_pictures_show_what_is_computed() {
    all().for_each(|exercise| {
        let manifest = LIBRARY.manifest(exercise).unwrap();
        for kind in DocumentKind::ALL {
            for lang in Lang::ALL {
                let text = Document::load(&LIBRARY, exercise, kind, lang).unwrap();
                let problems = text.problems(&LIBRARY, exercise, &manifest);
                assert!(problems.is_empty(), "{}/{}: {problems:?}", exercise.folder(), text.name);
            }
        }
        for (name, drawing) in exercise.pictures().iter().flat_map(Picture::drawings) {
            let file = LIBRARY.file(exercise, &name).unwrap();
            let same = file.as_deref() == Some(drawing.file().as_bytes());
            assert!(same, "{}/{name} is not what is drawn today", exercise.folder());
        }
    });
}

#[test]
fn adding_or_removing_a_test_changes_no_other() {
    let manifest = (*LIBRARY.manifest(TEMPLATE).unwrap()).clone();
    let made = |manifest: &Manifest| -> BTreeSet<(String, Vec<u8>)> {
        let make = |planned| testdata::make(TEMPLATE, 9, planned, testdata::no_clock).unwrap().input;
        let planned = testdata::planned(manifest).into_iter();
        planned.map(|planned| (planned.row.recipe.clone(), make(planned))).collect()
    };
    let before = made(&manifest);
    let mut fewer = manifest.clone();
    fewer.plan.groups[0].tests.remove(2);
    let mut more = manifest.clone();
    let mut extra = more.plan.groups[1].tests[0].clone();
    extra.index = 77;
    more.plan.groups[1].tests.insert(0, extra);
    assert!(made(&fewer).is_subset(&before));
    assert!(before.is_subset(&made(&more)));
    assert_eq!(made(&more).len(), before.len() + 1);
}

#[test]
fn an_exercise_is_found_by_all_its_names() {
    for name in ["9.8", "9.08", "bai9_8", "bai9_08", "BAI9_8", "moore_nim", "bai9_08_moore_nim", "Moore_Nim"] {
        assert_eq!(LIBRARY.find(name).map(|exercise| exercise.folder()), Ok("bai9_08_moore_nim"));
    }
    let misprint = LIBRARY.find("more_nim").map(|_| ()).unwrap_err().to_string();
    assert_eq!(misprint, "there is no exercise \"more_nim\"; did you mean bai9_08_moore_nim?");
    let unknown = LIBRARY.find("chess").map(|_| ()).unwrap_err().to_string();
    assert_eq!(unknown, "there is no exercise \"chess\"; `cargo xtask list` shows them all");
}

#[test]
fn an_exercise_never_reaches_into_another() {
    for exercise in CATALOGUE {
        for entry in fs::read_dir(folder(*exercise)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "rs") {
                let code = fs::read_to_string(&path).unwrap();
                let other = CATALOGUE
                    .iter()
                    .find(|other| other.folder() != exercise.folder() && names_module(&code, other.folder()));
                assert!(other.is_none(), "{} uses {}", path.display(), other.unwrap().folder());
            }
        }
    }
}

/// Whether code names a module of this crate: `limited_nim::` is none with the name `nim`, nor is a library's.
fn names_module(code: &str, name: &str) -> bool {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let path = format!("{name}::");
    let of_library = |before: &str| {
        let used = before.rsplit_once("use ").map_or("", |(_, used)| used);
        used.starts_with("solutions::") || before.ends_with("solutions::")
    };
    code.split(';').any(|statement| {
        statement.match_indices(&path).any(|(at, _)| {
            let before = &statement[..at];
            !before.as_bytes().last().is_some_and(is_part) && !of_library(before)
        })
    })
}

#[test]
fn a_module_is_known_by_its_whole_name() {
    assert!(names_module("use crate::nim::Nim;", "nim") && names_module("nim::Nim", "nim"));
    assert!(!names_module("use crate::misere_nim::MisereNim; use nim;", "nim"));
    assert!(!names_module("use solutions::{mex, nim::sum}; solutions::nim::sum()", "nim"));
    assert!(names_module("use solutions::mex; use crate::nim::Nim;", "nim"));
}

#[test]
fn the_libraries_know_nothing_of_each_other() {
    let workspace = root().parent().unwrap();
    for (library, unknown) in [
        ("solutions", &["generators", "checkers", "problems"][..]),
        ("generators", &["solutions", "checkers", "problems"]),
        ("checkers", &["solutions", "generators", "problems"]),
        ("sandbox", &["solutions", "generators", "checkers", "problems"]),
        ("problems", &["xtask", "sandbox"]),
    ] {
        let manifest = fs::read_to_string(workspace.join(Path::new(library)).join("Cargo.toml")).unwrap();
        for name in unknown {
            assert!(!manifest.contains(&format!("{name}.workspace")), "{library} depends on {name}");
        }
    }
}

/// The lines of a sample's answer, where they belong to the numbered parts of the input: so many to each. A dialogue has
/// as many for each game as the game takes.
fn lines_of_parts(exercise: &dyn AnyExercise, input: &[u8], answer: &str) -> Option<Vec<String>> {
    let (case, record) = exercise.read_recording(input).ok()?;
    if case.opponent().is_some() {
        return None;
    }
    let lines: Vec<String> = answer.lines().map(String::from).collect();
    let belong = |count: usize| count > 1 && lines.len().is_multiple_of(count);
    record.parts.iter().any(|parts| belong(parts.count())).then_some(lines)
}

#[test]
fn a_number_that_is_missing_is_missed_in_its_own_line() {
    let mut tried = 0;
    for &exercise in CATALOGUE {
        for sample in exercise::document::load_samples(&LIBRARY, exercise).unwrap() {
            let answer = String::from_utf8(sample.answer.clone()).unwrap();
            let Some(lines) = lines_of_parts(exercise, &sample.input, &answer) else { continue };
            let case = exercise.read(&sample.input).unwrap();
            for at in 0..lines.len() - 1 {
                let Some((rest, _)) = lines[at].rsplit_once(' ') else { continue };
                let mut short = lines.clone();
                short[at] = rest.to_string();
                let refusal = case.check((short.join("\n") + "\n").as_bytes()).unwrap_err();
                let place = refusal.sentence().line();
                assert_eq!(place, Some(at + 1), "{}, line {}: {refusal}", exercise.folder(), at + 1);
                tried += 1;
            }
        }
    }
    assert!(tried > 50, "{tried}");
}
