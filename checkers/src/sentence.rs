//! Sentences that a pupil reads, in Vietnamese and in English.
//!
//! Both texts of a sentence stand in one [`say!`](crate::say): what is said in one language and not in the other does
//! not compile, and whoever changes one sees the other. Whoever shows a sentence chooses the language with a
//! [`Tongue`]; where nobody chooses, [`Display`](fmt::Display) is English.
//!
//! ```
//! use checkers::{Tongue, say};
//!
//! let (taken, most) = (7, 5);
//! let sentence = say!(
//!     vi "x = {taken} lớn hơn M = {most}, số quân nhiều nhất được lấy trong một nước",
//!     en "x = {taken} is more than M = {most}, the most a move may take",
//! );
//! assert_eq!(sentence.to_string(), "x = 7 is more than M = 5, the most a move may take");
//! assert!(sentence.in_tongue(Tongue::Vietnamese).starts_with("x = 7 lớn hơn M = 5"));
//! ```

use std::{fmt, num::NonZeroUsize};

use serde::Serialize;

/// The language of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// Vietnamese, the language of the book.
    Vietnamese,
    /// English.
    English,
}

impl Tongue {
    /// Both.
    pub const ALL: [Tongue; 2] = [Tongue::Vietnamese, Tongue::English];

    /// The code in file names and options.
    pub fn code(self) -> &'static str {
        match self {
            Tongue::Vietnamese => "vi",
            Tongue::English => "en",
        }
    }

    /// The language of a locale's name, as `LANG` gives it, if it is one of the two.
    ///
    /// ```
    /// use checkers::Tongue;
    /// assert_eq!(Tongue::of_locale("vi_VN.UTF-8"), Some(Tongue::Vietnamese));
    /// assert_eq!(Tongue::of_locale("en"), Some(Tongue::English));
    /// assert_eq!(Tongue::of_locale("fr_FR.UTF-8"), None);
    /// ```
    pub fn of_locale(name: &str) -> Option<Tongue> {
        let language = name.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Tongue::ALL.into_iter().find(|tongue| language.eq_ignore_ascii_case(tongue.code()))
    }

    /// The text in this language, of something that has both: Vietnamese first.
    pub fn of<'a>(self, both: impl Into<(&'a str, &'a str)>) -> &'a str {
        let (vietnamese, english) = both.into();
        self.say(vietnamese, english)
    }

    /// One of two ways to say the same.
    pub fn say<'a>(self, vietnamese: &'a str, english: &'a str) -> &'a str {
        match self {
            Tongue::Vietnamese => vietnamese,
            Tongue::English => english,
        }
    }
}

/// The same said in both languages. [`say!`](crate::say) makes it. As data it has both, `vi` and `en`: whoever shows it
/// chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sentence {
    vi: String,
    en: String,
    #[serde(skip)]
    about: About,
}

/// What of a file a sentence is about, for those who want to show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// One part of many, with its number from 1: query 17.
    pub part: Option<(Name, NonZeroUsize)>,
    /// The line, from 1.
    pub line: Option<NonZeroUsize>,
}

impl Sentence {
    /// Both texts. They belong together, so write them with [`say!`](crate::say).
    pub fn new(vi: impl Into<String>, en: impl Into<String>) -> Self {
        Sentence { vi: vi.into(), en: en.into(), about: About::default() }
    }

    /// What is the same in both languages because it has no words, or none of ours: a symbol, a number, what a file
    /// holds, what a compiler says.
    pub fn symbol(text: impl fmt::Display) -> Self {
        let text = text.to_string();
        Sentence::new(text.clone(), text)
    }

    /// A number that may have a decimal part: behind a comma in Vietnamese, behind a point in English.
    pub fn decimal(number: impl fmt::Display) -> Self {
        let number = number.to_string();
        Sentence::new(number.replace('.', ","), number)
    }

