//! What an exercise is, whichever it is: the contract that it fulfils ([`contract`]), its manifest, texts, pictures and
//! tests, the contests that pose it, and what must hold of it ([`audit`]).
//!
//! This crate knows no concrete exercise. A [`Library`] is given a [`Catalogue`] by whoever has one.

pub mod audit;
pub mod contest;
pub mod contract;
pub mod coverage;
pub mod difference;
pub mod document;
pub mod error;
pub mod expected;
#[cfg(not(target_family = "wasm"))]
pub mod files;
pub mod interactive;
pub mod laboratory;
pub mod library;
pub mod manifest;
pub mod markup;
pub mod needs;
pub mod picture;
pub mod plain_file;
pub mod play;
pub mod shrink;
pub mod testdata;
mod toml_words;
pub mod topics;

pub use contest::Contest;
pub use contract::{
    AnyExercise, Case, Catalogue, Checker, Complete, Erased, Exercise, Fact, Generator, MakeInput, Oracle,
    OracleFn, Outcomes, Promise, Recipe, Recipes, Reference, testing,
};
pub use error::{Error, Reason};
pub use library::{Library, short_name};
pub use manifest::Manifest;
pub use picture::Picture;
