//! The reader of answers. Any white space separates tokens and line breaks carry no meaning; everything else
//! is strict. It takes bytes, because an answer is whatever a program wrote.
//!
//! Where an answer should have a line for each query and has as many lines, though, a value that is missing is blamed
//! on the line that is short, not on the query at which tokens run out: see [`Tokens::lines`].

use std::{fmt, ops::RangeInclusive};

use crate::{BYTE_ORDER_MARK, Integer, Lang, Name, Sentence, excerpt, number::Number, say, sentence::Called};

/// Why an answer is wrong, in a sentence for the student.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    sentence: Sentence,
}

impl Refusal {
    /// A refusal with its reason.
    pub fn new(reason: impl Into<Sentence>) -> Self {
        Refusal { sentence: reason.into() }
    }

    /// A refusal of one part of the answer: `query 17: …`.
    pub fn at(noun: Name, number: usize, reason: impl Into<Sentence>) -> Self {
        Refusal::of_part(noun, number, &reason.into())
    }

    fn of_part(noun: Name, number: usize, reason: &Sentence) -> Self {
        let line = reason.line();
        let sentence = say!(vi "{noun} {number}: {reason}", en "{noun} {number}: {reason}"; noun, reason);
        Refusal::new(sentence.like(reason).about(Some((noun, number)), line))
    }

    /// The reason in both languages, and what of the answer it is about.
    pub fn sentence(&self) -> &Sentence {
        &self.sentence
    }

    /// The reason in a language.
    pub fn in_lang(&self, lang: Lang) -> &str {
        self.sentence.in_lang(lang)
    }
}

/// The reason in both languages.
impl From<Refusal> for Sentence {
    fn from(refusal: Refusal) -> Sentence {
        refusal.sentence
    }
}

/// In English.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.sentence.fmt(f)
    }
}

impl std::error::Error for Refusal {}

/// Reads an answer token by token. Each read names what it reads.
///
/// ```
/// use checkers::{Name, Tokens};
///
/// let mut answer = Tokens::new(b"1\t007\r\n");
/// assert_eq!(answer.integer(Name::new("kết luận", "the verdict"), 0..=1), Ok(1));
/// assert_eq!(answer.integer("x", 0..=9), Ok(7));
/// assert_eq!(answer.end(), Ok(()));
/// ```
#[derive(Clone, Debug)]
pub struct Tokens<'a> {
    bytes: &'a [u8],
    at: usize,
    line: usize,
    line_start: usize,
    label: Option<(Name, usize)>,
    lines: Option<Lines>,
}

/// An answer that should have so many lines.
#[derive(Clone, Debug)]
struct Lines {
    /// How many there are.
    count: usize,
    /// Where the line begins that is read.
    start: usize,
    /// The first that is too short or too long, in words.
    uneven: Option<Refusal>,
}

impl<'a> Tokens<'a> {
    /// A reader at the first byte.
    pub fn new(bytes: &'a [u8]) -> Self {
        Tokens { bytes, at: 0, line: 1, line_start: 0, label: None, lines: None }
    }

    /// Names the part of the answer that follows, for messages: `query 17 …`.
    pub fn label(&mut self, noun: Name, number: usize) {
        self.label = Some((noun, number));
    }

