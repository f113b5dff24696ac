//! The checker against the oracle.

use std::cell::OnceCell;

use checkers::words::{joined, words};
use generators::TestRng;

use super::show;
use crate::{Case, OracleFn};

/// An answer of more bytes than this is damaged in fewer ways: each try reads it whole.
pub const LONG_ANSWER: usize = 1 << 16;

/// How many of the first tokens of an answer are cut off one after the other.
const LONG_CUTS: usize = 200;

/// What [`checker`] tried on one case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Answers that are right and were accepted.
    pub right: usize,
    /// Answers that are wrong and were refused.
    pub wrong: usize,
}

/// Damages the reference's answer and adds the exercise's candidates: the checker must accept what the oracle
/// accepts and refuse what it refuses. Without an oracle it must refuse what is certainly wrong, and survive.
///
/// The oracle is the case's own: for many exercises, to make it takes longer than to ask it.
pub fn checker(
    case: &dyn Case,
    oracle: Option<&OracleFn<[u8]>>,
    rng: &mut TestRng,
    mutants: usize,
) -> Result<Tried, String> {
    let answer = case.answer();
    let mut tried = Tried::default();
    let complain = |candidate: &[u8], problem: String| {
        Err(format!("{problem}; the input is {}, the answer {}", show(&case.input()), show(candidate)))
    };
    let mut compare = |candidate: &[u8], expected: Option<bool>, oracle: Option<&OracleFn<[u8]>>| {
        let verdict = case.check(candidate);
        let truth = oracle.map(|oracle| oracle(candidate));
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
    compare(&answer, Some(true), oracle)?;
    // Each try reads the answer whole: a long one is spared most of them, as others have them all.
    let every = if answer.len() > LONG_ANSWER { 12 } else { 1 };
    for variant in other_white_space(&answer).into_iter().step_by(every) {
        // The same words, which the oracle has judged: it reads nothing else.
        compare(&variant, Some(true), None)?;
    }
    for garbage in garbage(&answer).into_iter().step_by(every) {
        compare(&garbage, Some(false), oracle)?;
    }
    for candidate in case.candidates() {
        compare(&candidate, None, oracle)?;
    }
    for _ in 0..mutants {
        compare(&mutant(&answer, rng), None, oracle)?;
    }
    Ok(tried)
}

/// Answers that are wrong, or may be: the reference's damaged and cut off behind each of its first tokens, and the exercise's
/// candidates. What a pupil may be told of an answer is told of one of them.
pub fn damaged_answers(case: &dyn Case, rng: &mut TestRng, mutants: usize) -> Vec<Vec<u8>> {
    let answer = case.answer();
    let mut damaged = garbage(&answer);
    let tokens = words(&answer);
    // The end of a long answer is named like its beginning.
    damaged.extend((0..tokens.len().min(LONG_CUTS)).map(|kept| joined(&tokens[..kept], b" ")));
    damaged.extend(case.candidates());
    damaged.extend((0..mutants).map(|_| mutant(&answer, rng)));
    damaged
}

/// A right answer with other white space, which is as right.
pub fn other_white_space(answer: &[u8]) -> Vec<Vec<u8>> {
    let tokens = words(answer);
    vec![
        joined(&tokens, b" "),
        joined(&tokens, b"\r\n"),
        [b"\t\n ", &joined(&tokens, b"\n\n")[..], b"\n\n"].concat(),
    ]
}

/// Answers that are certainly wrong, made from a right one.
pub fn garbage(answer: &[u8]) -> Vec<Vec<u8>> {
    let tokens = words(answer);
    let with = |place: usize, token: &[u8]| {
        let mut tokens = tokens.clone();
        tokens[place] = token;
        joined(&tokens, b" ")
    };
    let mut garbage = vec![
        [answer, b" 0"].concat(),
        [answer, b" x"].concat(),
        [answer, b"\0"].concat(),
        joined(&tokens[..tokens.len() - 1], b" "),
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
            [&joined(&tokens[..place], b" ")[..], b" \xc2\xa0", &joined(&tokens[place..], b" ")].concat();
        garbage.push(glued);
    }
    garbage
}

/// The answer with one or two tokens dropped, doubled, swapped, changed a little or replaced.
pub fn mutant(answer: &[u8], rng: &mut TestRng) -> Vec<u8> {
    let made = [const { OnceCell::new() }; 2];
    let mut tokens = words(answer);
    for made in made.iter().take(rng.size(1, 2)) {
        let place = rng.size(0, tokens.len() - 1);
        match rng.size(0, 7) {
            0 if tokens.len() > 1 => drop(tokens.remove(place)),
            1 => tokens.insert(place, tokens[place]),
            2 => {
                let other = rng.size(0, tokens.len() - 1);
                tokens.swap(place, other);
            }
            3 => tokens[place] = made.get_or_init(|| rng.any_length(0, 1 << 40).to_string().into_bytes()),
            4 => {
                let other = rng.size(0, tokens.len() - 1);
                tokens[place] = tokens[other];
            }
            5 => tokens[place] = made.get_or_init(|| rng.size(0, 9).to_string().into_bytes()),
            _ => tokens[place] = made.get_or_init(|| stepped(tokens[place], rng.chance(1, 2))),
        }
    }
    joined(&tokens, b" ")
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
