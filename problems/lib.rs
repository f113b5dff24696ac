//! The exercises: one folder each, what several of them share, and the catalogue, which is made from the
//! folders. To add an exercise is to add a folder.
//!
//! ```
//! let exercise = problems::CATALOGUE[7];
//! assert_eq!(exercise.folder(), "bai9_08_moore_nim");
//!
//! let case = exercise.read(b"1 3 4 5\n").unwrap();
//! assert_eq!(case.answer(), b"1 1 4 5\n");
//! assert!(case.check(b"1 3 4 4").is_err());
//! ```

#![allow(missing_docs, reason = "the parts of an exercise are described by the contract and by its statement")]

use std::path::PathBuf;

use exercise::{AnyExercise, Erased, Library};

pub mod shared;

catalogue::declare_exercises!();

/// The tiny game that `cargo xtask new` copies. It is in no list, but it is kept as right as an exercise.
pub static TEMPLATE: &dyn AnyExercise = &Erased::<template::Template>::new();

/// All exercises, with their files in the folder `problems` of a checkout.
pub fn library(folder: impl Into<PathBuf>) -> Library {
    Library::checkout(CATALOGUE, folder)
}
