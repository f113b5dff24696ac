//! Kinds of mistakes that are asked for by name and planted wherever they fit: a variable of a narrower type, entries of
//! a table exchanged, limits and tolerances of another size, a first or last element left out, one move left out.

use std::ops::Range;

use super::{
    lexer::{Family, TokenKind, Word},
    mistakes::{Edit, Mistake, same, small},
};

/// Every kind of mistake that is asked for by name.
pub const THOROUGH: &[Mistake] = &[
    Mistake { name: "type", plant: types },
    Mistake { name: "table", plant: tables },
    Mistake { name: "scale", plant: scales },
    Mistake { name: "end", plant: ends },
    Mistake { name: "rule", plant: rules },
];

/// A source with its words.
#[derive(Clone, Copy)]
struct Code<'a> {
    text: &'a str,
    words: &'a [Word],
    family: Family,
}

impl<'a> Code<'a> {
    /// The text of a word; nothing beyond the ends.
    fn word(self, index: usize) -> &'a str {
        self.words.get(index).map_or("", |word| &self.text[word.span.clone()])
    }

    /// The text of the word before.
    fn before(self, index: usize) -> &'a str {
        index.checked_sub(1).map_or("", |before| self.word(before))
    }

    fn is(self, index: usize, known: &str) -> bool {
        same(self.word(index), known, self.family)
    }

    fn is_name(self, index: usize) -> bool {
        self.words.get(index).is_some_and(|word| word.kind == TokenKind::Name)
    }

    /// The bytes from one word to another, both included.
    fn span(self, first: usize, last: usize) -> Range<usize> {
        self.words[first].span.start..self.words[last].span.end
    }

    /// The word that closes the bracket at `open`.
    fn closing(self, open: usize) -> Option<usize> {
        let mut depth = 0;
        (open..self.words.len()).find(|&index| {
            match self.word(index) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            depth == 0
        })
    }

    /// The words between two, cut at each `sign` that stands outside of brackets.
    fn cut(self, from: usize, to: usize, sign: &str) -> Vec<Range<usize>> {
        let (mut parts, mut depth, mut start) = (Vec::new(), 0, from);
        for index in from..to {
            match self.word(index) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                word if word == sign && depth == 0 => {
                    parts.push(start..index);
                    start = index + 1;
                }
                _ => {}
            }
        }
        parts.push(start..to);
        parts
    }

    /// The text of a range of words.
    fn text_of(self, words: &Range<usize>) -> &'a str {
        match words.is_empty() {
            true => "",
            false => &self.text[self.span(words.start, words.end - 1)],
        }
    }

    /// Java is of the family of C, and narrows only where it is told to.
    fn is_java(self) -> bool {
        self.family == Family::C && self.text.contains("static void main")
    }
}

/// A type and what is narrower, for programs in C and C++; longer names first.
const OF_C: &[(&[&str], &[&str])] = &[
    (&["unsigned", "long", "long"], UNSIGNED_64),
    (&["unsigned", "__int128"], &["unsigned long long"]),
    (&["unsigned", "long"], UNSIGNED_64),
    (&["unsigned", "int"], UNSIGNED_32),
    (&["unsigned", "short"], &["unsigned char"]),
    (&["unsigned", "char"], &[]),
    (&["signed", "char"], &[]),
    (&["long", "double"], &["double"]),
    (&["long", "long"], SIGNED_64),
    (&["long"], SIGNED_64),
    (&["unsigned"], UNSIGNED_32),
    (&["__int128"], &["long long", "double"]),
    (&["uint64_t"], UNSIGNED_64),
    (&["size_t"], UNSIGNED_64),
    (&["int64_t"], SIGNED_64),
    (&["uint32_t"], UNSIGNED_32),
    (&["int32_t"], SIGNED_32),
    (&["int"], SIGNED_32),
    (&["short"], &["signed char"]),
    (&["double"], &["float"]),
];
const UNSIGNED_64: &[&str] = &["unsigned", "unsigned short", "unsigned char"];
const SIGNED_64: &[&str] = &["int", "unsigned", "short", "signed char", "float"];
const UNSIGNED_32: &[&str] = &["unsigned short", "unsigned char"];
const SIGNED_32: &[&str] = &["short", "signed char"];

