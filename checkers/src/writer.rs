//! The writer of inputs and answers, to match [`Reader`](crate::Reader): values with single spaces between them,
//! lines that end in LF. What it writes, the strict reader takes.

use std::fmt::{Display, Write};

use crate::Integer;

/// Writes values line by line.
///
/// ```
/// use checkers::Writer;
///
/// let mut out = Writer::new();
/// out.value(2).values([30, 40]).end_line();
/// out.line(["1", "1/2"]);
/// assert_eq!(out.into_string(), "2 30 40\n1 1/2\n");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Writer {
    text: String,
    /// Whether the line has a value already, so that a space comes before the next.
    within_line: bool,
}

impl Writer {
    /// A writer that has written nothing.
    pub fn new() -> Self {
        Writer::default()
    }

    /// One more value on the line.
    pub fn value(&mut self, value: impl Display) -> &mut Self {
        self.show(&value);
        self
    }

    fn show(&mut self, value: &dyn Display) {
        if self.within_line {
            self.text.push(' ');
        }
        self.within_line = true;
        // Writing to a string fails only if the value refuses to be shown, and no number does.
        let _ = write!(self.text, "{value}");
    }

    /// More values on the line.
    pub fn values(&mut self, values: impl IntoIterator<Item: Display>) -> &mut Self {
        for value in values {
            self.value(value);
        }
        self
    }

    /// One more integer on the line, by its sign and its size.
    pub(crate) fn integer(&mut self, negative: bool, size: u128) {
        let Ok(mut rest) = u64::try_from(size) else {
            let sign = if negative { "-" } else { "" };
            return self.show(&format_args!("{sign}{size}"));
        };
        // A space, a sign and twenty digits, from behind.
        let mut text = [b' '; 22];
        let mut start = text.len();
        loop {
            start -= 1;
            text[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if negative {
            start -= 1;
            text[start] = b'-';
        }
        start -= usize::from(self.within_line);
        self.within_line = true;
        // It is ASCII, and so it is text.
        self.text.push_str(str::from_utf8(&text[start..]).unwrap_or_default());
    }

    /// More integers on the line.
    ///
    /// ```
    /// let mut out = checkers::Writer::new();
    /// out.integers(&[0, -7]).integers(&[u64::MAX]);
    /// assert_eq!(out.into_string(), "0 -7 18446744073709551615");
    /// ```
    pub fn integers<T: Integer>(&mut self, row: &[T]) -> &mut Self {
        T::write(row, false, self);
        self
    }

    /// A whole line of integers.
    pub fn integer_line<T: Integer>(&mut self, row: &[T]) {
        self.integers(row).end_line();
    }

    /// A line for each integer.
    pub fn integer_lines<T: Integer>(&mut self, column: &[T]) {
        T::write(column, true, self);
    }

    /// A line of integers for each row.
    pub fn integer_rows<T: Integer>(&mut self, rows: &[Vec<T>]) {
        for row in rows {
            self.integer_line(row);
        }
    }

    /// A value of 0 and 1 without spaces, for marks that are made or not.
    ///
    /// ```
    /// let mut out = checkers::Writer::new();
    /// out.value(3).marks(&[true, false, true]).end_line();
    /// assert_eq!(out.into_string(), "3 101\n");
    /// ```
    pub fn marks(&mut self, marks: &[bool]) -> &mut Self {
        let text: String = marks.iter().map(|&mark| if mark { '1' } else { '0' }).collect();
        self.value(text)
    }

    /// The end of the line.
    pub fn end_line(&mut self) {
        self.text.push('\n');
        self.within_line = false;
    }

    /// A whole line of values.
    pub fn line(&mut self, values: impl IntoIterator<Item: Display>) {
        self.values(values).end_line();
    }

    /// A line for each value.
    pub fn lines(&mut self, values: impl IntoIterator<Item: Display>) {
        for value in values {
            self.value(value).end_line();
        }
    }

    /// A line for each row.
    pub fn rows<Row: IntoIterator<Item: Display>>(&mut self, rows: impl IntoIterator<Item = Row>) {
        for row in rows {
            self.line(row);
        }
    }

    /// All that was written.
    pub fn into_string(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bound, Reader};

    #[test]
    fn what_is_written_can_be_read_strictly() {
        const X: Bound = Bound::new("x", -9, 9);
        let rows = [vec![1, -2, 3], vec![0], vec![9, 9]];
        let mut out = Writer::new();
        out.rows(&rows);
        let text = out.into_string();
        assert_eq!(text, "1 -2 3\n0\n9 9\n");
        let mut reader = Reader::new(text.as_bytes());
        for row in rows {
            assert_eq!(reader.integers_to_line_end::<i32>(&X), Ok(row));
            reader.end_line().unwrap();
        }
        reader.end().unwrap();
    }

    #[test]
    fn integers_are_written_as_the_library_writes_them() {
        let mut out = Writer::new();
        let all = [i128::MIN, -(1 << 64), -1, 0, 9, 10, u64::MAX.into(), 1 << 64, i128::MAX];
        out.integer_line(&all);
        out.integers(&[i64::MIN, -10]).integers(&[7u8, 255]).integers::<u32>(&[]).end_line();
        out.integer_lines(&[u64::MAX, 0]);
        let expected = all.map(|value| value.to_string()).join(" ");
        assert_eq!(
            out.into_string(),
            format!("{expected}\n-9223372036854775808 -10 7 255\n18446744073709551615\n0\n")
        );
    }

    #[test]
    fn an_empty_line_is_only_its_end() {
        let mut out = Writer::new();
        out.line([0; 0]);
        out.lines([1, 2]);
        assert_eq!(out.into_string(), "\n1\n2\n");
    }
}
