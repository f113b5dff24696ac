//! `mutants.toml`: mutants that no test refuses and for which no counterexample is known, each with the reason. A
//! mutant is known by a hash of its text: as long as the program stays the same it is not asked about again.

use std::{collections::BTreeSet, fmt::Write};

use judging::mutation::Mutant;
use problems::{AnyExercise, Error, Library};
use serde::Deserialize;

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

/// The mutants of an exercise that are known.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
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
        if self.mutant.is_empty() && !path.exists() {
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
}
