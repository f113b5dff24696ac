//! Shrinking, on programs that are wrong on purpose: no process runs, but the faults are those of real programs.

use exercise::{
    AnyExercise,
    shrink::{shrink, steps},
};
use generators::{TestName, TestRng};
use problems::CATALOGUE;
use rayon::prelude::*;

/// How often a predicate is asked at most.
const MOST: usize = 20_000;

/// A wrong program: its answer to an input, whatever that is.
type Wrong = fn(&dyn AnyExercise, &[u8]) -> Vec<u8>;

/// Reads the last number of every line one too small, where that is a number at all.
fn reads_one_less(exercise: &dyn AnyExercise, input: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(input);
    let misread: String = text.lines().map(|line| format!("{}\n", one_less(line))).collect();
    let read = exercise.read(misread.as_bytes()).or_else(|_| exercise.read(input)).unwrap();
    read.answer()
}

fn one_less(line: &str) -> String {
    let (front, last) =
        line.rsplit_once(' ').map_or((String::new(), line), |(front, last)| (format!("{front} "), last));
    match last.parse::<i128>() {
        Ok(value) => format!("{front}{}", value - 1),
        Err(_) => line.to_string(),
    }
}

/// Overflows: where a number has two digits or more, the answer is without its last word.
fn overflows(exercise: &dyn AnyExercise, input: &[u8]) -> Vec<u8> {
    let answer = exercise.read(input).unwrap().answer();
    let large = |word: &[u8]| word.len() > 1 && word.iter().all(u8::is_ascii_digit);
    match input.split(|byte| b" \n".contains(byte)).any(large) {
        true => answer[..answer.trim_ascii_end().iter().rposition(|byte| b" \n".contains(byte)).unwrap_or(0)]
            .to_vec(),
        false => answer,
    }
}

/// Answers as if everybody had lost.
fn says_zero(_: &dyn AnyExercise, input: &[u8]) -> Vec<u8> {
    let lines = input.iter().filter(|&&byte| byte == b'\n').count();
    b"0\n".repeat(lines)
}

const WRONG: [Wrong; 3] = [reads_one_less, overflows, says_zero];

#[test]
fn what_is_left_fails_and_no_single_pass_makes_it_smaller() {
    let shrunk_by_exercise: Vec<usize> = CATALOGUE
        .par_iter()
        .map(|&exercise| WRONG.iter().filter(|wrong| hold_to_it(exercise, **wrong)).count())
        .collect();
    for (exercise, shrunk) in CATALOGUE.iter().zip(shrunk_by_exercise) {
        assert!(shrunk >= 1, "{}: no wrong program fails", exercise.folder());
    }
}

/// Shrinks the first random input on which a program fails; says whether there was one.
fn hold_to_it(exercise: &dyn AnyExercise, wrong: Wrong) -> bool {
    let fails = |input: &[u8]| exercise.read(input).unwrap().check(&wrong(exercise, input)).is_err();
    let small = |index| {
        let name = TestName { exercise: exercise.folder(), group: "tests", recipe: "shrink", index };
        exercise.small(&mut TestRng::of(9, name)).input()
    };
    let Some(input) = (0..50).map(small).find(|input| fails(input)) else { return false };
    let shrunk = shrink(exercise, &input, MOST, fails);
    let (folder, shown) = (exercise.folder(), shrunk.input.escape_ascii());
    assert!(shrunk.minimal, "{folder}: {} tries were not enough", shrunk.tried);
    assert!(fails(&shrunk.input), "{folder}: nothing is wrong with \"{shown}\"");
    assert!(shrunk.input.len() <= input.len(), "{folder}: it grew to \"{shown}\"");
    for (pass, smaller) in steps(exercise, &shrunk.input) {
        assert!(
            !fails(&smaller),
            "{folder}: \"{shown}\" is not the end: {pass} makes \"{}\"",
            smaller.escape_ascii()
        );
    }
    true
}

#[test]
fn a_shrunk_input_is_the_same_whatever_it_was_before() {
    let moore_nim = CATALOGUE[7];
    // Wrong wherever two piles of a line are equal and k is not 1.
    let fails = |input: &[u8]| {
        let text = String::from_utf8_lossy(input);
        text.lines().any(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            words[0] != "1" && words[1..].iter().enumerate().any(|(at, word)| words[1..at + 1].contains(word))
        })
    };
    for input in ["3 9 4 4 7\n1 2\n", "1 5 5\n2 8 1 8\n", "4 1000 1000 1000 1000\n"] {
        let shrunk = shrink(moore_nim, input.as_bytes(), MOST, fails);
        assert_eq!(shrunk.input, b"2 1 1\n", "{input}");
    }
}

#[test]
fn when_nobody_may_be_asked_any_more_it_says_so() {
    let shrunk = shrink(CATALOGUE[7], b"3 9 4 4 7\n1 2\n", 2, |_| true);
    assert!(!shrunk.minimal && shrunk.tried == 2);
}

/// What remains may stand at one end, and nothing near it may go alone: here the nim-sum of the heads stays 1.
#[test]
fn what_matters_may_stand_at_one_end() {
    let turtles = CATALOGUE.iter().find(|exercise| exercise.folder() == "bai9_07_turning_turtles").unwrap();
    let fails = |input: &[u8]| {
        let row = input.split(|&byte| byte == b'\n').nth(1).unwrap();
        let heads = row.iter().enumerate().filter(|(_, face)| **face == b'1').map(|(at, _)| at + 1);
        heads.fold(0, std::ops::BitXor::bitxor) == 1
    };
    // Heads 1, 8, 16, 24, 32, 64, 96, far apart.
    let row: String =
        (1..=100).map(|at| if [1, 8, 16, 24, 32, 64, 96].contains(&at) { '1' } else { '0' }).collect();
    let shrunk = shrink(*turtles, format!("100\n{row}\n").as_bytes(), MOST, fails);
    assert_eq!(String::from_utf8_lossy(&shrunk.input), "1\n1\n");
    assert!(shrunk.minimal && shrunk.tried < 10, "{shrunk:?}");
}

#[test]
fn counts_are_repaired_in_graphs_trees_matrices_and_strings() {
    for (folder, input, expected) in [
        // A graph with an arc into the last vertex: the others go.
        ("bai9_09_graph_grundy", "5 6\n1 2\n1 3\n2 4\n3 4\n1 4\n4 5\n", "2 1\n1 2\n"),
        ("bai9_28_dominance", "3 3\n5 4 1\n4 3 2\n0 -1 4\n", "1 1\n0\n"),
        ("bai9_31_inverse_matrix", "3\n2 0 0\n0 4 0\n0 0 8\n", "1\n0\n"),
        ("bai9_07_turning_turtles", "10\n0011010101\n", "1\n0\n"),
    ] {
        let exercise = *CATALOGUE.iter().find(|exercise| exercise.folder() == folder).unwrap();
        let arcs =
            |input: &[u8]| folder != "bai9_09_graph_grundy" || !input.starts_with(b"1 ") && input.len() > 4;
        let shrunk = shrink(exercise, input.as_bytes(), MOST, arcs);
        assert_eq!(String::from_utf8_lossy(&shrunk.input), expected, "{folder}");
    }
}
