//! What the table of groups in a statement says of a group, code holds its tests to, whoever made them.

use std::collections::BTreeSet;

use exercise::{Manifest, audit, contest::Posed};
use problems::CATALOGUE;

/// Inputs that keep every maximum of a group and break what else it promises: exercise, group, input, complaint.
const BROKEN: &[(&str, &str, &str, &str)] = &[
    ("9.8", "small", "1 1\n4 1 2 3 4 5 6 7\n", "query 2 has 7 piles, and at most 4 are allowed"),
    ("misere_nim", "few_big", "3\n5 6 7\n", "3 piles have more than 1 counter, and only one may"),
    ("9.28", "medium", "2 3\n4 0 3\n0 4 3\n", "2 rows and 3 columns are left"),
    ("9.28", "medium", "3 2\n4 0\n0 4\n1 1\n", "3 rows and 2 columns are left"),
    ("9.10", "hundred_thousand", "b 1000\n", "t = b, and only a, d and e are allowed"),
    ("misere_grundy", "fickle", "2\n3 5\n", "there is a pile of 5"),
    ("tartan", "simple", "W M\n2 2\n00\n01\n", "one of the games is M"),
    ("9.2", "pairs", "1 3\n0\n", "set 2 is the line 0, but k must be 1 or 2"),
    (
        "take_away",
        "small",
        "2\n1 5 2 trap 1\n2 6 2 trap 1\n",
        "0 of 2 games are lost all along, less than a fifth",
    ),
    ("take_away", "first", "1\n1 6 2 trap 1\n", "game 1: the program doesn't begin in a won position"),
    ("take_away", "second", "2\n2 5 2 trap 1\n1 6 2 trap 1\n", "game 2: the program moves first"),
    ("take_away", "second", "1\n2 6 2 trap 1\n", "0 of 1 games are lost all along"),
    ("take_away", "slips", "1\n2 5 2 trap 1\n", "game 1: the judge gives no won position away"),
    ("take_away", "full", "1\n1 5 2 slip 1\n", "0 of 1 games are lost all along"),
    ("fibonacci_play", "small", "1\n1 4 0 trap 1\n", "0 of 1 games are lost all along"),
    ("fibonacci_play", "first", "1\n1 5 0 trap 1\n", "game 1: the program doesn't begin in a won position"),
    ("fibonacci_play", "second", "1\n1 5 0 trap 1\n", "game 1: the program moves first"),
    ("fibonacci_play", "slips", "1\n2 4 0 trap 1\n", "game 1: the judge gives no won position away"),
    ("fibonacci_play", "full", "1\n2 5 0 trap 1\n", "0 of 1 games are lost all along"),
    ("chomp_play", "small", "1\n1 31 1 1 trap 1\n", "game 1: the board has 31 squares"),
    ("chomp_play", "small", "1\n1 2 2 2 2 trap 1\n", "0 of 1 games are lost all along"),
    ("chomp_play", "first", "1\n1 2 2 2 1 trap 1\n", "game 1: the program doesn't begin in a won position"),
    ("chomp_play", "second", "1\n1 2 2 2 1 trap 1\n", "game 1: the program moves first"),
    ("chomp_play", "slips", "1\n2 2 2 2 2 trap 1\n", "game 1: the judge gives no won position away"),
    ("chomp_play", "full", "1\n2 2 2 2 1 trap 1\n", "0 of 1 games are lost all along"),
    ("nim_play", "small", "2\n1 0 2 5 3 trap 1\n1 1 1 5 trap 1\n", "0 of 2 games are lost all along"),
    ("nim_play", "first", "1\n1 0 2 3 3 trap 1\n", "game 1: the program doesn't begin in a won position"),
    ("nim_play", "second", "1\n1 1 2 3 3 trap 1\n", "game 1: the program moves first"),
    ("nim_play", "slips", "1\n1 1 1 1 slip 1\n", "game 1: the judge gives no won position away"),
    ("nim_play", "full", "1\n1 1 2 2 1 slip 1\n", "0 of 1 games are lost all along"),
    ("wythoff_play", "small", "2\n1 0 2 2 trap 1\n1 1 1 2 trap 1\n", "0 of 2 games are lost all along"),
    ("wythoff_play", "first", "1\n1 1 2 2 trap 1\n", "game 1: the program doesn't begin in a won position"),
    ("wythoff_play", "second", "1\n1 0 2 1 trap 1\n", "game 1: the program moves first"),
    ("wythoff_play", "slips", "1\n1 1 0 1 slip 1\n", "game 1: the judge gives no won position away"),
    ("wythoff_play", "full", "1\n1 0 2 2 slip 1\n", "0 of 1 games are lost all along"),
    ("kayles_play", "small", "2\n1 3 111 trap 1\n1 1 1 trap 1\n", "0 of 2 games are lost all along"),
    ("kayles_play", "first", "1\n1 3 101 trap 1\n", "game 1: the program doesn't begin in a won position"),
    ("kayles_play", "second", "1\n1 3 101 trap 1\n", "game 1: the program moves first"),
    ("kayles_play", "slips", "1\n2 3 101 slip 1\n", "game 1: the judge gives no won position away"),
    ("kayles_play", "full", "1\n1 3 111 slip 1\n", "0 of 1 games are lost all along"),
    ("matrix_play", "optimal", "10000 1 1\n0\nfixed 1\n", "the judge plays fixed, not optimal"),
    ("matrix_play", "frequencies", "10000 1 1\n0\noptimal 1\n", "the judge plays optimal, not frequencies"),
    ("matrix_play", "patterns", "10000 1 1\n0\nfrequencies 1\n", "the judge plays frequencies, not patterns"),
    ("matrix_play", "fixed", "10000 1 1\n0\npatterns 1 1\n", "the judge plays patterns, not fixed"),
    ("matrix_play", "full", "9999 1 1\n0\nfixed 1\n", "R = 9999, but a test has at least 10000 rounds"),
];

