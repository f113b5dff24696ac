//! The reader of answers. Any white space separates tokens and line breaks carry no meaning; everything else
//! is strict. It takes bytes, because an answer is whatever a program wrote.

use std::{fmt, ops::RangeInclusive};

use crate::{Name, Sentence, Tongue, excerpt, number::Number, say, sentence::Called};

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
        let reason = reason.into();
        let line = reason.line();
        let sentence = say!(vi "{noun} {number}: {reason}", en "{noun} {number}: {reason}"; noun, reason);
        Refusal::new(sentence.about(Some((noun, number)), line))
    }

    /// The reason in both languages, and what of the answer it is about.
    pub fn sentence(&self) -> &Sentence {
        &self.sentence
    }

    /// The reason in a language.
    pub fn in_tongue(&self, tongue: Tongue) -> &str {
        self.sentence.in_tongue(tongue)
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
}

impl<'a> Tokens<'a> {
    /// A reader at the first byte.
    pub fn new(bytes: &'a [u8]) -> Self {
        Tokens { bytes, at: 0, line: 1, line_start: 0, label: None }
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
        Refusal::new(sentence.about(self.label, Some(line)))
    }

    fn missing(&self, name: impl Called) -> Refusal {
        let what = name.called();
        let reason = say!(
            vi "kết quả đã hết mà còn thiếu {what}",
            en "the answer ends where {what} should stand";
            what
        );
        match self.label {
            Some((noun, number)) => Refusal::at(noun, number, reason),
            None => Refusal::new(reason),
        }
    }

    /// The next token as it stands.
    fn token(&mut self, name: impl Called) -> Result<&'a [u8], Refusal> {
        self.skip_white_space();
        let rest = &self.bytes[self.at..];
        let length = rest.iter().position(|&byte| is_white_space(byte)).unwrap_or(rest.len());
        if length == 0 {
            return Err(self.missing(name));
        }
        self.at += length;
        Ok(&rest[..length])
    }

    /// An integer: an optional minus and decimal digits; leading zeros are allowed, a plus, a point or an
    /// exponent is not.
    pub fn integer<T: TryFrom<i128>>(
        &mut self,
        name: impl Called,
        range: RangeInclusive<i128>,
    ) -> Result<T, Refusal> {
        let token = self.token(&name)?;
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
        let size = digits
            .iter()
            .try_fold(0i128, |size, &digit| size.checked_mul(10)?.checked_add(i128::from(digit - b'0')));
        let value = size.map(|size| if negative { -size } else { size }).filter(|value| range.contains(value));
        match value.and_then(|value| T::try_from(value).ok()) {
            Some(value) => Ok(value),
            None => {
                let found =
                    if token.len() > 40 { excerpt(token) } else { Sentence::symbol(token.escape_ascii()) };
                let (name, low, high) = (name.called(), range.start(), range.end());
                let reason = say!(
                    vi "{name} = {found} không thuộc đoạn [{low}, {high}]",
                    en "{name} = {found} is not in {low}..={high}";
                    name, found
                );
                Err(self.refusal(token, reason))
            }
        }
    }

    /// A number: an integer, a fraction `a/b`, or a decimal, an exponent allowed.
    pub fn number(&mut self, name: impl Called) -> Result<Number, Refusal> {
        let token = self.token(&name)?;
        Number::parse(token).map_err(|error| self.refusal(token, error.of(&name, &excerpt(token))))
    }

    /// So many numbers, named `p1`, `p2`, ….
    pub fn numbers(&mut self, name: &str, count: usize) -> Result<Vec<Number>, Refusal> {
        (1..=count).map(|index| self.number(format_args!("{name}{index}"))).collect()
    }

    /// The end of the answer: white space at most.
    pub fn end(&mut self) -> Result<(), Refusal> {
        self.label = None;
        self.skip_white_space();
        if self.at == self.bytes.len() {
            return Ok(());
        }
        let token = self.token("")?;
        let found = excerpt(token);
        let reason = say!(
            vi "kết quả phải kết thúc ở đây, nhưng lại gặp {found}",
            en "the answer should end here, found {found}";
            found
        );
        Err(self.refusal(token, reason))
    }
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
            "line 1, column 1: x = \"999999999999999999999999…\" (100000 bytes) is not in -9..=9"
        );
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
            "query 2: the answer ends where x should stand"
        );
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
