//! The lines of programs.

use checkers::{Sentence, say};

/// The most bytes of a line of a program, before its line feed.
pub const LONGEST_LINE: usize = 1000;

/// The integers of a line, whatever white space is between and around them; or why it is no line of integers.
///
/// ```
/// use exercise::interactive::integers;
///
/// assert_eq!(integers(b"\t3 -04\r"), Ok(vec![3, -4]));
/// assert_eq!(integers(b"3,4").unwrap_err().to_string(), "\"3,4\" isn't an integer");
/// assert_eq!(integers(b" ").unwrap_err().to_string(), "the line is empty");
/// ```
pub fn integers(line: &[u8]) -> Result<Vec<i64>, Sentence> {
    if line.len() > LONGEST_LINE {
        return Err(say!(
            vi "dòng dài hơn {LONGEST_LINE} byte",
            en "the line is longer than {LONGEST_LINE} bytes",
        ));
    }
    let words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    let numbers: Vec<i64> = words.map(integer).collect::<Result<_, _>>()?;
    match numbers.is_empty() {
        true => Err(say!(vi "dòng trống", en "the line is empty")),
        false => Ok(numbers),
    }
}

fn integer(word: &[u8]) -> Result<i64, Sentence> {
    let shown = || {
        const SHOWN: usize = 24;
        let dots = if word.len() > SHOWN { "…" } else { "" };
        format!("\"{}{dots}\"", word[..word.len().min(SHOWN)].escape_ascii())
    };
    let digits = word.strip_prefix(b"-").unwrap_or(word);
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return Err(say!(vi "{found} không phải là số nguyên", en "{found} isn't an integer", found = shown()));
    }
    let parsed = std::str::from_utf8(word).ok().and_then(|word| word.parse().ok());
    parsed.ok_or_else(
        || say!(vi "{found} không vừa trong 64 bit", en "{found} doesn't fit in 64 bits", found = shown()),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_why_a_line_holds_no_integers() {
        for (line, why) in [
            (&b""[..], "the line is empty"),
            (b"\r", "the line is empty"),
            (b"1 x", "\"x\" isn't an integer"),
            (b"-", "\"-\" isn't an integer"),
            (b"+1", "\"+1\" isn't an integer"),
            (b"1.0", "\"1.0\" isn't an integer"),
            (b"\xff", "\"\\xff\" isn't an integer"),
            (b"9223372036854775808", "\"9223372036854775808\" doesn't fit in 64 bits"),
        ] {
            assert_eq!(integers(line).unwrap_err().to_string(), why);
        }
        let long = [&b"1"[..], &[b' '; 999]].concat();
        assert_eq!(integers(&long), Ok(vec![1]));
        assert_eq!(
            integers(&[long, b" ".to_vec()].concat()).unwrap_err().to_string(),
            "the line is longer than 1000 bytes"
        );
    }
}
