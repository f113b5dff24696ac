//! The oracle: cofactors by expansion, as the book defines them, and the game solved by its submatrices.

use checkers::number::Number;

use super::{Answer, InverseMatrix};
use crate::{
    exercise::{Brute, Oracle},
    shared::{
        kernels::{SmallGame, adjugate, determinant, fraction, judge_number},
        matrix_games::Matrix,
    },
};

impl Brute for InverseMatrix {
    fn oracle(matrix: &Matrix) -> Option<Oracle<'_, Answer>> {
        let truth = Truth::of(matrix)?;
        Some(Box::new(move |answer| {
            judge_number(&answer.determinant, &fraction(truth.determinant, 1))?;
            if let Some(rows) = &answer.inverse {
                for (row, cofactors) in rows.iter().zip(&truth.adjugate) {
                    for (entry, &cofactor) in row.iter().zip(cofactors) {
                        judge_number(entry, &fraction(cofactor, truth.determinant))?;
                    }
                }
            }
            match &answer.game {
                None if truth.applies => Err("the theorem applies".into()),
                Some(_) if !truth.applies => Err("the theorem does not apply".into()),
                None => Ok(()),
                Some(solution) => truth.game.judge(solution),
            }
        }))
    }

    /// The right answer with each of the game's plausible solutions and with none, and with a transposed inverse.
    fn rivals(matrix: &Matrix) -> Vec<Answer> {
        let Some(truth) = Truth::of(matrix) else { return Vec::new() };
        let determinant = Number::from(fraction(truth.determinant, 1));
        let entry = |cofactor: i128| Number::from(fraction(cofactor, truth.determinant));
        let inverse: Option<Vec<Vec<Number>>> = (truth.determinant != 0).then(|| {
            truth.adjugate.iter().map(|row| row.iter().map(|&cofactor| entry(cofactor)).collect()).collect()
        });
        let transposed = inverse
            .as_ref()
            .map(|rows| (0..rows.len()).map(|j| rows.iter().map(|row| row[j].clone()).collect()).collect());
        let mut rivals = Vec::new();
        for game in truth.game.rivals().into_iter().map(Some).chain([None]) {
            rivals.push(Answer { determinant: determinant.clone(), inverse: inverse.clone(), game });
        }
        rivals.push(Answer { determinant, inverse: transposed, game: None });
        rivals
    }
}

struct Truth {
    determinant: i128,
    /// The transposed matrix of cofactors.
    adjugate: Vec<Vec<i128>>,
    applies: bool,
    game: SmallGame,
}

impl Truth {
    fn of(matrix: &Matrix) -> Option<Truth> {
        let game = SmallGame::of_integers(matrix)?;
        let (determinant, adjugate) = (determinant(matrix)?, adjugate(matrix)?);
        let rows: Vec<i128> = adjugate.iter().map(|row| row.iter().sum()).collect();
        let columns: Vec<i128> = (0..matrix.len()).map(|j| adjugate.iter().map(|row| row[j]).sum()).collect();
        let total: i128 = rows.iter().sum();
        // p and q are these sums over the total.
        let is_weight = |sum: &i128| sum.signum() * total.signum() >= 0;
        let applies = determinant != 0 && total != 0 && rows.iter().chain(&columns).all(is_weight);
        Some(Truth { determinant, adjugate, applies, game })
    }
}
