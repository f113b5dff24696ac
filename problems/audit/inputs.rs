//! Inputs that are kept: legal ones, which the strict reader takes, and nearly legal ones, which it refuses at the right
//! line. They stand in `inputs/reader.txt` of an exercise, so that a person can read them:
//!
//! ```text
//! legal: the first sample
//!   1 3 4 5
//!   2 1 2 3
//! refused at line 2: k = 0, one below its least value
//!   1 3 4 5
//!   0 1 2 3
//! ```
//!
//! An input is ASCII, so what is none says what cannot be seen: `␣` a space where none belongs, `␉` a tab, `␍` a
//! carriage return, `␀` a NUL byte, `␊` an empty line, `⊣` the end of a file whose last line has no LF, `⟨ff⟩` any
//! other byte, `⟨9 × 10⟩` a text nine times, and `⟨1001 lines⟩` before a line that stands there so many times.

use std::{collections::HashSet, fmt::Write};

use checkers::strict::Extent;

use super::show;
use crate::{AnyExercise, Error, Library, document};

/// The name of the file.
pub const FILE: &str = "inputs/reader.txt";
/// How many legal inputs an exercise keeps at least.
pub const LEGAL: usize = 10;
/// How many nearly legal inputs an exercise keeps at least.
pub const REFUSED: usize = 30;

/// How many inputs are proposed that break a rule, neither a bound nor a form.
const RULES: usize = 10;

/// An input that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What it shows.
    pub name: String,
    /// The line at which the reader refuses it; nothing if it is legal.
    pub refused: Option<usize>,
    /// The input.
    pub input: Vec<u8>,
}

/// Reads the inputs that an exercise keeps.
pub fn load(library: &Library, exercise: &dyn AnyExercise) -> Result<Vec<Kept>, Error> {
    let text = library.text(exercise, FILE)?;
    parse(&text).map_err(|reason| Error::file(&library.place(exercise, FILE), reason))
}

/// Everything that is wrong with the inputs that an exercise keeps, a sentence each.
pub fn inputs(exercise: &dyn AnyExercise, kept: &[Kept]) -> Vec<String> {
    let mut problems = Vec::new();
    let legal = kept.iter().filter(|kept| kept.refused.is_none()).count();
    if legal < LEGAL || kept.len() - legal < REFUSED {
        problems.push(format!(
            "{FILE} has {legal} legal inputs and {} others, at least {LEGAL} and {REFUSED} are needed",
            kept.len() - legal
        ));
    }
    for Kept { name, refused, input } in kept {
        let problem = match (exercise.read(input), refused) {
            (Ok(case), None) if case.input() != *input => "it is not written as it was read".to_string(),
            (Ok(_), None) => continue,
            (Err(error), Some(line)) if error.line == *line => continue,
            (Ok(_), Some(line)) => format!("the reader takes it, line {line} is wrong"),
            (Err(error), None) => format!("it is legal, but the reader says: {error}"),
            (Err(error), Some(line)) => format!("line {line} is wrong, the reader blames another: {error}"),
        };
        problems.push(format!("{FILE}, \"{name}\": {problem}: {}", show(input)));
    }
    problems
}

/// Reads the form above.
pub fn parse(text: &str) -> Result<Vec<Kept>, String> {
    let mut all: Vec<Kept> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let context = |reason: &str| format!("line {}: {reason}", index + 1);
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        if let Some(body) = line.strip_prefix("  ") {
            let kept = all.last_mut().ok_or_else(|| context("an input without a name"))?;
            let (times, body) = match body.strip_prefix('⟨').and_then(|rest| rest.split_once(" lines⟩ ")) {
                Some((times, body)) => (times.parse().map_err(|_| context("how many lines?"))?, body),
                None => (1, body),
            };
            let (bytes, ends) = decode(body).ok_or_else(|| context("a sign that is not known"))?;
            for _ in 0..times {
                kept.input.extend(&bytes);
                kept.input.extend((!ends).then_some(b'\n'));
            }
            continue;
        }
        let (what, name) = line.split_once(": ").ok_or_else(|| context("what is it, and its name?"))?;
        let refused = match what.strip_prefix("refused at line ") {
            Some(number) => Some(number.parse().map_err(|_| context("which line?"))?),
            None if what == "legal" => None,
            None => return Err(context("an input is legal, or refused at a line")),
        };
        all.push(Kept { name: name.into(), refused, input: Vec::new() });
    }
    Ok(all)
}