    fn skip_white_space(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            if !is_white_space(byte) {
                break;
            }
            self.at += 1;
            if byte == b'\n' {
                self.line += 1;
                self.line_start = self.at;
            }
        }
    }

    fn refusal(&self, token: &[u8], reason: Sentence) -> Refusal {
        let (line, column) = (self.line, self.at - token.len() - self.line_start + 1);
        let sentence = match self.label {
            Some((noun, number)) => say!(
                vi "{noun} {number} (dòng {line}, cột {column}): {reason}",
                en "{noun} {number} (line {line}, column {column}): {reason}";
                noun, reason
            ),
            None => say!(
                vi "dòng {line}, cột {column}: {reason}",
                en "line {line}, column {column}: {reason}";
                reason
            ),
        };
        Refusal::new(sentence.like(&reason).about(self.label, Some(line)))
    }

    /// The answer to each of many queries, which a program writes on a line each. Any other white space is right as well;
    /// but if something is wrong, and there are as many lines as queries, the first line is blamed that is too short or
    /// too long.
    ///
    /// ```
    /// use checkers::{Tokens, sentence::QUERY};
    ///
    /// let read = |answer: &[u8]| -> Result<Vec<(u8, u8)>, String> {
    ///     let mut tokens = Tokens::new(answer);
    ///     let pair = |tokens: &mut Tokens, _| Ok((tokens.integer("x", 0..=9)?, tokens.integer("y", 0..=9)?));
    ///     let pairs = tokens.lines(QUERY, 0..3, pair);
    ///     pairs.and_then(|pairs| tokens.end().map(|()| pairs)).map_err(|refusal| refusal.to_string())
    /// };
    /// assert_eq!(read(b"1 2 3\n4 5 6"), Ok(vec![(1, 2), (3, 4), (5, 6)]));
    /// assert_eq!(read(b"1 2\n3\n5 6\n"), Err("query 2: line 2 ends where y should be".into()));
    /// ```
    pub fn lines<Query, Answer>(
        &mut self,
        noun: Name,
        queries: impl IntoIterator<Item = Query, IntoIter: ExactSizeIterator>,
        mut read: impl FnMut(&mut Self, Query) -> Result<Answer, Refusal>,
    ) -> Result<Vec<Answer>, Refusal> {
        let queries = queries.into_iter();
        let count = queries.len();
        self.rows(count, |tokens| {
            // A damaged count must not make us reserve more than the answer could hold.
            let mut answers = Vec::with_capacity(count.min(tokens.bytes.len()));
            for query in queries {
                tokens.row();
                tokens.label(noun, answers.len() + 1);
                answers.push(read(tokens, query)?);
            }
            Ok(answers)
        })
    }

    /// An answer that a program writes on so many lines, each of which [`Tokens::row`] begins: as [`Tokens::lines`],
    /// where a query has more than one.
    pub fn rows<Answer>(
        &mut self,
        count: usize,
        read: impl FnOnce(&mut Self) -> Result<Answer, Refusal>,
    ) -> Result<Answer, Refusal> {
        self.lines = Some(Lines { count, start: 0, uneven: None });
        read(self).map_err(|refusal| self.blame(refusal))
    }

    /// Begins a line of [`Tokens::rows`]: goes to its first token, and looks whether that is the first of a line.
    pub fn row(&mut self) {
        let before = (self.at > 0).then_some(self.line);
        self.skip_white_space();
        let token = self.word();
        let goes_on = before == Some(self.line) && !token.is_empty();
        let is_first = self.lines.as_ref().is_some_and(|lines| lines.uneven.is_none());
        let uneven = (goes_on && is_first).then(|| {
            let found = excerpt(token);
            let reason = say!(
                vi "dòng này phải kết thúc ở đây, nhưng lại gặp {found}",
                en "the line should end here, found {found}";
                found
            );
            self.refusal(b"", reason)
        });
        if let Some(lines) = &mut self.lines {
            lines.start = self.line;
            lines.uneven = lines.uneven.take().or(uneven);
        }
    }

    /// Notes that a line has ended before this value of it.
    fn note_short_line(&mut self, name: &dyn Called) {
        let Some(lines) = &mut self.lines else { return };
        if self.line == lines.start || lines.uneven.is_some() {
            return;
        }
        let (what, line) = (name.called(), lines.start);
        let reason = say!(
            vi "dòng {line} đã hết mà còn thiếu {what}",
            en "line {line} ends where {what} should be";
            what
        );
        let reason = reason.about(None, Some(line));
        lines.uneven = Some(match self.label {
            Some((noun, number)) => Refusal::at(noun, number, reason),
            None => Refusal::new(reason),
        });
    }

    /// What to say of an answer that is refused: that, or which of its lines is too short or too long.
    fn blame(&mut self, refusal: Refusal) -> Refusal {
        let Some(Lines { count, uneven: Some(uneven), .. }) = self.lines.take() else { return refusal };
        let lines = self.bytes.split(|&byte| byte == b'\n');
        let lines = lines.filter(|line| !line.iter().copied().all(is_white_space)).count();
        if lines == count { uneven } else { refusal }
    }

    fn missing(&self, name: &dyn Called) -> Refusal {
        let what = name.called();
        let reason = say!(
            vi "kết quả đã hết mà còn thiếu {what}",
            en "the answer ends where {what} should be";
            what
        );
        match self.label {
            Some((noun, number)) => Refusal::at(noun, number, reason),
            None => Refusal::new(reason),
        }
    }

    /// The next token as it stands.
    fn token(&mut self, name: &dyn Called) -> Result<&'a [u8], Refusal> {
        self.skip_white_space();
        let token = self.word();
        if token.is_empty() {
            return Err(self.missing(name));
        }
        if self.at == 0 && token.starts_with(BYTE_ORDER_MARK) {
            return Err(self.refusal(b"", begins_with_a_mark()));
        }
        self.note_short_line(name);
        self.at += token.len();
        Ok(token)
    }

    /// The bytes from here to the next white space.
    fn word(&self) -> &'a [u8] {
        let rest = &self.bytes[self.at..];
        let length = rest.iter().position(|&byte| is_white_space(byte)).unwrap_or(rest.len());
        &rest[..length]
    }

    /// Whether nothing follows but white space.
    pub fn at_end(&mut self) -> bool {
        self.skip_white_space();
        self.at == self.bytes.len()
    }

    /// The next token, whatever it is.
    pub fn any(&mut self, name: impl Called) -> Result<&'a [u8], Refusal> {
        self.token(&name)
    }

    /// Refuses the next token; `why` is given what it is, in quotation marks.
    pub fn refuse(&mut self, why: impl FnOnce(Sentence) -> Sentence) -> Refusal {
        self.skip_white_space();
        let found = excerpt(self.word());
        self.refusal(b"", why(found))
    }

    /// An integer: an optional minus and decimal digits; leading zeros are allowed, a plus, a point or an
    /// exponent is not.
    pub fn integer<T: Integer>(
        &mut self,
        name: impl Called,
        range: RangeInclusive<i128>,
    ) -> Result<T, Refusal> {
        T::read_token(self, &name, &range)
    }

    /// So many integers, each with a name of its own, which is asked for where one is wrong.
    ///
    /// ```
    /// use checkers::Tokens;
    /// let read = |answer| Tokens::new(answer).integers::<u8, _>(3, |pile| format!("g({pile})"), 0..=9);
    /// assert_eq!(read(b"0 1 2"), Ok(vec![0, 1, 2]));
    /// assert_eq!(read(b"0 11 2").unwrap_err().to_string(), "line 1, column 3: g(2) = 11 is not in [0, 9]");
    /// ```
    pub fn integers<T: Integer, N: Called>(
        &mut self,
        count: usize,
        name: impl Fn(usize) -> N,
        range: RangeInclusive<i128>,
    ) -> Result<Vec<T>, Refusal> {
        T::read_tokens(self, Row { count, noun: None, name: &|number| name(number).called() }, &range)
    }

    /// So many integers, each a part of the answer as after [`Tokens::label`].
    ///
    /// ```
    /// use checkers::{Tokens, sentence::QUERY};
    /// let read = |answer| Tokens::new(answer).integer_each::<u8, _>(QUERY, 3, |_| "g", 0..=9);
    /// assert_eq!(read(b"0\n1\n2\n"), Ok(vec![0, 1, 2]));
    /// assert_eq!(read(b"0\n1\n").unwrap_err().to_string(), "query 3: the answer ends where g should be");
    /// ```
    pub fn integer_each<T: Integer, N: Called>(
        &mut self,
        noun: Name,
        count: usize,
        name: impl Fn(usize) -> N,
        range: RangeInclusive<i128>,
    ) -> Result<Vec<T>, Refusal> {
        T::read_tokens(self, Row { count, noun: Some(noun), name: &|number| name(number).called() }, &range)
    }

    pub(crate) fn row_as<T>(
        &mut self,
        Row { count, noun, name }: Row,
        range: &RangeInclusive<i128>,
        convert: impl Fn(i128) -> Option<T>,
    ) -> Result<Vec<T>, Refusal> {
        // An answer that is too short must not make us reserve more than it could hold.
        let mut values = Vec::with_capacity(count.min(self.bytes.len() - self.at));
        for number in 1..=count {
            if let Some(noun) = noun {
                self.label(noun, number);
            }
            values.push(self.integer_as(&Numbered { name, number }, range, &convert)?);
        }
        Ok(values)
    }

    pub(crate) fn integer_as<T>(
        &mut self,
        name: &dyn Called,
        range: &RangeInclusive<i128>,
        convert: impl Fn(i128) -> Option<T>,
    ) -> Result<T, Refusal> {
        let (value, token) = self.integer_in(name, range)?;
        convert(value).ok_or_else(|| self.outside(token, name, range))
    }

    /// What [`Tokens::integer`] does whatever its type is.
    fn integer_in(
        &mut self,
        name: &dyn Called,
        range: &RangeInclusive<i128>,
    ) -> Result<(i128, &'a [u8]), Refusal> {
        let token = self.token(name)?;
        let (negative, digits) = match token.strip_prefix(b"-") {
            Some(digits) => (true, digits),
            None => (false, token),
        };
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            let (name, found) = (name.called(), excerpt(token));
            let reason = say!(
                vi "{name} phải là số nguyên, nhưng lại gặp {found}",
                en "{name} should be an integer, found {found}";
                name, found
            );
            return Err(self.refusal(token, reason));
        }
        let size = if digits.len() <= 18 {
            Some(digits.iter().fold(0i64, |size, &digit| 10 * size + i64::from(digit - b'0')).into())
        } else {
            digits
                .iter()
                .try_fold(0i128, |size, &digit| size.checked_mul(10)?.checked_add(i128::from(digit - b'0')))
        };
        let value = size.map(|size| if negative { -size } else { size }).filter(|value| range.contains(value));
        value.map(|value| (value, token)).ok_or_else(|| self.outside(token, name, range))
    }

    fn outside(&self, token: &[u8], name: &dyn Called, range: &RangeInclusive<i128>) -> Refusal {
        let found = if token.len() > 40 { excerpt(token) } else { Sentence::symbol(token.escape_ascii()) };
        let (name, low, high) = (name.called(), range.start(), range.end());
        let reason = say!(
            vi "{name} = {found} không thuộc đoạn [{low}, {high}]",
            en "{name} = {found} is not in [{low}, {high}]";
            name, found
        );
        self.refusal(token, reason)
    }

    /// A number: an integer, a fraction `a/b`, or a decimal, an exponent allowed.
    pub fn number(&mut self, name: impl Called) -> Result<Number, Refusal> {
        self.number_named(&name)
    }

    fn number_named(&mut self, name: &dyn Called) -> Result<Number, Refusal> {
        let token = self.token(name)?;
        Number::parse(token).map_err(|error| self.refusal(token, error.of(name, &excerpt(token))))
    }

    /// So many numbers, named `p1`, `p2`, ….
    pub fn numbers(&mut self, name: &str, count: usize) -> Result<Vec<Number>, Refusal> {
        // A damaged count must not make us reserve more than the answer could hold.
        let mut numbers = Vec::with_capacity(count.min(self.bytes.len()));
        for index in 1..=count {
            numbers.push(self.number(format_args!("{name}{index}"))?);
        }
        Ok(numbers)
    }

    /// The end of the answer: white space at most.
    pub fn end(&mut self) -> Result<(), Refusal> {
        self.label = None;
        self.skip_white_space();
        if self.at == self.bytes.len() {
            return Ok(());
        }
        let found = excerpt(self.word());
        let reason = say!(
            vi "kết quả phải kết thúc ở đây, nhưng lại gặp {found}",
            en "the answer should end here, found {found}";
            found
        );
        let refusal = self.refusal(b"", reason);
        Err(self.blame(refusal))
    }
}

