//! What is kept so that nothing is done twice: compiled programs, verdicts, tests. It is its user's alone, bounded, and
//! never trusted beyond its name and its hash: losing it, or a part of it, loses nothing but time.
//!
//! | module | what it is for |
//! |---|---|
//! | [`store`] | a folder of entries: who may use it, how much it holds, what goes first |
//! | [`fingerprint`] | the name of an entry: a hash of all that it depends on |
//! | [`tests`] | tests of plans, made once for all commands |

pub mod fingerprint;
mod private;
pub mod store;
pub mod tests;

pub use fingerprint::{Fingerprint, Key};
pub use store::{Cache, Held, Keep};
pub use tests::{Tests, TestsOf};