/// Writes what [`parse`] reads.
pub fn written(kept: &[Kept]) -> String {
    let mut text = String::from(
        "# Inputs that the reader takes, and inputs that it refuses at the line that is named. Signs that are not ASCII say\n\
         # what cannot be seen: ␣ space, ␉ tab, ␍ carriage return, ␀ NUL, ␊ empty line, ⊣ no LF at the end.\n",
    );
    for Kept { name, refused, input } in kept {
        let what = refused.map_or("legal".to_string(), |line| format!("refused at line {line}"));
        // To write to a string cannot fail.
        let _ = writeln!(text, "\n{what}: {name}");
        let mut lines: Vec<&[u8]> = input.split(|&byte| byte == b'\n').collect();
        let open = lines.pop().filter(|rest| !rest.is_empty() || input.is_empty());
        let mut at = 0;
        while at < lines.len() {
            let same = lines[at..].iter().take_while(|line| **line == lines[at]).count();
            let line = encode(lines[at]);
            let line = if line.is_empty() { "␊".into() } else { line };
            if same > 4 {
                let _ = writeln!(text, "  ⟨{same} lines⟩ {line}");
                at += same;
            } else {
                let _ = writeln!(text, "  {line}");
                at += 1;
            }
        }
        if let Some(rest) = open {
            let _ = writeln!(text, "  {}⊣", encode(rest));
        }
    }
    text
}

/// A line as it is shown.
fn encode(line: &[u8]) -> String {
    let mut shown = String::new();
    let mut at = 0;
    while at < line.len() {
        // Long repetitions of a short text: a row of equal numbers, a string of zeros.
        let repeated = (1..=24.min(line.len() - at)).find_map(|length| {
            let unit = &line[at..at + length];
            let times = line[at..].chunks_exact(length).take_while(|chunk| *chunk == unit).count();
            (times * length > 40 && times > 8).then_some((length, times))
        });
        if let Some((length, times)) = repeated {
            let _ = write!(shown, "⟨{times} × {}⟩", encode(&line[at..at + length]).replace(' ', "␣"));
            at += length * times;
            continue;
        }
        let (before, after) = (at.checked_sub(1).map(|before| line[before]), line.get(at + 1));
        match line[at] {
            b' ' if before.is_none_or(|byte| byte == b' ') || after.is_none_or(|byte| *byte == b' ') => {
                shown.push('␣');
            }
            b'\t' => shown.push('␉'),
            b'\r' => shown.push('␍'),
            0 => shown.push('␀'),
            byte @ b' '..=b'~' => shown.push(byte as char),
            byte => {
                let _ = write!(shown, "⟨{byte:02x}⟩");
            }
        }
        at += 1;
    }
    shown
}

/// The bytes of a line that is shown, and whether the file ends in it without LF.
fn decode(shown: &str) -> Option<(Vec<u8>, bool)> {
    let mut bytes = Vec::new();
    let mut rest = shown.chars();
    while let Some(sign) = rest.next() {
        match sign {
            '␣' => bytes.push(b' '),
            '␉' => bytes.push(b'\t'),
            '␍' => bytes.push(b'\r'),
            '␀' => bytes.push(0),
            '␊' if shown.chars().count() == 1 => {}
            '⊣' if rest.as_str().is_empty() => return Some((bytes, true)),
            '⟨' => {
                let (inner, after) = rest.as_str().split_once('⟩')?;
                match inner.split_once(" × ") {
                    Some((times, unit)) => {
                        bytes.extend(
                            decode(unit)?
                                .0
                                .repeat(times.parse().ok().filter(|&times: &usize| times <= 1 << 24)?),
                        );
                    }
                    None => bytes.push(u8::from_str_radix(inner, 16).ok()?),
                }
                rest = after.chars();
            }
            sign if sign.is_ascii() => bytes.push(sign as u8),
            _ => return None,
        }
    }
    Some((bytes, false))
}

