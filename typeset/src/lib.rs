//! Statements on paper: texts become code of typst, and typst makes PDF of it. The booklet and the packages for other
//! judges look alike because both are made here.
//!
//! | module | what it is for |
//! |---|---|
//! | [`text`] | texts as pieces, which pages are made from, too |
//! | [`formula`] | formulas of LaTeX in the words of typst |
//! | [`document`] | statements as a document of typst |
//! | [`typst`] | the tool: found, called, and what to do where it is missing |

pub mod document;
pub mod formula;
pub mod text;
pub mod typst;

pub use document::{Begins, Document, Part};
pub use text::{Piece, pieces};
