//! 9.26 The 2 × 2 game: a saddle point, or the formula.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, matrix_game::Solution, number::rational};
use dashu_ratio::RBig;
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::matrix_games::{read_solutions, write_solution_line},
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct TwoByTwo;

/// One line of the input: payoffs to the first player, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query([[i64; 2]; 2]);

impl Query {
    fn rationals(self) -> [[RBig; 2]; 2] {
        self.0.map(|row| row.map(|payoff| rational(payoff, 1)))
    }
}

const LINES: Bound = Bound::new("lines", 1, 100_000);
const PAYOFF: Bound = Bound::new("a", -1000, 1000).shown("a_{ij}");

impl Exercise for TwoByTwo {
    type Input = Vec<Query>;
    type Answer = Vec<Solution>;

    const FOLDER: &'static str = "bai9_26_two_by_two";
    const BOUNDS: &'static [Bound] = &[LINES, PAYOFF];
    const RECIPES: &'static [Recipe<Vec<Query>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let mut query = Query([[0; 2]; 2]);
            for (place, payoff) in query.0.iter_mut().flatten().enumerate() {
                if place > 0 {
                    reader.space()?;
                }
                *payoff = reader.integer(&PAYOFF)?;
            }
            Ok(query)
        })
    }

    fn write(queries: &Vec<Query>, out: &mut String) {
        for Query([[a11, a12], [a21, a22]]) in queries {
            let _ = writeln!(out, "{a11} {a12} {a21} {a22}");
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Solution>, Refusal> {
        read_solutions(tokens, queries.iter().map(|_| (2, 2)))
    }

    fn write_answer(solutions: &Vec<Solution>, out: &mut String) {
        for solution in solutions {
            write_solution_line(solution, out);
        }
    }

    fn solve(queries: &Vec<Query>) -> Vec<Solution> {
        queries.iter().map(solution::solve).collect()
    }

    fn oracle(queries: &Vec<Query>) -> Option<Oracle<'_, Vec<Solution>>> {
        brute::oracle(queries)
    }

    fn check(queries: &Vec<Query>, answers: &Vec<Solution>, reference: &Vec<Solution>) -> Result<(), Refusal> {
        checker::check(queries, answers, reference)
    }

    fn small(dice: &mut Dice) -> Vec<Query> {
        generator::small(dice)
    }

    fn rivals(queries: &Vec<Query>) -> Vec<Vec<Solution>> {
        brute::rivals(queries)
    }
}

#[cfg(test)]
mod tests {
    use crate::find;

    fn judge(input: &[u8], answer: &str) -> Result<(), String> {
        let case = find("9.26").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_policeman_of_the_book_expects_40() {
        let case = find("9.26").unwrap().read(b"100 -50 0 100\n").unwrap();
        assert_eq!(case.answer(), b"40 2/5 3/5 3/5 2/5\n");
        assert!(case.check(b"40 0.4 0.6 0.6 0.4").is_ok());
        assert_eq!(
            case.check(b"40 0.6 0.4 0.6 0.4").unwrap_err().to_string(),
            "query 1: p is not optimal: against column 2 it earns only 10, the value is 40"
        );
    }

    #[test]
    fn a_saddle_point_is_not_mixed_away() {
        // The formula gives p = (3/2, -1/2) and the value 3/2.
        assert_eq!(
            judge(b"1 2 0 3\n", "3/2 3/2 -1/2 1/2 1/2"),
            Err("query 1: V = 1.5 is wrong, it is 1".into())
        );
        assert_eq!(judge(b"1 2 0 3\n", "1 1 0 1 0"), Ok(()));
    }

    #[test]
    fn every_strategy_is_optimal_in_a_constant_game() {
        assert_eq!(judge(b"7 7 7 7\n0 0 0 0\n", "7 1/3 2/3 0.5 0.5  0 0 1 1 0"), Ok(()));
        assert_eq!(
            judge(b"7 7 7 7\n0 0 0 0\n", "7 1/3 2/3 0.5 0.5  0 0 1 nan 0"),
            Err("query 2 (line 1, column 26): q1 should be a number (an integer, a fraction a/b or a decimal), found \"nan\"".into())
        );
    }

    #[test]
    fn a_line_has_four_payoffs() {
        let read =
            |input: &[u8]| find("9.26").unwrap().read(input).map(|_| ()).map_err(|error| error.to_string());
        assert!(read(b"1 2 3\n").is_err());
        assert!(read(b"1 2 3 4 5\n").is_err());
        assert_eq!(
            read(b"1 2 3 1001\n"),
            Err("line 1, column 7: query 1: a = 1001 is not in -1000..=1000".into())
        );
    }
}
