//! The checker against the oracle.

use generators::Dice;

use super::show;
use crate::Case;

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

/// Answers that are wrong, or may be: the reference's damaged and cut off behind each of its first tokens, and the exercise's
/// rivals. What a pupil may be told of an answer is told of one of them.
pub fn damaged_answers(case: &dyn Case, dice: &mut Dice, mutants: usize) -> Vec<Vec<u8>> {
    let answer = case.answer();
    let mut damaged = garbage(&answer);
    let tokens = tokens(&answer);
    // The end of a long answer is named like its beginning.
    damaged.extend((0..tokens.len().min(LONG_CUTS)).map(|kept| tokens[..kept].join(&b' ')));
    damaged.extend(case.rivals());
    damaged.extend((0..mutants).map(|_| mutant(&answer, dice)));
    damaged
}

/// A right answer with other white space, which is as right.
pub fn other_white_space(answer: &[u8]) -> Vec<Vec<u8>> {
    let tokens: Vec<&[u8]> = tokens(answer);
    vec![
        tokens.join(&b' '),
        tokens.join(&b"\r\n"[..]),
        [b"\t\n ", &tokens.join(&b"\n\n"[..])[..], b"\n\n"].concat(),
    ]
}

/// Answers that are certainly wrong, made from a right one.
pub fn garbage(answer: &[u8]) -> Vec<Vec<u8>> {
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
pub fn mutant(answer: &[u8], dice: &mut Dice) -> Vec<u8> {
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