/// A row of integers: how many, the part of the answer that each is, and what it is called. Both are numbered from 1.
#[derive(Clone, Copy)]
pub struct Row<'a> {
    pub(crate) count: usize,
    pub(crate) noun: Option<Name>,
    pub(crate) name: &'a dyn Fn(usize) -> Sentence,
}

/// One of a row.
struct Numbered<'a> {
    name: &'a dyn Fn(usize) -> Sentence,
    number: usize,
}

impl Called for Numbered<'_> {
    fn called(&self) -> Sentence {
        (self.name)(self.number)
    }
}

/// Three bytes that some editors and languages write before a text, and that nobody sees.
fn begins_with_a_mark() -> Sentence {
    say!(
        vi "kết quả bắt đầu bằng dấu thứ tự byte (BOM), ba byte EF BB BF không nhìn thấy được; hãy ghi văn bản không có BOM",
        en "the answer begins with a byte order mark (BOM), the invisible bytes EF BB BF; write it without a BOM",
    )
}

/// Whether two answers are the same words, whatever the white space between them. Nothing but words is read of an
/// answer, so a checker takes both or neither.
///
/// ```
/// use checkers::tokens::same_words;
///
/// assert!(same_words(b"1 2\r\n3", b"1 2\n3 \n"));
/// assert!(!same_words(b"12 3", b"1 23"));
/// assert!(!same_words(b"1 2", b"1 2 3"));
/// ```
pub fn same_words(one: &[u8], other: &[u8]) -> bool {
    one == other || words(one).eq(words(other))
}

