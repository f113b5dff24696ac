//! 9.29 The optimality certificate: whether a pair of mixed strategies is optimal, and what each guarantees.

use checkers::{Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer, number::Number};

use crate::shared::{
    matrix_games::{Matrix, rationals, read_matrix, write_matrix, write_numbers},
    strategy::Strategy,
};
use exercise::{
    Exercise, Fact, Outcomes,
    coverage::{Coverage, Feature},
    laboratory::Laboratory,
    picture::Picture,
};

mod brute;
mod checker;
mod facts;
#[cfg(test)]
mod further;
mod generator;
mod pictures;
mod solution;

pub struct OptimalityCertificate;

const ROWS: Bound = Bound::new("m", 1, 20);
const COLUMNS: Bound = Bound::new("n", 1, 20);
const PAYOFF: Bound = Bound::new("a", -1000, 1000).shown("a_{ij}");
const FIRST: Bound = Bound::new("p", 0, 1).shown("p_i");
const SECOND: Bound = Bound::new("q", 0, 1).shown("q_j");
const DENOMINATOR: Bound = Bound::new("D", 1, 1_000_000);

/// What answers must show: how long the few numbers are that are no fractions says nothing.
const OPTIMAL: &str = "a pair that is optimal";
const NOT_OPTIMAL: &str = "a pair that is not optimal";

/// What messages call the first number of an answer.
const VERDICT: Name = Name::new("kết luận", "the verdict");

/// A game and a strategy of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    matrix: Matrix,
    p: Strategy,
    q: Strategy,
}

impl Pair {
    /// What `p` earns against each column, in parts of `p.unit`.
    fn earned(&self) -> impl Iterator<Item = i64> {
        let against = |j: usize| self.p.parts.iter().zip(&self.matrix).map(|(part, row)| part * row[j]).sum();
        (0..self.q.parts.len()).map(against)
    }

    /// What `q` concedes to each row, in parts of `q.unit`.
    fn conceded(&self) -> impl Iterator<Item = i64> {
        self.matrix.iter().map(|row| row.iter().zip(&self.q.parts).map(|(payoff, part)| payoff * part).sum())
    }
}

/// An answer: whether both strategies are optimal, what `p` guarantees and what `q` concedes at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    optimal: bool,
    low: Number,
    high: Number,
}

impl Exercise for OptimalityCertificate {
    type Input = Pair;
    type Answer = Certificate;

    const FOLDER: &'static str = "bai9_29_optimality_certificate";
    const BOUNDS: &'static [Bound] = &[ROWS, COLUMNS, PAYOFF, FIRST, SECOND, DENOMINATOR];
    const FEATURES: &'static [Feature] = &[Feature::Kind(OPTIMAL), Feature::Kind(NOT_OPTIMAL)];

    fn read(reader: &mut Reader) -> Result<Pair, ReadError> {
        let matrix = read_matrix(reader, &ROWS, &COLUMNS, &PAYOFF)?;
        let p = Strategy::read(reader, matrix.len(), &FIRST, &DENOMINATOR)?;
        let q = Strategy::read(reader, matrix[0].len(), &SECOND, &DENOMINATOR)?;
        Ok(Pair { matrix, p, q })
    }

    fn write(pair: &Pair, out: &mut Writer) {
        write_matrix(&pair.matrix, out);
        pair.p.write(out);
        pair.q.write(out);
    }

    fn read_answer(_: &Pair, tokens: &mut Tokens) -> Result<Certificate, Refusal> {
        let optimal: u8 = tokens.integer(VERDICT, 0..=1)?;
        Ok(Certificate { optimal: optimal == 1, low: tokens.number("lo")?, high: tokens.number("hi")? })
    }

    fn write_answer(Certificate { optimal, low, high }: &Certificate, out: &mut Writer) {
        out.line([u8::from(*optimal)]);
        write_numbers([low, high], out);
    }

    fn outcomes(answer: &Certificate) -> Option<Outcomes> {
        Some(Outcomes::count([answer.optimal]))
    }

    fn cover(_: &Pair, answer: &Certificate, coverage: &mut Coverage) {
        coverage.kind(if answer.optimal { OPTIMAL } else { NOT_OPTIMAL });
    }

    fn laboratory(pair: &Pair) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(rationals(&pair.matrix)))
    }

    fn facts() -> Vec<Fact> {
        facts::facts()
    }

    fn pictures() -> Vec<Picture> {
        pictures::pictures()
    }
}

#[cfg(test)]
mod tests {
    use super::OptimalityCertificate;
    use exercise::testing;

