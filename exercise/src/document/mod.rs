//! Statements and editorials: their sections, and the parts of them that are made from data.
//!
//! Data is shown beside markers, comments that no reader sees:
//!
//! | marker | where it stands | what it marks |
//! |---|---|---|
//! | `<!-- bound: x -->` | behind a formula: `$1 \le x \le 9$<!-- bound: x -->` | that formula: the range of a bound |
//! | `<!-- min: x -->`, `<!-- max: x -->` | behind a formula | that formula: an end of the range |
//! | `<!-- limits -->` | at the end of a line | the line: time, memory, file names |
//! | `<!-- groups -->`, `<!-- numbers -->`, `<!-- samples -->` | on a line of its own | all down to `<!-- end -->` |
//! | `<!-- fact: x -->` | on a line of its own, or within a sentence | all up to `<!-- end -->` |
//! | `<!-- code: accepted/sum.cpp x -->` | on a line of its own | all down to `<!-- end -->`: lines of that program |
//!
//! What they mark is made by [`refresh`] from the exercise itself. `verify` compares, `verify --bless` rewrites: a
//! statement cannot promise what the reader does not enforce. A line must not begin with a marker unless the marker
//! is all of it: Markdown would take the line for HTML and leave its formulas alone.
//!
//! The lines of a program are those between its comments `begin x` and `end x`: what a text shows is what the tests have
//! judged. A quotation that begins with bold words is a fold: `> **Hint 1.** Try small piles.` shows its bold words, and
//! the rest when a reader asks for it.

use crate::{AnyExercise, Error, Library, Manifest};

mod content;
mod markers;
mod problems;

pub use checkers::Lang;
pub use content::{Sample, load_samples, marks_an_excerpt};
pub use markers::{Marked, comment, events, marked, refresh, refresh_all_but_facts};

/// The kind of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DocumentKind {
    /// What is asked.
    Statement,
    /// How it is solved.
    Editorial,
}

impl DocumentKind {
    /// Both.
    pub const ALL: [DocumentKind; 2] = [DocumentKind::Statement, DocumentKind::Editorial];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            DocumentKind::Statement => "statement",
            DocumentKind::Editorial => "editorial",
        }
    }

    /// The sections that a text may have besides, each with its address on a page.
    pub fn further_sections(self, lang: Lang) -> &'static [(&'static str, &'static str)] {
        match (self, lang) {
            (DocumentKind::Statement, _) => &[],
            (DocumentKind::Editorial, Lang::Vietnamese) => &[
                ("Gợi ý", "hints"),
                ("Điểm từng nhóm", "groups"),
                ("Nghĩ thêm", "further"),
                ("Lịch sử", "history"),
            ],
            (DocumentKind::Editorial, Lang::English) => &[
                ("Hints", "hints"),
                ("Points by group", "groups"),
                ("Think further", "further"),
                ("History", "history"),
            ],
        }
    }

    /// The sections that a text has, in this order; others may stand between them or behind.
    pub fn sections(self, lang: Lang) -> [&'static str; 5] {
        match (self, lang) {
            (DocumentKind::Statement, Lang::Vietnamese) => {
                ["Dữ liệu vào", "Kết quả", "Ràng buộc", "Chấm điểm", "Ví dụ"]
            }
            (DocumentKind::Statement, Lang::English) => {
                ["Input", "Output", "Constraints", "Scoring", "Examples"]
            }
            (DocumentKind::Editorial, Lang::Vietnamese) => {
                ["Ý tưởng", "Chứng minh", "Thuật toán", "Độ phức tạp", "Sai lầm thường gặp"]
            }
            (DocumentKind::Editorial, Lang::English) => {
                ["Idea", "Proof", "Algorithm", "Complexity", "Common mistakes"]
            }
        }
    }
}

/// A statement or an editorial of an exercise.
#[derive(Clone, Debug)]
pub struct Document {
    /// What it is.
    pub kind: DocumentKind,
    /// Its language.
    pub lang: Lang,
    /// The name of its file.
    pub name: String,
    /// Its text.
    pub text: String,
}

impl Document {
    /// Reads a text of an exercise.
    pub fn load(
        library: &Library,
        exercise: &dyn AnyExercise,
        kind: DocumentKind,
        lang: Lang,
    ) -> Result<Document, Error> {
        let name = format!("{}.{}.md", kind.name(), lang.code());
        let text = library.text(exercise, &name)?;
        Ok(Document { kind, lang, name, text })
    }

    /// Everything that is wrong with the text, a sentence each.
    pub fn problems(&self, library: &Library, exercise: &dyn AnyExercise, manifest: &Manifest) -> Vec<String> {
        problems::of(self, library, exercise, manifest)
    }
}
