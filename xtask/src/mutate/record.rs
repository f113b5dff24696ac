//! `mutants.toml`: mutants that no test refuses and for which no counterexample is known, each with the reason. A
//! mutant is known by a hash of its text: as long as the program stays the same it is not asked about again. The file
//! also holds the figures of the last run, from which `mutate --report` makes the table of `docs/test-strength.md`.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

use exercise::{AnyExercise, Error, Library};
use judging::mutation::Mutant;
use serde::{Deserialize, Serialize};

use crate::files;

/// The name of the file.
pub const FILE: &str = "mutants.toml";

/// What is held to be true of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Held {
    /// It answers every input as the right program does; somebody has thought about it.
    Equivalent,
    /// No counterexample was found, and nobody has thought about it.
    Unknown,
}

/// A mutant that is known.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    hash: String,
    program: String,
    line: usize,
    change: String,
    /// What is held to be true of it.
    pub held: Held,
    reason: String,
}

/// What a run of `mutate` counted, and what it was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The largest number of mutants (`--limit`).
    pub limit: usize,
    /// The seed that chose them (`--seed`).
    pub seed: u64,
    /// The seconds spent on each survivor (`--time`).
    pub seconds: f64,
    /// Mutants that a test refuses.
    pub killed: usize,
    /// Mutants that all tests accept although an input is known on which they fail.
    pub holes: usize,
    /// Holes of earlier runs that have become tests since.
    pub closed: usize,
    /// Survivors that somebody has shown to be right.
    pub equivalent: usize,
    /// Survivors of which nothing is known.
    pub unknown: usize,
    /// How few tests refuse every wrong program and every killed mutant twice (`--cover`).
    pub enough: Option<usize>,
}

impl Figures {
    /// Mutants that compiled to a program of their own.
    pub fn made(&self) -> usize {
        self.killed + self.holes + self.equivalent + self.unknown
    }

    /// These figures with what only earlier runs know: holes that are closed now, and, if this run did not ask, how
    /// few tests are enough.
    pub fn after(self, earlier: Option<Figures>) -> Figures {
        let Some(earlier) = earlier else { return self };
        Figures {
            closed: earlier.closed + earlier.holes.saturating_sub(self.holes),
            enough: self.enough.or(earlier.enough),
            ..self
        }
    }
}

/// What became of mutants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    /// Mutants that a test refuses.
    pub killed: usize,
    /// Mutants that all tests accept although an input is known on which they fail.
    pub holes: usize,
    /// Holes of earlier runs that have become tests since.
    pub closed: usize,
    /// Survivors that somebody has shown to be right.
    pub equivalent: usize,
    /// Survivors of which nothing is known.
    pub unknown: usize,
}

impl Seen {
    /// All of them.
    pub fn made(self) -> usize {
        self.killed + self.holes + self.equivalent + self.unknown
    }

    /// How many of the mutants that are known to be wrong the tests refuse, in per cent.
    pub fn per_cent(self) -> f64 {
        100.0 * self.killed as f64 / (self.killed + self.holes).max(1) as f64
    }

    /// Both together.
    pub fn with(self, other: &Seen) -> Seen {
        Seen {
            killed: self.killed + other.killed,
            holes: self.holes + other.holes,
            closed: self.closed + other.closed,
            equivalent: self.equivalent + other.equivalent,
            unknown: self.unknown + other.unknown,
        }
    }

    /// These with the holes that an earlier run saw and this one doesn't.
    pub fn after(self, earlier: Option<KindFigures>) -> Seen {
        let Some(KindFigures { seen: earlier, .. }) = earlier else { return self };
        Seen { closed: earlier.closed + earlier.holes.saturating_sub(self.holes), ..self }
    }
}

/// What a run with mutants of one kind (`--kind`) showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KindFigures {
    /// The largest number of mutants, if not all were tried (`--limit`).
    pub limit: Option<usize>,
    /// What became of them.
    #[serde(flatten)]
    pub seen: Seen,
}

/// The mutants of an exercise that are known.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The figures of the last run that was written down.
    pub figures: Option<Figures>,
    /// What the last run with each kind that is asked for by name showed.
    #[serde(default)]
    pub kinds: BTreeMap<String, KindFigures>,
    #[serde(default)]
    mutant: Vec<Known>,
}

impl Record {
    /// Reads the record of an exercise; a missing file is an empty record.
    pub fn load(library: &Library, exercise: &dyn AnyExercise) -> Result<Record, Error> {
        let Some(bytes) = library.file(exercise, FILE)? else { return Ok(Record::default()) };
        let context = |reason: String| Error::file(&library.place(exercise, FILE), reason);
        let text = String::from_utf8(bytes).map_err(|_| context("this is not text in UTF-8".into()))?;
        toml::from_str(&text).map_err(|error| context(error.to_string()))
    }

