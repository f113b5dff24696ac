//! What the engine tells while it works.

use crate::verdict::{Judged, Judgement};

/// Something that has happened.
#[derive(Clone, Copy)]
pub enum Event<'a> {
    /// The source has become a program, or was found compiled.
    Compiled,
    /// A test begins.
    TestBegun {
        /// Group and number.
        test: &'a str,
    },
    /// A test has its verdict.
    TestJudged {
        /// Group and number.
        test: &'a str,
        /// What the program did.
        judged: &'a Judged,
    },
    /// A group's points are lost, and its other tests are left out.
    GroupLost {
        /// The group's name.
        group: &'a str,
        /// How many tests are left out.
        left_out: usize,
    },
    /// All is over.
    Done {
        /// What came out.
        judgement: &'a Judgement,
    },
}

/// Whoever shows what happens. Groups may be judged side by side, so events come from several threads.
pub trait Listener: Sync {
    /// Hears of an event.
    fn hear(&self, event: Event);
}

/// Nobody listens.
impl Listener for () {
    fn hear(&self, _: Event) {}
}

impl<F: Fn(Event) + Sync> Listener for F {
    fn hear(&self, event: Event) {
        self(event);
    }
}
