//! The checker: saddle points, the determinant and the value are unique; any optimal q that plays every column is right.

use checkers::{
    Refusal,
    matrix_game::{Game, judge_value},
    number::decimal,
};

use super::{Portrait, SaddleAndSupport, positive};
use crate::{exercise::Checker, shared::matrix_games::Matrix};

impl Checker for SaddleAndSupport {
    fn check(matrix: &Matrix, answer: &Portrait, reference: &Portrait) -> Result<(), Refusal> {
        check_saddles(&answer.saddles, &reference.saddles)?;
        match (answer.invertible, reference.invertible) {
            (true, false) => return Err(Refusal::new("the answer says 1, but the matrix is not invertible")),
            (false, true) => return Err(Refusal::new("the answer says 0, but the matrix is invertible")),
            _ => {}
        }
        let value = reference.value.exact();
        judge_value("V", value, &answer.value)?;
        match (&answer.support, &reference.support) {
            (None, None) => Ok(()),
            (None, Some(q)) => {
                let q: Vec<String> = q.iter().map(|weight| decimal(weight.exact(), 6)).collect();
                Err(Refusal::new(format!(
                    "the answer says that no optimal q plays every column, but ({}) does",
                    q.join(", ")
                )))
            }
            (Some(_), None) => {
                Err(Refusal::new("the answer says that some optimal q plays every column, but none does"))
            }
            (Some(q), Some(_)) => {
                if let Some(place) = q.iter().position(|weight| *weight.exact() < positive()) {
                    let weight = &q[place];
                    return Err(Refusal::new(format!(
                        "q{} = {weight} is below 1e-6, every column should be played",
                        place + 1
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
        return Err(Refusal::new(format!(
            "there {verb} {} saddle {points}, the answer says {}",
            right.len(),
            given.len()
        )));
    }
    match given.iter().zip(right).enumerate().find(|(_, (given, right))| given != right) {
        None => Ok(()),
        Some((index, ((i, j), (row, column)))) => Err(Refusal::new(format!(
            "saddle point {} is ({row}, {column}), the answer says ({i}, {j})",
            index + 1
        ))),
    }
}
