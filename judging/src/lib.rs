//! One engine for every judgement: a stranger's source becomes a program, the program runs on tests in the
//! sandbox, and what it did becomes verdicts.
//!
//! | module | what it is for |
//! |---|---|
//! | [`language`] | the languages, found for people; their rows are the crate `languages` |
//! | [`tool`] | the compilers and interpreters of this machine |
//! | [`program`] | a source, compiled in the sandbox or found compiled |
//! | [`run`] | a program on one test |
//! | [`talk`] | a program in dialogue with the judge, in interactive exercises |
//! | [`duel`] | two programs that play against each other there |
//! | [`stress`] | a fresh small input on which a program fails |
//! | [`mutation`] | small mistakes planted in right programs, and which test refuses them |
//! | [`engine`] | a program on all tests, in groups: [`Engine`] |
//! | [`event`] | what the engine tells while it works |
//! | [`hint`] | the likely cause of a failure that is none of the algorithm |
//! | [`sentences`] | what a student reads of a verdict |
//! | [`verdict`] | what came out |
//!
//! What is kept (compiled programs, verdicts, tests) lies in the crate `cache`.
//!
//! Nothing here prints: whoever shows something (a terminal, JSON, a table, a page) listens to [`Event`]s or reads
//! the [`Judgement`].

pub mod duel;
pub mod engine;
pub mod event;
pub mod hint;
pub mod language;
pub mod mutation;
mod partner;
pub mod program;
pub mod run;
pub mod sentences;
pub mod stress;
pub mod talk;
pub mod tool;
pub mod verdict;

pub use cache::{Cache, Fingerprint, Key, Tests, TestsOf};
pub use engine::{Engine, LazyTest, Policy, Stop, TestGroup, TestOrder};
pub use event::{Event, Listener};
pub use language::{LANGUAGES, Language};
pub use program::{NoProgram, Ready, Source};
pub use run::Allowance;
pub use tool::{OfTool, Tool};
pub use verdict::{Failing, Judged, JudgedGroup, JudgedTest, Judgement, Verdict};
