//! One exercise on its way to another judge: its reader, its checker and its reference, and the opponent of an
//! interactive one, behind functions of bytes.
//!
//! The exercise is chosen when this crate is compiled (see the build script), for WebAssembly, so that only its own
//! code comes along; `export` turns that into a source that other judges take. What is decided here is what the runner
//! decides: the same reader, the same checker. The reference's answer, which a checker may ask for values that are hard
//! to compute, is read from the judge's answer file instead of being computed again.

use checkers::{Reader, Tokens, Writer};
use exercise::contract::{Checker, Exercise, Reference};

#[cfg(all(portable_exercise, target_arch = "wasm32"))]
mod border;
pub mod talk;

/// What came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The input is valid, the answer right.
    Fine = 0,
    /// The input is not valid, where that was the question; or the answer is wrong.
    Wrong = 1,
    /// The test's input cannot be read: the judge's fault.
    BadInput = 2,
    /// The judge's answer cannot be read: the judge's fault.
    BadAnswer = 3,
}

/// A verdict with its sentence, or with the answer that was asked for.
pub type Said = (Verdict, Vec<u8>);

fn said(verdict: Verdict, words: impl std::fmt::Display) -> Said {
    (verdict, words.to_string().into_bytes())
}

fn read<E: Exercise>(input: &[u8]) -> Result<E::Input, String> {
    let mut reader = Reader::new(input);
    let read = E::read(&mut reader).and_then(|input| reader.end().map(|()| input));
    read.map_err(|error| error.to_string())
}

fn read_answer<E: Exercise>(input: &E::Input, answer: &[u8]) -> Result<E::Answer, String> {
    let mut tokens = Tokens::new(answer);
    let read = E::read_answer(input, &mut tokens).and_then(|answer| tokens.end().map(|()| answer));
    read.map_err(|refusal| refusal.to_string())
}

/// Reads an input strictly.
pub fn validate<E: Exercise>(input: &[u8]) -> Said {
    match read::<E>(input) {
        Ok(_) => said(Verdict::Fine, ""),
        Err(error) => said(Verdict::Wrong, error),
    }
}

/// Judges a program's output; `answer` is the reference's.
pub fn check<E: Checker>(input: &[u8], answer: &[u8], output: &[u8]) -> Said {
    let input = match read::<E>(input) {
        Ok(input) => input,
        Err(error) => return said(Verdict::BadInput, error),
    };
    let reference = match read_answer::<E>(&input, answer) {
        Ok(answer) => answer,
        Err(refusal) => return said(Verdict::BadAnswer, refusal),
    };
    let judged = read_answer::<E>(&input, output)
        .and_then(|output| E::check(&input, &output, &reference).map_err(|refusal| refusal.to_string()));
    match judged {
        Ok(()) => said(Verdict::Fine, ""),
        Err(refusal) => said(Verdict::Wrong, refusal),
    }
}

/// Answers an input as the reference does.
pub fn solve<E: Reference>(input: &[u8]) -> Said {
    match read::<E>(input) {
        Ok(input) => {
            let mut out = Writer::new();
            E::write_answer(&E::solve(&input), &mut out);
            (Verdict::Fine, out.into_string().into_bytes())
        }
        Err(error) => said(Verdict::BadInput, error),
    }
}

#[cfg(test)]
mod tests {
    use problems::bai9_08_moore_nim::MooreNim;

    use super::*;

    #[test]
    fn a_program_is_not_blamed_for_what_the_judge_gave() {
        let verdict = |input, answer, output| check::<MooreNim>(input, answer, output).0;
        assert_eq!(verdict(b"1 3 4 5\n", b"1 1 4 5\n", b"1 1 4 5"), Verdict::Fine);
        assert_eq!(verdict(b"1 3 4 5\n", b"1 1 4 5\n", b"0"), Verdict::Wrong);
        assert_eq!(verdict(b"1 3 4 5", b"1 1 4 5\n", b"1 1 4 5"), Verdict::BadInput);
        assert_eq!(verdict(b"1 3 4 5\n", b"", b"1 1 4 5"), Verdict::BadAnswer);
    }

    #[test]
    fn the_sentence_names_the_place() {
        let (verdict, words) = validate::<MooreNim>(b"1 3 x\n");
        assert_eq!(verdict, Verdict::Wrong);
        assert!(words.starts_with(b"line 1, column 5"), "{}", String::from_utf8_lossy(&words));
        assert_eq!(solve::<MooreNim>(b"1 3 4 5\n"), (Verdict::Fine, b"1 1 4 5\n".to_vec()));
    }
}
