//! The strict reader of inputs. It is the validator: what it takes is exactly what the statement promises.
//!
//! An input is ASCII, its lines end in LF, single spaces separate, nothing stands before or after a line's
//! values, numbers have no leading zeros and no plus, and the last line ends in LF with nothing after it.

use std::{fmt, ops::Range};

use crate::{
    BYTE_ORDER_MARK, Bound, Integer, Lang, Name, Sentence, excerpt,
    number::gcd,
    say,
    sentence::{Called, QUERY},
};

/// What is wrong with an input, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in bytes, counted from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub message: Sentence,
}

impl ReadError {
    /// All of it in a language, the place first.
    pub fn in_lang(&self, lang: Lang) -> String {
        let ReadError { line, column, message } = self;
        let all = say!(
            vi "dòng {line}, cột {column}: {message}",
            en "line {line}, column {column}: {message}";
            message
        );
        all.in_lang(lang).to_string()
    }
}

/// In English.
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.in_lang(Lang::English))
    }
}

impl std::error::Error for ReadError {}

/// A place in an input, to blame later for what only the whole can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    at: usize,
    line: usize,
    line_start: usize,
}

/// How far the values under one bound reached, and where the first of them stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// The bound.
    pub bound: Bound,
    /// The least value that was read.
    pub least: i128,
    /// The greatest value that was read.
    pub greatest: i128,
    /// The first values and their bytes in the input, at most [`Extent::FIRST`]; counts that stand nowhere in
    /// the file are not among them.
    pub first: Vec<(i128, Range<usize>)>,
}

impl Extent {
    /// How many places are remembered for each bound.
    pub const FIRST: usize = 20;
}

/// The parts of a file that have one name and are numbered from 1: its queries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// What messages call one of them.
    pub noun: Name,
    /// The lines at which they begin, from 1, and the line behind the last of them.
    lines: Vec<usize>,
    end: usize,
}

impl Parts {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.lines.len()
    }

    /// The lines of the part of a number, all counted from 1; nothing if there is no such part.
    pub fn lines(&self, number: usize) -> Option<Range<usize>> {
        let start = *self.lines.get(number.checked_sub(1)?)?;
        let end = self.lines.get(number).copied().unwrap_or(self.end);
        Some(start..end)
    }
}

/// What a reader remembers of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// What was read under each bound.
    pub extents: Vec<Extent>,
    /// Where the parts of the file are that messages name.
    pub parts: Vec<Parts>,
}

impl Record {
    /// The parts of a name.
    ///
    /// ```
    /// use checkers::{Bound, Reader, sentence::QUERY};
    /// const LINES: Bound = Bound::lines(1, 100);
    /// const N: Bound = Bound::new("N", 2, 99);
    /// let mut reader = Reader::recording(b"5\n44\n");
    /// reader.lines(&LINES, |reader| reader.integer::<u64>(&N)).unwrap();
    /// let record = reader.record();
    /// let queries = record.parts(QUERY).unwrap();
    /// assert_eq!((queries.count(), queries.lines(2)), (2, Some(2..3)));
    /// ```
    pub fn parts(&self, noun: Name) -> Option<&Parts> {
        self.parts.iter().find(|parts| parts.noun == noun)
    }
}

/// Reads an input from its first byte to its last.
///
/// ```
/// use checkers::{Bound, Reader};
///
/// const N: Bound = Bound::new("n", 1, 5);
/// const X: Bound = Bound::new("x", 0, 9);
///
/// let mut reader = Reader::new(b"3\n7 0 10\n");
/// let n = reader.integer(&N).unwrap();
/// reader.end_line().unwrap();
/// let error = reader.integers::<u8>(&X, n).unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 5: x = 10 is not in [0, 9]");
/// ```
#[derive(Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    mark: Mark,
    label: Option<(Name, usize)>,
    record: Option<Record>,
}

/// Reads a line up to its end, and keeps what stands there.
type ReadLine<'read, 'a> = &'read mut dyn FnMut(&mut Reader<'a>) -> Result<(), ReadError>;

