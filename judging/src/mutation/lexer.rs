//! The words of a source: as much of a language as is needed to find its operators, numbers and conditions.

use std::ops::Range;

pub use languages::Family;

/// What a word is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name or a keyword.
    Name,
    /// A number.
    Number,
    /// An operator or a bracket.
    Sign,
    /// A string or a character.
    Text,
}

/// A word of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// What it is.
    pub kind: TokenKind,
    /// Its bytes.
    pub span: Range<usize>,
    /// Its line, from 1.
    pub line: usize,
}

/// Operators of more than one character, the longest first.
const SIGNS: [&str; 30] = [
    "<<=", ">>=", "**=", "//=", "...", "<<", ">>", "<=", ">=", "==", "!=", "<>", ":=", "&&", "||", "++", "--",
    "+=", "-=", "*=", "/=", "%=", "^=", "|=", "&=", "//", "**", "->", "::", "..",
];

/// The words of a source, without comments, white space and what is for a preprocessor.
///
/// ```
/// use judging::mutation::lexer::{Family, words};
///
/// let source = "if (a <= b) // smaller\n  return 1e-9;\n";
/// let found: Vec<_> = words(source, Family::C).iter().map(|word| &source[word.span.clone()]).collect();
/// assert_eq!(found, ["if", "(", "a", "<=", "b", ")", "return", "1e-9", ";"]);
/// ```
pub fn words(source: &str, family: Family) -> Vec<Word> {
    let bytes = source.as_bytes();
    let mut words = Vec::new();
    let (mut at, mut line) = (0, 1);
    while at < bytes.len() {
        let rest = &source[at..];
        let (length, kind) = next(rest, family, source[..at].ends_with('\n') || at == 0);
        if let Some(kind) = kind {
            words.push(Word { kind, span: at..at + length, line });
        }
        line += rest[..length].matches('\n').count();
        at += length;
    }
    words
}

/// The length of what comes next, and what it is; nothing if it is for people alone.
fn next(rest: &str, family: Family, line_begins: bool) -> (usize, Option<TokenKind>) {
    let first = rest.chars().next().unwrap_or(' ');
    let to_line_end = rest.find('\n').unwrap_or(rest.len());
    let through =
        |from: usize, end: &str| rest[from..].find(end).map_or(rest.len(), |found| from + found + end.len());
    let comment = match family {
        Family::Python if first == '#' => Some(to_line_end),
        Family::Pascal if first == '{' => Some(through(1, "}")),
        Family::Pascal if rest.starts_with("(*") => Some(through(2, "*)")),
        Family::C if first == '#' && line_begins => Some(to_line_end),
        Family::C | Family::Braces if rest.starts_with("/*") => Some(through(2, "*/")),
        Family::C | Family::Braces | Family::Pascal if rest.starts_with("//") => Some(to_line_end),
        _ => None,
    };
    if let Some(length) = comment {
        return (length, None);
    }
    if let Some(length) = text(rest, family) {
        return (length, Some(TokenKind::Text));
    }
    let run = |more: fn(char) -> bool| rest.find(|c: char| !more(c)).unwrap_or(rest.len());
    if first.is_alphabetic() || first == '_' {
        return (run(|c| c.is_alphanumeric() || c == '_'), Some(TokenKind::Name));
    }
    if first.is_ascii_digit() {
        return (number(rest), Some(TokenKind::Number));
    }
    if first.is_whitespace() {
        return (first.len_utf8(), None);
    }
    let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
    (sign.map_or(first.len_utf8(), |sign| sign.len()), Some(TokenKind::Sign))
}

/// The length of a string or a character that begins here.
fn text(rest: &str, family: Family) -> Option<usize> {
    let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\'' | '`'))?;
    let closed = |quote: &str| rest[quote.len()..].find(quote).map(|end| end + 2 * quote.len());
    match (family, quote) {
        (Family::Python, _) if rest.starts_with("\"\"\"") => return closed("\"\"\""),
        (Family::Pascal, '\'') => return closed("'"),
        (Family::Braces, '`') => return closed("`"),
        // A lifetime of Rust is no character.
        (Family::Braces, '\'') if !rest[1..].starts_with('\\') && rest.chars().nth(2) != Some('\'') => {
            return None;
        }
        (Family::C | Family::Python, '`') => return None,
        _ => {}
    }
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' => return Some(at),
            _ if c == quote => return Some(at + 1),
            _ => {}
        }
    }
    Some(rest.len())
}

/// The length of a number that begins here: digits, separators and suffixes, a fraction, an exponent with its sign.
fn number(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let hexadecimal = rest.starts_with("0x") || rest.starts_with("0X");
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let next = bytes.get(at + 1).copied().unwrap_or(b' ');
        let goes_on = byte.is_ascii_alphanumeric()
            || byte == b'_'
            || (byte == b'\'' && next.is_ascii_digit())
            || (byte == b'.' && next != b'.' && !rest[..at].contains('.') && !next.is_ascii_alphabetic())
            || (matches!(byte, b'-' | b'+')
                && !hexadecimal
                && matches!(bytes[at - 1], b'e' | b'E')
                && next.is_ascii_digit());
        if !goes_on {
            break;
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str, family: Family) -> Vec<&str> {
        words(source, family).iter().map(|word| &source[word.span.clone()]).collect()
    }

    #[test]
    fn comments_and_strings_are_left_alone() {
        assert_eq!(found("a /* < */ + \"b < c\" // d\n#include <x>\n", Family::C), ["a", "+", "\"b < c\""]);
        assert_eq!(found("a # b\nf'{x}' + 1", Family::Python), ["a", "f", "'{x}'", "+", "1"]);
        assert_eq!(found("{ a } b (* c *) := 'it''s'; // d", Family::Pascal)[..2], ["b", ":="]);
        assert_eq!(found("&'a str '<' x", Family::Braces), ["&", "'", "a", "str", "'<'", "x"]);
    }

    #[test]
    fn numbers_have_suffixes_exponents_and_separators() {
        let numbers = "1e-9 0x1F 1'000 10LL 2.5 1_000u64 0..3";
        let expected = ["1e-9", "0x1F", "1'000", "10LL", "2.5", "1_000u64", "0", "..", "3"];
        assert_eq!(found(numbers, Family::C), expected);
    }

    #[test]
    fn any_bytes_have_words() {
        for text in ["'", "\"", "'\\", "{", "(*", "/*", "1e", "é'é", "\"\"\"", "0x", "…", "'é"] {
            for family in Family::ALL {
                let _ = words(text, family);
            }
        }
    }
}
