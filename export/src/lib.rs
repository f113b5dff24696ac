//! Exercises as packages of other judges, with the reader, the checker and the reference of this one.
//!
//! | module | what it is for |
//! |---|---|
//! | [`bundle`] | an exercise with everything that travels, before any format |
//! | [`carry`] | its code as one source that any judge with a C++ compiler takes |
//! | [`statement`], [`tex`] | its statements in parts, and as TeX |
//! | [`formats`] | the formats, a file each |
//! | [`mod@package`] | files by path, written so that nothing half-written has the final name |
//!
//! Nothing here prints or judges: what a format cannot express is a list in its [`package::Package`].

pub mod bundle;
pub mod carry;
pub mod formats;
pub mod package;
pub mod statement;
pub mod tex;

pub use bundle::Bundle;
pub use carry::{Carried, Carrier, Role};
pub use formats::{Format, package};
pub use package::Package;

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// The format.
    pub format: Format,
    /// How points are counted, where the format can do it in two ways.
    pub scoring: Option<Scoring>,
}

/// How points are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Points by group, all or nothing.
    Points,
    /// All tests or nothing.
    PassFail,
}

/// Whoever shows progress. Work goes on in several threads.
pub trait Listener: Sync {
    /// Hears that one more test is made for an exercise.
    fn hear(&self, exercise: &str);
}

impl<F: Fn(&str) + Sync> Listener for F {
    fn hear(&self, exercise: &str) {
        self(exercise);
    }
}