/// The same for Pascal.
const OF_PASCAL: &[(&[&str], &[&str])] = &[
    (&["int64"], &["longint", "smallint", "shortint"]),
    (&["qword"], &["longword", "word", "byte"]),
    (&["longint"], &["smallint", "shortint"]),
    (&["integer"], &["smallint", "shortint"]),
    (&["longword"], &["word", "byte"]),
    (&["cardinal"], &["word", "byte"]),
    (&["smallint"], &["shortint"]),
    (&["word"], &["byte"]),
    (&["extended"], &["double"]),
    (&["double"], &["single"]),
];

/// Each variable of each type that is narrower, one at a time.
fn types(text: &str, words: &[Word], family: Family) -> Vec<Edit> {
    let code = Code { text, words, family };
    let known = match family {
        _ if code.is_java() => return casts(code),
        Family::C => OF_C,
        Family::Pascal => OF_PASCAL,
        Family::Braces | Family::Python => return Vec::new(),
    };
    let mut edits = Vec::new();
    let mut index = 0;
    while index < words.len() {
        let found = known
            .iter()
            .find(|(from, _)| from.iter().enumerate().all(|(offset, part)| code.is(index + offset, part)));
        let Some((from, narrower)) = found else {
            index += 1;
            continue;
        };
        let last = index + from.len() - 1;
        for narrow in *narrower {
            edits.extend(narrowed(code, index, last, narrow));
        }
        index = last + 1;
    }
    edits
}

/// The type between two words made narrower: for one of the variables of a declaration after the other.
fn narrowed(code: Code, first: usize, last: usize, narrow: &str) -> Vec<Edit> {
    let wide = &code.text[code.span(first, last)];
    match code.family {
        Family::Pascal => {
            let names = names_before(code, first);
            if names.len() < 2 {
                return vec![Edit { span: code.span(first, last), by: narrow.into() }];
            }
            let span = code.words[*names.last().unwrap_or(&first)].span.start..code.words[last].span.end;
            let declared = |chosen: &usize| {
                let one = |name: &usize| {
                    let kind = if name == chosen { narrow } else { wide };
                    format!("{}: {kind}", code.word(*name))
                };
                names.iter().rev().map(one).collect::<Vec<_>>().join("; ")
            };
            names.iter().map(|chosen| Edit { span: span.clone(), by: declared(chosen) }).collect()
        }
        _ => {
            let end = (last + 1..code.words.len()).find(|&index| code.word(index) == ";");
            let stands_alone = matches!(code.before(first), ";" | "{" | "}" | "") && code.is_name(last + 1);
            let parts = end.filter(|_| stands_alone).map(|end| code.cut(last + 1, end, ","));
            let Some(parts) = parts.filter(|parts| parts.len() > 1) else {
                return vec![Edit { span: code.span(first, last), by: narrow.into() }];
            };
            let span = code.span(first, parts[parts.len() - 1].end - 1);
            let declared = |chosen: usize| {
                let one = |(index, part): (usize, &Range<usize>)| {
                    let kind = if index == chosen { narrow } else { wide };
                    format!("{kind} {}", code.text_of(part))
                };
                parts.iter().enumerate().map(one).collect::<Vec<_>>().join("; ")
            };
            (0..parts.len()).map(|chosen| Edit { span: span.clone(), by: declared(chosen) }).collect()
        }
    }
}

/// The names that share a type in Pascal, the last one first.
fn names_before(code: Code, kind: usize) -> Vec<usize> {
    let mut names = Vec::new();
    if code.before(kind) != ":" {
        return names;
    }
    let mut at = kind - 1;
    while at > 0 && code.is_name(at - 1) {
        names.push(at - 1);
        if at < 2 || code.word(at - 2) != "," {
            break;
        }
        at -= 2;
    }
    names
}

/// Values that are assigned or returned, cut to fewer bits.
fn casts(code: Code) -> Vec<Edit> {
    let mut edits = Vec::new();
    for index in 0..code.words.len() {
        let value = match code.word(index) {
            "=" if code.is_name(index.wrapping_sub(1)) || code.before(index) == "]" => index + 1,
            "return" => index + 1,
            _ => continue,
        };
        let Some(end) = (value..code.words.len()).find(|&end| code.word(end) == ";") else { continue };
        let end = code.cut(value, end, ",")[0].end;
        let simple = end == value || matches!(code.word(value), "new" | "{" | "true" | "false");
        if simple || (end == value + 1 && code.words[value].kind == TokenKind::Number) {
            continue;
        }
        let span = code.span(value, end - 1);
        for kind in ["int", "short", "byte"] {
            edits.push(Edit { span: span.clone(), by: format!("({kind}) ({})", &code.text[span.clone()]) });
        }
    }
    edits
}

