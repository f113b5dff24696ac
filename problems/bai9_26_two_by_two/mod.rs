//! 9.26 The 2 × 2 game: a saddle point, or the formula.

use checkers::{
    Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, matrix_game::Solution, number::rational,
};
use dashu_ratio::RBig;

use crate::shared::{
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

pub struct TwoByTwo;

/// One line of the input: payoffs to the first player, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query([[i64; 2]; 2]);

impl Query {
    fn rationals(self) -> [[RBig; 2]; 2] {
        self.0.map(|row| row.map(|payoff| rational(payoff, 1)))
    }
}

const LINES: Bound = Bound::lines(1, 100_000);
const PAYOFF: Bound = Bound::new("a", -1000, 1000).shown("a_{ij}");

impl Exercise for TwoByTwo {
    type Input = Vec<Query>;
    type Answer = Vec<Solution>;

    const FOLDER: &'static str = "bai9_26_two_by_two";
    const BOUNDS: &'static [Bound] = &[LINES, PAYOFF];

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

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        out.rows(queries.iter().map(|query| query.0.as_flattened()));
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Solution>, Refusal> {
        read_solutions(tokens, queries.iter().map(|_| (2, 2)))
    }

    fn write_answer(solutions: &Vec<Solution>, out: &mut Writer) {
        write_solutions(solutions, out);
    }

    fn laboratory(queries: &Vec<Query>) -> Result<Laboratory, Sentence> {
        let rows = only(queries)?.rationals();
        Ok(Laboratory::Matrix(rows.map(Vec::from).to_vec()))
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::TwoByTwo;
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<TwoByTwo>(input, answer)
    }

    #[test]
    fn the_policeman_of_the_book_expects_40() {
        let policeman = "100 -50 0 100\n";
        assert_eq!(testing::answer::<TwoByTwo>(policeman), "40 2/5 3/5 3/5 2/5\n");
        assert_eq!(judge(policeman, "40 0.4 0.6 0.6 0.4"), Ok(()));
        assert_eq!(
            judge(policeman, "40 0.6 0.4 0.6 0.4"),
            Err("query 1: p is not optimal: against column 2 it earns only 10, the value is 40".into())
        );
    }

    #[test]
    fn a_saddle_point_is_not_mixed_away() {
        // The formula gives p = (3/2, -1/2) and the value 3/2.
        assert_eq!(
            judge("1 2 0 3\n", "3/2 3/2 -1/2 1/2 1/2"),
            Err("query 1: V = 1.5 is wrong, it is 1".into())
        );
        assert_eq!(judge("1 2 0 3\n", "1 1 0 1 0"), Ok(()));
    }

    #[test]
    fn the_editorial_clamps_p_and_keeps_a_wrong_q() {
        // With p = 3/2 clamped to 1, the formula's q = 1/2 lets row 1 earn 3/2.
        assert_eq!(
            judge("1 2 0 3\n", "1 1 0 1/2 1/2"),
            Err("query 1: q is not optimal: against row 1 it concedes 1.5, the value is 1".into())
        );
    }

    #[test]
    fn nine_decimals_pass_and_eight_do_not() {
        // A rounding of p, times 1000, is what a column loses; a millionth is allowed.
        let game = "1000 0 -1 1000\n";
        let answer = testing::answer::<TwoByTwo>(game);
        assert_eq!(answer, "1000000/2001 1001/2001 1000/2001 1000/2001 1001/2001\n");
        let rounded = |digits: usize| -> String {
            let numbers = answer.split_whitespace().map(|fraction| {
                let (a, b) = fraction.split_once('/').unwrap();
                format!("{:.digits$}", a.parse::<f64>().unwrap() / b.parse::<f64>().unwrap())
            });
            numbers.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(judge(game, &rounded(9)), Ok(()));
        assert!(judge(game, &rounded(8)).is_err());
    }

    #[test]
    fn the_denominator_of_an_answer_is_positive() {
        assert_eq!(judge("-3 4 2 -1\n", "1/2 3/10 7/10 1/2 1/2"), Ok(()));
        assert!(judge("-3 4 2 -1\n", "-5/-10 -3/-10 -7/-10 -5/-10 -5/-10").is_err());
    }

    #[test]
    fn every_strategy_is_optimal_in_a_constant_game() {
        assert_eq!(judge("7 7 7 7\n0 0 0 0\n", "7 1/3 2/3 0.5 0.5  0 0 1 1 0"), Ok(()));
        assert_eq!(
            judge("7 7 7 7\n0 0 0 0\n", "7 1/3 2/3 0.5 0.5  0 0 1 nan 0"),
            Err("query 2 (line 1, column 26): q1 should be a number (an integer, a fraction a/b or a decimal), found \"nan\"".into())
        );
    }

    #[test]
    fn a_line_has_four_payoffs() {
        let read = testing::read::<TwoByTwo>;
        assert!(read("1 2 3\n").is_err());
        assert!(read("1 2 3 4 5\n").is_err());
        assert_eq!(
            read("1 2 3 1001\n"),
            Err("line 1, column 7: query 1: a = 1001 is not in [-1000, 1000]".into())
        );
    }
}