    /// Sentences one behind the other, with a separator that is no word.
    pub fn joined(parts: &[Sentence], separator: &str) -> Self {
        let join = |text: fn(&Sentence) -> &str| parts.iter().map(text).collect::<Vec<_>>().join(separator);
        Sentence::new(join(Sentence::vi), join(Sentence::en))
    }

    /// The same words, known to be about a part and a line of a file, where they are.
    pub fn about(self, part: Option<(Name, usize)>, line: Option<usize>) -> Self {
        let part = part.and_then(|(noun, number)| Some((noun, NonZeroUsize::new(number)?)));
        Sentence { about: About { part, line: line.and_then(NonZeroUsize::new) }, ..self }
    }

    /// The part of a file that it is about, where it is: query 17.
    pub fn part(&self) -> Option<(Name, usize)> {
        self.about.part.map(|(noun, number)| (noun, number.get()))
    }

    /// The line of a file that it is about, where it is.
    pub fn line(&self) -> Option<usize> {
        self.about.line.map(NonZeroUsize::get)
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.vi.is_empty() && self.en.is_empty()
    }

    /// The same in both languages, each text changed in the same way.
    pub fn map(&self, change: impl Fn(&str) -> String) -> Self {
        Sentence { vi: change(&self.vi), en: change(&self.en), about: self.about }
    }

    /// The Vietnamese text.
    pub fn vi(&self) -> &str {
        &self.vi
    }

    /// The English text.
    pub fn en(&self) -> &str {
        &self.en
    }

    /// The text in a language.
    pub fn in_tongue(&self, tongue: Tongue) -> &str {
        tongue.say(&self.vi, &self.en)
    }
}

/// The English text.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.en)
    }
}

/// The English text, for those who speak to developers alone.
impl From<Sentence> for String {
    fn from(sentence: Sentence) -> String {
        sentence.en
    }
}

/// Says the same in Vietnamese and in English: a [`Sentence`]. Both texts see the same variables; an expression gets a
/// name, and must then stand in both. What has words itself ([`Sentence`], [`Name`]) is listed behind a semicolon,
/// and stands in each text in its language.
///
/// ```
/// use checkers::{say, sentence::Name};
///
/// let row = Name::new("hàng quân", "the row of pins");
/// let sentence = say!(
///     vi "{row} có {length} kí tự",
///     en "{row} has {length} characters",
///     length = 3 + 1;
///     row
/// );
/// assert_eq!(sentence.en(), "the row of pins has 4 characters");
/// assert_eq!(sentence.vi(), "hàng quân có 4 kí tự");
/// ```
///
/// A text without its translation does not compile:
///
/// ```compile_fail
/// checkers::say!(en "the file ends");
/// ```
///
/// nor does a value that only one of them tells:
///
/// ```compile_fail
/// checkers::say!(vi "thiếu một quân", en "{count} pins are missing", count = 2);
/// ```
#[macro_export]
macro_rules! say {
    (
        vi $vi:literal, en $en:literal
        $(, $name:ident = $value:expr)* $(,)?
        $(; $($both:ident),+ $(,)?)?
    ) => {{
        $(let $name = &$value;)*
        $crate::Sentence::new(
            ::std::format!($vi $(, $name = $name)* $($(, $both = $both.vi())+)?),
            ::std::format!($en $(, $name = $name)* $($(, $both = $both.en())+)?),
        )
    }};
}

/// What a value or a part of a file is called, where that is a word and no symbol of the statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    vi: &'static str,
    en: &'static str,
}

/// A question of an input that asks many.
pub const QUERY: Name = Name::new("câu hỏi", "query");

impl Name {
    /// A name in both languages.
    pub const fn new(vi: &'static str, en: &'static str) -> Self {
        Name { vi, en }
    }

    /// A symbol of the statement, which needs no translation. A word in its place does not compile, where it is
    /// a constant.
    pub const fn symbol(symbol: &'static str) -> Self {
        assert!(is_symbol(symbol), "a name that is a word stands in both languages");
        Name { vi: symbol, en: symbol }
    }