/// Lists of fewer entries are no tables.
const TABLE: usize = 4;

/// Two entries of a table of numbers exchanged: neighbours, and both ends.
fn tables(text: &str, words: &[Word], family: Family) -> Vec<Edit> {
    let code = Code { text, words, family };
    let mut edits = Vec::new();
    for open in 0..words.len() {
        let opens = match family {
            Family::C | Family::Braces => code.word(open) == "{",
            Family::Python => code.word(open) == "[",
            Family::Pascal => code.word(open) == "(" && code.before(open) == "=",
        };
        if !opens {
            continue;
        }
        let Some(close) = code.closing(open) else { continue };
        let entries = code.cut(open + 1, close, ",");
        let numbers = entries.iter().all(|entry| {
            entry.len() <= 2 && entry.clone().any(|word| words[word].kind == TokenKind::Number)
                || entry.is_empty() && entry.end == close
        });
        let entries: Vec<_> = entries.into_iter().filter(|entry| !entry.is_empty()).collect();
        if !numbers || entries.len() < TABLE {
            continue;
        }
        let pairs = (1..entries.len()).map(|next| (next - 1, next)).chain([(0, entries.len() - 1)]);
        for (one, other) in pairs {
            let (first, second) = (code.text_of(&entries[one]), code.text_of(&entries[other]));
            if first != second {
                let span = code.span(entries[one].start, entries[other].end - 1);
                let between = &text[code.span(entries[one].end, entries[other].start - 1)];
                edits.push(Edit { span, by: format!("{second}{between} {first}") });
            }
        }
    }
    edits
}

/// Primes that people take.
const PRIMES: [&str; 4] = ["1000000007", "998244353", "1000000009", "2147483647"];

/// Tolerances a thousand times smaller or larger, limits of half the size, other primes.
fn scales(text: &str, words: &[Word], _: Family) -> Vec<Edit> {
    let mut edits = Vec::new();
    for word in words.iter().filter(|word| word.kind == TokenKind::Number) {
        let number = &text[word.span.clone()];
        let mut push = |by: String| edits.push(Edit { span: word.span.clone(), by });
        if let Some((value, power, suffix)) = small(number) {
            push(format!("{value}e{}{suffix}", 3 - power));
            push(format!("{value}e-{}{suffix}", power + 3));
            continue;
        }
        let digits = number.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let (plain, suffix) = (digits.replace(['\'', '_'], ""), &number[digits.len()..]);
        let Ok(value) = plain.parse::<u128>() else { continue };
        if PRIMES.contains(&plain.as_str()) {
            let others = PRIMES.iter().filter(|prime| **prime != plain);
            others.take(2).for_each(|prime| push(format!("{prime}{suffix}")));
        } else if value >= 16 {
            push(format!("{}{suffix}", value / 2));
            push(format!("{}{suffix}", value - value / 8));
        }
    }
    edits
}

/// Loops that leave out their first or their last element.
fn ends(text: &str, words: &[Word], family: Family) -> Vec<Edit> {
    let code = Code { text, words, family };
    loops(code)
        .into_iter()
        .flat_map(|head| {
            let later = (head.first, " + 1");
            let earlier = (head.last, " - 1");
            [later, earlier].into_iter().filter_map(move |(words, by)| {
                let words = words.filter(|words| !words.is_empty())?;
                let span = code.span(words.start, words.end - 1);
                Some(Edit { by: format!("({}){by}", &text[span.clone()]), span })
            })
        })
        .collect()
}

/// Loops that leave out one element: where moves are tried, a legal move.
fn rules(text: &str, words: &[Word], family: Family) -> Vec<Edit> {
    let code = Code { text, words, family };
    let mut edits = Vec::new();
    for head in loops(code) {
        let (name, body) = (code.word(head.name), head.body);
        let Some(word) = words.get(body) else { continue };
        for value in ["1", "2", "3"] {
            let (at, by) = match (family, code.word(body)) {
                (Family::C, "{") => (word.span.end, format!(" if ({name} == {value}) continue;")),
                (Family::C, _) => (word.span.start, format!("if ({name} != {value}) ")),
                (Family::Braces, _) => (word.span.end, format!(" if {name} == {value} {{ continue }};")),
                (Family::Pascal, _) if code.is(body, "begin") => {
                    (word.span.end, format!(" if {name} = {value} then continue;"))
                }
                (Family::Pascal, _) => (word.span.start, format!("if {name} <> {value} then ")),
                (Family::Python, _) => {
                    let line = text[..word.span.start].rfind('\n').map_or(0, |end| end + 1);
                    let indent = &text[line..word.span.start];
                    if !indent.trim().is_empty() {
                        continue;
                    }
                    (word.span.start, format!("if {name} == {value}:\n{indent}    continue\n{indent}"))
                }
            };
            edits.push(Edit { span: at..at, by });
        }
    }
    edits
}

