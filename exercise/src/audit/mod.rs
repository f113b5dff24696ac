//! What must hold of every exercise, checked by doing: inputs are damaged and must be refused, answers are damaged and
//! the checker must say what the oracle says, plans must keep what they promise. `cargo xtask verify` and the tests
//! run the same code.

mod checker;
pub mod inputs;
mod numbers;
mod plan;
mod reader;

pub use crate::coverage::gaps;
pub use checker::{LONG_ANSWER, Tried, checker, damaged_answers, garbage, mutant, other_white_space};
pub use numbers::with_long_numbers;
pub use plan::{Seen, breaks, broken_promise, plan};
pub use reader::{Read, damaged_inputs, reader, too_many_lines};

/// Bytes in a message, no more than a person reads.
fn show(bytes: &[u8]) -> String {
    const SHOWN: usize = 300;
    let coverage = bytes[..bytes.len().min(SHOWN)].escape_ascii();
    let dots = if bytes.len() > SHOWN { "…" } else { "" };
    format!("\"{coverage}{dots}\"")
}