impl<'a> Reader<'a> {
    /// A reader at the first byte.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mark = Mark { at: 0, line: 1, line_start: 0 };
        Reader { bytes, mark, label: None, record: None }
    }

    /// A reader that remembers what it read and where, see [`Reader::record`].
    pub fn recording(bytes: &'a [u8]) -> Self {
        Reader { record: Some(Record::default()), ..Reader::new(bytes) }
    }

    /// What was read and where, if the reader was made to remember it.
    pub fn record(self) -> Record {
        self.record.unwrap_or_default()
    }

    /// The place where the next value begins.
    pub fn mark(&self) -> Mark {
        self.mark
    }

    /// Names the part of the file that follows, for messages: `query 17: …`. Parts come in the order of their numbers;
    /// whoever names one again, to blame it, begins no other.
    pub fn label(&mut self, noun: Name, number: usize) {
        self.unlabel();
        self.label = Some((noun, number));
        let Some(record) = &mut self.record else { return };
        let line = self.mark.line;
        match record.parts.iter_mut().find(|parts| parts.noun == noun) {
            Some(parts) if number == parts.count() + 1 => parts.lines.push(line),
            None if number == 1 => record.parts.push(Parts { noun, lines: vec![line], end: line }),
            _ => {}
        }
    }

    /// Ends the part that [`Reader::label`] began.
    pub fn unlabel(&mut self) {
        let Some((noun, number)) = self.label.take() else { return };
        let Some(record) = &mut self.record else { return };
        // The last part ends where it is left for the first time.
        let last = record.parts.iter_mut().find(|parts| parts.noun == noun && parts.count() == number);
        if let Some(parts) = last.filter(|parts| parts.lines[number - 1] >= parts.end) {
            parts.end = self.mark.line;
        }
    }

    /// An error at a place.
    pub fn error(&self, mark: Mark, message: Sentence) -> ReadError {
        let message = match self.label {
            Some((noun, number)) => {
                say!(vi "{noun} {number}: {message}", en "{noun} {number}: {message}"; noun, message)
                    .like(&message)
            }
            None => message,
        };
        let message = message.about(self.label, Some(mark.line));
        ReadError { line: mark.line, column: mark.at - mark.line_start + 1, message }
    }

    /// Whether every byte has been read.
    pub fn at_end(&self) -> bool {
        self.mark.at == self.bytes.len()
    }

    /// Whether the line ends here.
    pub fn at_line_end(&self) -> bool {
        self.peek().is_none_or(|byte| byte == b'\n')
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.mark.at).copied()
    }

    /// The bytes from here to the next space or line feed.
    fn word(&self) -> &'a [u8] {
        let rest = &self.bytes[self.mark.at..];
        let length = rest.iter().position(|&byte| byte == b' ' || byte == b'\n').unwrap_or(rest.len());
        &rest[..length]
    }

    /// What stands here, for a message that says what should.
    fn found(&self) -> Sentence {
        match self.peek() {
            None => say!(vi "tệp đã hết", en "the file ends"),
            Some(_) if self.mark.at == 0 && self.bytes.starts_with(BYTE_ORDER_MARK) => say!(
                vi "tệp lại bắt đầu bằng dấu thứ tự byte (BOM); hãy lưu tệp dưới dạng văn bản thuần, không có BOM",
                en "the file begins with a byte order mark (BOM); save it as plain text without a BOM",
            ),
            Some(b'\n') => say!(vi "dòng đã hết", en "the line ends"),
            Some(b' ') => say!(vi "lại gặp dấu cách", en "found a space"),
            Some(b'\r') => say!(
                vi "lại gặp kí tự CR (dòng chỉ được kết thúc bằng LF)",
                en "found a carriage return (lines must end in LF only)",
            ),
            Some(_) => {
                let word = excerpt(self.word());
                say!(vi "lại gặp {word}", en "found {word}"; word)
            }
        }
    }

    /// An error here: something was expected, and this stands here. In Vietnamese `what` is a whole clause, "ở đây
    /// phải là …".
    fn expected(&self, what: Sentence) -> ReadError {
        let found = self.found();
        self.error(self.mark, say!(vi "{what}, nhưng {found}", en "expected {what}, but {found}"; what, found))
    }

    /// One integer under its bound.
    pub fn integer<T: Integer>(&mut self, bound: &Bound) -> Result<T, ReadError> {
        T::read(self, bound)
    }

    /// One integer under its bound, turned into the type that is wanted, if it fits.
    pub(crate) fn integer_as<T>(
        &mut self,
        bound: &Bound,
        convert: impl Fn(i128) -> Option<T>,
    ) -> Result<T, ReadError> {
        let (value, length) = self.peek_integer(bound)?;
        let typed = convert(value).ok_or_else(|| self.outside(bound))?;
        let start = self.mark.at;
        self.mark.at += length;
        self.reached(bound, value, start..self.mark.at);
        Ok(typed)
    }

    /// The integer that stands here, under its bound, and how many bytes it takes.
    fn peek_integer(&self, bound: &Bound) -> Result<(i128, usize), ReadError> {
        match short_integer(&self.bytes[self.mark.at..]) {
            Some((value, length)) if bound.contains(value.into()) => Ok((value.into(), length)),
            _ => self.peek_any_integer(bound),
        }
    }

    /// As [`Reader::peek_integer`], for integers of any length, and with all the reasons why it is none.
    #[cold]
    fn peek_any_integer(&self, bound: &Bound) -> Result<(i128, usize), ReadError> {
        let word = self.word();
        let digits = word.strip_prefix(b"-").unwrap_or(word);
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            let (name, Bound { min, max, .. }) = (bound.called(), bound);
            return Err(self.expected(say!(
                vi "ở đây phải là {name} (số nguyên thuộc đoạn [{min}, {max}])",
                en "{name} (an integer in [{min}, {max}])";
                name
            )));
        }
        if (digits[0] == b'0' && digits.len() > 1) || word == b"-0" {
            let (name, found) = (bound.called(), excerpt(word));
            let message = say!(
                vi "{name} viết là {found}: không được có số không thừa ở đầu, không được viết -0",
                en "{name} is written as {found}: no leading zeros, no -0";
                name, found
            );
            return Err(self.error(self.mark, message));
        }
        // Digits alone are text, and what does not fit in 128 bits fits in no bound.
        let value = std::str::from_utf8(word).ok().and_then(|text| text.parse::<i128>().ok());
        let value = value.filter(|&value| bound.contains(value)).ok_or_else(|| self.outside(bound))?;
        Ok((value, word.len()))
    }

    fn outside(&self, bound: &Bound) -> ReadError {
        let word = self.word();
        let digits = word.strip_prefix(b"-").unwrap_or(word);
        let found =
            if digits.len() > 40 { excerpt(word) } else { Sentence::symbol(String::from_utf8_lossy(word)) };
        self.error(self.mark, bound.excludes(found))
    }

    fn reached(&mut self, bound: &Bound, value: i128, span: Range<usize>) {
        let Some(Record { extents, .. }) = &mut self.record else { return };
        let known = extents.iter().position(|extent| extent.bound.name == bound.name);
        let place = known.unwrap_or_else(|| {
            extents.push(Extent { bound: *bound, least: value, greatest: value, first: Vec::new() });
            extents.len() - 1
        });
        let extent = &mut extents[place];
        extent.least = extent.least.min(value);
        extent.greatest = extent.greatest.max(value);
        if !span.is_empty() && extent.first.len() < Extent::FIRST {
            extent.first.push((value, span));
        }
    }

    /// Holds a count that stands nowhere in the file (of lines, of piles in all) to its bound.
    pub fn count(&mut self, bound: &Bound, value: impl TryInto<i128>, blame: Mark) -> Result<(), ReadError> {
        let value = value.try_into().unwrap_or(i128::MAX);
        if !bound.contains(value) {
            return Err(self.error(blame, bound.excludes(Sentence::symbol(value))));
        }
        self.reached(bound, value, 0..0);
        Ok(())
    }

    /// One space.
    pub fn space(&mut self) -> Result<(), ReadError> {
        if self.peek() != Some(b' ') {
            return Err(self.expected(say!(vi "ở đây phải có đúng một dấu cách", en "a single space")));
        }
        self.mark.at += 1;
        Ok(())
    }

    /// Steps over a letter, if it stands here: `G` of `G3`.
    ///
    /// ```
    /// use checkers::{Bound, Reader};
    /// const GAME: Bound = Bound::new("i", 1, 50);
    /// let mut reader = Reader::new(b"G3");
    /// assert!(reader.letter(b'G'));
    /// assert_eq!(reader.integer(&GAME), Ok(3));
    /// ```
    pub fn letter(&mut self, letter: u8) -> bool {
        let found = self.peek() == Some(letter);
        self.mark.at += usize::from(found);
        found
    }

    /// The end of a line.
    pub fn end_line(&mut self) -> Result<(), ReadError> {
        if self.peek() != Some(b'\n') {
            return Err(self.expected(say!(vi "dòng phải kết thúc ở đây (LF)", en "the end of the line (LF)")));
        }
        self.mark.at += 1;
        self.mark = Mark { at: self.mark.at, line: self.mark.line + 1, line_start: self.mark.at };
        Ok(())
    }

    /// The end of the file.
    pub fn end(&mut self) -> Result<(), ReadError> {
        self.unlabel();
        if !self.at_end() {
            return Err(self.expected(say!(vi "tệp phải kết thúc ở đây", en "the end of the file")));
        }
        Ok(())
    }

    /// So many integers under one bound, a space between them.
    pub fn integers<T: Integer>(&mut self, bound: &Bound, count: usize) -> Result<Vec<T>, ReadError> {
        T::read_row(self, bound, Some(count))
    }

    /// Integers under one bound up to the end of the line, at least one.
    pub fn integers_to_line_end<T: Integer>(&mut self, bound: &Bound) -> Result<Vec<T>, ReadError> {
        T::read_row(self, bound, None)
    }

    pub(crate) fn row_as<T>(
        &mut self,
        bound: &Bound,
        count: Option<usize>,
        convert: impl Fn(i128) -> Option<T>,
    ) -> Result<Vec<T>, ReadError> {
        // A damaged count must not make us reserve more than the file could hold.
        let mut values = Vec::with_capacity(count.unwrap_or(0).min(self.bytes.len() - self.mark.at));
        while count.map_or(values.is_empty() || !self.at_line_end(), |count| values.len() < count) {
            if !values.is_empty() {
                self.space()?;
            }
            values.push(self.integer_as(bound, &convert)?);
        }
        Ok(values)
    }

    /// So many characters of an alphabet, without spaces.
    pub fn string(&mut self, name: impl Called, length: usize, alphabet: &[u8]) -> Result<&'a [u8], ReadError> {
        let word = self.word();
        if let Some(offset) = word.iter().position(|byte| !alphabet.contains(byte)) {
            let mark = Mark { at: self.mark.at + offset, ..self.mark };
            let (name, letters) = (name.called(), alphabet.escape_ascii());
            let found = excerpt(&word[offset..offset + 1]);
            let message = say!(
                vi "{name} chỉ gồm các kí tự {letters}, nhưng lại gặp {found}",
                en "{name} must consist of the characters {letters}, found {found}";
                name, found
            );
            return Err(self.error(mark, message));
        }
        if word.len() != length {
            let name = name.called();
            let message = say!(
                vi "{name} có {found} kí tự, nhưng phải có đúng {length}",
                en "{name} has {found} characters, expected {length}",
                found = word.len();
                name
            );
            return Err(self.error(self.mark, message));
        }
        self.mark.at += word.len();
        Ok(word)
    }

    /// So many marks, 0 and 1 without spaces.
    ///
    /// ```
    /// assert_eq!(checkers::Reader::new(b"101\n").marks("s", 3), Ok(vec![true, false, true]));
    /// ```
    pub fn marks(&mut self, name: impl Called, length: usize) -> Result<Vec<bool>, ReadError> {
        self.marks_named(&name, length)
    }

    fn marks_named(&mut self, name: &dyn Called, length: usize) -> Result<Vec<bool>, ReadError> {
        Ok(self.string(name, length, b"01")?.iter().map(|&mark| mark == b'1').collect())
    }

    /// One of a few words; gives its index.
    pub fn one_of(&mut self, name: impl Called, words: &[&str]) -> Result<usize, ReadError> {
        let word = self.word();
        let Some(index) = words.iter().position(|candidate| candidate.as_bytes() == word) else {
            let name = name.called();
            return Err(self.expected(say!(
                vi "ở đây phải là {name} (một trong các giá trị {all})",
                en "{name} (one of {all})",
                all = words.join(", ");
                name
            )));
        };
        self.mark.at += word.len();
        Ok(index)
    }

    /// A rational: an integer, or `a/b` in lowest terms with `b > 1`. Both its value and its denominator are
    /// held to a bound; gives numerator and denominator.
    ///
    /// ```
    /// use checkers::{Bound, Reader};
    /// const T: Bound = Bound::new("t", -1000, 1000);
    /// const DENOMINATOR: Bound = Bound::new("b", 1, 1000);
    /// assert_eq!(Reader::new(b"-3/4").rational(&T, &DENOMINATOR), Ok((-3, 4)));
    /// assert!(Reader::new(b"6/8").rational(&T, &DENOMINATOR).is_err());
    /// ```
    pub fn rational(&mut self, bound: &Bound, denominator: &Bound) -> Result<(i64, i64), ReadError> {
        let mark = self.mark;
        let word = self.word();
        let (name, Bound { min, max, .. }) = (bound.called(), bound);
        let bad = |reader: &Self| {
            let found = excerpt(word);
            let message = say!(
                vi "ở đây phải là {name} (số nguyên hoặc phân số tối giản a/b, thuộc đoạn [{min}, {max}], b \
                    không quá {most}), nhưng lại gặp {found}",
                en "expected {name} (an integer or a/b in lowest terms, in [{min}, {max}], b at most {most}), \
                    found {found}",
                most = denominator.max;
                name, found
            );
            reader.error(mark, message)
        };
        let Some(slash) = word.iter().position(|&byte| byte == b'/') else {
            let value: i64 = self.integer(bound)?;
            self.reached(denominator, 1, 0..0);
            return Ok((value, 1));
        };
        let plain = |digits: &[u8]| -> Option<i64> {
            let size = digits.strip_prefix(b"-").unwrap_or(digits);
            let canonical = size == b"0" || !size.starts_with(b"0");
            if !canonical || digits.starts_with(b"+") {
                return None;
            }
            std::str::from_utf8(digits).ok()?.parse().ok()
        };
        let (Some(a), Some(b)) = (plain(&word[..slash]), plain(&word[slash + 1..])) else {
            return Err(bad(self));
        };
        if b < 2 || gcd(a.unsigned_abs(), b.unsigned_abs()) != 1 {
            let message = say!(
                vi "{name} = {a}/{b} không phải là phân số tối giản với b > 1",
                en "{name} = {a}/{b} is not in lowest terms with b > 1";
                name
            );
            return Err(self.error(mark, message));
        }
        if !denominator.contains(i128::from(b)) {
            let Bound { min, max, .. } = denominator;
            let message = say!(
                vi "mẫu số của {name} = {a}/{b} không thuộc đoạn [{min}, {max}]",
                en "the denominator of {name} = {a}/{b} is not in [{min}, {max}]";
                name
            );
            return Err(self.error(mark, message));
        }
        let (wide_a, wide_b) = (i128::from(a), i128::from(b));
        if wide_a < bound.min * wide_b || wide_a > bound.max * wide_b {
            return Err(self.error(mark, bound.excludes(Sentence::symbol(format_args!("{a}/{b}")))));
        }
        self.mark.at += word.len();
        self.reached(denominator, wide_b, 0..0);
        Ok((a, b))
    }

    /// A whole file of lines, one query each, their number held to a bound (`line per query`).
    /// `read` is called at the start of each line and leaves the reader before its LF.
    ///
    /// ```
    /// use checkers::{Bound, Reader};
    /// const LINES: Bound = Bound::lines(1, 100_000);
    /// const N: Bound = Bound::new("N", 2, 99);
    /// let queries = Reader::new(b"5\n44\n").lines(&LINES, |reader| reader.integer::<u64>(&N));
    /// assert_eq!(queries, Ok(vec![5, 44]));
    /// ```
    pub fn lines<T>(
        &mut self,
        bound: &Bound,
        read: impl FnMut(&mut Self) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        self.lines_called(QUERY, bound, read)
    }

    /// As [`Reader::lines`], where the statement calls what stands in a line something else.
    pub fn lines_called<T>(
        &mut self,
        noun: Name,
        bound: &Bound,
        mut read: impl FnMut(&mut Self) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        let mut queries = Vec::new();
        self.each_line(noun, bound, &mut |reader| read(reader).map(|query| queries.push(query)))?;
        Ok(queries)
    }

    /// A whole file of lines with one integer each, their number held to a bound.
    ///
    /// ```
    /// use checkers::{Bound, Reader};
    /// const LINES: Bound = Bound::lines(1, 100_000);
    /// const N: Bound = Bound::new("N", 2, 99);
    /// assert_eq!(Reader::new(b"5\n44\n").integer_lines::<u64>(&LINES, &N), Ok(vec![5, 44]));
    /// ```
    pub fn integer_lines<T: Integer>(&mut self, lines: &Bound, bound: &Bound) -> Result<Vec<T>, ReadError> {
        T::read_lines(self, lines, bound)
    }

    fn each_line(&mut self, noun: Name, bound: &Bound, read: ReadLine<'_, 'a>) -> Result<(), ReadError> {
        if self.bytes.is_empty() && bound.min > 0 {
            return Err(self.error(self.mark, say!(vi "tệp này rỗng", en "the file is empty")));
        }
        let mut lines = 0;
        let mut last = self.mark;
        while !self.at_end() {
            last = self.mark;
            lines += 1;
            // Whatever a line too many holds, and however many follow: the first one is blamed.
            if bound.max < lines as i128 {
                self.unlabel();
                let most = bound.max;
                let message = say!(
                    vi "thừa dòng này và những dòng sau: tệp chỉ được có tối đa {most} dòng",
                    en "this line is one too many: the file may have at most {most} lines",
                );
                return Err(self.error(last, message));
            }
            self.label(noun, lines);
            read(self)?;
            self.end_line()?;
        }
        self.unlabel();
        self.count(bound, lines, last)
    }
}

