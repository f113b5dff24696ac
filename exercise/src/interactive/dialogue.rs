//! What a program and the judge said to each other.

use std::fmt;

use checkers::{Name, Refusal, Tokens, Writer, say};

/// Who says a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    /// The judge: the program reads it.
    Judge,
    /// The program: it writes it.
    Program,
}

impl Speaker {
    /// The sign in front of a line: `<` before what the program reads, `>` before what it writes.
    pub fn sign(self) -> &'static str {
        match self {
            Speaker::Judge => "<",
            Speaker::Program => ">",
        }
    }

    fn of_sign(sign: &[u8]) -> Option<Speaker> {
        [Speaker::Judge, Speaker::Program].into_iter().find(|speaker| speaker.sign().as_bytes() == sign)
    }
}

/// A dialogue: lines in the order in which they were said and heard. Of a line its words count, not the white space
/// between them.
///
/// ```
/// use checkers::Tokens;
/// use exercise::interactive::{Dialogue, Speaker};
///
/// let mut dialogue = Dialogue::default();
/// dialogue.add(Speaker::Judge, b"1 10 3");
/// dialogue.add(Speaker::Program, b"\t2 \r");
/// assert_eq!(dialogue.to_string(), "< 1 10 3\n> 2\n");
/// assert_eq!(Dialogue::read(&mut Tokens::new(b"< 1 10 3 > 2")), Ok(dialogue));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dialogue {
    /// The words of all lines, a space between them.
    text: String,
    /// Who says a line, and where it ends in the text.
    lines: Vec<(Speaker, usize)>,
}

/// A line of a dialogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Who says it.
    pub speaker: Speaker,
    words: &'a str,
}

impl<'a> Line<'a> {
    /// Its words, with a space between them.
    pub fn words(&self) -> &'a str {
        self.words
    }
}

/// With its sign.
impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.speaker.sign())?;
        if self.words.is_empty() { Ok(()) } else { write!(f, " {}", self.words) }
    }
}

impl Dialogue {
    /// A line that somebody said. What isn't text is kept as its escape, so that the dialogue is text.
    pub fn add(&mut self, speaker: Speaker, line: &[u8]) {
        let words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        for (index, word) in words.enumerate() {
            if index > 0 {
                self.text.push(' ');
            }
            match std::str::from_utf8(word) {
                Ok(word) if !word.chars().any(char::is_control) => self.text.push_str(word),
                _ => self.text.push_str(&word.escape_ascii().to_string()),
            }
        }
        self.lines.push((speaker, self.text.len()));
    }

    /// The lines.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let mut from = 0;
        self.lines.iter().map(move |&(speaker, end)| {
            let words = &self.text[from..end];
            from = end;
            Line { speaker, words }
        })
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether nobody said anything.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Reads a dialogue to the end of the tokens: a sign begins a line.
    pub fn read(tokens: &mut Tokens) -> Result<Dialogue, Refusal> {
        const SIGN: Name = Name::new("< hoặc >", "< or >");
        let mut dialogue = Dialogue::default();
        let mut line: Option<(Speaker, Vec<u8>)> = None;
        while !tokens.at_end() {
            let mut before = tokens.clone();
            let word = tokens.any(SIGN)?;
            match (Speaker::of_sign(word), &mut line) {
                (Some(speaker), _) => {
                    if let Some((speaker, words)) = line.replace((speaker, Vec::new())) {
                        dialogue.add(speaker, &words);
                    }
                }
                (None, Some((_, words))) => {
                    words.push(b' ');
                    words.extend(word);
                }
                (None, None) => {
                    return Err(before.refuse(|found| {
                        say!(
                            vi "mỗi dòng của cuộc đối thoại bắt đầu bằng < hoặc >, nhưng lại gặp {found}",
                            en "a line of a dialogue begins with < or >, found {found}";
                            found
                        )
                    }));
                }
            }
        }
        if let Some((speaker, words)) = line {
            dialogue.add(speaker, &words);
        }
        Ok(dialogue)
    }

    /// Writes it, a line each.
    pub fn write(&self, out: &mut Writer) {
        for line in self.lines() {
            out.line([line]);
        }
    }
}

/// A line each, with its sign.
impl fmt::Display for Dialogue {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.lines().try_for_each(|line| writeln!(f, "{line}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_text_is_kept_as_text() {
        let mut dialogue = Dialogue::default();
        for line in [&b"\xff\x00 2"[..], b"", "kh\u{f4}ng \u{7}".as_bytes()] {
            dialogue.add(Speaker::Program, line);
        }
        assert_eq!(dialogue.to_string(), "> \\xff\\x00 2\n>\n> không \\x07\n");
        assert_eq!(dialogue.lines().nth(1).unwrap().words(), "");
    }

    #[test]
    fn what_is_written_is_read_back() {
        let mut dialogue = Dialogue::default();
        for (speaker, line) in [(Speaker::Judge, "1 2"), (Speaker::Program, ""), (Speaker::Judge, "-1")] {
            dialogue.add(speaker, line.as_bytes());
        }
        let mut out = Writer::new();
        dialogue.write(&mut out);
        assert_eq!(Dialogue::read(&mut Tokens::new(out.into_string().as_bytes())), Ok(dialogue));
    }
}
