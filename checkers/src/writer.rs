//! The writer of inputs and answers, to match [`Reader`](crate::Reader): values with single spaces between them,
//! lines that end in LF. What it writes, the strict reader takes.

use std::fmt::{Display, Write};

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
        if self.within_line {
            self.text.push(' ');
        }
        self.within_line = true;
        // Writing to a string fails only if the value refuses to be shown, and no number does.
        let _ = write!(self.text, "{value}");
        self
    }

    /// More values on the line.
    pub fn values(&mut self, values: impl IntoIterator<Item: Display>) -> &mut Self {
        for value in values {
            self.value(value);
        }
        self
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
    fn an_empty_line_is_only_its_end() {
        let mut out = Writer::new();
        out.line([0; 0]);
        out.lines([1, 2]);
        assert_eq!(out.into_string(), "\n1\n2\n");
    }
}