    /// The Vietnamese name.
    pub const fn vi(self) -> &'static str {
        self.vi
    }

    /// The English name.
    pub const fn en(self) -> &'static str {
        self.en
    }

    /// One of many, with its number: `query 17`.
    pub fn number(self, number: usize) -> Sentence {
        let name = self;
        say!(vi "{name} {number}", en "{name} {number}"; name)
    }
}

/// Whether a name is a symbol, such as `x`, `a'` or `q*n`: no two of its letters stand side by side.
const fn is_symbol(name: &str) -> bool {
    let bytes = name.as_bytes();
    let mut index = 1;
    while index < bytes.len() {
        if bytes[index].is_ascii_alphabetic() && bytes[index - 1].is_ascii_alphabetic() {
            return false;
        }
        index += 1;
    }
    true
}

/// What can name a value in a sentence. Plain text is a symbol of the statement, the same in both languages (`x`,
/// `g(7)`); words are a [`Name`] or a [`Sentence`].
pub trait Called {
    /// The name in both languages. It is asked for when a sentence needs it, so that reading costs nothing.
    fn called(&self) -> Sentence;
}

impl Called for str {
    fn called(&self) -> Sentence {
        Sentence::symbol(self)
    }
}

impl Called for fmt::Arguments<'_> {
    fn called(&self) -> Sentence {
        Sentence::symbol(self)
    }
}

impl Called for Name {
    fn called(&self) -> Sentence {
        Sentence::new(self.vi, self.en)
    }
}

impl Called for Sentence {
    fn called(&self) -> Sentence {
        self.clone()
    }
}

impl<Value: Called + ?Sized> Called for &Value {
    fn called(&self) -> Sentence {
        (**self).called()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_words_and_the_same_values() {
        let node = Name::new("nút", "node").number(3);
        let child = 7;
        let sentence = say!(vi "{node}: con {child}", en "{node}: child {child}"; node);
        assert_eq!((sentence.vi(), sentence.en()), ("nút 3: con 7", "node 3: child 7"));
        assert_eq!(sentence.in_tongue(Tongue::Vietnamese), "nút 3: con 7");
        assert_eq!(sentence.to_string(), "node 3: child 7");
        let twice = Sentence::joined(&[sentence.clone(), sentence], ", ");
        assert_eq!(twice.vi(), "nút 3: con 7, nút 3: con 7");
    }

    #[test]
    fn a_sentence_knows_which_part_of_a_file_it_is_about() {
        let sentence = Sentence::symbol("x").about(Some((QUERY, 17)), Some(3));
        assert_eq!((sentence.part(), sentence.line()), (Some((QUERY, 17)), Some(3)));
        assert_eq!(sentence.map(str::to_uppercase).part(), Some((QUERY, 17)));
        let nothing = Sentence::symbol("x").about(None, None);
        assert_eq!((nothing.part(), nothing.line()), (None, None));
        assert!(Sentence::default().is_empty() && !nothing.is_empty());
    }

    #[test]
    fn a_decimal_part_stands_behind_a_comma_in_vietnamese() {
        let number = Sentence::decimal(format_args!("{:.1}", 2.5));
        assert_eq!((number.vi(), number.en()), ("2,5", "2.5"));
    }

    #[test]
    fn a_word_is_no_symbol() {
        for symbol in ["x", "a'", "q*n", "N (b, c)", "v_K", ""] {
            assert!(is_symbol(symbol), "{symbol}");
        }
        for word in ["lines", "the outcome", "rows of n"] {
            assert!(!is_symbol(word), "{word}");
        }
    }

    #[test]
    fn only_the_two_languages_are_known_by_their_locales() {
        for (name, tongue) in [
            ("vi", Some(Tongue::Vietnamese)),
            ("VI_vn", Some(Tongue::Vietnamese)),
            ("vi-VN", Some(Tongue::Vietnamese)),
            ("en_US.UTF-8", Some(Tongue::English)),
            ("C", None),
            ("C.UTF-8", None),
            ("vie", None),
            ("", None),
        ] {
            assert_eq!(Tongue::of_locale(name), tongue, "{name}");
        }
    }
}
