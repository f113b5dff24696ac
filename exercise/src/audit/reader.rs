//! The strict reader against damaged inputs. They are made here from valid ones, so that no file has to list them: every
//! bound missed by one, every rule of form broken, each with the line that is to blame. What a person knows to be wrong
//! in a game beyond that is kept in a file, see [`super::inputs`].

use std::{collections::HashSet, ops::Range};

use checkers::strict::Extent;

use super::{inputs::Specimen, show};
use crate::AnyExercise;

/// How many inputs the reader took, and how many it refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// Legal ones.
    pub legal: usize,
    /// Others.
    pub refused: usize,
}

impl std::ops::AddAssign for Read {
    fn add_assign(&mut self, other: Read) {
        self.legal += other.legal;
        self.refused += other.refused;
    }
}

/// Damages a valid input in every way the conventions forbid, and each bounded value beyond its bound. The
/// reader must refuse all of it, and blame the right line. Where words are changed so that only the exercise knows
/// whether the input is still legal, it refuses it or takes it for what it is.
pub fn reader(exercise: &dyn AnyExercise, input: &[u8]) -> Result<Read, String> {
    let damaged = damaged_inputs(exercise, input)?;
    for specimen in &damaged {
        specimen.judge(exercise)?;
    }
    let mut read = Read { legal: 1, refused: damaged.len() };
    let mut known: HashSet<Vec<u8>> = damaged.into_iter().map(|specimen| specimen.input).collect();
    known.insert(input.to_vec());
    let others = at_the_bounds(exercise, input).into_iter().chain(reworded(input));
    for other in others.filter(|other| known.insert(other.clone())) {
        match exercise.read(&other) {
            Ok(case) if case.input() != other => {
                return Err(format!("an input is not written as it was read: {}", show(&other)));
            }
            Ok(_) => read.legal += 1,
            Err(_) => read.refused += 1,
        }
    }
    Ok(read)
}

/// A valid input, damaged in every way that the reader must refuse; no two are the same.
pub fn damaged_inputs(exercise: &dyn AnyExercise, input: &[u8]) -> Result<Vec<Specimen>, String> {
    let (_, record) =
        exercise.read_recording(input).map_err(|error| format!("a valid input is refused: {error}"))?;
    bounds_are_listed(exercise, &record.extents)?;
    let mut all = damaged_form(input);
    all.extend(damaged_values(input, &record.extents));
    let mut known = HashSet::new();
    all.retain(|specimen| known.insert(specimen.input.clone()));
    Ok(all)
}

/// One line more than there may be, where an input is a line for each query.
pub fn too_many_lines(exercise: &dyn AnyExercise, input: &[u8]) -> Option<Specimen> {
    let bound = exercise.bounds().iter().find(|bound| bound.name == "lines")?;
    let most = usize::try_from(bound.max).ok()?;
    let line = input.split_inclusive(|&byte| byte == b'\n').next()?;
    // Where a line of sizes stands first, lines of queries are counted otherwise.
    exercise.read(&line.repeat(most)).is_ok().then(|| {
        let name = format!("{} lines, one more than allowed", most + 1);
        Specimen { name, refused: Some(most + 1), input: line.repeat(most + 1) }
    })
}

/// The number of the line, from 1, of a place in an input.
fn line_at(input: &[u8], place: usize) -> usize {
    1 + input[..place].iter().filter(|&&byte| byte == b'\n').count()
}

fn replaced(input: &[u8], span: &Range<usize>, by: impl AsRef<[u8]>) -> Vec<u8> {
    [&input[..span.start], by.as_ref(), &input[span.end..]].concat()
}

/// Values beyond their bounds, and written as no value may be.
fn damaged_values(input: &[u8], extents: &[Extent]) -> Vec<Specimen> {
    let mut all = Vec::new();
    for Extent { bound, first, .. } in extents {
        for (value, span) in first {
            let mut push = |by: String, name: String| {
                all.push(Specimen::refused(name, line_at(input, span.start), replaced(input, span, by)));
            };
            let name = bound.name;
            for outside in [bound.min - 1, bound.max + 1] {
                push(outside.to_string(), format!("{name} = {outside}"));
            }
            push(format!("1{}", "0".repeat(60)), format!("{name} = 10^60"));
            push(format!("0{value}"), format!("a leading zero in {name}"));
            push(format!("+{value}"), format!("a plus before {name}"));
            push(format!("{value}.0"), format!("a decimal {name}"));
            push(String::new(), format!("no {name}"));
        }
    }
    all
}