/// Inputs to begin with, made of an exercise's first sample and its bounds. The line of each that is refused is where
/// it was damaged, whatever the reader says.
pub fn proposed(library: &Library, exercise: &dyn AnyExercise, small: &[Vec<u8>]) -> Result<Vec<Kept>, Error> {
    let samples: Vec<Vec<u8>> =
        document::load_samples(library, exercise)?.into_iter().map(|sample| sample.input).collect();
    let base = samples.first().ok_or_else(|| Error::new("there is no sample"))?;
    let mut kept = legal(exercise, &samples, small);
    let mut refused = beyond_bounds(exercise, base);
    refused.extend(too_many_lines(exercise, base));
    refused.extend(layouts(base));
    // What only the rules of an exercise refuse, of whatever input has it.
    let inputs = [base].into_iter().chain(small);
    refused.extend(inputs.flat_map(|input| broken_rules(exercise, input)).take(RULES));
    let mut known = HashSet::new();
    refused.retain(|kept| known.insert(kept.input.clone()));
    kept.extend(refused);
    Ok(kept)
}

/// The values under bounds that are damaged: what is known of the bound, the line and the bytes of the value.
fn bounded(exercise: &dyn AnyExercise, input: &[u8]) -> Vec<(Extent, usize, std::ops::Range<usize>)> {
    let Ok((_, extents)) = exercise.survey(input) else { return Vec::new() };
    let line = |at: usize| 1 + input[..at].iter().filter(|&&byte| byte == b'\n').count();
    let mut places = Vec::new();
    for extent in extents {
        // The first and the last place: a reader that looks only at one of them is wrong.
        let ends = [extent.first.first(), extent.first.last()];
        let mut spans: Vec<_> = ends.into_iter().flatten().map(|(_, span)| span.clone()).collect();
        spans.dedup();
        places.extend(spans.into_iter().map(|span| (extent.clone(), line(span.start), span)));
    }
    places
}

fn replaced(input: &[u8], span: &std::ops::Range<usize>, by: &str) -> Vec<u8> {
    [&input[..span.start], by.as_bytes(), &input[span.end..]].concat()
}

fn legal(exercise: &dyn AnyExercise, samples: &[Vec<u8>], small: &[Vec<u8>]) -> Vec<Kept> {
    let mut all = Vec::new();
    let mut push = |name: String, input: Vec<u8>| {
        let new = all.iter().all(|known: &Kept| known.input != input);
        if new && exercise.read(&input).is_ok() {
            all.push(Kept { name, refused: None, input });
        }
    };
    for (index, sample) in samples.iter().take(2).enumerate() {
        push(format!("sample {}", index + 1), sample.clone());
    }
    for input in samples.iter().take(1).chain(small.iter().take(5)) {
        for (extent, _, span) in bounded(exercise, input) {
            let bound = extent.bound;
            for (end, value) in [("least", bound.min), ("greatest", bound.max)] {
                push(
                    format!("{} = {value}, its {end} value", bound.name),
                    replaced(input, &span, &value.to_string()),
                );
            }
        }
    }
    all.truncate(LEGAL - 2);
    let mut index = 0;
    for input in small {
        if all.len() < LEGAL + 2 && all.iter().all(|known| known.input != *input) {
            index += 1;
            all.push(Kept { name: format!("a small one, {index}"), refused: None, input: input.clone() });
        }
    }
    all
}

/// Every bounded value just outside its bound.
fn beyond_bounds(exercise: &dyn AnyExercise, input: &[u8]) -> Vec<Kept> {
    let mut all = Vec::new();
    for (extent, line, span) in bounded(exercise, input) {
        let bound = extent.bound;
        for (value, side) in [(bound.min - 1, "one below its least"), (bound.max + 1, "one above its greatest")]
        {
            let name = format!("{} = {value}, {side} value", bound.name);
            let input = replaced(input, &span, &value.to_string());
            all.push(Kept { name, refused: Some(line), input });
        }
    }
    all
}

/// One line more than there may be, where an input is a line for each query.
fn too_many_lines(exercise: &dyn AnyExercise, base: &[u8]) -> Option<Kept> {
    let bound = exercise.bounds().iter().find(|bound| bound.name == "lines")?;
    let most = usize::try_from(bound.max).ok()?;
    let end = base.iter().position(|&byte| byte == b'\n')?;
    let line = &base[..=end];
    let lines = |many: usize| line.repeat(many);
    exercise.read(&lines(most)).is_ok().then(|| Kept {
        name: format!("{} lines, one more than there may be", most + 1),
        refused: Some(most + 1),
        input: lines(most + 1),
    })
}