/// The head of a loop over numbers.
struct Loop {
    /// Its variable.
    name: usize,
    /// The words of its first value.
    first: Option<Range<usize>>,
    /// The words of the value that it stops at, or before.
    last: Option<Range<usize>>,
    /// Where its body begins.
    body: usize,
}

/// Every loop that counts.
fn loops(code: Code) -> Vec<Loop> {
    let heads = (0..code.words.len()).filter(|&index| code.is(index, "for"));
    heads
        .filter_map(|head| match code.family {
            Family::C => loop_of_c(code, head + 2, code.closing(head + 1)?, code.closing(head + 1)? + 1),
            Family::Braces => {
                let open = (head..code.words.len()).find(|&index| code.word(index) == "{")?;
                loop_of_c(code, head + 1, open, open)
            }
            Family::Python => loop_of_python(code, head),
            Family::Pascal => loop_of_pascal(code, head),
        })
        .collect()
}

/// `int i = a; i < b; i++` between two words.
fn loop_of_c(code: Code, from: usize, to: usize, body: usize) -> Option<Loop> {
    let parts = code.cut(from, to, ";");
    let [start, condition, _] = &parts[..] else { return None };
    let sign = start.clone().find(|&index| matches!(code.word(index), "=" | ":="))?;
    let name = sign.checked_sub(1).filter(|&name| code.is_name(name))?;
    let first = code.cut(sign + 1, start.end, ",").into_iter().next();
    let compares = |index: &usize| matches!(code.word(*index), "<" | "<=");
    let last = condition.clone().find(compares).map(|sign| sign + 1..condition.end);
    let simple = last.filter(|last| !last.clone().any(|index| matches!(code.word(index), "&&" | "||")));
    Some(Loop { name, first, last: simple, body })
}

/// `for i in range(a, b):`, however many numbers it has.
fn loop_of_python(code: Code, head: usize) -> Option<Loop> {
    if code.word(head + 2) != "in" || code.word(head + 3) != "range" {
        return None;
    }
    let close = code.closing(head + 4)?;
    let parts = code.cut(head + 5, close, ",");
    let (first, last) = match &parts[..] {
        [last] => (None, last.clone()),
        [first, last, ..] => (Some(first.clone()), last.clone()),
        [] => return None,
    };
    let body = close + 2;
    (code.word(close + 1) == ":").then_some(Loop { name: head + 1, first, last: Some(last), body })
}

