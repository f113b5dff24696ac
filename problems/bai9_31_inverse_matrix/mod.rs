//! 9.31 The inverse matrix: determinant, inverse, and the solution of the game where the inverse gives one.

use std::fmt::Write;

use checkers::{
    Bound, ReadError, Reader, Refusal, Tokens,
    matrix_game::Solution,
    number::{Number, decimal, rational},
};
use dashu_ratio::RBig;
use generators::Dice;
use solutions::inverse::invert;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::matrix_games::{Matrix, read_rows, write_numbers, write_rows, write_solution},
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct InverseMatrix;

const SIDE: Bound = Bound::new("n", 1, 8);
const PAYOFF: Bound = Bound::new("a", -100, 100).shown("a_{ij}");
const INVERSE: Bound = Bound::new("b", -1000, 1000)
    .shown("b_{ij}")
    .unreached("entries of the inverse stand nowhere in the input; the reader computes them");

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    determinant: Number,
    /// The inverse, unless the determinant is 0.
    inverse: Option<Vec<Vec<Number>>>,
    /// The solution of the game, if the theorem gives one.
    game: Option<Solution>,
}

/// The largest entry of the inverse in size; 0, if there is no inverse.
fn inverse_size(matrix: &Matrix) -> RBig {
    let inverse = invert(matrix).inverse.unwrap_or_default();
    inverse.into_iter().flatten().map(|entry| entry.clone().max(-entry)).max().unwrap_or(RBig::ZERO)
}

impl Exercise for InverseMatrix {
    type Input = Matrix;
    type Answer = Answer;

