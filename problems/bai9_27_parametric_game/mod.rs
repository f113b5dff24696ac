//! 9.27 A game with a parameter: `(0 2; t 1)` for every rational t.

use checkers::{
    Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution, number::Number,
};
use dashu_ratio::RBig;

use crate::shared::{
    fraction::Fraction,
    grid::mapped,
    laboratory::only,
    matrix_games::{read_solutions, write_solutions},
};
use exercise::{Exercise, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct ParametricGame;

/// The game of a parameter, row by row.
fn rows(t: Fraction) -> Vec<Vec<Number>> {
    let integer = |value| Number::fraction(value, 1);
    vec![vec![integer(0), integer(2)], vec![t.number(), integer(1)]]
}

/// The same in terms with which one calculates.
fn exact_rows(t: Fraction) -> Vec<Vec<RBig>> {
    mapped(&rows(t), |payoff| payoff.exact().clone())
}

const LINES: Bound = Bound::lines(1, 100_000);
const T: Bound = Bound::new("t", -1000, 1000);
const DENOMINATOR: Bound = Bound::new("b", 1, 1000);

impl Exercise for ParametricGame {
    type Input = Vec<Fraction>;
    type Answer = Vec<Solution>;

    const FOLDER: &'static str = "bai9_27_parametric_game";
    const BOUNDS: &'static [Bound] = &[LINES, T, DENOMINATOR];

    fn read(reader: &mut Reader) -> Result<Vec<Fraction>, ReadError> {
        reader.lines(&LINES, |reader| Fraction::read(reader, &T, &DENOMINATOR))
    }

    fn write(parameters: &Vec<Fraction>, out: &mut Writer) {
        out.lines(parameters);
    }

    fn read_answer(parameters: &Vec<Fraction>, tokens: &mut Tokens) -> Result<Vec<Solution>, Refusal> {
        read_solutions(tokens, parameters.iter().map(|_| (2, 2)))
    }

    fn write_answer(solutions: &Vec<Solution>, out: &mut Writer) {
        write_solutions(solutions, out);
    }

    fn laboratory(parameters: &Vec<Fraction>) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(exact_rows(*only(parameters)?)))
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::ParametricGame;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<ParametricGame>(input, answer)
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
            let answer = testing::answer::<ParametricGame>(format!("{t}\n"));
            assert_eq!(answer.split(' ').next(), Some(value), "t = {t}");
        }
    }

    #[test]
    fn at_the_joints_there_are_many_optimal_strategies() {
        for p in ["1 0", "0 1", "0.3 0.7"] {
            assert_eq!(judge("0\n", &format!("0 {p} 1 0")), Ok(()));
        }
        for q in ["1 0", "1/2 1/2", "0.8 0.2"] {
            assert_eq!(judge("1\n", &format!("1 0 1 {q}")), Ok(()));
        }
        assert_eq!(
            judge("1\n", "1 0 1 0.4 0.6"),
            Err("query 1: q is not optimal: against row 1 it concedes 1.2, the value is 1".into())
        );
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        assert_eq!(testing::answer::<ParametricGame>("3\n"), "3/2 1/2 1/2 1/4 3/4\n");
        // The formula of t > 1, taken at t = 1/2.
        assert_eq!(
            judge("1/2\n", "2/3 -1/3 4/3 2/3 1/3"),
            Err("query 1: V = 0.666666666667 is wrong, it is 0.5".into())
        );
        // The middle piece, taken at t = -2.
        assert_eq!(judge("-2\n", "-2 0 1 1 0"), Err("query 1: V = -2 is wrong, it is 0".into()));
    }

    #[test]
    fn nine_decimals_pass_and_eight_do_not() {
        // A rounding of p, times t, is what column 1 loses; t billionths are allowed.
        let rounded = |digits: usize| {
            let weights = [2000.0, 999.0, 2.0, 1.0, 1000.0].map(|part| format!("{:.digits$}", part / 1001.0));
            weights.join(" ")
        };
        assert_eq!(judge("1000\n", &rounded(9)), Ok(()));
        assert!(judge("1000\n", &rounded(8)).is_err());
    }

    #[test]
    fn the_formula_of_large_t_is_wrong_for_small_t() {
        assert_eq!(judge("-3\n", "3 2 -1 -1/2 3/2"), Err("query 1: V = 3 is wrong, it is 0".into()));
    }

    #[test]
    fn t_is_an_integer_or_a_fraction_in_lowest_terms() {
        let read = |input: &str| testing::read::<ParametricGame>(input);
        assert_eq!(read("999999/1000\n-7/3\n12\n"), Ok(()));
        assert_eq!(
            read("2/4\n"),
            Err("line 1, column 1: query 1: t = 2/4 is not in lowest terms with b > 1".into())
        );
        for bad in ["1/1", "1/1001", "1000001/1000", "0.5", "-0", "1/-2"] {
            assert!(read(&format!("{bad}\n")).is_err(), "{bad}");
        }
    }
}
