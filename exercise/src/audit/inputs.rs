//! What the strict reader must take and what it must refuse, at the right line. Most of it is made from samples and small
//! inputs whenever it is checked ([`super::reader()`]): every bound missed by one, every rule of form broken. What only the
//! rules of a game refuse, a person has to think of. It is kept in `inputs/reader.txt` of the exercise:
//!
//! ```text
//! refused at line 2: k = 4 is more than the three piles
//!   1 3 4 5
//!   4 1 2 3
//! legal: k is the number of piles
//!   3 1 2 3
//! ```
//!
//! Two signs that no input has say the rest: `␊` is an empty line, and `⟨1001 lines⟩` before a line repeats it.

use std::collections::HashSet;

use generators::{TestName, TestRng, seed::DEFAULT_SEED};

use super::{
    reader::{Read, reader, too_many_lines},
    show,
};
use crate::{AnyExercise, Error, Library, document};

/// The name of the file.
pub const FILE: &str = "inputs/reader.txt";
/// How many legal inputs a reader must take at least.
pub const LEGAL: usize = 10;
/// How many nearly legal inputs a reader must refuse at least.
pub const REFUSED: usize = 30;

/// How many small inputs are damaged, beside the samples.
const SMALL: u64 = 10;

/// An input, and what the reader must say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Specimen {
    /// What it shows: `a tab instead of a space`.
    pub name: String,
    /// The line at which the reader refuses it; nothing if it is legal.
    pub refused: Option<usize>,
    /// The input.
    pub input: Vec<u8>,
}

impl Specimen {
    pub(super) fn refused(name: impl Into<String>, line: usize, input: impl Into<Vec<u8>>) -> Specimen {
        Specimen { name: name.into(), refused: Some(line), input: input.into() }
    }

    /// Whether the reader says what it must.
    pub(super) fn judge(&self, exercise: &dyn AnyExercise) -> Result<(), String> {
        let Specimen { name, refused, input } = self;
        let problem = match (exercise.read(input), refused) {
            (Ok(case), None) if case.input() != *input => "it is not written as it was read".to_string(),
            (Ok(_), None) => return Ok(()),
            (Err(error), Some(line)) if error.line == *line => return Ok(()),
            (Ok(_), Some(line)) => format!("the reader accepts it, although line {line} is wrong"),
            (Err(error), None) => format!("it is legal, but the reader says: {error}"),
            (Err(error), Some(line)) => format!("line {line} is wrong, but the reader blames another: {error}"),
        };
        Err(format!("\"{name}\": {problem}: {}", show(input)))
    }
}

/// Reads the inputs that an exercise keeps; none, if it has no such file.
pub fn load(library: &Library, exercise: &dyn AnyExercise) -> Result<Vec<Specimen>, Error> {
    if library.file(exercise, FILE)?.is_none() {
        return Ok(Vec::new());
    }
    let text = library.text(exercise, FILE)?;
    parse(&text).map_err(|reason| Error::file(&library.place(exercise, FILE), reason))
}

/// Everything that is wrong with the reader of an exercise, a sentence each: its samples and small inputs, what is made
/// of them by damage, and what it keeps.
pub fn inputs(library: &Library, exercise: &dyn AnyExercise) -> Result<Vec<String>, Error> {
    let samples = document::load_samples(library, exercise)?;
    let mut valid: Vec<Vec<u8>> = samples.into_iter().map(|sample| sample.input).collect();
    let too_many = valid.first().and_then(|input| too_many_lines(exercise, input));
    valid.extend((0..SMALL).map(|index| small(exercise, index)));
    let mut known = HashSet::new();
    valid.retain(|input| known.insert(input.clone()));
    let mut problems = Vec::new();
    let mut all = Read::default();
    for input in &valid {
        match reader(exercise, input) {
            Ok(read) => all += read,
            Err(problem) => problems.push(problem),
        }
    }
    let kept = load(library, exercise)?;
    for specimen in too_many.iter().chain(&kept) {
        all += match specimen.refused {
            None => Read { legal: 1, refused: 0 },
            Some(_) => Read { legal: 0, refused: 1 },
        };
    }
    problems.extend(too_many.iter().filter_map(|specimen| specimen.judge(exercise).err()));
    let of_the_file = kept.iter().filter_map(|specimen| specimen.judge(exercise).err());
    problems.extend(of_the_file.map(|problem| format!("{FILE}, {problem}")));
    if all.legal < LEGAL || all.refused < REFUSED {
        let Read { legal, refused } = all;
        problems.push(format!(
            "the reader was tried on {legal} legal inputs and {refused} others, but at least {LEGAL} and {REFUSED} are needed"
        ));
    }
    Ok(problems)
}

/// A small input of an exercise.
fn small(exercise: &dyn AnyExercise, index: u64) -> Vec<u8> {
    let name = TestName { exercise: exercise.folder(), group: "verify", recipe: "reader", index };
    exercise.small(&mut TestRng::of(DEFAULT_SEED, name)).input()
}

/// Reads the form above.
pub fn parse(text: &str) -> Result<Vec<Specimen>, String> {
    let mut all: Vec<Specimen> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let context = |reason: &str| format!("line {}: {reason}", index + 1);
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        if let Some(body) = line.strip_prefix("  ") {
            let specimen = all.last_mut().ok_or_else(|| context("an input without a name"))?;
            let (times, body) = match body.strip_prefix('⟨').and_then(|rest| rest.split_once(" lines⟩ ")) {
                Some((times, body)) => (times.parse().map_err(|_| context("how many lines?"))?, body),
                None => (1, body),
            };
            let line = if body == "␊" { "" } else { body };
            if !line.is_ascii() {
                return Err(context("an unknown sign"));
            }
            specimen.input.extend(format!("{line}\n").repeat(times).bytes());
            continue;
        }
        let (what, name) = line.split_once(": ").ok_or_else(|| context("a name is missing"))?;
        let refused = match what.strip_prefix("refused at line ") {
            Some(number) => Some(number.parse().map_err(|_| context("which line?"))?),
            None if what == "legal" => None,
            None => return Err(context("an input is either legal or refused at a line")),
        };
        all.push(Specimen { name: name.into(), refused, input: Vec::new() });
    }
    Ok(all)
}
