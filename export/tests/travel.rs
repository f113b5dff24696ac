//! The checker that travels is held to ours: same verdict and same words, on right and on damaged answers, for inputs and
//! for damaged inputs; and the reference that travels to ours.
//!
//! It compiles exercises for WebAssembly and their C with a C compiler, which takes minutes for all of them: `export/try.sh`
//! runs it. `EXPORT_EXERCISES` names the exercises, or `all`.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use export::{Carrier, Role};
use generators::{Dice, TestName};
use problems::{
    AnyExercise, Case, Library, audit,
    document::load_samples,
    testdata::{self, no_clock},
};
use rayon::prelude::*;

fn checkout() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A question to the traveller, and what must be said: a verdict, and the words where they must be the same.
struct Question {
    parts: [Option<Vec<u8>>; 3],
    verdict: u32,
    words: Option<Vec<u8>>,
}

fn validated(exercise: &dyn AnyExercise, input: Vec<u8>) -> Question {
    let (verdict, words) = match exercise.read(&input) {
        Ok(_) => (0, String::new()),
        Err(error) => (1, error.to_string()),
    };
    Question { parts: [Some(input), None, None], verdict, words: Some(words.into_bytes()) }
}

fn solved(case: &dyn Case) -> Question {
    Question { parts: [Some(case.input()), Some(vec![]), None], verdict: 0, words: Some(case.answer()) }
}

fn checked(case: &dyn Case, answer: &[u8], output: Vec<u8>) -> Question {
    let (verdict, words) = match case.check(&output) {
        Ok(()) => (0, String::new()),
        Err(refusal) => (1, refusal.to_string()),
    };
    Question {
        parts: [Some(case.input()), Some(answer.to_vec()), Some(output)],
        verdict,
        words: Some(words.into_bytes()),
    }
}

fn questions(library: &Library, exercise: &'static dyn AnyExercise) -> Vec<Question> {
    const CASES: u64 = 60;
    const RIVALS: usize = 30;
    const MUTANTS: usize = 40;
    let mut questions = Vec::new();
    let dice = |recipe: &str, index| {
        Dice::of(0, TestName { exercise: exercise.folder(), group: "travel", recipe, index })
    };
    for index in 0..CASES {
        let case = exercise.small(&mut dice("small", index));
        let answer = case.answer();
        let mut outputs = audit::other_white_space(&answer);
        outputs.push(answer.clone());
        outputs.extend(audit::garbage(&answer));
        outputs.extend(case.rivals().into_iter().take(RIVALS));
        let mut dice = dice("mutant", index);
        outputs.extend((0..MUTANTS).map(|_| audit::mutant(&answer, &mut dice)));
        questions.push(solved(&*case));
        questions.push(validated(exercise, case.input()));
        questions.extend(outputs.into_iter().map(|output| checked(&*case, &answer, output)));
        if index < 5 {
            let damaged = audit::damaged_inputs(exercise, &case.input()).unwrap();
            questions.extend(damaged.into_iter().map(|damaged| validated(exercise, damaged.input)));
        }
    }
    // A sample's answer is right, but not always the reference's: it judges as well.
    for (index, sample) in load_samples(library, exercise).unwrap().into_iter().enumerate() {
        let case = exercise.read(&sample.input).unwrap();
        let mut dice = dice("sample", index as u64);
        let mut outputs: Vec<_> = (0..MUTANTS).map(|_| audit::mutant(&sample.answer, &mut dice)).collect();
        outputs.extend([case.answer(), sample.answer.clone()]);
        for output in outputs {
            questions.push(Question { words: None, ..checked(&*case, &sample.answer, output) });
        }
    }
    let manifest = library.manifest(exercise).unwrap();
    for group in &manifest.plan.groups {
        // The largest sizes come last.
        for planned in
            [testdata::planned_of(group).next(), testdata::planned_of(group).last()].into_iter().flatten()
        {
            let made = testdata::make(exercise, 9, planned, no_clock).unwrap();
            questions.push(solved(&*made.case));
            questions.push(checked(&*made.case, &made.answer, made.answer.clone()));
            questions.push(checked(
                &*made.case,
                &made.answer,
                audit::mutant(&made.answer, &mut dice("test", 0)),
            ));
        }
    }
    questions
}

