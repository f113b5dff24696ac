//! The checker: determinant and inverse are unique; strategies are judged by what they guarantee.

use checkers::{
    Refusal, Sentence,
    matrix_game::{Game, judge_value},
    number::decimal,
    say,
};

use dashu_ratio::RBig;

use super::{Answer, InverseMatrix, sums_to_zero};
use crate::shared::matrix_games::Matrix;
use exercise::Checker;

impl Checker for InverseMatrix {
    fn check(matrix: &Matrix, answer: &Answer, reference: &Answer) -> Result<(), Refusal> {
        judge_value("det", reference.determinant.exact(), &answer.determinant)?;
        if *reference.determinant.exact() == RBig::ZERO && *answer.determinant.exact() != RBig::ZERO {
            return Err(Refusal::new(say!(
                vi "ma trận suy biến nên det phải đúng bằng 0, chứ không chỉ gần bằng",
                en "the matrix is singular, so det has to be 0 itself, and not just close to it",
            )));
        }
        // With the right determinant both have an inverse or neither.
        let given = answer.inverse.iter().flatten();
        for (i, (row, right)) in given.zip(reference.inverse.iter().flatten()).enumerate() {
            for (j, (entry, right)) in row.iter().zip(right).enumerate() {
                judge_value(format_args!("b{}{}", i + 1, j + 1), right.exact(), entry)?;
            }
        }
        match (&answer.game, &reference.game) {
            (None, None) => Ok(()),
            (Some(solution), Some(right)) => Game::from_integers(matrix).judge(&right.value, solution),
            (None, Some(right)) => Err(Refusal::new(say!(
                vi "theo kết quả in ra thì định lí không áp dụng được, \
                    nhưng ma trận nghịch đảo cho p, q >= 0 và V = {value}",
                en "the answer says that the theorem does not apply, \
                    but the inverse gives p, q >= 0 and V = {value}",
                value = decimal(right.value.exact(), 12),
            ))),
            (Some(_), None) => {
                let why = obstacle(reference);
                Err(Refusal::new(say!(
                    vi "theo kết quả in ra thì định lí áp dụng được, nhưng {why}",
                    en "the answer says that the theorem applies, but {why}";
                    why
                )))
            }
        }
    }
}

/// Why the theorem does not apply.
fn obstacle(reference: &Answer) -> Sentence {
    match &reference.inverse {
        None => say!(vi "ma trận không khả nghịch", en "the matrix has no inverse"),
        Some(inverse) if sums_to_zero(inverse) => say!(
            vi "tổng các phần tử của ma trận nghịch đảo bằng 0",
            en "the entries of the inverse sum to 0",
        ),
        Some(_) => say!(vi "p hoặc q có xác suất âm", en "p or q has a negative weight"),
    }
}
