//! 9.32 Saddle points and supports: what can be said of a small square game besides its value.

use checkers::{
    Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer,
    number::{Number, rational},
    say,
};
use dashu_ratio::RBig;
use solutions::even_strategy::most_even;

use crate::shared::{
    matrix_games::{Matrix, rationals, write_numbers},
    square,
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

pub struct SaddleAndSupport;

const SIDE: Bound = Bound::new("n", 1, 6);
const PAYOFF: Bound = Bound::new("a", -1000, 1000).shown("a_{ij}");

/// What is asked of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Portrait {
    /// Rows and columns of the saddle points, from 1.
    saddles: Vec<(usize, usize)>,
    invertible: bool,
    value: Number,
    /// An optimal strategy of the second player that plays every column, if there is one.
    support: Option<Vec<Number>>,
}

/// The least weight that counts as positive in an answer.
fn positive() -> RBig {
    rational(1, 1_000_000)
}

/// What messages call the numbers of an answer.
const SADDLES: Name = Name::new("số điểm yên ngựa", "the number of saddle points");
const INVERTIBLE: Name = Name::new("kết luận về tính khả nghịch", "the flag of invertibility");
const EXISTS: Name = Name::new("kết luận về q dùng mọi cột", "the flag of a positive q");

/// Whether the greatest least weight of an optimal strategy of the second player is 0 or at least 1/1000, so that no
/// program has to tell a tiny weight from none.
fn allows(matrix: &Matrix) -> Result<(), Sentence> {
    let least = most_even(matrix).1.into_iter().min().unwrap_or(RBig::ZERO);
    if least == RBig::ZERO || least >= rational(1, 1000) {
        return Ok(());
    }
    Err(say!(
        vi "xét mọi q tối ưu, giá trị lớn nhất của xác suất nhỏ nhất là {least}, không bằng 0 mà cũng không \
            đến 1/1000",
        en "the best possible least weight is {least}, neither 0 nor at least 1/1000",
    ))
}

impl Exercise for SaddleAndSupport {
    type Input = Matrix;
    type Answer = Portrait;

    const FOLDER: &'static str = "bai9_32_saddle_and_support";
    const BOUNDS: &'static [Bound] = &[SIDE, PAYOFF];

    fn read(reader: &mut Reader) -> Result<Matrix, ReadError> {
        square::read(reader, &SIDE, &PAYOFF, allows)
    }

    fn write(matrix: &Matrix, out: &mut Writer) {
        square::write(matrix, out);
    }

    fn read_answer(matrix: &Matrix, tokens: &mut Tokens) -> Result<Portrait, Refusal> {
        let n = matrix.len();
        let count: usize = tokens.integer(SADDLES, 0..=(n * n) as i128)?;
        let mut saddles = Vec::with_capacity(count);
        for number in 1..=count {
            let row = say!(vi "hàng của điểm yên ngựa thứ {number}", en "the row of saddle point {number}");
            let row = tokens.integer(row, 1..=n as i128)?;
            let column =
                say!(vi "cột của điểm yên ngựa thứ {number}", en "the column of saddle point {number}");
            let column = tokens.integer(column, 1..=n as i128)?;
            saddles.push((row, column));
        }
        let invertible: u8 = tokens.integer(INVERTIBLE, 0..=1)?;
        let value = tokens.number("V")?;
        let exists: u8 = tokens.integer(EXISTS, 0..=1)?;
        let support = if exists == 1 { Some(tokens.numbers("q", n)?) } else { None };
        Ok(Portrait { saddles, invertible: invertible == 1, value, support })
    }

    fn write_answer(portrait: &Portrait, out: &mut Writer) {
        out.line([portrait.saddles.len()]);
        out.rows(portrait.saddles.iter().map(|&(row, column)| [row, column]));
        out.line([u8::from(portrait.invertible)]);
        write_numbers([&portrait.value], out);
        match &portrait.support {
            None => out.line([0]),
            Some(q) => write_numbers(q, out.value(1)),
        }
    }

    fn laboratory(matrix: &Matrix) -> Result<Laboratory, Sentence> {
        Ok(Laboratory::Matrix(rationals(matrix)))
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
    use super::SaddleAndSupport;
    use exercise::testing;

    const DOCUMENT: &str = "3\n-2 2 -1\n1 1 1\n3 0 1\n";

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<SaddleAndSupport>(input, answer)
    }

    #[test]
    fn the_game_of_the_book_has_a_saddle_point_and_a_positive_strategy() {
        let answer = testing::answer::<SaddleAndSupport>(DOCUMENT);
        assert!(answer.starts_with("1\n2 3\n1\n1\n1 "), "{answer}");
        for q in ["1/10 1/5 7/10", "1/4 1/2 1/4", "0.2 0.4 0.4", "0.000001 0.000002 0.999997"] {
            assert_eq!(judge(DOCUMENT, &format!("1 2 3 1 1 1 {q}")), Ok(()));
        }
    }

    #[test]
    fn refusals_say_what_is_wrong() {
        for (answer, refusal) in [
            ("0 1 1 0", "there is 1 saddle point, the answer says 0"),
            ("1 3 2 1 1 0", "saddle point 1 is (2, 3), the answer says (3, 2)"),
            ("1 2 3 0 1 0", "the answer says 0, but the matrix is invertible"),
            ("1 2 3 1 2 0", "V = 2 is wrong, it is 1"),
            ("1 2 3 1 1 1 0 0 1", "q1 = 0 is below 1e-6, every column should be played"),
            (
                "1 2 3 1 1 1 0.0000001 0.0000002 0.9999997",
                "q1 = 0.0000001 is below 1e-6, every column should be played",
            ),
            (
                "1 2 3 1 1 1 1/3 1/3 1/3",
                "q is not optimal: against row 3 it concedes 1.333333333333, the value is 1",
            ),
            ("10 1 1", "line 1, column 1: the number of saddle points = 10 is not in [0, 9]"),
        ] {
            assert_eq!(judge(DOCUMENT, answer), Err(refusal.into()));
        }
        let refusal = judge(DOCUMENT, "1 2 3 1 1 0").unwrap_err();
        assert!(refusal.starts_with("the answer says that no optimal q plays every column, but "), "{refusal}");
        assert_eq!(
            judge("2\n1 2\n1 2\n", "2 1 1 2 1 0 1 1 1/2 1/2"),
            Err("the answer says that some optimal q plays every column, but none does".into())
        );
        assert_eq!(
            judge("2\n1 2\n1 2\n", "2 2 1 1 1 0 1 0"),
            Err("saddle point 1 is (1, 1), the answer says (2, 1)".into())
        );
        assert_eq!(
            judge("2\n1 2\n1 2\n", "2 1 1 2 1 1 1 0"),
            Err("the answer says 1, but the matrix is not invertible".into())
        );
    }

    #[test]
    fn refuses_a_game_whose_best_least_weight_is_tiny() {
        let read = testing::read::<SaddleAndSupport>;
        assert_eq!(read("2\n999 0\n0 1\n"), Ok(()));
        assert_eq!(
            read("2\n1000 0\n0 1\n"),
            Err("line 2, column 1: the best possible least weight is 1/1001, neither 0 nor at least 1/1000"
                .into())
        );
    }
}