    const DOCUMENT: &str =
        "4 5\n5 8 3 1 6\n4 2 6 3 5\n2 4 6 4 1\n1 3 2 5 3\n6/37 20/37 0 11/37\n14/37 4/37 0 19/37 0\n";

    fn answer(input: &str) -> String {
        testing::answer::<OptimalityCertificate>(input)
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<OptimalityCertificate>(input, answer)
    }

    fn read(input: &str) -> Result<(), String> {
        testing::read::<OptimalityCertificate>(input)
    }

    #[test]
    fn the_pair_of_the_book_is_optimal() {
        assert_eq!(answer(DOCUMENT), "1\n121/37 121/37\n");
        for right in ["1 3.27027027027 3.27027027027", "1\n242/74\n32.7027027027e-1"] {
            assert_eq!(judge(DOCUMENT, right), Ok(()));
        }
    }

    #[test]
    fn a_pair_that_misses_by_a_millionth_is_not_optimal() {
        let coin = "2 2\n1 -1\n-1 1\n500001/1000000 499999/1000000\n1/2 1/2\n";
        assert_eq!(answer(coin), "0\n-1/500000 0\n");
        assert_eq!(
            judge(coin, "1 -0.000002 0"),
            Err("the verdict is 1, but p guarantees only -0.000002 while q concedes up to 0".into())
        );
    }

    #[test]
    fn the_worked_example_of_the_editorial() {
        let book = super::pictures::book();
        assert_eq!(book.earned().collect::<Vec<_>>(), [121, 121, 160, 121, 169]);
        assert_eq!(book.conceded().collect::<Vec<_>>(), [121, 121, 120, 121]);
        let mut out = checkers::Writer::new();
        <OptimalityCertificate as exercise::Exercise>::write(&book, &mut out);
        assert_eq!(out.into_string(), DOCUMENT);
    }

    #[test]
    fn the_editorial_shows_that_the_least_difference_is_reached() {
        assert_eq!(answer("3 2\n-1 1\n0 0\n1 0\n1/4 1/4 1/2\n1/3 2/3\n"), "0\n1/4 1/3\n");
    }

    #[test]
    fn the_editorial_shows_a_good_reply_to_a_bad_strategy() {
        // q is a best reply to p, p is not one to q.
        assert_eq!(answer("2 2\n1 -1\n-1 1\n1 0\n0 1\n"), "0\n-1 1\n");
    }

    #[test]
    fn nine_digits_pass_and_eight_do_not() {
        for right in ["1 3.27027027 3.27027027", "1 3.270270270 3.270270271"] {
            assert_eq!(judge(DOCUMENT, right), Ok(()));
        }
        assert!(judge(DOCUMENT, "1 3.2702703 3.2702703").is_err());
    }

    #[test]
    fn refusals_say_what_is_wrong() {
        for (answer, refusal) in [
            ("0 121/37 121/37", "the verdict is 0, but both strategies are optimal: lo = hi = 3.27027027027"),
            ("1 3.27 121/37", "lo = 3.27 is wrong, it is 3.27027027027"),
            ("1 121/37 3.2702703", "hi = 3.2702703 is wrong, it is 3.27027027027"),
            ("1 121/37", "the answer ends where hi should be"),
            ("2 121/37 121/37", "line 1, column 1: the verdict = 2 is not in [0, 1]"),
            ("1.0 121/37 121/37", "line 1, column 1: the verdict should be an integer, found \"1.0\""),
        ] {
            assert_eq!(judge(DOCUMENT, answer), Err(refusal.into()));
        }
    }

    #[test]
    fn refuses_strategies_of_the_wrong_length_or_sum() {
        assert_eq!(
            read("1 2\n3 4\n1\n1/2 1/3\n"),
            Err("line 4, column 1: the probabilities of q sum to 5/6, not to 1".into())
        );
        assert!(read("1 2\n3 4\n1\n1\n").is_err());
        assert!(read("1 2\n3 4\n1 0\n1 0\n").is_err());
        assert_eq!(
            read("1 2\n3 4\n1\n1/1001 1000/1001 0\n"),
            Err("line 4, column 17: expected the end of the line (LF), but found a space".into())
        );
    }

    #[test]
    fn refuses_a_common_denominator_above_a_million() {
        assert_eq!(
            read("1 3\n3 4 5\n1\n1/1000 1/1001 0\n"),
            Err("line 4, column 1: D = 1001000 is not in [1, 1000000]".into())
        );
        assert!(read("1 2\n3 4\n1\n1/1000001 1000000/1000001\n").is_err());
    }
}
