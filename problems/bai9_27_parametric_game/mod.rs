//! 9.27 A game with a parameter: `(0 2; t 1)` for every rational t.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, matrix_game::Solution, number::rational};
use dashu_ratio::RBig;
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::{
        fraction::Fraction,
        matrix_games::{read_solutions, write_solution_line},
    },
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct ParametricGame;

/// The game of a parameter, row by row.
fn rows(t: Fraction) -> Vec<Vec<RBig>> {
    vec![vec![rational(0, 1), rational(2, 1)], vec![t.exact(), rational(1, 1)]]
}

const LINES: Bound = Bound::new("lines", 1, 100_000);
const T: Bound = Bound::new("t", -1000, 1000);
const DENOMINATOR: Bound = Bound::new("b", 1, 1000);

impl Exercise for ParametricGame {
    type Input = Vec<Fraction>;
    type Answer = Vec<Solution>;

    const FOLDER: &'static str = "bai9_27_parametric_game";
    const BOUNDS: &'static [Bound] = &[LINES, T, DENOMINATOR];
    const RECIPES: &'static [Recipe<Vec<Fraction>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<Fraction>, ReadError> {
        reader.lines(&LINES, |reader| Fraction::read(reader, &T, &DENOMINATOR))
    }

    fn write(parameters: &Vec<Fraction>, out: &mut String) {
        for parameter in parameters {
            let _ = writeln!(out, "{parameter}");
        }
    }

    fn read_answer(parameters: &Vec<Fraction>, tokens: &mut Tokens) -> Result<Vec<Solution>, Refusal> {
        read_solutions(tokens, parameters.iter().map(|_| (2, 2)))
    }

    fn write_answer(solutions: &Vec<Solution>, out: &mut String) {
        for solution in solutions {
            write_solution_line(solution, out);
        }
    }

    fn solve(parameters: &Vec<Fraction>) -> Vec<Solution> {
        parameters.iter().map(solution::solve).collect()
    }

    fn oracle(parameters: &Vec<Fraction>) -> Option<Oracle<'_, Vec<Solution>>> {
        brute::oracle(parameters)
    }

    fn check(
        parameters: &Vec<Fraction>,
        answers: &Vec<Solution>,
        reference: &Vec<Solution>,
    ) -> Result<(), Refusal> {
        checker::check(parameters, answers, reference)
    }

    fn small(dice: &mut Dice) -> Vec<Fraction> {
        generator::small(dice)
    }

    fn rivals(parameters: &Vec<Fraction>) -> Vec<Vec<Solution>> {
        brute::rivals(parameters)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &str) -> Result<(), String> {
        let case = find("9.27").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_value_is_0_then_t_then_2t_over_t_plus_1() {
        for (t, value) in [
            ("-1000", "0"),
            ("-1/1000", "0"),
            ("0", "0"),
            ("1/2", "1/2"),
            ("1", "1"),
            ("3/2", "6/5"),
            ("3", "3/2"),
            ("1000", "2000/1001"),
        ] {
            let case = find("9.27").unwrap().read(format!("{t}\n").as_bytes()).unwrap();
            let answer = String::from_utf8(case.answer()).unwrap();
            assert_eq!(answer.split(' ').next(), Some(value), "t = {t}");
        }
    }

    #[test]
    fn at_the_joints_there_are_many_optimal_strategies() {
        for p in ["1 0", "0 1", "0.3 0.7"] {
            assert_eq!(judge(b"0\n", &format!("0 {p} 1 0")), Ok(()));
        }
        for q in ["1 0", "1/2 1/2", "0.8 0.2"] {
            assert_eq!(judge(b"1\n", &format!("1 0 1 {q}")), Ok(()));
        }
        assert_eq!(
            judge(b"1\n", "1 0 1 0.4 0.6"),
            Err("query 1: q is not optimal: against row 1 it concedes 1.2, the value is 1".into())
        );
    }

    #[test]
    fn the_formula_of_large_t_is_wrong_for_small_t() {
        assert_eq!(judge(b"-3\n", "3 2 -1 -1/2 3/2"), Err("query 1: V = 3 is wrong, it is 0".into()));
    }

    #[test]
    fn t_is_an_integer_or_a_fraction_in_lowest_terms() {
        let read =
            |input: &[u8]| find("9.27").unwrap().read(input).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(read(b"999999/1000\n-7/3\n12\n"), Ok(()));
        assert_eq!(
            read(b"2/4\n"),
            Err("line 1, column 1: query 1: t = 2/4 is not in lowest terms with b > 1".into())
        );
        for bad in ["1/1", "1/1001", "1000001/1000", "0.5", "-0", "1/-2"] {
            assert!(read(format!("{bad}\n").as_bytes()).is_err(), "{bad}");
        }
    }
}
