//! 9.34 The Bayes response: a row that is best against a known mixed strategy, and a column that is best against
//! that row.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, number::Number};

use crate::shared::{
    matrix_games::{Matrix, rationals, read_matrix, write_matrix},
    strategy::Strategy,
};
use exercise::{Exercise, Fact, laboratory::Laboratory, picture::Picture};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct BayesResponse;

const ROWS: Bound = Bound::new("m", 1, 100);
const COLUMNS: Bound = Bound::new("n", 1, 100);
const PAYOFF: Bound = Bound::new("a", -1000, 1000).shown("a_{ij}");
const BELIEF: Bound = Bound::new("q", 0, 1).shown("q_j");
const DENOMINATOR: Bound = Bound::new("D", 1, 1000);

/// What messages call the choices of an answer.
const ROW: Name = Name::new("hàng i", "the row i");
const COLUMN: Name = Name::new("cột j", "the column j");

/// A game, and the strategy that the first player believes the second will use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {
    matrix: Matrix,
    q: Strategy,
}

impl Belief {
    /// What a row gets on average against `q`, in parts of `q.unit`.
    fn gets(&self, row: usize) -> i64 {
        self.matrix[row].iter().zip(&self.q.parts).map(|(payoff, part)| payoff * part).sum()
    }
}

/// An answer: the first player's response to `q`, and the second player's response to that. Both choices count
/// from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Responses {
    row: usize,
    gets: Number,
    column: usize,
    pays: Number,
}

impl Exercise for BayesResponse {
    type Input = Belief;
    type Answer = Responses;

    const FOLDER: &'static str = "bai9_34_bayes_response";
    const BOUNDS: &'static [Bound] = &[ROWS, COLUMNS, PAYOFF, BELIEF, DENOMINATOR];

    fn laboratory(belief: &Belief) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(rationals(&belief.matrix)))
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }

    fn read(reader: &mut Reader) -> Result<Belief, ReadError> {
        let matrix = read_matrix(reader, &ROWS, &COLUMNS, &PAYOFF)?;
        let q = Strategy::read(reader, matrix[0].len(), &BELIEF, &DENOMINATOR)?;
        Ok(Belief { matrix, q })
    }

    fn write(belief: &Belief, out: &mut Writer) {
        write_matrix(&belief.matrix, out);
        belief.q.write(out);
    }

    fn read_answer(belief: &Belief, tokens: &mut Tokens) -> Result<Responses, Refusal> {
        let (rows, columns) = (belief.matrix.len(), belief.matrix[0].len());
        let row: usize = tokens.integer(ROW, 1..=rows as i128)?;
        let gets = tokens.number("v")?;
        let column: usize = tokens.integer(COLUMN, 1..=columns as i128)?;
        Ok(Responses { row: row - 1, gets, column: column - 1, pays: tokens.number("w")? })
    }

    fn write_answer(Responses { row, gets, column, pays }: &Responses, out: &mut Writer) {
        out.value(row + 1).value(gets.exact()).end_line();
        out.value(column + 1).value(pays.exact()).end_line();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use exercise::testing;

    const DOCUMENT: &str = "3 4\n0 7 2 4\n1 4 8 2\n9 3 -1 6\n1/5 1/5 1/5 2/5\n";

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<BayesResponse>(input, answer)
    }

    #[test]
    fn the_game_of_the_book() {
        assert_eq!(testing::answer::<BayesResponse>(DOCUMENT), "3 23/5\n3 -1\n");
        assert_eq!(judge(DOCUMENT, "3 4.6 3 -1.0"), Ok(()));
    }

    #[test]
    fn the_rows_of_the_book_get_what_the_texts_say() {
        let belief = Belief { matrix: facts::book(), q: Strategy::of(facts::BELIEF.to_vec()) };
        assert_eq!([0, 1, 2].map(|row| belief.gets(row)), [17, 17, 23]);
        let mut out = Writer::new();
        BayesResponse::write(&belief, &mut out);
        assert_eq!(out.into_string(), DOCUMENT);
    }

    #[test]
    fn numbers_may_be_decimals_and_must_be_close() {
        let sevenths = "1 2\n1000 1\n3/7 4/7\n";
        for (v, right) in
            [("3004/7", true), ("429.142857143", true), ("4.29142857143e2", true), ("429.1428", false)]
        {
            assert_eq!(judge(sevenths, &format!("1 {v} 2 1")).is_ok(), right, "{v}");
        }
        assert!(judge(sevenths, "1 -3004/-7 2 1").is_err());
        assert!(judge(sevenths, "1 +3004/7 2 1").is_err());
    }

    /// The last corrections always fit: the recipe makes a game for any seed.
    #[test]
    fn rows_can_always_be_made_as_good_as_each_other() {
        for (unit, most) in [(840, 23), (720, 23), (960, 22), (6, 3)] {
            let parts = generator::divisors(unit);
            assert_eq!(parts.iter().sum::<i64>(), unit);
            assert!(parts.len() >= most, "{unit}: {parts:?}");
        }
    }

    #[test]
    fn the_second_answer_is_to_the_row_that_was_named() {
        // All rows get 1/2.
        let tie = "3 3\n1 0 5\n0 1 2\n1 0 -9\n1/2 1/2 0\n";
        for right in ["1 1/2 2 0", "2 1/2 1 0", "3 1/2 3 -9"] {
            assert_eq!(judge(tie, right), Ok(()));
        }
        assert_eq!(
            judge(tie, "1 1/2 3 -9"),
            Err("column 3 is not best against row 1: it pays 5, another column pays 0".into())
        );
    }

    #[test]
    fn refusals_say_what_is_wrong() {
        for (answer, refusal) in [
            ("1 17/5 1 0", "row 1 is not best against q: it gets 3.4, another row gets 4.6"),
            ("3 4.5 3 -1", "v = 4.5 is wrong, it is 4.6"),
            ("3 23/5 1 9", "column 1 is not best against row 3: it pays 9, another column pays -1"),
            ("3 23/5 3 1", "w = 1 is wrong, it is -1"),
            ("4 23/5 3 -1", "line 1, column 1: the row i = 4 is not in [1, 3]"),
            ("0 23/5 3 -1", "line 1, column 1: the row i = 0 is not in [1, 3]"),
            ("3 23/5 5 -1", "line 1, column 8: the column j = 5 is not in [1, 4]"),
            ("3 23/5 3", "the answer ends where w should be"),
        ] {
            assert_eq!(judge(DOCUMENT, answer), Err(refusal.into()));
        }
    }

    #[test]
    fn refuses_beliefs_that_do_not_sum_to_one_or_are_too_fine() {
        let read = testing::read::<BayesResponse>;
        let error = |input| read(input).unwrap_err();
        assert_eq!(
            error("1 2\n3 4\n1/2 1/3\n"),
            "line 3, column 1: the probabilities of q sum to 5/6, not to 1"
        );
        assert_eq!(error("1 2\n3 4\n1/40 1/41\n"), "line 3, column 1: D = 1640 is not in [1, 1000]");
        assert!(read("1 2\n3 4\n1/1001 1000/1001\n").is_err());
        assert!(read("1 2\n3 4\n1\n").is_err());
        assert!(read("1 2\n3 4\n1 0\n").is_ok());
    }
}