/// Rules of form, broken one by one.
fn damaged_form(input: &[u8]) -> Vec<Specimen> {
    let mut all = damaged_ends(input);
    all.extend(damaged_lines(input));
    all.extend(damaged_space(input));
    all.extend(damaged_number(input));
    all.extend(damaged_fractions(input));
    all
}

/// Something before the first line or after the last.
fn damaged_ends(input: &[u8]) -> Vec<Specimen> {
    let behind = line_at(input, input.len());
    let before = |name, what: &[u8]| Specimen::refused(name, 1, [what, input].concat());
    let after = |name, what: &[u8]| Specimen::refused(name, behind, [input, what].concat());
    vec![
        Specimen::refused("nothing at all", 1, Vec::new()),
        Specimen::refused("no LF at the end", behind - 1, input.strip_suffix(b"\n").unwrap_or(input)),
        before("an empty line at the start", b"\n"),
        before("a space at the start", b" "),
        before("a tab at the start", b"\t"),
        before("a byte order mark", b"\xef\xbb\xbf"),
        before("a minus alone", b"- "),
        after("an empty line at the end", b"\n"),
        after("a space after the last line", b" "),
        after("a NUL byte after the last line", b"\0"),
        after("a carriage return after the last line", b"\r\n"),
        after("a word after the last line", b"x\n"),
    ]
}

/// Something at the end of the first line and of the last.
fn damaged_lines(input: &[u8]) -> Vec<Specimen> {
    let ends: Vec<usize> = (0..input.len()).filter(|&place| input[place] == b'\n').collect();
    let mut all = Vec::new();
    let both = [(ends.first(), "first"), (ends.last().filter(|_| ends.len() > 1), "last")];
    for (end, which) in both.into_iter().filter_map(|(end, which)| Some((*end?, which))) {
        for (what, by) in [
            ("a carriage return", &b"\r\n"[..]),
            ("a space", b" \n"),
            ("a word too many", b" x\n"),
            ("a comma", b",\n"),
            ("a NUL byte", b"\0\n"),
        ] {
            let name = format!("{what} at the end of the {which} line");
            all.push(Specimen::refused(name, line_at(input, end), replaced(input, &(end..end + 1), by)));
        }
    }
    if let [first, _, ..] = ends[..] {
        let input = replaced(input, &(first..first + 1), b"\n\n");
        all.push(Specimen::refused("an empty line after the first", 2, input));
    }
    all
}

/// Something in the place of the first space.
fn damaged_space(input: &[u8]) -> Vec<Specimen> {
    let Some(space) = input.iter().position(|&byte| byte == b' ') else { return Vec::new() };
    let others = [
        ("two spaces", &b"  "[..]),
        ("a tab instead of a space", b"\t"),
        ("a comma instead of a space", b","),
        ("a no-break space", b"\xc2\xa0"),
    ];
    let damaged =
        |(name, by)| Specimen::refused(name, line_at(input, space), replaced(input, &(space..space + 1), by));
    others.map(damaged).into()
}

/// Something in the place of the first number.
fn damaged_number(input: &[u8]) -> Vec<Specimen> {
    let Some(start) = input.iter().position(u8::is_ascii_digit) else { return Vec::new() };
    let length = input[start..].iter().position(|byte| b" \n".contains(byte)).unwrap_or(input.len() - start);
    let span = start..start + length;
    let word = &input[span.clone()];
    let others: [(&str, Vec<u8>); 8] = [
        ("a plus before a number", [b"+", word].concat()),
        ("a letter instead of a number", b"x".into()),
        ("a decimal", [word, b".0"].concat()),
        ("an exponent", b"1e1".into()),
        ("hexadecimal digits", b"0x1".into()),
        ("minus zero", b"-0".into()),
        ("a number beyond all bounds", [b'9'; 60].into()),
        ("no number", Vec::new()),
    ];
    let damaged = |(name, by)| Specimen::refused(name, line_at(input, start), replaced(input, &span, by));
    others.map(damaged).into()
}