/// The integer that the bytes begin with and how many of them it takes, if it is written as it must be and has at most
/// 18 digits, as nearly all have.
fn short_integer(bytes: &[u8]) -> Option<(i64, usize)> {
    let sign = usize::from(bytes.first() == Some(&b'-'));
    let mut size = 0i64;
    let mut length = sign;
    while let Some(&byte) = bytes.get(length)
        && byte.is_ascii_digit()
    {
        if length == sign + 18 {
            return None;
        }
        size = 10 * size + i64::from(byte - b'0');
        length += 1;
    }
    let ends = bytes.get(length).is_none_or(|&byte| byte == b' ' || byte == b'\n');
    let plain = match bytes.get(sign) {
        Some(b'0') => sign == 0 && length == 1,
        _ => length > sign,
    };
    (ends && plain).then_some((if sign == 1 { -size } else { size }, length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const LINES: Bound = Bound::lines(1, 3);
    const X: Bound = Bound::new("x", -5, 50);
    const HUGE: Bound = Bound::new("y", 0, u64::MAX as i128);

    fn pair(bytes: &[u8]) -> Result<Vec<(i64, u64)>, ReadError> {
        let mut reader = Reader::new(bytes);
        let pairs = reader.lines(&LINES, |reader| {
            let x = reader.integer(&X)?;
            reader.space()?;
            Ok((x, reader.integer(&HUGE)?))
        })?;
        reader.end()?;
        Ok(pairs)
    }

    #[test]
    fn takes_what_the_statement_promises() {
        assert_eq!(pair(b"-5 0\n50 18446744073709551615\n"), Ok(vec![(-5, 0), (50, u64::MAX)]));
    }

    #[test]
    fn says_where_and_why_it_refuses() {
        for (bytes, error) in [
            (&b""[..], "line 1, column 1: the file is empty"),
            (b"1 2", "line 1, column 4: query 1: expected the end of the line (LF), but the file ends"),
            (
                b"1  2\n",
                "line 1, column 3: query 1: expected y (an integer in [0, 18446744073709551615]), but found a space",
            ),
            (b"1 2 \n", "line 1, column 4: query 1: expected the end of the line (LF), but found a space"),
            (
                b"1 2\r\n",
                "line 1, column 3: query 1: expected y (an integer in [0, 18446744073709551615]), but found \"2\\r\"",
            ),
            (b"01 2\n", "line 1, column 1: query 1: x is written as \"01\": no leading zeros, no -0"),
            (b"-0 2\n", "line 1, column 1: query 1: x is written as \"-0\": no leading zeros, no -0"),
            (b"1 2\n51 2\n", "line 2, column 1: query 2: x = 51 is not in [-5, 50]"),
            (
                b"1 18446744073709551616\n",
                "line 1, column 3: query 1: y = 18446744073709551616 is not in [0, 18446744073709551615]",
            ),
            (b"+1 2\n", "line 1, column 1: query 1: expected x (an integer in [-5, 50]), but found \"+1\""),
            (
                b"\xff 2\n",
                "line 1, column 1: query 1: expected x (an integer in [-5, 50]), but found \"\\xff\"",
            ),
            (b"1 2\n\n", "line 2, column 1: query 2: expected x (an integer in [-5, 50]), but the line ends"),
            (
                b"1 2\n1 2\n1 2\n1 2\n",
                "line 4, column 1: this line is one too many: the file may have at most 3 lines",
            ),
        ] {
            assert_eq!(pair(bytes).map_err(|found| found.to_string()), Err(error.to_string()));
        }
    }

    #[test]
    fn short_integers_are_those_that_the_long_way_reads() {
        let all = Bound::new("x", i128::MIN, i128::MAX);
        for digits in [
            "0",
            "7",
            "10",
            "-1",
            "-0",
            "-",
            "",
            "00",
            "01",
            "-01",
            "999999999999999999",
            "1000000000000000000",
        ] {
            for end in ["", " ", "\n", " 1", "x", "\r\n", "\t"] {
                let text = format!("{digits}{end}");
                let reader = Reader::new(text.as_bytes());
                let slow = reader.peek_any_integer(&all).ok();
                assert_eq!(reader.peek_integer(&all).ok(), slow, "{text:?}");
                let short = short_integer(text.as_bytes()).map(|(value, length)| (value.into(), length));
                assert!(short == slow || digits.len() > 18, "{text:?}");
            }
        }
    }

    #[test]
    fn rationals_are_in_lowest_terms_and_in_range() {
        const DENOMINATOR: Bound = Bound::new("b", 1, 100);
        let read = |bytes| Reader::new(bytes).rational(&X, &DENOMINATOR);
        assert_eq!(read(b"7/2"), Ok((7, 2)));
        assert_eq!(read(b"-5"), Ok((-5, 1)));
        for bytes in [
            &b"2/4"[..],
            b"3/1",
            b"0/5",
            b"1/0",
            b"1/-2",
            b"1/101",
            b"101/2",
            b"-11/2",
            b"+1/2",
            b"1/02",
            b"/",
            b"1/",
        ] {
            assert!(read(bytes).is_err(), "{}", bytes.escape_ascii());
        }
    }

    #[test]
    fn remembers_values_and_their_bytes() {
        let mut reader = Reader::recording(b"7 8\n");
        reader.integers::<u8>(&X, 2).unwrap();
        let extents = reader.record().extents;
        let [Extent { bound: X, least: 7, greatest: 8, first }] = &extents[..] else { panic!("{extents:?}") };
        assert_eq!(*first, [(7, 0..1), (8, 2..3)]);
    }

    #[test]
    fn remembers_where_each_part_begins_and_ends() {
        const GAME: Name = Name::new("trò chơi", "game");
        let mut reader = Reader::recording(b"2\n1 1\n7\n2\n3\n4\n");
        let line = |reader: &mut Reader| {
            reader.integers_to_line_end::<u8>(&X).unwrap();
            reader.end_line().unwrap();
        };
        line(&mut reader);
        for (game, lines) in [(1, 2), (2, 3)] {
            reader.label(GAME, game);
            (0..lines).for_each(|_| line(&mut reader));
        }
        // To blame a part is not to begin it again.
        reader.label(GAME, 1);
        reader.unlabel();
        reader.end().unwrap();
        let record = reader.record();
        let games = record.parts(GAME).unwrap();
        let lines: Vec<_> = (0..4).map(|number| games.lines(number)).collect();
        assert_eq!((games.count(), lines), (2, vec![None, Some(2..4), Some(4..7), None]));
        assert_eq!(record.parts(QUERY), None);
    }

    proptest! {
        #[test]
        fn survives_arbitrary_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..80)) {
            if let Ok(pairs) = pair(&bytes) {
                let again: String = pairs.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
                prop_assert_eq!(again.as_bytes(), &bytes[..]);
            }
        }

        #[test]
        fn what_it_takes_is_the_only_way_to_write_it(bytes in "[0-9 \n/-]{0,16}") {
            if let Ok(pairs) = pair(bytes.as_bytes()) {
                let again: String = pairs.iter().map(|(x, y)| format!("{x} {y}\n")).collect();
                prop_assert_eq!(again, bytes);
            }
        }
    }
}
