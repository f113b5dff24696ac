//! Reading and judging: bytes in, a value or a sentence out.
//!
//! | module | what it is for |
//! |---|---|
//! | [`sentence`] | what a pupil reads, said in Vietnamese and in English side by side |
//! | [`bound`] | a named range: the one place where a limit of a statement is written down |
//! | [`integer`] | the types of integers that are read and written, whole rows at once |
//! | [`strict`] | the reader of inputs, which is also their validator: one byte out of place is an error |
//! | [`writer`] | the writer to match it: spaces between values, LF at line ends |
//! | [`tokens`] | the reader of answers: any white space separates, everything else is strict |
//! | [`words`] | the words of a file, whatever they mean |
//! | [`number`] | exact values of integers, fractions, decimals and exponents, and the tolerance |
//! | [`matrix_game`] | whether a value and two mixed strategies solve a matrix game |
//!
//! Nothing here knows an exercise, an algorithm or a generator, nothing here panics on any bytes, and every
//! value that is read has a name, so that a failure reads like a sentence:
//!
//! ```
//! use checkers::{Lang, sentence::QUERY, tokens::Tokens};
//!
//! let mut answer = Tokens::new(b"1 0");
//! answer.label(QUERY, 17);
//! let _wins: u8 = answer.integer("w", 0..=1).unwrap();
//! let refusal = answer.integer::<u64>("x", 1..=3).unwrap_err();
//! assert_eq!(refusal.to_string(), "query 17 (line 1, column 3): x = 0 is not in [1, 3]");
//! let vietnamese = refusal.in_lang(Lang::Vietnamese);
//! assert_eq!(vietnamese, "câu hỏi 17 (dòng 1, cột 3): x = 0 không thuộc đoạn [1, 3]");
//! ```

pub mod bound;
pub mod integer;
pub mod matrix_game;
pub mod number;
pub mod sentence;
pub mod strict;
pub mod tokens;
pub mod words;
pub mod writer;

pub use bound::Bound;
pub use integer::Integer;
pub use sentence::{Lang, Name, Sentence};
pub use strict::{ReadError, Reader};
pub use tokens::{Refusal, Tokens};
pub use writer::Writer;

/// Ten to the eighteenth, the largest integer of most exercises.
pub const E18: i128 = 1_000_000_000_000_000_000;

/// What some editors write before a text in UTF-8, unseen.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Shows bytes in a message: printable ASCII as it is, the rest escaped, and no more than a few of them.
pub(crate) fn excerpt(bytes: &[u8]) -> Sentence {
    const SHOWN: usize = 24;
    let head = bytes[..bytes.len().min(SHOWN)].escape_ascii();
    if bytes.len() <= SHOWN {
        return Sentence::symbol(format_args!("\"{head}\""));
    }
    let size = bytes.len();
    say!(vi "\"{head}…\" ({size} byte)", en "\"{head}…\" ({size} bytes)")
}
