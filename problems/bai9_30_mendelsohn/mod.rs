//! 9.30 Mendelsohn's game: one more than the other wins a little, two or more loses much.

use std::fmt::Write;

use checkers::{Bound, ReadError, Reader, Refusal, Tokens, number::Number};
use generators::Dice;

use crate::{
    exercise::{Exercise, Oracle, Recipe},
    shared::matrix_games::write_numbers,
};

mod brute;
mod checker;
mod generator;
mod solution;

pub struct Mendelsohn;

/// One line of the input: how many integers there are to name, what one more wins, what two or more loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Query {
    pub n: usize,
    pub win: i64,
    pub loss: i64,
}

/// The probabilities with which the first player names 1, 2, ….
pub type Strategy = Vec<Number>;

const LINES: Bound = Bound::new("lines", 1, 1000);
const COUNT: Bound = Bound::new("n", 1, 100);
const WIN: Bound = Bound::new("w", 1, 1000);
const LOSS: Bound = Bound::new("l", 1, 1000);

impl Query {
    /// The rule: what naming `mine` against `theirs` brings.
    fn payoff(&self, mine: usize, theirs: usize) -> i64 {
        match mine as i64 - theirs as i64 {
            0 => 0,
            1 => self.win,
            -1 => -self.win,
            2.. => -self.loss,
            _ => self.loss,
        }
    }
}

impl Exercise for Mendelsohn {
    type Input = Vec<Query>;
    type Answer = Vec<Strategy>;

    const FOLDER: &'static str = "bai9_30_mendelsohn";
    const BOUNDS: &'static [Bound] = &[LINES, COUNT, WIN, LOSS];
    const RECIPES: &'static [Recipe<Vec<Query>>] = generator::RECIPES;

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let n = reader.integer(&COUNT)?;
            reader.space()?;
            let start = reader.mark();
            let win = reader.integer(&WIN)?;
            reader.space()?;
            let loss = reader.integer(&LOSS)?;
            if win > loss {
                return Err(reader.error(start, format!("w = {win} is more than l = {loss}")));
            }
            Ok(Query { n, win, loss })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut String) {
        for Query { n, win, loss } in queries {
            let _ = writeln!(out, "{n} {win} {loss}");
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Strategy>, Refusal> {
        let read = |(index, query): (usize, &Query)| {
            tokens.label("query", index + 1);
            tokens.numbers("p", query.n)
        };
        queries.iter().enumerate().map(read).collect()
    }

    fn write_answer(strategies: &Vec<Strategy>, out: &mut String) {
        for strategy in strategies {
            write_numbers(strategy, out);
        }
    }

    fn solve(queries: &Vec<Query>) -> Vec<Strategy> {
        queries.iter().map(solution::solve).collect()
    }

    fn oracle(queries: &Vec<Query>) -> Option<Oracle<'_, Vec<Strategy>>> {
        brute::oracle(queries)
    }

    fn check(queries: &Vec<Query>, answers: &Vec<Strategy>, _: &Vec<Strategy>) -> Result<(), Refusal> {
        checker::check(queries, answers)
    }

    fn small(dice: &mut Dice) -> Vec<Query> {
        generator::small(dice)
    }

    fn rivals(queries: &Vec<Query>) -> Vec<Vec<Strategy>> {
        brute::rivals(queries)
    }
}

#[cfg(test)]
mod tests {
    use super::Query;
    use crate::find;

    fn judge(input: &[u8], answer: &str) -> Result<(), String> {
        let case = find("9.30").unwrap().read(input).map_err(|error| error.to_string())?;
        case.check(answer.as_bytes()).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn the_table_of_the_book() {
        let query = Query { n: 100, win: 1, loss: 2 };
        let row = |mine| [1, 2, 3, 4, 5].map(|theirs| query.payoff(mine, theirs));
        assert_eq!(
            [1, 2, 3, 4, 5].map(row),
            [[0, -1, 2, 2, 2], [1, 0, -1, 2, 2], [-2, 1, 0, -1, 2], [-2, -2, 1, 0, -1], [-2, -2, -2, 1, 0],]
        );
    }

    #[test]
    fn only_1_2_and_3_are_named() {
        let case = find("9.30").unwrap().read(b"5 1 2\n4 3 7\n2 1 2\n1 1 2\n").unwrap();
        assert_eq!(String::from_utf8(case.answer()).unwrap(), "1/4 1/2 1/4 0 0\n3/13 7/13 3/13 0\n0 1\n1\n");
    }

    #[test]
    fn refusals_name_the_integer_that_beats_the_strategy() {
        for (answer, refusal) in [
            (
                "1/3 1/3 1/3 0",
                "query 1: p is not optimal: against 1 it earns only -0.333333333333, the value is 0",
            ),
            ("1/4 1/2 1/4", "query 1: the answer ends where p4 should stand"),
            ("1/4 1/2 1/2 0", "query 1: the probabilities of p sum to 1.25, not to 1"),
            ("0 1 0 0", "query 1: p is not optimal: against 3 it earns only -1, the value is 0"),
            ("0 0 0 1", "query 1: p is not optimal: against 1 it earns only -2, the value is 0"),
            ("3/4 1/2 -1/4 0", "query 1: p3 = -0.25 is negative"),
        ] {
            assert_eq!(judge(b"4 1 2\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge(b"4 1 2\n", "0.25 0.5 0.25 0"), Ok(()));
        assert_eq!(judge(b"4 1 2\n", "0.2500000001 0.4999999999 0.25 0"), Ok(()));
    }

    #[test]
    fn a_win_is_at_most_a_loss() {
        let read =
            |input: &[u8]| find("9.30").unwrap().read(input).map(|_| ()).map_err(|error| error.to_string());
        assert_eq!(read(b"3 2 2\n"), Ok(()));
        assert_eq!(read(b"3 3 2\n"), Err("line 1, column 3: query 1: w = 3 is more than l = 2".into()));
        assert!(read(b"0 1 2\n").is_err() && read(b"101 1 2\n").is_err() && read(b"3 0 2\n").is_err());
    }
}
