//! 9.30 Mendelsohn's game: one more than the other wins a little, two or more loses much.

use checkers::{
    Bound, ReadError, Reader, Refusal, Sentence, Tokens, Writer, number::Number, say, sentence::QUERY,
};

use crate::shared::{laboratory::only, matrix_games::write_numbers};
use exercise::{Exercise, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
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

const LINES: Bound = Bound::lines(1, 1000);
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

    fn read(reader: &mut Reader) -> Result<Vec<Query>, ReadError> {
        reader.lines(&LINES, |reader| {
            let n = reader.integer(&COUNT)?;
            reader.space()?;
            let start = reader.mark();
            let win = reader.integer(&WIN)?;
            reader.space()?;
            let loss = reader.integer(&LOSS)?;
            if win > loss {
                let message = say!(vi "w = {win} lớn hơn l = {loss}", en "w = {win} is more than l = {loss}");
                return Err(reader.error(start, message));
            }
            Ok(Query { n, win, loss })
        })
    }

    fn write(queries: &Vec<Query>, out: &mut Writer) {
        for Query { n, win, loss } in queries {
            out.value(n).value(win).value(loss).end_line();
        }
    }

    fn read_answer(queries: &Vec<Query>, tokens: &mut Tokens) -> Result<Vec<Strategy>, Refusal> {
        tokens.lines(QUERY, queries, |tokens, query| tokens.numbers("p", query.n))
    }

    fn write_answer(strategies: &Vec<Strategy>, out: &mut Writer) {
        for strategy in strategies {
            write_numbers(strategy, out);
        }
    }

    fn laboratory(queries: &Vec<Query>) -> Result<Laboratory, Sentence> {
        let query = only(queries)?;
        let row = |mine| (1..=query.n).map(|theirs| query.payoff(mine, theirs).into()).collect();
        Ok(Laboratory::Matrix((1..=query.n).map(row).collect()))
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::{Mendelsohn, Query};
    use exercise::testing;

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<Mendelsohn>(input, answer)
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
        let answer = testing::answer::<Mendelsohn>("5 1 2\n4 3 7\n2 1 2\n1 1 2\n");
        assert_eq!(answer, "1/4 1/2 1/4 0 0\n3/13 7/13 3/13 0\n0 1\n1\n");
    }

    #[test]
    fn refusals_name_the_integer_that_beats_the_strategy() {
        for (answer, refusal) in [
            (
                "1/3 1/3 1/3 0",
                "query 1: p is not optimal: against 1 it earns only -0.333333333333, the value is 0",
            ),
            ("1/4 1/2 1/4", "query 1: the answer ends where p4 should be"),
            ("1/4 1/2 1/2 0", "query 1: the probabilities of p sum to 1.25, not to 1"),
            ("0 1 0 0", "query 1: p is not optimal: against 3 it earns only -1, the value is 0"),
            ("0 0 0 1", "query 1: p is not optimal: against 1 it earns only -2, the value is 0"),
            ("3/4 1/2 -1/4 0", "query 1: p3 = -0.25 is negative"),
        ] {
            assert_eq!(judge("4 1 2\n", answer), Err(refusal.into()));
        }
        assert_eq!(judge("4 1 2\n", "0.25 0.5 0.25 0"), Ok(()));
        assert_eq!(judge("4 1 2\n", "0.2500000001 0.4999999999 0.25 0"), Ok(()));
    }

    #[test]
    fn the_mistakes_of_the_editorial_lose() {
        for (input, answer, refusal) in [
            // (l, w, l) in place of (w, l, w).
            (
                "3 1 2\n",
                "2/5 1/5 2/5",
                "query 1: p is not optimal: against 1 it earns only -0.6, the value is 0",
            ),
            // The three largest of four.
            (
                "4 1 2\n",
                "0 1/4 1/2 1/4",
                "query 1: p is not optimal: against 1 it earns only -1.25, the value is 0",
            ),
            // The formula of three integers for two.
            (
                "2 1 2\n",
                "1/3 2/3",
                "query 1: p is not optimal: against 2 it earns only -0.333333333333, the value is 0",
            ),
        ] {
            assert_eq!(judge(input, answer), Err(refusal.into()));
        }
    }

    #[test]
    fn nine_decimals_pass_and_eight_do_not() {
        // w = 999, l = 1000: 999/2998 and 1000/2998.
        let rounded = |digits: usize| {
            [999.0, 1000.0, 999.0].map(|weight: f64| format!("{:.digits$}", weight / 2998.0)).join(" ")
        };
        assert_eq!(judge("3 999 1000\n", &rounded(9)), Ok(()));
        assert!(judge("3 999 1000\n", &rounded(8)).is_err());
    }

    #[test]
    fn as_many_roundings_as_integers_are_allowed_in_the_sum() {
        assert_eq!(judge("4 1 2\n", "0.250000001 0.500000001 0.250000001 0"), Ok(()));
        assert_eq!(
            judge("4 1 2\n", "0.250000002 0.500000002 0.250000001 0"),
            Err("query 1: the probabilities of p sum to 1.000000005, not to 1".into())
        );
    }

    #[test]
    fn a_win_is_at_most_a_loss() {
        let read = testing::read::<Mendelsohn>;
        assert_eq!(read("3 2 2\n"), Ok(()));
        assert_eq!(read("3 3 2\n"), Err("line 1, column 3: query 1: w = 3 is more than l = 2".into()));
        assert!(read("0 1 2\n").is_err() && read("101 1 2\n").is_err() && read("3 0 2\n").is_err());
    }
}
