//! What must hold of every exercise, checked by doing: inputs are damaged and must be refused, answers are
//! damaged and the checker must say what the oracle says. `cargo xtask verify` and the tests run the same code.

use checkers::strict::Extent;
use generators::Dice;

use crate::{AnyExercise, Case};

/// Damages a valid input in every way the conventions forbid, and each bounded value beyond its bound. The
/// reader must refuse all of it, and blame the right line.
pub fn reader(exercise: &dyn AnyExercise, input: &[u8]) -> Result<usize, String> {
    let extents = exercise.extents(input).map_err(|error| format!("a valid input is refused: {error}"))?;
    let mut tried = 0;
    let mut must_refuse = |damaged: &[u8], what: &str, line: Option<usize>| {
        tried += 1;
        match exercise.read(damaged) {
            Ok(_) => Err(format!("the reader takes an input with {what}: {}", show(damaged))),
            Err(error) if line.is_some_and(|line| line != error.line) => {
                Err(format!("{what} is blamed on the wrong place: {error}"))
            }
            Err(_) => Ok(()),
        }
    };
    for (damaged, what) in damaged_layout(input) {
        must_refuse(&damaged, what, None)?;
    }
    for Extent { bound, first, .. } in &extents {
        for (value, span) in first {
            let line = 1 + input[..span.start].iter().filter(|&&byte| byte == b'\n').count();
            let mut replaced = |by: String, what: &str| {
                let damaged = [&input[..span.start], by.as_bytes(), &input[span.end..]].concat();
                must_refuse(&damaged, what, Some(line))
            };
            let name = bound.name;
            for outside in [bound.min - 1, bound.max + 1] {
                replaced(outside.to_string(), &format!("{name} = {outside}"))?;
            }
            replaced(format!("1{}", "0".repeat(60)), &format!("{name} = 10^60"))?;
            replaced(format!("0{value}"), &format!("a leading zero in {name}"))?;
            replaced(format!("+{value}"), &format!("a plus before {name}"))?;
            replaced(format!("{value}.0"), &format!("a decimal {name}"))?;
            replaced(String::new(), &format!("no {name}"))?;
        }
    }
    Ok(tried)
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

/// An answer of more bytes than this is damaged in fewer ways: each try reads it whole.
pub const LONG_ANSWER: usize = 1 << 16;

/// What [`checker`] tried on one case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Answers that are right and were accepted.
    pub right: usize,
    /// Answers that are wrong and were refused.
    pub wrong: usize,
}

/// Damages the reference's answer and adds the exercise's rivals: the checker must accept what the oracle
/// accepts and refuse what it refuses. Without an oracle it must refuse what is certainly wrong, and survive.
pub fn checker(case: &dyn Case, dice: &mut Dice, mutants: usize) -> Result<Tried, String> {
    let answer = case.answer();
    let oracle = case.oracle();
    let mut tried = Tried::default();
    let complain = |candidate: &[u8], problem: String| {
        Err(format!("{problem}; the input is {}, the answer {}", show(&case.input()), show(candidate)))
    };
    let mut compare = |candidate: &[u8], expected: Option<bool>| {
        let verdict = case.check(candidate);
        let truth = oracle.as_ref().map(|oracle| oracle(candidate));
        let right = match (&truth, expected) {
            (Some(truth), _) => truth.is_ok(),
            (None, Some(expected)) => expected,
            (None, None) => return Ok(()),
        };
        if let (Some(truth), Some(expected)) = (&truth, expected)
            && truth.is_ok() != expected
        {
            return complain(
                candidate,
                format!(
                    "the oracle says {truth:?} of an answer that is known to be {}",
                    if expected { "right" } else { "wrong" }
                ),
            );
        }
        match (right, verdict) {
            (true, Err(refusal)) => {
                complain(candidate, format!("the checker refuses a right answer: {refusal}"))
            }
            (false, Ok(())) => complain(candidate, "the checker accepts a wrong answer".into()),
            (true, Ok(())) => {
                tried.right += 1;
                Ok(())
            }
            (false, Err(_)) => {
                tried.wrong += 1;
                Ok(())
            }
        }
    };
    compare(&answer, Some(true))?;
    // Each try reads the answer whole: a long one is spared most of them, as others have them all.
    let every = if answer.len() > LONG_ANSWER { 12 } else { 1 };
    for variant in other_white_space(&answer).into_iter().step_by(every) {
        compare(&variant, Some(true))?;
    }
    for garbage in garbage(&answer).into_iter().step_by(every) {
        compare(&garbage, Some(false))?;
    }
    for rival in case.rivals() {
        compare(&rival, None)?;
    }
    for _ in 0..mutants {
        compare(&mutant(&answer, dice), None)?;
    }
    Ok(tried)
}