/// Something in the place of the first fraction and of the last: what no rational may look like.
fn damaged_fractions(input: &[u8]) -> Vec<Specimen> {
    let is_part = |byte: &u8| byte.is_ascii_digit() || b"-/".contains(byte);
    let word = |stroke: usize| {
        let before = input[..stroke].iter().rev().take_while(|byte| is_part(byte)).count();
        let after = input[stroke..].iter().take_while(|byte| is_part(byte)).count();
        stroke - before..stroke + after
    };
    let strokes: Vec<usize> = (0..input.len()).filter(|&place| input[place] == b'/').collect();
    let mut all = Vec::new();
    for &stroke in strokes.first().into_iter().chain(strokes.last()) {
        for (name, by) in [
            ("a fraction that is not in lowest terms", "2/4"),
            ("a fraction over 1", "1/1"),
            ("zero as a fraction", "0/2"),
            ("minus zero as a fraction", "-0/2"),
            ("a fraction over 0", "1/0"),
            ("a minus in a denominator", "1/-2"),
            ("a plus before a fraction", "+1/2"),
            ("a leading zero in a numerator", "01/2"),
            ("a leading zero in a denominator", "1/02"),
            ("a fraction without its denominator", "1/"),
            ("a fraction without its numerator", "/2"),
            ("a decimal instead of a fraction", "0.5"),
            ("two strokes in a fraction", "1/2/3"),
        ] {
            let span = word(stroke);
            all.push(Specimen::refused(name, line_at(input, span.start), replaced(input, &span, by)));
        }
    }
    all
}

/// Values at the ends of their bounds: legal, if no rule of the exercise relates them to others.
fn at_the_bounds(exercise: &dyn AnyExercise, input: &[u8]) -> Vec<Vec<u8>> {
    let Ok((_, record)) = exercise.read_recording(input) else { return Vec::new() };
    let mut all = Vec::new();
    for Extent { bound, first, .. } in &record.extents {
        for (_, span) in first {
            all.extend([bound.min, bound.max].map(|end| replaced(input, span, end.to_string())));
        }
    }
    all
}

/// How many words of a line are changed.
const WORDS: usize = 4;

/// Words one more and one less, words and lines left out and doubled: legal or not, only the rules of the exercise know.
fn reworded(input: &[u8]) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    let mut start = 0;
    for line in input.split_inclusive(|&byte| byte == b'\n') {
        let span = start..start + line.len();
        start = span.end;
        all.extend([replaced(input, &span, b""), replaced(input, &span, [line, line].concat())]);
        let text = String::from_utf8_lossy(line);
        let words: Vec<&str> = text.trim_end().split(' ').collect();
        for (place, word) in words.iter().enumerate().take(WORDS) {
            let mut with = |by: &[&str]| {
                let words = [&words[..place], by, &words[place + 1..]].concat();
                all.push(replaced(input, &span, format!("{}\n", words.join(" "))));
            };
            if let Ok(value) = word.parse::<i128>() {
                with(&[&value.saturating_add(1).to_string()]);
                with(&[&value.saturating_sub(1).to_string()]);
            }
            with(&[]);
            with(&[word, word]);
        }
    }
    all
}

/// Every bound that the reader holds a value to is one that the exercise lists: only those are shown in the
/// statement, damaged here and reached by tests.
pub fn bounds_are_listed(exercise: &dyn AnyExercise, extents: &[Extent]) -> Result<(), String> {
    let unlisted = extents.iter().find(|extent| !exercise.bounds().contains(&extent.bound));
    match unlisted {
        Some(extent) => {
            Err(format!("the reader uses the bound of {}, which BOUNDS does not list", extent.bound))
        }
        None => Ok(()),
    }
}
