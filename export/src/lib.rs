//! Exercises as packages of other judges, with the reader, the checker and the reference of this one.
//!
//! | module | what it is for |
//! |---|---|
//! | [`bundle`] | an exercise with everything that travels, before any format |
//! | [`portable`] | its code as one source that any judge with a C++ compiler takes |
//! | [`statement`], [`tex`] | its statements in parts, and as TeX |
//! | [`formats`] | the formats, a file each |
//! | [`order`] | an order portable out: exercises side by side, a package for each format |
//! | [`mod@package`] | files by path, written so that nothing half-written has the final name |
//!
//! Nothing here prints or judges: what a format cannot express is a list in its [`package::Package`].

pub mod bundle;
pub mod formats;
pub mod order;
pub mod package;
pub mod portable;
pub mod statement;
pub mod tex;

use export_order::Event;

pub use bundle::Bundle;
pub use formats::package;
pub use order::make;
pub use package::Package;
pub use portable::{Portable, PortableBuilder, Role};

/// Whoever shows what happens. Work goes on in several threads.
pub trait Listener: Sync {
    /// Hears what happened.
    fn on_event(&self, event: Event);
}

/// Nobody listens.
impl Listener for () {
    fn on_event(&self, _: Event) {}
}

impl<F: Fn(Event) + Sync> Listener for F {
    fn on_event(&self, event: Event) {
        self(event);
    }
}
