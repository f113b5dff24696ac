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

use exercise::{
    AnyExercise, Case, Library, audit,
    document::load_samples,
    testdata::{self, no_clock},
};
use export::{PortableBuilder, Role};
use generators::{TestName, TestRng};
use rayon::prelude::*;

pub fn checkout() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// A question to the portable program, and what must be said: a verdict, and the words where they must be the same.
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
    const CANDIDATES: usize = 30;
    const MUTANTS: usize = 40;
    let mut questions = Vec::new();
    let rng = |recipe: &str, index| {
        TestRng::of(0, TestName { exercise: exercise.folder(), group: "portable", recipe, index })
    };
    for index in 0..CASES {
        let case = exercise.small(&mut rng("small", index));
        let answer = case.answer();
        let mut outputs = audit::other_white_space(&answer);
        outputs.push(answer.clone());
        outputs.extend(audit::garbage(&answer));
        outputs.extend(case.candidates().into_iter().take(CANDIDATES));
        let mut rng = rng("mutant", index);
        outputs.extend((0..MUTANTS).map(|_| audit::mutant(&answer, &mut rng)));
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
        let mut rng = rng("sample", index as u64);
        let mut outputs: Vec<_> = (0..MUTANTS).map(|_| audit::mutant(&sample.answer, &mut rng)).collect();
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
            questions.push(solved(made.case()));
            questions.push(checked(made.case(), &made.answer, made.answer.clone()));
            questions.push(checked(
                made.case(),
                &made.answer,
                audit::mutant(&made.answer, &mut rng("test", 0)),
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
        .expect("the portable program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let writer = std::thread::spawn(move || input.write_all(&bytes));
    let said = child.wait_with_output().expect("the portable program ends");
    writer.join().expect("a thread").expect("the portable program reads everything");
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

/// Compiles a source as C++: a warning is a failure.
pub fn compiled(source: &str, flags: &[&str], to: &Path) {
    let from = to.with_extension("cpp");
    fs::write(&from, source).unwrap();
    let made = Command::new("g++")
        .args(["-Wall", "-Werror"])
        .args(flags)
        .arg(&from)
        .arg("-o")
        .arg(to)
        .output()
        .expect("g++ is installed");
    assert!(made.status.success(), "{}: {}", from.display(), String::from_utf8_lossy(&made.stderr));
}

fn hold(builder: &PortableBuilder, library: &Library, exercise: &'static dyn AnyExercise) -> usize {
    let source = builder.carry(exercise).unwrap().source(Role::Batch, "stem");
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("batch");
    compiled(&source, &["-O1"], &to);
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

/// A few kinds of exercises.
const USUAL: &str = "9.1,9.8,9.35";

/// The exercises that `EXPORT_EXERCISES` names, or those that are usual.
pub fn exercises(library: &Library, usual: &str) -> Vec<&'static dyn AnyExercise> {
    let names = env::var("EXPORT_EXERCISES").unwrap_or_else(|_| usual.into());
    let names: Vec<String> =
        if names == "all" { Vec::new() } else { names.split(',').map(String::from).collect() };
    library.selected(&names).unwrap()
}

#[test]
#[ignore = "compiles exercises for WebAssembly and C: export/try.sh runs it"]
fn the_portable_checker_says_what_ours_says() {
    let library = problems::library(checkout().join("problems"));
    let builder = PortableBuilder::new(&checkout()).expect("what is needed is installed");
    let exercises = exercises(&library, USUAL);
    let asked: usize = exercises
        .par_iter()
        .map(|exercise| {
            let asked = hold(&builder, &library, *exercise);
            println!("{}: {asked} answers of the portable program are ours", exercise.folder());
            asked
        })
        .sum();
    assert!(asked > 1000 * exercises.len(), "only {asked} questions");
}

/// What programs write that nobody expects.
fn hostile(answer: &[u8]) -> Vec<Vec<u8>> {
    let windows = String::from_utf8_lossy(answer).replace('\n', "\r\n").into_bytes();
    let mut outputs = vec![
        vec![],
        b"\n".to_vec(),
        b"\0".to_vec(),
        answer.trim_ascii_end().to_vec(),
        [answer, b"\0"].concat(),
        [b"\xef\xbb\xbf", answer].concat(),
        (0..=255).collect(),
        vec![b'9'; 1 << 20],
        vec![b'-'; 1 << 16],
        b"1e999999999 ".repeat(1000),
        b"1/0 ".repeat(1000),
        b"0.".iter().copied().chain(std::iter::repeat_n(b'3', 1 << 18)).collect(),
        b"\xff\xfe\xc3\x28 nan inf -0 0x10 +1 1_000".to_vec(),
        answer.repeat(1000),
        windows,
    ];
    outputs.extend(audit::garbage(answer));
    outputs
}

/// Runs a program and gives its exit code and what it wrote, out and err.
fn run(program: &Path, words: &[&Path], input: &[u8]) -> (i32, String, String) {
    let mut child = Command::new(program)
        .args(words)
        // Memory goes back to the machine when such a program ends.
        .env("ASAN_OPTIONS", "detect_leaks=0")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // A program need not read what it is given.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let said = child.wait_with_output().expect("it ends");
    writer.join().expect("a thread");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (said.status.code().unwrap_or(-1), text(said.stdout), text(said.stderr))
}

/// Every role speaks its judge's language, with sanitizers on, whatever a program has written.
#[test]
#[ignore = "compiles exercises for WebAssembly and C: export/try.sh runs it"]
fn every_role_keeps_its_judges_protocol() {
    let library = problems::library(checkout().join("problems"));
    let builder = PortableBuilder::new(&checkout()).expect("what is needed is installed");
    // One is enough: others differ only in what the other test compares.
    if let Some(exercise) = exercises(&library, USUAL).first().copied() {
        let portable = builder.carry(exercise).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let roles = [
            (Role::Checker, "checker"),
            (Role::KattisValidator, "kattis_validator"),
            (Role::TestlibValidator, "testlib_validator"),
            (Role::CmsChecker, "cms_checker"),
            (Role::ThemisChecker, "themis_checker"),
            (Role::Solution, "solution"),
        ];
        roles.par_iter().for_each(|(role, name)| {
            // Sanitizers take long to compile; the other roles run the same module.
            let flags: &[&str] = match role {
                Role::Checker | Role::KattisValidator => {
                    &["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
                }
                _ => &["-O0"],
            };
            compiled(&portable.source(*role, "stem"), flags, &place(name));
        });
        let sample = load_samples(&library, exercise).unwrap().remove(0);
        let case = exercise.read(&sample.input).unwrap();
        let answer = case.answer();
        let (test, contestant, feedback) = (place("test"), place("contestant"), place("feedback"));
        [&test, &contestant, &feedback].iter().for_each(|folder| fs::create_dir(folder).unwrap());
        let (input, expected, output) =
            (test.join("stem.inp"), test.join("stem.out"), contestant.join("stem.out"));
        fs::write(&input, &sample.input).unwrap();
        fs::write(&expected, &answer).unwrap();

        assert_eq!(run(&place("kattis_validator"), &[], &sample.input).0, 42);
        assert_eq!(run(&place("testlib_validator"), &[], &sample.input).0, 0);
        for bad in hostile(&sample.input).into_iter().filter(|bad| exercise.read(bad).is_err()) {
            let (code, _, why) = run(&place("kattis_validator"), &[], &bad);
            assert!(code == 43 && why.starts_with("line "), "{code}: {why}");
            let (code, _, why) = run(&place("testlib_validator"), &[], &bad);
            assert!(code == 3 && why.starts_with("FAIL line "), "{code}: {why}");
        }
        let (code, said, _) = run(&place("solution"), &[], &sample.input);
        assert_eq!((code, said.as_bytes()), (0, answer.as_slice()));

        let folders = format!("{}\r\n{}\r\n", test.display(), contestant.display());
        let (code, said, _) = run(&place("themis_checker"), &[], folders.as_bytes());
        assert!(code == 0 && said.ends_with("\n0\n"), "a program that wrote nothing: {code}: {said}");
        for bytes in hostile(&answer).into_iter().chain([answer.clone()]) {
            fs::write(&output, &bytes).unwrap();
            let refusal = case.check(&bytes).err().map(|refusal| refusal.to_string());
            let right = refusal.is_none();
            let because = |why: &str| refusal.as_ref().is_none_or(|refusal| why.contains(refusal.as_str()));
            let message = feedback.join("judgemessage.txt");
            let _ = fs::remove_file(&message);
            let (code, _, why) = run(&place("checker"), &[&input, &expected, &feedback], &bytes);
            assert_eq!(code, if right { 42 } else { 43 }, "{why}");
            assert!(because(&fs::read_to_string(&message).unwrap()));
            let (code, _, why) = run(&place("checker"), &[&input, &output, &expected], b"");
            assert!(code == i32::from(!right) && because(&why), "{code}: {why}");
            let (code, score, why) = run(&place("cms_checker"), &[&input, &expected, &output], b"");
            assert!(code == 0 && because(&why), "{code}: {why}");
            assert_eq!(score, if right { "1.0\n" } else { "0.0\n" });
            let (code, said, _) = run(&place("themis_checker"), &[], folders.as_bytes());
            assert!(code == 0 && because(&said), "{code}: {said}");
            assert_eq!(said.lines().last(), Some(if right { "1" } else { "0" }));
        }
        // What is not the program's fault is a failure of the judge.
        assert_eq!(run(&place("checker"), &[&place("nowhere"), &output, &expected], b"").0, 3);
        assert_eq!(run(&place("checker"), &[&input, &output, &input], b"").0, 3);
        assert_eq!(run(&place("checker"), &[], b"").0, 3);
        println!("{}: every role keeps its protocol", exercise.folder());
    }
}
