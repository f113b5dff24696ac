//! 9.31 The inverse matrix: determinant, inverse, and the solution of the game where the inverse gives one.

use checkers::{
    Bound, Name, ReadError, Reader, Refusal, Sentence, Tokens, Writer,
    matrix_game::Solution,
    number::{Number, decimal, rational},
    say,
};
use dashu_ratio::RBig;
use solutions::inverse::invert;

use crate::shared::{
    matrix_games::{Matrix, rationals, write_numbers, write_solution},
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

/// Whether all entries of an inverse sum to 0.
fn sums_to_zero(inverse: &[Vec<Number>]) -> bool {
    inverse.iter().flatten().fold(RBig::ZERO, |sum, entry| sum + entry.exact()) == RBig::ZERO
}

/// Every weight that the theorem gives is 0 or at least one in so many in size.
const WEIGHT: u32 = 1_000_000;

/// What the theorem says of a game, whether p and q have negative weights or not.
struct Promise {
    value: RBig,
    p: Vec<RBig>,
    q: Vec<RBig>,
}

impl Promise {
    /// V = 1 / (1 B 1), p = V 1 B and q = V B 1 for the inverse B, unless its entries sum to 0.
    fn of(inverse: &[Vec<RBig>]) -> Option<Promise> {
        let sum = |terms: &mut dyn Iterator<Item = &RBig>| terms.fold(RBig::ZERO, |sum, term| sum + term);
        let rows: Vec<RBig> = inverse.iter().map(|row| sum(&mut row.iter())).collect();
        let column = |j: usize| sum(&mut inverse.iter().map(|row| &row[j]));
        let columns: Vec<RBig> = (0..inverse.len()).map(column).collect();
        let total = sum(&mut rows.iter());
        if total == RBig::ZERO {
            return None;
        }
        let value = RBig::ONE / total;
        let weights = |sums: Vec<RBig>| sums.into_iter().map(|sum| sum * &value).collect();
        Some(Promise { p: weights(columns), q: weights(rows), value })
    }

    fn applies(&self) -> bool {
        self.p.iter().chain(&self.q).all(|weight| *weight >= RBig::ZERO)
    }
}

fn size(number: &RBig) -> RBig {
    number.clone().max(-number.clone())
}

/// What messages call the number of an answer that says whether the theorem applies.
const APPLIES: Name = Name::new("kết luận về định lí", "the flag of the theorem");

/// Whether no entry of the inverse, if there is one, is too large, and no weight that the theorem gives is tiny.
fn allows(matrix: &Matrix) -> Result<(), Sentence> {
    let Some(inverse) = invert(matrix).inverse else { return Ok(()) };
    if let Some(largest) = inverse.iter().flatten().map(size).max()
        && largest > RBig::from(INVERSE.max)
    {
        let largest = decimal(&largest, 3);
        return Err(say!(
            vi "ma trận nghịch đảo có phần tử với độ lớn {largest}, lớn hơn {most}",
            en "the inverse has an entry of size {largest}, above {most}",
            most = INVERSE.max,
        ));
    }
    let Some(Promise { p, q, .. }) = Promise::of(&inverse) else { return Ok(()) };
    let least = RBig::from_parts(1.into(), WEIGHT.into());
    for (name, weights) in [("p", p), ("q", q)] {
        for (index, weight) in weights.iter().enumerate() {
            if *weight != RBig::ZERO && size(weight) < least {
                let (weight, least) = (decimal(weight, 20), decimal(&least, 6));
                return Err(say!(
                    vi "định lí cho {name}{number} = {weight}, không bằng 0 mà độ lớn cũng không đến {least}",
                    en "the theorem gives {name}{number} = {weight}, which is neither 0 nor at least {least} \
                        in size",
                    number = index + 1,
                ));
            }
        }
    }
    Ok(())
}

impl Exercise for InverseMatrix {
    type Input = Matrix;
    type Answer = Answer;

    const FOLDER: &'static str = "bai9_31_inverse_matrix";
    const BOUNDS: &'static [Bound] = &[SIDE, PAYOFF, INVERSE];

    fn read(reader: &mut Reader) -> Result<Matrix, ReadError> {
        square::read(reader, &SIDE, &PAYOFF, allows)
    }

    fn write(matrix: &Matrix, out: &mut Writer) {
        square::write(matrix, out);
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
        let applies: u8 = tokens.integer(APPLIES, 0..=1)?;
        let game = if applies == 1 { Some(Solution::read(tokens, n, n)?) } else { None };
        Ok(Answer { determinant, inverse, game })
    }

    fn write_answer(answer: &Answer, out: &mut Writer) {
        write_numbers([&answer.determinant], out);
        for row in answer.inverse.iter().flatten() {
            write_numbers(row, out);
        }
        out.line([u8::from(answer.game.is_some())]);
        if let Some(solution) = &answer.game {
            write_solution(solution, out);
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
    use super::InverseMatrix;
    use exercise::testing;

    fn answer(input: &str) -> String {
        testing::answer::<InverseMatrix>(input)
    }

    fn judge(input: &str, answer: &str) -> Result<(), String> {
        testing::judge::<InverseMatrix>(input, answer)
    }

    #[test]
    fn the_determinant_of_a_singular_matrix_is_0_itself() {
        let singular = "2\n1 2\n2 4\n";
        for zero in ["0 0", "-0.0 0", "0/7 0"] {
            assert_eq!(judge(singular, zero), Ok(()));
        }
        assert_eq!(
            judge(singular, "0.0000000009 0"),
            Err("the matrix is singular, so det has to be 0 itself, and not just close to it".into())
        );
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
        let read = |corner: i64| testing::read::<InverseMatrix>(format!("3\n1 100 {corner}\n0 1 10\n0 0 1\n"));
        // The corner of the inverse is 1000 - corner.
        assert_eq!(read(0), Ok(()));
        assert_eq!(read(-1), Err("line 2, column 1: the inverse has an entry of size 1001, above 1000".into()));
    }

    #[test]
    fn refuses_a_matrix_to_which_the_theorem_gives_a_tiny_weight() {
        let tiny = "8\n65 1 10 3 -1 3 8 0\n-9 67 -6 -4 -10 5 9 15\n3 7 85 -9 4 6 -1 20\n0 -3 -8 68 -1 -7 -3 18\n\
                    -9 6 -4 3 89 -9 -10 12\n-7 -5 6 -1 -3 88 6 1\n9 -12 6 -1 -9 -13 92 8\n-3 -2 9 6 6 3 -9 64\n";
        let refusal = testing::read::<InverseMatrix>(tiny).unwrap_err();
        let start = "line 2, column 1: the theorem gives p8 = -0.00000000000044";
        assert!(refusal.starts_with(start), "{refusal}");
        assert!(refusal.ends_with(", which is neither 0 nor at least 0.000001 in size"), "{refusal}");
    }

    #[test]
    fn weights_just_above_a_millionth_are_allowed_and_just_below_are_not() {
        let read = testing::read::<InverseMatrix>;
        // A weight is -1/988132: the theorem does not apply.
        let above = "4\n-65 -82 -10 44\n92 -49 -47 -91\n-73 -4 -26 -67\n-61 96 -13 27\n";
        assert_eq!(read(above), Ok(()));
        assert!(answer(above).ends_with("\n0\n"));
        assert_eq!(
            read("4\n-69 -53 -11 91\n100 -53 -15 73\n-6 15 -89 31\n-51 -49 5 22\n"),
            Err("line 2, column 1: the theorem gives p2 = 0.00000098342825054998, which is neither 0 nor at least 0.000001 in \
                 size"
                .into())
        );
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
