//! The strict reader against damaged inputs.

use checkers::strict::Extent;

use super::show;
use crate::AnyExercise;

/// Damages a valid input in every way the conventions forbid, and each bounded value beyond its bound. The
/// reader must refuse all of it, and blame the right line.
pub fn reader(exercise: &dyn AnyExercise, input: &[u8]) -> Result<usize, String> {
    let damaged = damaged_inputs(exercise, input)?;
    for Damaged { input: damaged, what, line } in &damaged {
        match exercise.read(damaged) {
            Ok(_) => return Err(format!("the reader takes an input with {what}: {}", show(damaged))),
            Err(error) if line.is_some_and(|line| line != error.line) => {
                return Err(format!("{what} is blamed on the wrong place: {error}"));
            }
            Err(_) => {}
        }
    }
    Ok(damaged.len())
}

/// An input that must be refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// Its bytes.
    pub input: Vec<u8>,
    /// What is wrong with it: `a tab`.
    pub what: String,
    /// The line that is to blame, where one is.
    pub line: Option<usize>,
}

/// A valid input, damaged in every way that [`reader`] tries.
pub fn damaged_inputs(exercise: &dyn AnyExercise, input: &[u8]) -> Result<Vec<Damaged>, String> {
    let (_, extents) = exercise.survey(input).map_err(|error| format!("a valid input is refused: {error}"))?;
    bounds_are_listed(exercise, &extents)?;
    let layout = damaged_layout(input).into_iter();
    let mut all: Vec<Damaged> =
        layout.map(|(input, what)| Damaged { input, what: what.into(), line: None }).collect();
    for Extent { bound, first, .. } in &extents {
        for (value, span) in first {
            let line = 1 + input[..span.start].iter().filter(|&&byte| byte == b'\n').count();
            let mut replaced = |by: String, what: String| {
                let input = [&input[..span.start], by.as_bytes(), &input[span.end..]].concat();
                all.push(Damaged { input, what, line: Some(line) });
            };
            let name = bound.name;
            for outside in [bound.min - 1, bound.max + 1] {
                replaced(outside.to_string(), format!("{name} = {outside}"));
            }
            replaced(format!("1{}", "0".repeat(60)), format!("{name} = 10^60"));
            replaced(format!("0{value}"), format!("a leading zero in {name}"));
            replaced(format!("+{value}"), format!("a plus before {name}"));
            replaced(format!("{value}.0"), format!("a decimal {name}"));
            replaced(String::new(), format!("no {name}"));
        }
    }
    Ok(all)
}

fn damaged_layout(input: &[u8]) -> Vec<(Vec<u8>, &'static str)> {
    let mut damaged = vec![
        (Vec::new(), "nothing in it"),
        ([input, b"\n"].concat(), "an empty line at the end"),
        ([input, b" "].concat(), "a space after the last line"),
        ([b"\n", input].concat(), "an empty line at the start"),
        ([b" ", input].concat(), "a space at the start"),
        ([b"\xef\xbb\xbf", input].concat(), "a byte order mark"),
        ([input, b"\0"].concat(), "a NUL byte at the end"),
        (input.strip_suffix(b"\n").unwrap_or(input).to_vec(), "no LF at the end"),
    ];
    let replaced = |from: u8, to: &[u8]| -> Vec<u8> {
        let at = input.iter().position(|&byte| byte == from);
        at.map_or(input.to_vec(), |at| [&input[..at], to, &input[at + 1..]].concat())
    };
    damaged.push((replaced(b'\n', b"\r\n"), "a carriage return"));
    damaged.push((replaced(b'\n', b" \n"), "a space at a line's end"));
    if input.contains(&b' ') {
        damaged.push((replaced(b' ', b"  "), "two spaces"));
        damaged.push((replaced(b' ', b"\t"), "a tab"));
    }
    damaged
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
