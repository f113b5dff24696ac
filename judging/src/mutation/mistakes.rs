//! The mistakes that are planted: those that people make, a character or two wide.

use std::ops::Range;

use super::lexer::{Family, TokenKind, Word};

/// A change of a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The bytes that go.
    pub span: Range<usize>,
    /// What comes instead.
    pub by: String,
}

impl Edit {
    /// A text with the change.
    pub fn of(&self, text: &str) -> String {
        [&text[..self.span.start], &self.by, &text[self.span.end..]].concat()
    }
}

/// A kind of mistake.
pub struct Mistake {
    /// Its name in reports.
    pub name: &'static str,
    /// Every place where a source can have it.
    pub plant: fn(&str, &[Word], Family) -> Vec<Edit>,
}

/// The kinds of mistakes that are planted unless others are asked for.
pub const MISTAKES: &[Mistake] = &[
    Mistake { name: "comparison", plant: |text, words, family| signs(text, words, family, COMPARISONS) },
    Mistake { name: "arithmetic", plant: |text, words, family| signs(text, words, family, ARITHMETIC) },
    Mistake { name: "nim-sum", plant: |text, words, family| signs(text, words, family, NIM_SUMS) },
    Mistake { name: "bits", plant: |text, words, family| signs(text, words, family, BITS) },
    Mistake { name: "logic", plant: |text, words, family| signs(text, words, family, LOGIC) },
    Mistake { name: "constant", plant: constants },
    Mistake { name: "condition", plant: conditions },
    Mistake { name: "narrow integer", plant: |text, words, _| names(text, words, NARROWER) },
    Mistake { name: "float", plant: |text, words, _| names(text, words, FLOATS) },
    Mistake { name: "tolerance", plant: tolerances },
    Mistake { name: "result by one", plant: results },
    Mistake { name: "extreme", plant: |text, words, _| names(text, words, EXTREMES) },
];

/// What becomes what, and in which families.
type Swaps = &'static [(&'static str, &'static str, &'static [Family])];

const ALL: &[Family] = &[Family::C, Family::Braces, Family::Python, Family::Pascal];
const NOT_PASCAL: &[Family] = &[Family::C, Family::Braces, Family::Python];
const C_LIKE: &[Family] = &[Family::C, Family::Braces];
const PASCAL: &[Family] = &[Family::Pascal];
const PYTHON: &[Family] = &[Family::Python];
const WORDY: &[Family] = &[Family::Python, Family::Pascal];

const COMPARISONS: Swaps = &[
    ("<", "<=", ALL),
    ("<=", "<", ALL),
    (">", ">=", ALL),
    (">=", ">", ALL),
    ("==", "!=", NOT_PASCAL),
    ("!=", "==", NOT_PASCAL),
    ("=", "<>", PASCAL),
    ("<>", "=", PASCAL),
    ("to", "downto", PASCAL),
    ("downto", "to", PASCAL),
];
const ARITHMETIC: Swaps = &[
    ("+", "-", ALL),
    ("-", "+", ALL),
    ("*", "+", ALL),
    ("/", "*", ALL),
    ("//", "*", PYTHON),
    ("%", "/", C_LIKE),
    ("%", "//", PYTHON),
    ("div", "mod", PASCAL),
    ("mod", "div", PASCAL),
    ("+=", "-=", ALL),
    ("-=", "+=", ALL),
    ("++", "--", C_LIKE),
    ("inc", "dec", PASCAL),
    ("dec", "inc", PASCAL),
];
const NIM_SUMS: Swaps = &[
    ("^", "+", NOT_PASCAL),
    ("^", "|", NOT_PASCAL),
    ("^=", "+=", NOT_PASCAL),
    ("^=", "=", NOT_PASCAL),
    ("xor", "+", PASCAL),
    ("xor", "or", PASCAL),
    ("+", "^", NOT_PASCAL),
    ("+", "xor", PASCAL),
];
const BITS: Swaps = &[
    ("&", "|", NOT_PASCAL),
    ("|", "&", NOT_PASCAL),
    ("<<", ">>", NOT_PASCAL),
    (">>", "<<", NOT_PASCAL),
    ("shl", "shr", PASCAL),
    ("shr", "shl", PASCAL),
];
const LOGIC: Swaps = &[
    ("&&", "||", C_LIKE),
    ("||", "&&", C_LIKE),
    ("and", "or", WORDY),
    ("or", "and", WORDY),
    ("!", "", C_LIKE),
    ("not", "", WORDY),
    ("break", "continue", ALL),
    ("continue", "break", ALL),
    ("true", "false", &[Family::C, Family::Braces, Family::Pascal]),
    ("false", "true", &[Family::C, Family::Braces, Family::Pascal]),
    ("True", "False", PYTHON),
    ("False", "True", PYTHON),
];