    /// What is known of a mutant.
    pub fn of(&self, mutant: &Mutant) -> Option<Held> {
        let hash = mutant.hash();
        self.mutant.iter().find(|known| known.hash == hash).map(|known| known.held)
    }

    /// Adds a mutant for which no counterexample was found.
    pub fn add(&mut self, program: String, mutant: &Mutant, reason: String) {
        let Mutant { line, change, .. } = mutant;
        let (hash, line, change) = (mutant.hash(), *line, change.clone());
        self.mutant.push(Known { hash, program, line, change, held: Held::Unknown, reason });
    }

    /// Drops what is a mutant of no program any more.
    pub fn keep(&mut self, hashes: &BTreeSet<String>) {
        self.mutant.retain(|known| hashes.contains(&known.hash));
    }

    /// Writes the record of an exercise; an empty one has no file.
    pub fn save(&mut self, library: &Library, exercise: &dyn AnyExercise) -> Result<(), Error> {
        let path = library.folder(exercise)?.join(FILE);
        if self.figures.is_none() && self.kinds.is_empty() && self.mutant.is_empty() && !path.exists() {
            return Ok(());
        }
        self.mutant.sort_by(|one, other| {
            (&one.program, one.line, &one.change).cmp(&(&other.program, other.line, &other.change))
        });
        files::write(&path, self.text().as_bytes())
    }

    fn text(&self) -> String {
        let mut text = String::from(
            "# Small mistakes in right programs that no test refuses, because they are none (equivalent) or because no\n\
             # input is known on which they show (unknown). A mutant is known by a hash of its text.\n",
        );
        if let Some(figures) = self.figures {
            text += "\n[figures]\n";
            text += &toml::to_string(&figures).expect("numbers can be written as TOML");
        }
        for (kind, figures) in &self.kinds {
            text += &format!("\n[kinds.{kind}]\n");
            text += &toml::to_string(figures).expect("numbers can be written as TOML");
        }
        for Known { hash, program, line, change, held, reason } in &self.mutant {
            let quoted = |text: &str| toml::Value::from(text).to_string();
            let held = match held {
                Held::Equivalent => "equivalent",
                Held::Unknown => "unknown",
            };
            // To write to a string cannot fail.
            let _ = write!(
                text,
                "\n[[mutant]]\nprogram = {}\nline = {line}\nchange = {}\nheld = \"{held}\"\nreason = {}\nhash = \"{hash}\"\n",
                quoted(program),
                quoted(change),
                quoted(reason),
            );
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let text = "[[mutant]]\nhash = \"ab\"\nprogram = \"a.cpp\"\nline = 3\nchange = \"`<` became \\\"x\\\"\"\n\
                    held = \"equivalent\"\nreason = 'both are \"0\"'\n";
        let record: Record = toml::from_str(text).unwrap();
        let again: Record = toml::from_str(&record.text()).unwrap();
        assert_eq!(again.text(), record.text());
        assert_eq!(again.mutant[0].reason, "both are \"0\"");
        assert!(toml::from_str::<Record>("[[mutant]]\nhash = \"a\"\n").is_err());
    }

    const FIGURES: Figures = Figures {
        limit: 40,
        seed: 9,
        seconds: 3.0,
        killed: 37,
        holes: 2,
        closed: 0,
        equivalent: 1,
        unknown: 0,
        enough: Some(23),
    };

    #[test]
    fn figures_are_read_again_and_stand_before_the_mutants() {
        let text = "[[mutant]]\nhash = \"ab\"\nprogram = \"a.cpp\"\nline = 3\nchange = \"\"\nheld = \"unknown\"\nreason = \"\"\n";
        let record = Record { figures: Some(FIGURES), ..toml::from_str(text).unwrap() };
        let again: Record = toml::from_str(&record.text()).unwrap();
        assert_eq!((again.figures, again.mutant.len()), (Some(FIGURES), 1));
    }

    #[test]
    fn figures_of_kinds_are_read_again() {
        let seen = Seen { killed: 3, holes: 1, ..Seen::default() };
        let kinds = BTreeMap::from([
            ("pair".to_string(), KindFigures { limit: Some(10), seen }),
            ("type".to_string(), KindFigures { limit: None, seen: Seen::default() }),
        ]);
        let record = Record { kinds: kinds.clone(), ..Record::default() };
        let again: Record = toml::from_str(&record.text()).unwrap();
        assert_eq!(again.kinds, kinds);
        let closed = Seen { killed: 4, ..Seen::default() }.after(kinds.get("pair").copied());
        assert_eq!((closed.closed, closed.made()), (1, 4));
    }

    #[test]
    fn a_hole_that_has_become_a_test_stays_counted() {
        let now = Figures { killed: 39, holes: 0, enough: None, ..FIGURES };
        let closed = now.after(Some(FIGURES));
        assert_eq!((closed.holes, closed.closed, closed.enough), (0, 2, Some(23)));
        assert_eq!(now.after(Some(closed)).closed, 2, "once");
        assert_eq!(now.after(None), now);
    }
}
