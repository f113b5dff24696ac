//! What the exporter tells while it works.

use std::path::PathBuf;

use checkers::Sentence;
use serde::{Deserialize, Serialize};

/// One thing that happened. Exercises are known by their folders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The work is divided into so many steps.
    Steps(usize),
    /// Work on an exercise begins that may take a while.
    Begun {
        /// The exercise.
        exercise: String,
        /// What is done.
        work: Work,
    },
    /// One step is done.
    Step {
        /// The exercise.
        exercise: String,
    },
    /// A package is there.
    Packaged {
        /// Its folder.
        place: PathBuf,
        /// How many tests it has.
        tests: usize,
        /// How many files it has.
        files: usize,
        /// How many bytes they have.
        bytes: usize,
        /// Whether it was written; if not, it was up to date.
        written: bool,
        /// What its format cannot express, a sentence each.
        losses: Vec<String>,
    },
    /// A format cannot have an exercise, and why, in both languages. The other packages are made.
    Refused(Sentence),
    /// It ends here, and why, in both languages.
    Failed(Sentence),
}

/// What may take a while.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Work {
    /// Its tests are made.
    Tests,
    /// Its reader, checker and reference are compiled to WebAssembly and translated.
    Checker,
    /// Its package is made, in the format of this name.
    Package(String),
}