    const FOLDER: &'static str = "bai9_31_inverse_matrix";
    const BOUNDS: &'static [Bound] = &[SIDE, PAYOFF, INVERSE];
    const RECIPES: &'static [Recipe<Matrix>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Matrix, ReadError> {
        let n = reader.integer(&SIDE)?;
        reader.end_line()?;
        let mark = reader.mark();
        let matrix = read_rows(reader, (n, n), &PAYOFF)?;
        let size = inverse_size(&matrix);
        if size > RBig::from(INVERSE.max) {
            let message =
                format!("the inverse has an entry of size {}, above {}", decimal(&size, 3), INVERSE.max);
            return Err(reader.error(mark, message));
        }
        Ok(matrix)
    }

    fn write(matrix: &Matrix, out: &mut String) {
        let _ = writeln!(out, "{}", matrix.len());
        write_rows(matrix, out);
    }

    /// The answer's own determinant says whether an inverse follows. The true one is an integer, so within the
    /// tolerance of 0 it can only be meant to be 0.
    fn read_answer(matrix: &Matrix, tokens: &mut Tokens) -> Result<Answer, Refusal> {
        let n = matrix.len();
        let determinant = tokens.number("det")?;
        let inverse = if determinant.is_close(&rational(0, 1)) {
            None
        } else {
            Some((1..=n).map(|i| tokens.numbers(&format!("b{i}"), n)).collect::<Result<_, _>>()?)
        };
        let applies: u8 = tokens.integer("the flag of the theorem", 0..=1)?;
        let game = if applies == 1 { Some(Solution::read(tokens, n, n)?) } else { None };
        Ok(Answer { determinant, inverse, game })
    }

    fn write_answer(answer: &Answer, out: &mut String) {
        write_numbers([&answer.determinant], out);
        for row in answer.inverse.iter().flatten() {
            write_numbers(row, out);
        }
        let _ = writeln!(out, "{}", u8::from(answer.game.is_some()));
        if let Some(solution) = &answer.game {
            write_solution(solution, out);
        }
    }

    fn solve(matrix: &Matrix) -> Answer {
        solution::solve(matrix)
    }

    fn oracle(matrix: &Matrix) -> Option<Oracle<'_, Answer>> {
        brute::oracle(matrix)
    }

    fn check(matrix: &Matrix, answer: &Answer, reference: &Answer) -> Result<(), Refusal> {
        checker::check(matrix, answer, reference)
    }

    fn small(dice: &mut Dice) -> Matrix {
        generator::small(dice)
    }

    fn rivals(matrix: &Matrix) -> Vec<Answer> {
        brute::rivals(matrix)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn answer(input: &str) -> String {
        String::from_utf8(find("9.31").unwrap().read(input.as_bytes()).unwrap().answer()).unwrap()
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        let case = find("9.31").unwrap().read(input.as_bytes()).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_theorem_solves_the_guessing_game_of_the_book() {
        assert_eq!(
            answer("4\n2 0 0 0\n0 4 0 0\n0 0 8 0\n0 0 0 16\n"),
            "1024\n1/2 0 0 0\n0 1/4 0 0\n0 0 1/8 0\n0 0 0 1/16\n1\n16/15\n8/15 4/15 2/15 1/15\n8/15 4/15 2/15 1/15\n"
        );
    }

    #[test]
    fn the_theorem_does_not_apply_to_singular_matrices_zero_sums_and_negative_weights() {
        assert_eq!(answer("2\n1 2\n2 4\n"), "0\n0\n");
        assert_eq!(answer("2\n0 1\n-1 0\n"), "1\n0 -1\n1 0\n0\n");
        assert_eq!(answer("2\n4 2\n1 1\n"), "2\n1/2 -1\n-1/2 2\n0\n");
        assert_eq!(answer("1\n0\n"), "0\n0\n");
    }

    #[test]
    fn weights_that_are_zero_are_not_negative() {
        assert_eq!(answer("2\n1 1\n0 2\n"), "2\n1 -1/2\n0 1/2\n1\n1\n1 0\n1/2 1/2\n");
        // q need not be the one that the theorem gives; it must be optimal.
        assert_eq!(judge("2\n1 1\n0 2\n", "2 1 -0.5 0 0.5 1 1 1 0 1 0"), Ok(()));
    }

    #[test]
    fn refusals_say_what_is_wrong() {
        let matrix = "2\n2 0\n1 3\n";
        let right = "6 1/2 0 -1/6 1/3 1 3/2 1/2 1/2 3/4 1/4";
        assert_eq!(judge(matrix, right), Ok(()));
        for (from, to, refusal) in [
            ("6 1/2", "5.9 1/2", "det = 5.9 is wrong, it is 6"),
            ("0 -1/6", "-1/6 0", "b12 = -0.166666666667 is wrong, it is 0"),
            (
                "1/2 1/2 3/4 1/4",
                "3/4 1/4 1/2 1/2",
                "p is not optimal: against column 2 it earns only 0.75, the value is 1.5",
            ),
            (
                "1/3 1 3/2 1/2 1/2 3/4 1/4",
                "1/3 0",
                "the answer says that the theorem does not apply, but the inverse gives p, q >= 0 and V = 1.5",
            ),
            ("6 1/2 0 -1/6 1/3 1 3/2 1/2 1/2 3/4 1/4", "0 0", "det = 0 is wrong, it is 6"),
        ] {
            assert_eq!(judge(matrix, &right.replace(from, to)), Err(refusal.into()));
        }
        assert_eq!(
            judge("2\n4 2\n1 1\n", "2 0.5 -1 -0.5 2 1 2 1 0 0 1"),
            Err("the answer says that the theorem applies, but p or q has a negative weight".into())
        );
        assert_eq!(
            judge("2\n0 1\n-1 0\n", "1 0 -1 1 0 1 0 1/2 1/2 1/2 1/2"),
            Err("the answer says that the theorem applies, but the entries of the inverse sum to 0".into())
        );
        assert_eq!(
            judge("2\n1 2\n2 4\n", "0 1 0 1 0 1 0"),
            Err("the answer says that the theorem applies, but the matrix has no inverse".into())
        );
    }

    #[test]
    fn refuses_a_matrix_whose_inverse_has_an_entry_above_a_thousand() {
        let read = |corner: i64| {
            let input = format!("3\n1 100 {corner}\n0 1 10\n0 0 1\n");
            find("9.31").unwrap().read(input.as_bytes()).map(|_| ()).map_err(|error| error.to_string())
        };
        // The corner of the inverse is 1000 - corner.
        assert_eq!(read(0), Ok(()));
        assert_eq!(read(-1), Err("line 2, column 1: the inverse has an entry of size 1001, above 1000".into()));
    }

    #[test]
    fn determinants_beyond_64_bits_are_right() {
        let side = |i: u32, j: u32| if (i & j).count_ones().is_multiple_of(2) { "100" } else { "-100" };
        let rows: Vec<String> =
            (0..8).map(|i| (0..8).map(|j| side(i, j)).collect::<Vec<_>>().join(" ")).collect();
        let answer = answer(&format!("8\n{}\n", rows.join("\n")));
        assert!(answer.starts_with("40960000000000000000\n1/800 "), "{answer}");
    }
}
