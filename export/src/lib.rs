//! Exercises as packages of other judges.

pub mod bundle;
pub mod carry;
pub mod package;
pub mod statement;
pub mod tex;

/// Whoever shows progress. Work goes on in several threads.
pub trait Listener: Sync {
    /// Hears that one more thing is done for an exercise.
    fn hear(&self, exercise: &str);
}

impl<F: Fn(&str) + Sync> Listener for F {
    fn hear(&self, exercise: &str) {
        self(exercise);
    }
}