const NARROWER: &[(&[&str], &str)] = &[
    (&["unsigned", "long", "long"], "unsigned"),
    (&["long", "long"], "int"),
    (&["unsigned", "long"], "unsigned"),
    (&["__int128"], "long long"),
    (&["long"], "int"),
    (&["int"], "short"),
    (&["int64_t"], "int32_t"),
    (&["uint64_t"], "uint32_t"),
    (&["int32_t"], "int16_t"),
    (&["int64"], "int32"),
    (&["uint64"], "uint32"),
    (&["i128"], "i64"),
    (&["u128"], "u64"),
    (&["i64"], "i32"),
    (&["u64"], "u32"),
    (&["qword"], "longword"),
    (&["longint"], "smallint"),
];
/// Free Pascal's 64 bits are called like Go's, and what is narrower is not.
const PASCAL_LONG: (&[&str], &str) = (&["int64"], "longint");

const FLOATS: &[(&[&str], &str)] = &[
    (&["long", "double"], "double"),
    (&["double"], "float"),
    (&["float64"], "float32"),
    (&["f64"], "f32"),
    (&["extended"], "double"),
    (&["Fraction"], "float"),
];
const EXTREMES: &[(&[&str], &str)] = &[(&["min"], "max"), (&["max"], "min")];

/// Operators, where they stand between two values.
fn signs(text: &str, words: &[Word], family: Family, swaps: Swaps) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let sign = &text[word.span.clone()];
        for (_, by, _) in
            swaps.iter().filter(|(from, _, families)| same(sign, from, family) && families.contains(&family))
        {
            if stands_between_values(text, words, index, family) {
                edits.push(Edit { span: word.span.clone(), by: by.to_string() });
            }
        }
    }
    edits
}

/// Pascal does not care for capital letters.
pub(super) fn same(word: &str, known: &str, family: Family) -> bool {
    if family == Family::Pascal { word.eq_ignore_ascii_case(known) } else { word == known }
}

/// Whether an operator is what it looks like: no bracket of a template, no pointer, no sign of a number, no stream.
fn stands_between_values(text: &str, words: &[Word], index: usize, family: Family) -> bool {
    let word = &words[index];
    let sign = &text[word.span.clone()];
    let line = text[..word.span.start].rsplit('\n').next().unwrap_or_default();
    let spaced = text[..word.span.start].ends_with(char::is_whitespace)
        && text[word.span.end..].starts_with(char::is_whitespace);
    let after_value = index.checked_sub(1).map(|before| &words[before]).is_some_and(|before| {
        matches!(before.kind, TokenKind::Name | TokenKind::Number | TokenKind::Text)
            || matches!(&text[before.span.clone()], ")" | "]")
    });
    match sign {
        "<" | ">" | "*" | "&" if family != Family::Python && family != Family::Pascal => spaced,
        "<<" | ">>" if family == Family::C => {
            spaced && !["cin", "cout", "cerr", "in >>", "out <<"].iter().any(|stream| line.contains(stream))
        }
        "+" | "-" | "*" | "/" => after_value,
        _ => true,
    }
}

/// Integers by one.
fn constants(text: &str, words: &[Word], family: Family) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (index, word) in words.iter().enumerate().filter(|(_, word)| word.kind == TokenKind::Number) {
        let number = &text[word.span.clone()];
        let digits = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        let (digits, suffix) = number.split_at(digits);
        let plain = !suffix.contains(['x', 'X', 'b', 'B', 'e', 'E', '\'', '_']);
        let before = index.checked_sub(1).map(|before| &text[words[before].span.clone()]);
        // The exit code of `main` is no part of an answer.
        let exit = before == Some("return") && number == "0" && family == Family::C;
        if let (Ok(value), true, false) = (digits.parse::<u128>(), plain, exit) {
            for other in [value.checked_add(1), value.checked_sub(1)].into_iter().flatten() {
                edits.push(Edit { span: word.span.clone(), by: format!("{other}{suffix}") });
            }
        }
    }
    edits
}

/// Numbers like `1e-9` a thousand times larger.
fn tolerances(text: &str, words: &[Word], _: Family) -> Vec<Edit> {
    let mut edits = Vec::new();
    for word in words.iter().filter(|word| word.kind == TokenKind::Number) {
        let number = &text[word.span.clone()];
        if let Some((value, power, suffix)) = small(number) {
            edits.push(Edit { span: word.span.clone(), by: format!("{value}e{}{suffix}", 3 - power) });
        }
    }
    edits
}

