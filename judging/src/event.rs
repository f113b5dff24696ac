//! What the engine tells while it works.

use exercise::testdata::ReadyTest;

use crate::verdict::{Judged, JudgedGroup, Judgement};

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
        /// What the program did, its answer included if it was not accepted.
        judged: &'a Judged,
        /// The test.
        made: &'a ReadyTest,
    },
    /// A group is over: no other test of it will run.
    GroupJudged {
        /// What came out.
        group: &'a JudgedGroup,
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
