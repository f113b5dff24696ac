//! From a row of a plan to the bytes of a test, and the lock that pins them.

use std::{collections::BTreeMap, fmt::Write, fs, path::PathBuf};

use generators::{Dice, Test, TestName, seed::DEFAULT_SEED};
use sha2::{Digest, Sha256};

use crate::{AnyExercise, Case, Error, Manifest};

/// A test that was made: its input, and the answer of the reference, which the checker has accepted.
pub struct Made {
    /// The case, with the reference's answer computed.
    pub case: Box<dyn Case>,
    /// The bytes of `NN.inp`.
    pub input: Vec<u8>,
    /// The bytes of `NN.out`.
    pub answer: Vec<u8>,
}

/// A test by its place: the group, the number in it, and the row.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The group's name.
    pub group: &'a str,
    /// The number in the group, from 1.
    pub number: usize,
    /// The row.
    pub test: &'a Test,
}

impl Place<'_> {
    /// The name of the files without ending: `small/01`.
    pub fn path(&self) -> String {
        format!("{}/{:02}", self.group, self.number)
    }
}

/// All tests of a plan, in order.
pub fn places(manifest: &Manifest) -> Vec<Place<'_>> {
    let mut places = Vec::new();
    for group in &manifest.plan.groups {
        for (index, test) in group.tests.iter().enumerate() {
            places.push(Place { group: &group.name, number: index + 1, test });
        }
    }
    places
}

/// Makes a test: seed, recipe, strict reading of what was written, reference, checker.
pub fn make(exercise: &dyn AnyExercise, name: &str, master: u64, place: Place) -> Result<Made, Error> {
    let Place { group, test, .. } = place;
    let context = |message: String| Error::new(format!("{name}, test {}: {message}", place.path()));
    let seed = TestName { exercise: name, group, recipe: &test.recipe, index: test.index };
    let case = exercise.make(test, &mut Dice::of(master, seed)).map_err(|error| context(error.to_string()))?;
    let input = case.input();
    let read = exercise.read(&input).map_err(|error| context(format!("the recipe broke a bound: {error}")))?;
    if read.input() != input {
        return Err(context("the input does not survive being read and written again".into()));
    }
    let answer = case.answer();
    case.check(&answer).map_err(|refusal| context(format!("the checker refuses the reference: {refusal}")))?;
    Ok(Made { case, input, answer })
}

/// The hashes of every test for the default seed, as `tests.lock` keeps them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock(BTreeMap<String, String>);

impl Lock {
    /// The file of an exercise.
    pub fn path(exercise: &dyn AnyExercise) -> PathBuf {
        crate::folder(exercise).join("tests.lock")
    }

    /// Reads the lock of an exercise; a missing file is an empty lock.
    pub fn load(exercise: &dyn AnyExercise) -> Result<Lock, Error> {
        let path = Lock::path(exercise);
        match fs::read_to_string(&path) {
            Ok(text) => Lock::parse(&text).ok_or_else(|| Error::file(&path, "this is no lock of tests")),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Lock::default()),
            Err(error) => Err(Error::file(&path, error)),
        }
    }

    fn parse(text: &str) -> Option<Lock> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines
            .map(|line| line.split_once(' ').map(|(test, hash)| (test.into(), hash.into())))
            .collect::<Option<_>>()
            .map(Lock)
    }

    /// Adds a test.
    pub fn insert(&mut self, place: Place, made: &Made) {
        self.0.insert(place.path(), Lock::line(place, made));
    }

    fn line(place: Place, made: &Made) -> String {
        let Test { recipe, index, .. } = place.test;
        format!("{recipe}#{index} {} {}", hash(&made.input), hash(&made.answer))
    }

    /// What the lock says of a test: nothing if it knows it with these bytes.
    pub fn objection(&self, place: Place, made: &Made) -> Option<String> {
        let path = place.path();
        match self.0.get(&path) {
            None => Some(format!("tests.lock does not know {path}")),
            Some(line) if *line == Lock::line(place, made) => None,
            Some(_) => Some(format!("{path} has other bytes than tests.lock says")),
        }
    }

    /// Tests of the lock that are not in a plan.
    pub fn left_over(&self, manifest: &Manifest) -> Vec<String> {
        let planned: Vec<_> = places(manifest).iter().map(Place::path).collect();
        self.0.keys().filter(|path| !planned.contains(path)).cloned().collect()
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