/// A number like `1e-9f` in its parts: what is before the sign, the power behind it, and what follows.
pub(super) fn small(number: &str) -> Option<(&str, i32, &str)> {
    let (value, power) = number.split_once("e-")?;
    let digits = power.find(|c: char| !c.is_ascii_digit()).unwrap_or(power.len());
    let (power, suffix) = power.split_at(digits);
    Some((value, power.parse().ok()?, suffix))
}

/// Types and functions that are taken for others.
fn names(text: &str, words: &[Word], swaps: &[(&[&str], &str)]) -> Vec<Edit> {
    let mut edits = Vec::new();
    let name = |index: usize| words.get(index).filter(|word| word.kind == TokenKind::Name);
    let mut index = 0;
    while index < words.len() {
        let found = swaps.iter().find(|(from, _)| {
            (0..from.len()).all(|offset| {
                name(index + offset)
                    .is_some_and(|word| text[word.span.clone()].eq_ignore_ascii_case(from[offset]))
            })
        });
        if let Some((from, by)) = found {
            let span = words[index].span.start..words[index + from.len() - 1].span.end;
            let (known, narrow) = PASCAL_LONG;
            let pascal = *from == known && text.to_ascii_lowercase().contains("begin");
            edits.push(Edit { span, by: (if pascal { narrow } else { by }).to_string() });
            index += from.len();
        } else {
            index += 1;
        }
    }
    edits
}

/// Conditions negated, taken for true, taken for false.
fn conditions(text: &str, words: &[Word], family: Family) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (index, word) in words.iter().enumerate().filter(|(_, word)| word.kind == TokenKind::Name) {
        let keyword = &text[word.span.clone()];
        let loops = same(keyword, "while", family);
        if !(loops || same(keyword, "if", family) || (family == Family::Python && keyword == "elif")) {
            continue;
        }
        let Some(span) = condition(text, words, index, family) else { continue };
        let condition = &text[span.clone()];
        if condition.trim().is_empty() || condition.contains(';') || condition.starts_with("let ") {
            continue;
        }
        let (no, yes, not) = match family {
            Family::Python => ("False", "True", "not "),
            Family::Pascal => ("false", "true", "not "),
            Family::C | Family::Braces => ("false", "true", "!"),
        };
        let mut push = |by: String| edits.push(Edit { span: span.clone(), by });
        push(format!("{not}({condition})"));
        push(no.to_string());
        if !loops {
            push(yes.to_string());
        }
    }
    edits
}

/// The bytes of the condition behind a keyword.
fn condition(text: &str, words: &[Word], keyword: usize, family: Family) -> Option<Range<usize>> {
    let mut depth = 0;
    let start = words.get(keyword + 1)?;
    for (index, word) in words.iter().enumerate().skip(keyword + 1) {
        let sign = &text[word.span.clone()];
        let ends = match family {
            Family::C => false,
            Family::Braces => depth == 0 && sign == "{",
            Family::Python => depth == 0 && sign == ":",
            Family::Pascal => depth == 0 && (same(sign, "then", family) || same(sign, "do", family)),
        };
        if ends {
            return Some(start.span.start..words[index - 1].span.end);
        }
        match sign {
            "(" | "[" => depth += 1,
            ")" | "]" => depth -= 1,
            _ => {}
        }
        if family == Family::C && (depth == 0 || sign == "{") {
            let within = start.span.end..word.span.start;
            return (sign == ")" && &text[start.span.clone()] == "(").then_some(within);
        }
        if word.line > start.line + 6 {
            return None;
        }
    }
    None
}

/// A result one larger than it is: a mex that starts at one, an index from the wrong end.
fn results(text: &str, words: &[Word], family: Family) -> Vec<Edit> {
    let mut edits = Vec::new();
    for (index, word) in words.iter().enumerate() {
        if &text[word.span.clone()] != "return" || family == Family::Pascal {
            continue;
        }
        let line_end = text[word.span.end..].find('\n').map_or(text.len(), |end| word.span.end + end);
        let end = match family {
            Family::Python => Some(line_end),
            _ => text[word.span.end..line_end].find(';').map(|end| word.span.end + end),
        };
        let Some(end) = end else { continue };
        let value = text[word.span.end..end].trim();
        let number =
            words.get(index + 1).is_some_and(|next| matches!(next.kind, TokenKind::Name | TokenKind::Number));
        if number && value != "0" && !value.contains(['{', '}', '"']) && !["true", "false"].contains(&value) {
            let start = word.span.end + text[word.span.end..end].find(value).unwrap_or(0);
            edits.push(Edit { span: start..start + value.len(), by: format!("({value}) + 1") });
        }
    }
    edits
}