/// `for i := a to b do`.
fn loop_of_pascal(code: Code, head: usize) -> Option<Loop> {
    let to = (head..code.words.len()).find(|&index| code.is(index, "to"))?;
    let done = (to..code.words.len()).find(|&index| code.is(index, "do"))?;
    let near = done < head + 60 && code.word(head + 2) == ":=";
    near.then_some(Loop { name: head + 1, first: Some(head + 3..to), last: Some(to + 1..done), body: done + 1 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutation::lexer;

    /// What a text becomes by one kind of mistake.
    fn made(kind: &str, family: Family, text: &str) -> Vec<String> {
        let words = lexer::words(text, family);
        let mistake = THOROUGH.iter().find(|mistake| mistake.name == kind).unwrap();
        let edits = (mistake.plant)(text, &words, family);
        edits
            .into_iter()
            .map(|Edit { span, by }| [&text[..span.start], &by, &text[span.end..]].concat())
            .collect()
    }

    #[track_caller]
    fn has(kind: &str, family: Family, text: &str, expected: &[&str]) {
        let made = made(kind, family, text);
        for one in expected {
            assert!(made.iter().any(|known| known == one), "{one}: {made:#?}");
        }
    }

    #[test]
    fn one_variable_of_a_declaration_becomes_narrower() {
        has(
            "type",
            Family::C,
            "long long a = f(1, 2), b; b = a;",
            &["int a = f(1, 2); long long b; b = a;", "long long a = f(1, 2); signed char b; b = a;"],
        );
        has(
            "type",
            Family::C,
            "vector<unsigned long long> v; int f(int n);",
            &[
                "vector<unsigned> v; int f(int n);",
                "vector<unsigned long long> v; short f(int n);",
                "vector<unsigned long long> v; int f(short n);",
            ],
        );
        has(
            "type",
            Family::C,
            "for (int i = 0, j = 1; i < 2; i++) {}",
            &["for (short i = 0, j = 1; i < 2; i++) {}"],
        );
        has(
            "type",
            Family::Pascal,
            "var a, b: Int64; c: array of longint;",
            &[
                "var a: longint; b: Int64; c: array of longint;",
                "var a: Int64; b: smallint; c: array of longint;",
                "var a, b: Int64; c: array of shortint;",
            ],
        );
        has(
            "type",
            Family::C,
            "static void main() { long x = a + b; return x; }",
            &[
                "static void main() { long x = (short) (a + b); return x; }",
                "static void main() { long x = a + b; return (int) (x); }",
            ],
        );
    }

    #[test]
    fn long_double_is_one_type() {
        assert_eq!(made("type", Family::C, "long double x;"), ["double x;"]);
        assert_eq!(made("type", Family::C, "unsigned char x;"), [""; 0]);
    }

    #[test]
    fn entries_of_a_table_are_exchanged() {
        has(
            "table",
            Family::C,
            "int t[] = {0, 1, -2, 1};",
            &["int t[] = {1, 0, -2, 1};", "int t[] = {0, -2, 1, 1};", "int t[] = {1, 1, -2, 0};"],
        );
        has("table", Family::Python, "t = [4, 5,\n 6, 7]\n", &["t = [5, 4,\n 6, 7]\n"]);
        has(
            "table",
            Family::Pascal,
            "const t: array[0..3] of byte = (4, 5, 6, 7);",
            &["const t: array[0..3] of byte = (4, 6, 5, 7);"],
        );
        assert_eq!(made("table", Family::C, "{ f(1, 2, 3, 4); }"), [""; 0], "arguments are no table");
    }

    #[test]
    fn limits_tolerances_and_primes_are_of_another_size() {
        has(
            "scale",
            Family::C,
            "char b[1'000'000]; x < 1e-9; m = 998244353LL;",
            &[
                "char b[500000]; x < 1e-9; m = 998244353LL;",
                "char b[875000]; x < 1e-9; m = 998244353LL;",
                "char b[1'000'000]; x < 1e-6; m = 998244353LL;",
                "char b[1'000'000]; x < 1e-12; m = 998244353LL;",
                "char b[1'000'000]; x < 1e-9; m = 1000000007LL;",
            ],
        );
    }

    #[test]
    fn a_loop_leaves_out_an_end_or_an_element() {
        has(
            "end",
            Family::C,
            "for (int i = 0; i < n; i++) {}",
            &["for (int i = (0) + 1; i < n; i++) {}", "for (int i = 0; i < (n) - 1; i++) {}"],
        );
        has("end", Family::Python, "for i in range(n):\n    f(i)\n", &["for i in range((n) - 1):\n    f(i)\n"]);
        has(
            "end",
            Family::Pascal,
            "for i := 1 to n do f(i);",
            &["for i := (1) + 1 to n do f(i);", "for i := 1 to (n) - 1 do f(i);"],
        );
        has(
            "rule",
            Family::C,
            "for (int i = 0; i < n; i++) f(i);",
            &["for (int i = 0; i < n; i++) if (i != 1) f(i);"],
        );
        has(
            "rule",
            Family::C,
            "for (int i = 0; i < n; i++) { f(i); }",
            &["for (int i = 0; i < n; i++) { if (i == 2) continue; f(i); }"],
        );
        has(
            "rule",
            Family::Braces,
            "for i := 0; i < n; i++ { f(i) }",
            &["for i := 0; i < n; i++ { if i == 1 { continue }; f(i) }"],
        );
        has(
            "rule",
            Family::Python,
            "for i in range(n):\n    f(i)\n",
            &["for i in range(n):\n    if i == 3:\n        continue\n    f(i)\n"],
        );
        has(
            "rule",
            Family::Pascal,
            "for i := 1 to n do begin f(i) end;",
            &["for i := 1 to n do begin if i = 1 then continue; f(i) end;"],
        );
    }
}