fn words(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|&byte| is_white_space(byte)).filter(|word| !word.is_empty())
}

/// The white space of C's `isspace`.
fn is_white_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0b
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence::QUERY;
    use proptest::prelude::*;

    proptest! {
        /// What a checker may skip where words are the same: no reader sees more than them.
        #[test]
        fn the_same_words_are_read_as_the_same(
            words in prop::collection::vec("[-0-9a/.\\x00]{1,3}", 0..6),
            spaces in prop::collection::vec("[ \\t\\n\\r\\x0b\\x0c]{1,3}", 12),
        ) {
            let spaced = |spaces: &[String]| -> Vec<u8> {
                words.iter().zip(spaces).flat_map(|(word, space)| [space.as_bytes(), word.as_bytes()].concat()).collect()
            };
            let (one, other) = (spaced(&spaces[..6]), spaced(&spaces[6..]));
            prop_assert!(same_words(&one, &other));
            let read = |answer: &[u8]| {
                let mut tokens = Tokens::new(answer);
                let pair = |tokens: &mut Tokens, _| Ok((tokens.integer::<i64>("x", -9..=9)?, tokens.number("y")?));
                let pairs = tokens.lines(QUERY, 0..words.len() / 2, pair).ok()?;
                tokens.end().ok().map(|()| pairs)
            };
            prop_assert_eq!(read(&one), read(&other));
        }

        #[test]
        fn other_words_are_not_the_same(one in "[ 12\\n]{0,6}", other in "[ 12\\n]{0,6}") {
            let words = |text: &str| text.split_ascii_whitespace().map(String::from).collect::<Vec<_>>();
            prop_assert_eq!(same_words(one.as_bytes(), other.as_bytes()), words(&one) == words(&other));
        }
    }

    #[test]
    fn any_white_space_separates() {
        let mut answer = Tokens::new(b"\x0b 1\t\r\n\x0c\n 2");
        assert_eq!(answer.integer("a", 0..=9), Ok(1));
        assert_eq!(answer.integer("b", 0..=9), Ok(2));
        assert_eq!(answer.end(), Ok(()));
    }

    #[test]
    fn integers_are_strict_but_may_have_leading_zeros() {
        let read = |bytes| Tokens::new(bytes).integer::<i64>("x", -9..=9);
        assert_eq!(read(b"007"), Ok(7));
        assert_eq!(read(b"-0"), Ok(0));
        for bytes in [&b"+5"[..], b"5.0", b"1e0", b"--5", b"-", b"0x5", b"5,", b"\xc2\xb2", b"\0", b"10", b""] {
            assert!(read(bytes).is_err(), "{}", bytes.escape_ascii());
        }
        let huge = [b'9'; 100_000];
        let refusal = read(&huge).unwrap_err().to_string();
        assert_eq!(
            refusal,
            "line 1, column 1: x = \"999999999999999999999999…\" (100000 bytes) is not in [-9, 9]"
        );
    }

    #[test]
    fn a_byte_order_mark_is_called_by_its_name() {
        for bytes in [&b"\xef\xbb\xbf1 2"[..], b"\xef\xbb\xbf\n1"] {
            let refusal = Tokens::new(bytes).integer::<u8>("x", 0..=9).unwrap_err().to_string();
            assert!(
                refusal.starts_with("line 1, column 1: the answer begins with a byte order mark"),
                "{refusal}"
            );
            assert!(Tokens::new(bytes).number("x").unwrap_err().to_string().contains("byte order mark"));
        }
    }

    #[test]
    fn says_where_tokens_are_missing_or_left_over() {
        let mut answer = Tokens::new(b"1 2\n3");
        answer.label(QUERY, 1);
        answer.integer::<u8>("x", 0..=9).unwrap();
        assert_eq!(
            answer.clone().end().unwrap_err().to_string(),
            "line 1, column 3: the answer should end here, found \"2\""
        );
        answer.integer::<u8>("y", 0..=9).unwrap();
        answer.integer::<u8>("z", 0..=9).unwrap();
        answer.label(QUERY, 2);
        assert_eq!(
            answer.integer::<u8>("x", 0..=9).unwrap_err().to_string(),
            "query 2: the answer ends where x should be"
        );
    }

    /// Three queries, each answered by `0` or by `1` and two numbers.
    fn replies(answer: &str) -> Result<(), String> {
        let mut tokens = Tokens::new(answer.as_bytes());
        let reply = |tokens: &mut Tokens, _| {
            let moves: u8 = tokens.integer("w", 0..=1)?;
            (0..2 * moves).try_for_each(|index| tokens.integer::<u8>(format_args!("y{index}"), 0..=9).map(drop))
        };
        let read = tokens.lines(QUERY, 0..3, reply).and_then(|_| tokens.end());
        read.map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn a_line_that_is_too_short_is_named_not_the_query_where_tokens_run_out() {
        let short = Err("query 2: line 3 ends where y1 should be".to_string());
        assert_eq!(replies("1 5 5\n\n1 7\n1 8 8\n"), short);
        assert_eq!(replies("0\r\n\r\n1 7\r\n0"), short);
        // Nothing is left of the line but its first number.
        assert_eq!(replies("0\n1\n0\n"), Err("query 2: line 2 ends where y0 should be".into()));
        // It is the last line, and nothing follows.
        assert_eq!(replies("0\n0\n1 7\n"), Err("query 3: the answer ends where y1 should be".into()));
    }

    #[test]
    fn a_line_that_is_too_long_is_named_at_what_is_too_much() {
        let long = Err("query 1 (line 1, column 7): the line should end here, found \"9\"".to_string());
        assert_eq!(replies("1 5 5 9\n0\n1 8 8\n"), long);
        assert_eq!(replies("1 5 5 9\n0\n0\n"), long);
        assert_eq!(
            replies("0\n0\n0 1\n"),
            Err("line 3, column 3: the answer should end here, found \"1\"".into())
        );
    }

    #[test]
    fn where_lines_are_not_the_queries_none_is_blamed_for_its_length() {
        for right in ["0 1 5 5 0", "0\n1\n5\n5\n0", "0\n1 5\n5 0", "\n0\n\n1 5 5\n0\n\n"] {
            assert_eq!(replies(right), Ok(()), "{right:?}");
        }
        assert_eq!(replies("0\n1\n5\n5\n7"), Err("query 3 (line 5, column 1): w = 7 is not in [0, 1]".into()));
        assert_eq!(replies("0 1 5"), Err("query 2: the answer ends where y1 should be".into()));
    }

    #[test]
    fn a_line_that_is_blamed_is_what_the_refusal_is_about() {
        let mut tokens = Tokens::new(b"1 2\n3\n4 5\n");
        let pair = |tokens: &mut Tokens, _| tokens.numbers("p", 2);
        let refusal = tokens.lines(QUERY, 0..3, pair).unwrap_err();
        assert_eq!((refusal.sentence().part(), refusal.sentence().line()), (Some((QUERY, 2)), Some(2)));
    }

    proptest! {
        #[test]
        fn survives_arbitrary_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..60)) {
            let mut integers = Tokens::new(&bytes);
            while integers.integer::<u64>("x", 0..=1000).is_ok() {}
            let mut numbers = Tokens::new(&bytes);
            while numbers.number("x").is_ok() {}
            let _ = numbers.end();
        }

        #[test]
        fn reads_every_integer_it_is_given(value in any::<i64>()) {
            let text = value.to_string();
            let read = Tokens::new(text.as_bytes()).integer("x", i64::MIN.into()..=i64::MAX.into());
            prop_assert_eq!(read, Ok(value));
        }
    }
}