fn breaks(manifest: &Manifest, exercise: &str, group: &str, input: &str) -> Option<String> {
    let library = problems::library(env!("CARGO_MANIFEST_DIR"));
    let exercise = library.find(exercise).unwrap();
    let (case, record) = exercise.read_recording(input.as_bytes()).unwrap();
    let group = manifest.plan.groups.iter().find(|known| known.name == group).unwrap();
    audit::breaks(group, &record.extents, &*case).map(|why| why.en().to_string())
}

#[test]
fn what_no_maximum_can_say_is_refused_by_code() {
    let library = problems::library(env!("CARGO_MANIFEST_DIR"));
    let manifest = |exercise: &str| library.manifest(library.find(exercise).unwrap()).unwrap();
    for &(exercise, group, input, words) in BROKEN {
        let broken = breaks(&manifest(exercise), exercise, group, input);
        assert!(broken.as_ref().is_some_and(|why| why.contains(words)), "{exercise}, {group}: {broken:?}");
        // The last group of interactive exercises promises something, too.
        if !manifest(exercise).interactive {
            assert_eq!(breaks(&manifest(exercise), exercise, "full", input), None, "{exercise}");
        }
    }
    for (exercise, group, input) in [
        ("9.8", "small", "4 1 2 3 4\n"),
        ("misere_nim", "few_big", "3\n1 6 0\n"),
        ("9.28", "medium", "2 3\n4 1 5\n2 3 2\n"),
        ("9.10", "hundred_thousand", "d 1000\n"),
        ("9.2", "pairs", "1 3\n2 1 4\n"),
        ("take_away", "full", "2\n1 6 2 trap 1\n2 6 2 trap 1\n"),
        ("take_away", "first", "1\n1 5 2 trap 1\n"),
    ] {
        assert_eq!(breaks(&manifest(exercise), exercise, group, input), None, "{exercise}");
    }
}

#[test]
fn absolute_values_are_held_to_what_is_said_of_them() {
    let library = problems::library(env!("CARGO_MANIFEST_DIR"));
    for (exercise, input, words) in [
        ("9.26", "1 2 3 -11\n", "a = -11 in the group small, which promises |a| ≤ 10"),
        ("9.26", "1 2 3 11\n", "a = 11 in the group small, which promises at most 10"),
        ("9.40", "1 0 1 -11\n", "Q = -11 in the group small, which promises |Q| ≤ 10"),
    ] {
        let manifest = library.manifest(library.find(exercise).unwrap()).unwrap();
        assert_eq!(breaks(&manifest, exercise, "small", input).as_deref(), Some(words));
    }
}

#[test]
fn every_promise_in_code_has_an_input_that_breaks_it() {
    let library = problems::library(env!("CARGO_MANIFEST_DIR"));
    let mut promised = BTreeSet::new();
    for &exercise in CATALOGUE {
        let posed = Posed::of(&library, exercise).unwrap();
        let groups = posed.manifest.plan.groups.iter().filter(|group| !group.promises.is_empty());
        promised.extend(groups.map(|group| (exercise.folder(), group.name.clone())));
    }
    let tried = BROKEN
        .iter()
        .map(|(exercise, group, ..)| (library.find(exercise).unwrap().folder(), group.to_string()));
    assert_eq!(promised, tried.collect());
}
