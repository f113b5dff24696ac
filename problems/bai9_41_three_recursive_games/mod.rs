//! 9.41 Three recursive games: each of them may lead to another, and their values are found together.

use std::fmt::Write;

use checkers::{
    Bound, ReadError, Reader, Refusal, Tokens,
    number::{Number, decimal},
};
use generators::Dice;

use crate::exercise::{Exercise, Oracle, Recipe};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct ThreeRecursiveGames;

/// The numbers in the games `G2 = (G1 0; 0 a)` and `G3 = (G2 b; b 0)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    a: i64,
    b: i64,
}

/// The values of the three games.
pub type Values = [Number; 3];

const NAMES: [&str; 3] = ["v1", "v2", "v3"];

/// The values are irrational. The reference rounds them to so many digits behind the point.
const DIGITS: usize = 30;

const LINES: Bound = Bound::new("lines", 1, 1000);
const A: Bound = Bound::new("a", 1, 1000);
const B: Bound = Bound::new("b", 1, 1000);

impl Exercise for ThreeRecursiveGames {
    type Input = Vec<Query>;
    type Answer = Vec<Values>;

    const FOLDER: &'static str = "bai9_41_three_recursive_games";
    const BOUNDS: &'static [Bound] = &[LINES, A, B];
    const RECIPES: &'static [Recipe<Vec<Query>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let a = reader.integer(&A)?;
            reader.space()?;
            let b = reader.integer(&B)?;
            Ok(Query { a, b })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut String) {
        for Query { a, b } in queries {
            let _ = writeln!(out, "{a} {b}");
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Values>, Refusal> {
        let read = |index| {
            tokens.label("query", index + 1);
            Ok([tokens.number(NAMES[0])?, tokens.number(NAMES[1])?, tokens.number(NAMES[2])?])
        };
        (0..queries.len()).map(read).collect()
    }

    fn write_answer(answer: &Vec<Values>, out: &mut String) {
        for values in answer {
            let [v1, v2, v3] = values.each_ref().map(|value| decimal(value.exact(), DIGITS));
            let _ = writeln!(out, "{v1} {v2} {v3}");
        }
    }

    fn solve(queries: &Vec<Query>) -> Vec<Values> {
        queries.iter().map(solution::solve).collect()
    }

    fn oracle(queries: &Vec<Query>) -> Option<Oracle<'_, Vec<Values>>> {
        brute::oracle(queries)
    }

    fn check(_: &Vec<Query>, answers: &Vec<Values>, reference: &Vec<Values>) -> Result<(), Refusal> {
        checker::check(answers, reference)
    }

    fn small(dice: &mut Dice) -> Vec<Query> {
        generator::small(dice)
    }

    fn rivals(queries: &Vec<Query>) -> Vec<Vec<Values>> {
        brute::rivals(queries)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &str) -> Result<(), String> {
        let case = find("9.41").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    /// The book's games, a = 2 and b = 1: v1 = (4√2 - 2)/7, v2 = 2 v1 / (2 + v1), v3 = (2 + v1) / 4.
    #[test]
    fn the_games_of_the_book() {
        let v1 = (4.0 * 2f64.sqrt() - 2.0) / 7.0;
        let answer = format!("{:.15} {:.15} {:.15}", v1, 2.0 * v1 / (2.0 + v1), (2.0 + v1) / 4.0);
        assert_eq!(judge(b"2 1\n", &answer), Ok(()));
    }

    #[test]
    fn every_digit_of_the_reference_is_right() {
        let case = find("9.41").unwrap().read(b"2 1\n").unwrap();
        // 4√2 = 5.656854249492380195206754896838792314…
        let answer = String::from_utf8(case.answer()).unwrap();
        assert_eq!(answer.split(' ').next(), Some("0.522407749927482885029536413834"));
    }

    #[test]
    fn the_negative_root_is_refused() {
        let v1 = (-4.0 * 2f64.sqrt() - 2.0) / 7.0;
        let answer = format!("{:.15} {:.15} {:.15}", v1, 2.0 * v1 / (2.0 + v1), (2.0 + v1) / 4.0);
        let message = "query 1: v1 = -1.093836321356 is wrong, it is 0.522407749927";
        assert_eq!(judge(b"2 1\n", &answer), Err(message.into()));
    }

    #[test]
    fn a_line_is_two_numbers_from_1_to_1000() {
        let read =
            |input: &[u8]| find("9.41").unwrap().read(input).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(read(b"1 1000\n1000 1\n"), Ok(()));
        assert_eq!(read(b"2 1\n0 1\n"), Err("line 2, column 1: query 2: a = 0 is not in 1..=1000".into()));
        assert_eq!(read(b"1 1001\n"), Err("line 1, column 3: query 1: b = 1001 is not in 1..=1000".into()));
        assert_eq!(read("1 1\n".repeat(1000).as_bytes()), Ok(()));
        for bad in ["1\n", "1 1 1\n", "1/2 1\n"] {
            assert!(read(bad.as_bytes()).is_err(), "{bad}");
        }
        assert!(read("1 1\n".repeat(1001).as_bytes()).is_err());
    }
}