/// What the compiled traveller says of each question.
fn ask(program: &Path, questions: &[Question]) -> Vec<(u32, Vec<u8>)> {
    let mut bytes = Vec::new();
    for Question { parts, .. } in questions {
        let lengths = parts.each_ref().map(|part| part.as_ref().map_or(-1, |part| part.len() as i64));
        bytes.extend(format!("{} {} {}\n", lengths[0], lengths[1], lengths[2]).bytes());
        // Where there is no third part the second is only a sign.
        let all = if parts[2].is_some() { 3 } else { 1 };
        parts[..all].iter().flatten().for_each(|part| bytes.extend(part));
    }
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the traveller starts");
    let mut input = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let said = child.wait_with_output().expect("the traveller ends");
    writer.join().expect("a thread").expect("the traveller reads everything");
    assert!(said.status.success(), "{}: {}", program.display(), said.status);
    let mut rest = said.stdout.as_slice();
    let mut answers = Vec::new();
    while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
        let head = String::from_utf8_lossy(&rest[..end]).into_owned();
        let (verdict, length) = head.split_once(' ').expect("a verdict and a length");
        let length: usize = length.parse().expect("a length");
        answers.push((verdict.parse().expect("a verdict"), rest[end + 1..][..length].to_vec()));
        rest = &rest[end + 1 + length + 1..];
    }
    answers
}

fn hold(carrier: &Carrier, library: &Library, exercise: &'static dyn AnyExercise) -> usize {
    let source = carrier.carry(exercise).unwrap().source(Role::Batch, "stem");
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (folder.path().join("batch.cpp"), folder.path().join("batch"));
    fs::write(&from, source).unwrap();
    let made = Command::new("g++")
        .args(["-O1", "-w"])
        .arg(&from)
        .arg("-o")
        .arg(&to)
        .output()
        .expect("g++ is installed");
    assert!(made.status.success(), "{}: {}", exercise.folder(), String::from_utf8_lossy(&made.stderr));
    let questions = questions(library, exercise);
    let said = ask(&to, &questions);
    assert_eq!(said.len(), questions.len(), "{}: not every question has an answer", exercise.folder());
    for (question, (verdict, words)) in questions.iter().zip(said) {
        let show = |bytes: &[u8]| String::from_utf8_lossy(&bytes[..bytes.len().min(300)]).into_owned();
        let shown = || question.parts.each_ref().map(|part| part.as_deref().map(show));
        assert_eq!(verdict, question.verdict, "{}: {:?}: {}", exercise.folder(), shown(), show(&words));
        if let Some(expected) = &question.words {
            assert!(*expected == words, "{}: {:?}: {}", exercise.folder(), shown(), show(&words));
        }
    }
    questions.len()
}

#[test]
#[ignore = "compiles exercises for WebAssembly and C: export/try.sh runs it"]
fn the_traveller_says_what_the_house_says() {
    let checkout = checkout();
    let library = Library::checkout(checkout.join("problems"));
    let carrier = Carrier::new(&checkout).expect("what is needed is installed");
    let names = env::var("EXPORT_EXERCISES").unwrap_or_else(|_| "9.1,9.8,9.35".into());
    let names: Vec<String> =
        if names == "all" { Vec::new() } else { names.split(',').map(String::from).collect() };
    let exercises = library.selected(&names).unwrap();
    let asked: usize = exercises
        .par_iter()
        .map(|exercise| {
            let asked = hold(&carrier, &library, *exercise);
            println!("{}: {asked} answers of the traveller are the house's", exercise.folder());
            asked
        })
        .sum();
    assert!(asked > 1000 * exercises.len(), "only {asked} questions");
}
