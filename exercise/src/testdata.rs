//! From a row of a plan to the bytes of a test, and the lock that pins them.

use std::{
    collections::BTreeMap,
    fmt::Write,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use checkers::{
    ReadError, Refusal, Sentence, say,
    strict::{Extent, Record},
    tokens::same_words,
};
use generators::{Group, Test, TestName, TestRng, seed::DEFAULT_SEED};
use sha2::{Digest, Sha256};

use crate::{AnyExercise, Case, Error, Library, Manifest, difference};

/// A test that is ready: made by a recipe or read from a file, and answered by the reference.
pub struct ReadyTest {
    /// The bytes of `NN.inp`.
    pub input: Vec<u8>,
    /// The bytes of `NN.out`.
    pub answer: Vec<u8>,
    /// What the clock says that the reference took.
    pub time: Duration,
    exercise: &'static dyn AnyExercise,
    /// The case, read when it is first needed.
    case: OnceLock<Box<dyn Case>>,
    extents: OnceLock<Vec<Extent>>,
    hashes: OnceLock<Hashes>,
    /// Whether the checker is known to take the reference's answer.
    reference_passes: AtomicBool,
}

/// The first 128 bits of SHA-256 of what a test consists of, in hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hashes {
    /// Of the input.
    pub input: String,
    /// Of the answer.
    pub answer: String,
}

impl Hashes {
    /// The hashes of an input and an answer.
    pub fn of(input: &[u8], answer: &[u8]) -> Hashes {
        Hashes { input: hash(input), answer: hash(answer) }
    }
}

/// A clock that tells how much time has been used. This crate asks no machine for the time: whoever wants to know
/// brings a clock.
pub type Clock = fn() -> Duration;

/// The clock of those who do not want to know.
pub fn no_clock() -> Duration {
    Duration::ZERO
}

impl ReadyTest {
    /// Reads an input strictly and answers it, once each.
    pub fn read(
        exercise: &'static dyn AnyExercise,
        input: Vec<u8>,
        clock: Clock,
    ) -> Result<ReadyTest, ReadError> {
        let (case, Record { extents, .. }) = exercise.read_recording(&input)?;
        let start = clock();
        let answer = case.answer();
        let time = clock().saturating_sub(start);
        let (case, extents) = (OnceLock::from(case), OnceLock::from(extents));
        let (hashes, reference_passes) = (OnceLock::new(), false.into());
        Ok(ReadyTest { input, answer, time, exercise, case, extents, hashes, reference_passes })
    }

    /// A test that [`make`] made before and somebody kept: nothing is read or computed before it is asked for. Nothing if
    /// the bytes aren't those that were made, as their hashes tell.
    pub fn kept(
        exercise: &'static dyn AnyExercise,
        input: Vec<u8>,
        answer: Vec<u8>,
        hashes: Hashes,
        time: Duration,
    ) -> Option<ReadyTest> {
        let (case, extents) = (OnceLock::new(), OnceLock::new());
        let same = Hashes::of(&input, &answer) == hashes;
        let (hashes, reference_passes) = (OnceLock::from(hashes), true.into());
        same.then_some(ReadyTest { input, answer, time, exercise, case, extents, hashes, reference_passes })
    }

    /// The hashes of its input and its answer.
    pub fn hashes(&self) -> &Hashes {
        self.hashes.get_or_init(|| Hashes::of(&self.input, &self.answer))
    }

    /// The case, with the reference's answer computed.
    pub fn case(&self) -> &dyn Case {
        let read = || self.exercise.read_answered(&self.input, &self.answer);
        &**self.case.get_or_init(|| read().expect("a test's input was read when it was made"))
    }

    /// What stood under each bound.
    pub fn extents(&self) -> &[Extent] {
        let read = || self.exercise.read_recording(&self.input).map(|(_, record)| record.extents);
        self.extents.get_or_init(|| read().expect("a test's input was read when it was made"))
    }

    /// Judges an answer. The reference's own words need no check where they have passed one: nothing but words is read
    /// of an answer.
    pub fn check(&self, answer: &[u8]) -> Result<(), Refusal> {
        let reference_s = same_words(answer, &self.answer);
        if reference_s && self.reference_passes.load(Ordering::Relaxed) {
            return Ok(());
        }
        let checked = self.case().check(answer);
        if reference_s && checked.is_ok() {
            self.reference_passes.store(true, Ordering::Relaxed);
        }
        checked
    }
}

/// A test of a plan that is still to be made: the group, the number in it, and the row.
#[derive(Clone, Copy, Debug)]
pub struct Planned<'a> {
    /// The group's name.
    pub group: &'a str,
    /// The number in the group, from 1.
    pub number: usize,
    /// The row.
    pub row: &'a Test,
}

impl Planned<'_> {
    /// The name of the files without ending: `small/01`.
    pub fn path(&self) -> String {
        format!("{}/{:02}", self.group, self.number)
    }

    /// What a message calls it: the name of its files, and of the file that somebody wrote it in.
    pub fn called(&self) -> Sentence {
        let test = self.path();
        match &self.row.own {
            None => Sentence::symbol(test),
            Some(_) => {
                let file = &self.row.recipe;
                say!(vi "{file} (test {test})", en "{file} (test {test})")
            }
        }
    }
}

/// All tests of a plan, in order.
pub fn planned(manifest: &Manifest) -> Vec<Planned<'_>> {
    manifest.plan.groups.iter().flat_map(planned_of).collect()
}

/// The tests of a group, in order.
pub fn planned_of(group: &Group) -> impl Iterator<Item = Planned<'_>> {
    let planned = |(index, row)| Planned { group: &group.name, number: index + 1, row };
    group.tests.iter().enumerate().map(planned)
}