fn other_white_space(answer: &[u8]) -> Vec<Vec<u8>> {
    let tokens: Vec<&[u8]> = tokens(answer);
    vec![
        tokens.join(&b' '),
        tokens.join(&b"\r\n"[..]),
        [b"\t\n ", &tokens.join(&b"\n\n"[..])[..], b"\n\n"].concat(),
    ]
}

fn garbage(answer: &[u8]) -> Vec<Vec<u8>> {
    let tokens = tokens(answer);
    let with = |place: usize, token: &[u8]| {
        let mut tokens = tokens.clone();
        tokens[place] = token;
        tokens.join(&b' ')
    };
    let mut garbage = vec![
        [answer, b" 0"].concat(),
        [answer, b" x"].concat(),
        [answer, b"\0"].concat(),
        tokens[..tokens.len() - 1].join(&b' '),
        b"\xff\xfe\x00\x01".to_vec(),
        "không".as_bytes().to_vec(),
        Vec::new(),
        b"\n \n".to_vec(),
    ];
    for place in [0, tokens.len() / 2, tokens.len() - 1] {
        for token in [&b"\xff"[..], b"x", b"-", b"nan", b"inf", b"1e999999999", b"--1", b"1/0", &[b'9'; 400]] {
            garbage.push(with(place, token));
        }
        let glued: Vec<u8> =
            [&tokens[..place].join(&b' ')[..], b" \xc2\xa0", &tokens[place..].join(&b' ')].concat();
        garbage.push(glued);
    }
    garbage
}

/// The answer with one or two tokens dropped, doubled, swapped, changed a little or replaced.
fn mutant(answer: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut tokens: Vec<Vec<u8>> = tokens(answer).into_iter().map(<[u8]>::to_vec).collect();
    for _ in 0..dice.size(1, 2) {
        let place = dice.size(0, tokens.len() - 1);
        match dice.size(0, 7) {
            0 if tokens.len() > 1 => drop(tokens.remove(place)),
            1 => tokens.insert(place, tokens[place].clone()),
            2 => {
                let other = dice.size(0, tokens.len() - 1);
                tokens.swap(place, other);
            }
            3 => tokens[place] = dice.any_length(0, 1 << 40).to_string().into_bytes(),
            4 => {
                let other = dice.size(0, tokens.len() - 1);
                tokens[place] = tokens[other].clone();
            }
            5 => tokens[place] = dice.size(0, 9).to_string().into_bytes(),
            _ => tokens[place] = stepped(&tokens[place], dice.chance(1, 2)),
        }
    }
    tokens.join(&b' ')
}

/// One more or one less, where the token is an integer or a fraction.
fn stepped(token: &[u8], up: bool) -> Vec<u8> {
    let text = String::from_utf8_lossy(token);
    let (number, rest) = text.split_at(text.find(['/', '.', 'e']).unwrap_or(text.len()));
    match number.parse::<i128>() {
        Ok(value) => format!("{}{rest}", if up { value + 1 } else { value - 1 }).into_bytes(),
        Err(_) => b"1".to_vec(),
    }
}

fn tokens(answer: &[u8]) -> Vec<&[u8]> {
    answer.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).collect()
}

fn show(bytes: &[u8]) -> String {
    const SHOWN: usize = 300;
    let shown = bytes[..bytes.len().min(SHOWN)].escape_ascii();
    let dots = if bytes.len() > SHOWN { "…" } else { "" };
    format!("\"{shown}{dots}\"")
}
