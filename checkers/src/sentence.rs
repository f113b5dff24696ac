//! Sentences that a pupil reads, in Vietnamese and in English.
//!
//! Both texts of a sentence stand in one [`say!`](crate::say): what is said in one language and not in the other does
//! not compile, and whoever changes one sees the other. Whoever shows a sentence chooses the language with a
//! [`Lang`]; where nobody chooses, [`Display`](fmt::Display) is English.
//!
//! ```
//! use checkers::{Lang, say};
//!
//! let (taken, most) = (7, 5);
//! let sentence = say!(
//!     vi "x = {taken} lớn hơn M = {most}, số quân nhiều nhất được lấy trong một nước",
//!     en "x = {taken} is more than M = {most}, the most a move may take",
//! );
//! assert_eq!(sentence.to_string(), "x = 7 is more than M = 5, the most a move may take");
//! assert!(sentence.in_lang(Lang::Vietnamese).starts_with("x = 7 lớn hơn M = 5"));
//! ```

use std::{fmt, num::NonZeroUsize};

use serde::{Deserialize, Serialize};

/// The language of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// Vietnamese, the language of the book.
    Vietnamese,
    /// English.
    English,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::Vietnamese, Lang::English];

    /// The code in file names and options.
    pub fn code(self) -> &'static str {
        match self {
            Lang::Vietnamese => "vi",
            Lang::English => "en",
        }
    }

    /// The language of a locale's name, as `LANG` gives it, if it is one of the two.
    ///
    /// ```
    /// use checkers::Lang;
    /// assert_eq!(Lang::of_locale("vi_VN.UTF-8"), Some(Lang::Vietnamese));
    /// assert_eq!(Lang::of_locale("en"), Some(Lang::English));
    /// assert_eq!(Lang::of_locale("fr_FR.UTF-8"), None);
    /// ```
    pub fn of_locale(name: &str) -> Option<Lang> {
        let language = name.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()))
    }

    /// The text in this language, of something that has both: Vietnamese first.
    pub fn of<'a>(self, both: impl Into<(&'a str, &'a str)>) -> &'a str {
        let (vietnamese, english) = both.into();
        self.say(vietnamese, english)
    }

    /// One of two ways to say the same.
    pub fn say<'a>(self, vietnamese: &'a str, english: &'a str) -> &'a str {
        match self {
            Lang::Vietnamese => vietnamese,
            Lang::English => english,
        }
    }
}

/// The same said in both languages. [`say!`](crate::say) makes it. As data it has both, `vi` and `en`: whoever shows it
/// chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    vi: String,
    en: String,
    #[serde(skip)]
    about: About,
    #[serde(skip)]
    kind: Kind,
}

/// What a sentence says, whatever the values in it: two are of a kind if the same [`say!`](crate::say) made them, of
/// names and sentences that are of a kind.
///
/// ```
/// use checkers::say;
///
/// let grows = |pile: usize| say!(vi "đống {pile} tăng lên", en "pile {pile} grows");
/// assert_eq!(grows(1).kind(), grows(12).kind());
/// assert_ne!(grows(1).kind(), say!(vi "không đống nào giảm", en "no pile is lowered").kind());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Kind(u64);

impl Kind {
    /// The kind of a text: its FNV hash. It is computed when [`say!`](crate::say) is compiled, so that no text has to be
    /// kept for it.
    pub const fn of(text: &str) -> Kind {
        let (bytes, mut hash, mut at) = (text.as_bytes(), 0xcbf2_9ce4_8422_2325, 0);
        while at < bytes.len() {
            hash = Kind(hash).and(Kind(bytes[at] as u64)).0;
            at += 1;
        }
        Kind(hash)
    }

    /// The kind of what has a part of another kind in it.
    #[must_use]
    pub const fn and(self, part: Kind) -> Kind {
        Kind((self.0 ^ part.0).wrapping_mul(0x0000_0100_0000_01b3))
    }
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
        Sentence { vi: vi.into(), en: en.into(), about: About::default(), kind: Kind::default() }
    }

    /// What [`say!`](crate::say) makes. It is called in hundreds of places, none of which is in a hurry.
    #[doc(hidden)]
    #[cold]
    #[inline(never)]
    pub fn said(kind: Kind, vi: fmt::Arguments, en: fmt::Arguments) -> Self {
        Sentence { kind, ..Sentence::new(vi.to_string(), en.to_string()) }
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

    /// The same words, of the kind of a sentence that they only put in its place: `query 17: …`.
    pub fn like(self, other: &Sentence) -> Self {
        Sentence { kind: other.kind, ..self }
    }

    /// What it says, whatever the values in it. Symbols, numbers and quotations are all of one kind.
    pub fn kind(&self) -> Kind {
        self.kind
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
        Sentence { vi: change(&self.vi), en: change(&self.en), about: self.about, kind: self.kind }
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
    pub fn in_lang(&self, lang: Lang) -> &str {
        lang.say(&self.vi, &self.en)
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
        $crate::Sentence::said(
            const { $crate::sentence::Kind::of($en) } $($(.and($both.kind()))+)?,
            ::std::format_args!($vi $(, $name = $name)* $($(, $both = $both.vi())+)?),
            ::std::format_args!($en $(, $name = $name)* $($(, $both = $both.en())+)?),
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
        assert!(is_symbol(symbol), "a name that is a word needs both languages");
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

    /// What a sentence is made of that has this name in it.
    pub fn kind(self) -> Kind {
        Kind::of(self.en)
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

impl Called for String {
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
        assert_eq!(sentence.in_lang(Lang::Vietnamese), "nút 3: con 7");
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
    fn sentences_that_differ_in_values_alone_are_of_one_kind() {
        let grows = |by: u32| say!(vi "đống tăng thêm {by}", en "the pile grows by {by}");
        let outside = |name: Name, value: &str| {
            let value = Sentence::symbol(value);
            say!(vi "{name} = {value} là sai", en "{name} = {value} is wrong"; name, value)
        };
        let (x, y) = (Name::symbol("x"), Name::symbol("y"));
        assert_eq!(grows(1).kind(), grows(2).kind());
        assert_eq!(outside(x, "1").kind(), outside(x, "\"a b\"").kind());
        // Other words, another name, another sentence within.
        let other = say!(vi "{x} là sai", en "{x} is wrong"; x);
        let mut kinds = vec![grows(1), outside(x, "1"), outside(y, "1"), other.clone(), Sentence::symbol("x")];
        for reason in [grows(1), other] {
            kinds.push(say!(vi "vì {reason}", en "because {reason}"; reason));
        }
        let different: std::collections::HashSet<Kind> = kinds.iter().map(Sentence::kind).collect();
        assert_eq!(different.len(), kinds.len());
    }

    #[test]
    fn a_sentence_that_is_put_in_its_place_stays_of_its_kind() {
        let reason = say!(vi "không đống nào giảm", en "no pile is lowered");
        let placed = QUERY.number(17).like(&reason);
        assert_eq!(placed.kind(), reason.kind());
        assert_eq!(reason.map(str::to_uppercase).about(Some((QUERY, 1)), None).kind(), reason.kind());
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
        for (name, lang) in [
            ("vi", Some(Lang::Vietnamese)),
            ("VI_vn", Some(Lang::Vietnamese)),
            ("vi-VN", Some(Lang::Vietnamese)),
            ("en_US.UTF-8", Some(Lang::English)),
            ("C", None),
            ("C.UTF-8", None),
            ("vie", None),
            ("", None),
        ] {
            assert_eq!(Lang::of_locale(name), lang, "{name}");
        }
    }
}
