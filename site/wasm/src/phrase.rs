//! Words in both languages.

use checkers::Sentence;
use serde::Serialize;

/// A sentence or a name in English and in Vietnamese. The page shows the one of its language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Phrase {
    /// English.
    pub en: String,
    /// Vietnamese.
    pub vi: String,
}

impl Phrase {
    /// Words that are the same in both languages: numbers and formulas.
    pub fn same(words: impl Into<String>) -> Phrase {
        let words = words.into();
        Phrase { en: words.clone(), vi: words }
    }
}

impl From<&Sentence> for Phrase {
    fn from(sentence: &Sentence) -> Phrase {
        Phrase { en: sentence.en().to_owned(), vi: sentence.vi().to_owned() }
    }
}

/// A [`Phrase`] from its English and its Vietnamese words, each a format string.
macro_rules! phrase {
    ($en:literal, $vi:literal $(,)?) => {
        $crate::phrase::Phrase { en: format!($en), vi: format!($vi) }
    };
}
pub(crate) use phrase;
