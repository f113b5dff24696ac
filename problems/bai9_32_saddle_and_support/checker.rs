//! The checker: saddle points, the determinant and the value are unique; any optimal q that plays every column is right.

use checkers::{
    Refusal,
    matrix_game::{Game, judge_value},
    number::decimal,
    say,
};

use super::{Portrait, SaddleAndSupport, positive};
use crate::shared::matrix_games::Matrix;
use exercise::Checker;

impl Checker for SaddleAndSupport {
    fn check(matrix: &Matrix, answer: &Portrait, reference: &Portrait) -> Result<(), Refusal> {
        check_saddles(&answer.saddles, &reference.saddles)?;
        match (answer.invertible, reference.invertible) {
            (true, false) => {
                return Err(Refusal::new(say!(
                    vi "kết quả in ra là 1, nhưng ma trận không khả nghịch",
                    en "the answer says 1, but the matrix is not invertible",
                )));
            }
            (false, true) => {
                return Err(Refusal::new(say!(
                    vi "kết quả in ra là 0, nhưng ma trận khả nghịch",
                    en "the answer says 0, but the matrix is invertible",
                )));
            }
            _ => {}
        }
        let value = reference.value.exact();
        judge_value("V", value, &answer.value)?;
        match (&answer.support, &reference.support) {
            (None, None) => Ok(()),
            (None, Some(q)) => {
                let q: Vec<String> = q.iter().map(|weight| decimal(weight.exact(), 6)).collect();
                Err(Refusal::new(say!(
                    vi "theo kết quả in ra thì không có q tối ưu nào dùng mọi cột, nhưng ({q}) là một chiến lược \
                        như thế",
                    en "the answer says that no optimal q plays every column, but ({q}) does",
                    q = q.join(", "),
                )))
            }
            (Some(_), None) => Err(Refusal::new(say!(
                vi "theo kết quả in ra thì có q tối ưu dùng mọi cột, nhưng không có chiến lược nào như thế",
                en "the answer says that some optimal q plays every column, but none does",
            ))),
            (Some(q), Some(_)) => {
                if let Some(place) = q.iter().position(|weight| *weight.exact() < positive()) {
                    let weight = &q[place];
                    return Err(Refusal::new(say!(
                        vi "q{column} = {weight} nhỏ hơn 1e-6, nhưng phải dùng mọi cột",
                        en "q{column} = {weight} is below 1e-6, every column should be played",
                        column = place + 1,
                    )));
                }
                Game::from_integers(matrix).judge_second(value, q)
            }
        }
    }
}

fn check_saddles(given: &[(usize, usize)], right: &[(usize, usize)]) -> Result<(), Refusal> {
    if given.len() != right.len() {
        let (verb, points) = if right.len() == 1 { ("is", "point") } else { ("are", "points") };
        return Err(Refusal::new(say!(
            vi "có {right} điểm yên ngựa, kết quả in ra là {given}",
            en "there {verb} {right} saddle {points}, the answer says {given}",
            right = right.len(),
            given = given.len(),
        )));
    }
    match given.iter().zip(right).enumerate().find(|(_, (given, right))| given != right) {
        None => Ok(()),
        Some((index, ((i, j), (row, column)))) => Err(Refusal::new(say!(
            vi "điểm yên ngựa thứ {number} là ({row}, {column}), kết quả in ra là ({i}, {j})",
            en "saddle point {number} is ({row}, {column}), the answer says ({i}, {j})",
            number = index + 1,
        ))),
    }
}
