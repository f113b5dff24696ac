//! What must hold of every exercise, on a sample of what `cargo xtask verify` looks at in full.

use std::{collections::BTreeSet, fs, path::Path};

use generators::{Dice, TestName, seed::DEFAULT_SEED};
use problems::{
    AnyExercise, CATALOGUE, Manifest, TEMPLATE, audit, folder, names, root,
    testdata::{self, Lock},
};
use rayon::prelude::*;

fn dice(exercise: &dyn AnyExercise, recipe: &str, index: u64) -> Dice {
    Dice::of(DEFAULT_SEED, TestName { exercise: exercise.folder(), group: "tests", recipe, index })
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
        for part in [
            "mod.rs",
            "solution.rs",
            "problem.toml",
            "statement.vi.md",
            "statement.en.md",
            "editorial.vi.md",
            "editorial.en.md",
            "samples/01.inp",
            "samples/01.out",
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
        for name in names(*exercise).unwrap().into_iter().collect::<BTreeSet<_>>() {
            assert!(seen.insert(name.clone()), "{name} stands for two exercises");
        }
        let number = Manifest::load(*exercise).unwrap().number;
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
            let mut dice = dice(exercise, "small", index);
            let case = exercise.small(&mut dice);
            assert!(case.oracle().is_some(), "{}: the oracle refuses a small input", exercise.folder());
            if let Err(problem) = audit::checker(&*case, &mut dice, 4) {
                panic!("{}, random input {index}: {problem}", exercise.folder());
            }
        }
    });
}

#[test]
fn readers_refuse_damaged_inputs() {
    all().for_each(|exercise| {
        for index in 0..5 {
            let input = exercise.small(&mut dice(exercise, "reader", index)).input();
            if let Err(problem) = audit::reader(exercise, &input) {
                panic!("{}: {problem}", exercise.folder());
            }
        }
    });
}

#[test]
fn readers_and_checkers_survive_any_bytes() {
    all().for_each(|exercise| {
        let mut dice = dice(exercise, "bytes", 1);
        for _ in 0..60 {
            let case = exercise.small(&mut dice);
            let (input, answer) = (case.input(), case.answer());
            for bytes in [&input, &answer] {
                for damaged in damaged(bytes, &mut dice) {
                    let _ = exercise.read(&damaged);
                    let _ = case.check(&damaged);
                }
            }
        }
    });
}

/// Truncated, with bytes replaced by any others, with bytes put in, and nothing but noise.
fn damaged(bytes: &[u8], dice: &mut Dice) -> Vec<Vec<u8>> {
    let byte = |dice: &mut Dice| dice.unsigned(0, 255) as u8;
    let cut = bytes[..dice.size(0, bytes.len())].to_vec();
    let mut replaced = bytes.to_vec();
    let mut longer = bytes.to_vec();
    for _ in 0..dice.size(1, 3) {
        if !replaced.is_empty() {
            let place = dice.size(0, replaced.len() - 1);
            replaced[place] = byte(dice);
        }
        let place = dice.size(0, longer.len());
        longer.insert(place, byte(dice));
    }
    let noise = (0..dice.size(0, 50)).map(|_| byte(dice)).collect();
    let digits = (0..dice.size(0, 50)).map(|_| *dice.pick(b"0123456789 \n-/.e")).collect();
    vec![cut, replaced, longer, noise, digits]
}

/// This build is not optimised, `tests.lock` was written by one that is: the bytes are the same.
#[test]
fn an_unoptimised_build_makes_the_same_bytes() {
    CATALOGUE.par_iter().for_each(|&exercise| {
        let manifest = Manifest::load(exercise).unwrap();
        let lock = Lock::load(exercise).unwrap();
        let places = testdata::places(&manifest);
        let last = places.len() - 1;
        for (index, place) in places.into_iter().enumerate() {
            if place.group == "small" || index == last {
                let made = testdata::make(exercise, exercise.folder(), DEFAULT_SEED, place).unwrap();
                assert_eq!(lock.objection(place, &made), None, "{}", exercise.folder());
            }
        }
    });
}

#[test]
fn adding_or_removing_a_test_changes_no_other() {
    let manifest = Manifest::load_from(folder(TEMPLATE).join("problem.toml")).unwrap();
    let made = |manifest: &Manifest| -> BTreeSet<(String, Vec<u8>)> {
        let make = |place| testdata::make(TEMPLATE, "template", 9, place).unwrap().input;
        testdata::places(manifest).into_iter().map(|place| (place.test.recipe.clone(), make(place))).collect()
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
    for name in ["9.8", "bai9_8", "moore_nim", "bai9_08_moore_nim", "Moore_Nim"] {
        assert_eq!(problems::find(name).map(|exercise| exercise.folder()), Ok("bai9_08_moore_nim"));
    }
    let misprint = problems::find("more_nim").map(|_| ()).unwrap_err().to_string();
    assert_eq!(misprint, "there is no exercise \"more_nim\"; did you mean bai9_08_moore_nim?");
    let unknown = problems::find("chess").map(|_| ()).unwrap_err().to_string();
    assert_eq!(unknown, "there is no exercise \"chess\"; `cargo xtask list` shows them all");
}

#[test]
fn an_exercise_never_reaches_into_another() {
    for exercise in CATALOGUE {
        for entry in fs::read_dir(folder(*exercise)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "rs") {
                let code = fs::read_to_string(&path).unwrap();
                let other = CATALOGUE.iter().find(|other| {
                    other.folder() != exercise.folder() && code.contains(&format!("{}::", other.folder()))
                });
                assert!(other.is_none(), "{} uses {}", path.display(), other.unwrap().folder());
            }
        }
    }
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