/// Rules of form, broken one by one.
fn layouts(input: &[u8]) -> Vec<Kept> {
    let lines = input.iter().filter(|&&byte| byte == b'\n').count();
    let mut all = Vec::new();
    let mut push = |name: &str, line: usize, input: Vec<u8>| {
        all.push(Kept { name: name.into(), refused: Some(line), input });
    };
    let first_end = input.iter().position(|&byte| byte == b'\n').unwrap_or(0);
    let last_end = input.len() - 1;
    let at = |place: usize, by: &[u8]| [&input[..place], by, &input[place + 1..]].concat();
    push("nothing at all", 1, Vec::new());
    push("no LF at the end", lines, input[..last_end].to_vec());
    push("an empty line at the end", lines + 1, [input, b"\n"].concat());
    push("a space after the last line", lines + 1, [input, b" "].concat());
    push("a NUL byte after the last line", lines + 1, [input, b"\0"].concat());
    push("a carriage return after the last line", lines + 1, [input, b"\r\n"].concat());
    push("a word after the last line", lines + 1, [input, b"x\n"].concat());
    push("an empty line at the start", 1, [b"\n", input].concat());
    push("a space at the start", 1, [b" ", input].concat());
    push("a tab at the start", 1, [b"\t", input].concat());
    push("a byte order mark", 1, [b"\xef\xbb\xbf", input].concat());
    push("a minus alone", 1, [b"- ", input].concat());
    push("a carriage return in the first line", 1, at(first_end, b"\r\n"));
    push("a space at the end of the first line", 1, at(first_end, b" \n"));
    push("a word too many in the first line", 1, at(first_end, b" x\n"));
    push("a comma at the end of the first line", 1, at(first_end, b",\n"));
    if lines > 1 {
        push("a carriage return in the last line", lines, at(last_end, b"\r\n"));
        push("a space at the end of the last line", lines, at(last_end, b" \n"));
        push("a word too many in the last line", lines, at(last_end, b" x\n"));
        push("an empty line after the first", 2, at(first_end, b"\n\n"));
    }
    if let Some(space) = input.iter().position(|&byte| byte == b' ') {
        let line = 1 + input[..space].iter().filter(|&&byte| byte == b'\n').count();
        push("two spaces", line, at(space, b"  "));
        push("a tab instead of a space", line, at(space, b"\t"));
        push("a comma instead of a space", line, at(space, b","));
        push("a no-break space", line, at(space, b"\xc2\xa0"));
    }
    let number = input.iter().position(|byte| byte.is_ascii_digit());
    if let Some(digit) = number {
        let line = 1 + input[..digit].iter().filter(|&&byte| byte == b'\n').count();
        let word = input[digit..].iter().position(|byte| b" \n".contains(byte)).unwrap_or(0);
        let word = &input[digit..digit + word];
        let with = |by: &[u8]| [&input[..digit], by, &input[digit + word.len()..]].concat();
        push("a plus before a number", line, with(&[b"+", word].concat()));
        push("a letter instead of a number", line, with(b"x"));
        push("a decimal", line, with(&[word, b".0"].concat()));
        push("an exponent", line, with(b"1e1"));
        push("hexadecimal digits", line, with(b"0x1"));
        push("minus zero", line, with(b"-0"));
        push("a number beyond all bounds", line, with(&[b'9'; 60]));
        push("no number", line, with(b""));
    }
    all
}

/// Words one more and one less, left out and doubled, and lines left out and doubled: what the rules of an exercise
/// refuse in the very line, beyond form and bounds.
fn broken_rules(exercise: &dyn AnyExercise, input: &[u8]) -> Vec<Kept> {
    let text = String::from_utf8_lossy(input);
    let lines: Vec<&str> = text.lines().collect();
    let mut all = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        let mut push = |name: String, by: Vec<String>| {
            let other = [&lines[..index].join("\n"), &by.join(" "), &lines[index + 1..].join("\n")];
            let other: Vec<&str> =
                other.iter().map(|part| part.as_str()).filter(|part| !part.is_empty()).collect();
            let input = format!("{}\n", other.join("\n")).into_bytes();
            if exercise.read(&input).is_err_and(|error| error.line == index + 1) {
                all.push(Kept { name, refused: Some(index + 1), input });
            }
        };
        let own = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
        for (place, word) in words.iter().enumerate().take(4) {
            let with = |by: &[&str]| own(&[&words[..place], by, &words[place + 1..]].concat());
            if let Ok(value) = word.parse::<i128>() {
                for other in [value + 1, value - 1] {
                    push(format!("{word} became {other}"), with(&[&other.to_string()]));
                }
            }
            push(format!("word {} is left out", place + 1), with(&[]));
            push(format!("word {} stands there twice", place + 1), with(&[word, word]));
        }
    }
    all
}