/// Makes a test: seed, recipe (or somebody's own input), strict reading of what was written, reference, checker. The
/// case is the one that was read back, so that the answer belongs to the bytes of the input and to nothing else.
pub fn make(
    exercise: &'static dyn AnyExercise,
    master: u64,
    planned: Planned,
    clock: Clock,
) -> Result<ReadyTest, Error> {
    make_as(exercise.folder(), exercise, master, planned, clock)
}

/// As [`make`], for an exercise that will have another name: seeds depend on it.
pub fn make_as(
    name: &str,
    exercise: &'static dyn AnyExercise,
    master: u64,
    planned: Planned,
    clock: Clock,
) -> Result<ReadyTest, Error> {
    let made = made_only(name, exercise, master, planned, clock)?;
    examine(name, planned, &made)?;
    Ok(made)
}

/// As [`make`], but a test that a lock pins isn't checked: it was when the lock was written. Also tells whether it was
/// checked now.
pub fn make_trusting(
    lock: &Lock,
    exercise: &'static dyn AnyExercise,
    master: u64,
    planned: Planned,
    clock: Clock,
) -> Result<(ReadyTest, bool), Error> {
    let name = exercise.folder();
    let made = made_only(name, exercise, master, planned, clock)?;
    let pinned = lock.pins(planned, &made);
    if pinned {
        made.reference_passes.store(true, Ordering::Relaxed);
    } else {
        examine(name, planned, &made)?;
    }
    Ok((made, !pinned))
}

/// A test that isn't checked yet.
fn made_only(
    name: &str,
    exercise: &'static dyn AnyExercise,
    master: u64,
    planned: Planned,
    clock: Clock,
) -> Result<ReadyTest, Error> {
    let Planned { group, row, .. } = planned;
    let context = |message: String| of_test(name, planned, message);
    match &row.own {
        Some(input) => ReadyTest::read(exercise, input.to_vec(), clock).map_err(|error| {
            context(format!("{}:{}:{}: {}", row.recipe, error.line, error.column, error.message))
        }),
        None => {
            let seed = TestName { exercise: name, group, recipe: &row.recipe, index: row.index };
            let input = exercise
                .make(row, &mut TestRng::of(master, seed))
                .map_err(|error| context(error.to_string()))?;
            ReadyTest::read(exercise, input, clock)
                .map_err(|error| context(format!("the recipe broke a bound: {error}")))
        }
    }
}

fn of_test(name: &str, planned: Planned, message: String) -> Error {
    Error::new(format!("{name}, test {}: {message}", planned.path()))
}

/// What a test must stand before anybody is judged by it: its input and its answer are what they were after they were
/// written and read, and the checker takes the answer.
fn examine(name: &str, planned: Planned, made: &ReadyTest) -> Result<(), Error> {
    let context = |message: String| of_test(name, planned, message);
    if made.case().input() != made.input {
        return Err(context("the input does not survive being read and written again".into()));
    }
    made.case().check_reference(&made.answer).map_err(context)?;
    made.reference_passes.store(true, Ordering::Relaxed);
    Ok(())
}

/// The hashes of every test for the default seed, as `tests.lock` keeps them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock(BTreeMap<String, String>);

impl Lock {
    /// The name of its file.
    pub const FILE: &'static str = "tests.lock";

    /// Reads the lock of an exercise; a missing file is an empty lock.
    pub fn load(library: &Library, exercise: &dyn AnyExercise) -> Result<Lock, Error> {
        let Some(bytes) = library.file(exercise, Lock::FILE)? else { return Ok(Lock::default()) };
        let lock = std::str::from_utf8(&bytes).ok().and_then(Lock::parse);
        lock.ok_or_else(|| Error::file(&library.place(exercise, Lock::FILE), "this is not a tests.lock"))
    }

    fn parse(text: &str) -> Option<Lock> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines
            .map(|line| line.split_once(' ').map(|(test, hash)| (test.into(), hash.into())))
            .collect::<Option<_>>()
            .map(Lock)
    }

    /// Adds a test.
    pub fn insert(&mut self, planned: Planned, made: &ReadyTest) {
        self.0.insert(planned.path(), Lock::line(planned, made));
    }

    fn line(planned: Planned, made: &ReadyTest) -> String {
        let (Test { recipe, index, .. }, Hashes { input, answer }) = (planned.row, made.hashes());
        format!("{recipe}#{index} {input} {answer}")
    }

    /// Adds a test that could not be made, as another lock has it.
    pub fn insert_from(&mut self, other: &Lock, planned: Planned) {
        let known = other.0.get_key_value(&planned.path());
        self.0.extend(known.map(|(path, line)| (path.clone(), line.clone())));
    }

    /// Whether it knows a test with these bytes.
    pub fn pins(&self, planned: Planned, made: &ReadyTest) -> bool {
        self.0.get(&planned.path()).is_some_and(|line| *line == Lock::line(planned, made))
    }

    /// How the tests that were made differ from those that the lock pins.
    pub fn objection(&self, made: &Lock) -> Option<String> {
        (self != made).then(|| {
            let differences = difference::shown(&self.to_string(), &made.to_string());
            format!(
                "the tests are not those of tests.lock; if that is wanted, `verify --bless` writes it anew and the commit \
                 says why:{differences}"
            )
        })
    }
}

impl std::fmt::Display for Lock {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        writeln!(f, "# The tests for seed {DEFAULT_SEED}: recipe, hash of the input, hash of the answer.")?;
        for (test, line) in &self.0 {
            writeln!(f, "{test} {line}")?;
        }
        Ok(())
    }
}

/// The first 128 bits of SHA-256, in hexadecimal digits.
pub fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(16).fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}
