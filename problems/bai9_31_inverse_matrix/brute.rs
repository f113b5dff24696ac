//! The oracle: cofactors by expansion, as the book defines them, and the game solved by its submatrices.

use checkers::number::Number;
use dashu_ratio::RBig;

use super::{Answer, InverseMatrix};
use crate::shared::{
    grid,
    kernels::{SmallGame, adjugate, determinant, fraction, judge_number},
    matrix_games::Matrix,
};
use exercise::{Oracle, OracleFn};

impl Oracle for InverseMatrix {
    fn oracle(matrix: &Matrix) -> Option<OracleFn<'_, Answer>> {
        let truth = Truth::of(matrix)?;
        Some(Box::new(move |answer| {
            judge_number(&answer.determinant, &fraction(truth.determinant, 1))?;
            if truth.determinant == 0 && *answer.determinant.exact() != RBig::ZERO {
                return Err("a singular matrix has the determinant 0 itself".into());
            }
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
    fn candidates(matrix: &Matrix) -> Vec<Answer> {
        let Some(truth) = Truth::of(matrix) else { return Vec::new() };
        let determinant = Number::from(fraction(truth.determinant, 1));
        let entry = |cofactor: i128| Number::from(fraction(cofactor, truth.determinant));
        let inverse: Option<Vec<Vec<Number>>> =
            (truth.determinant != 0).then(|| grid::mapped(&truth.adjugate, |&cofactor| entry(cofactor)));
        let transposed =
            inverse.as_ref().map(|rows| grid::table(rows.len(), rows.len(), |i, j| rows[j][i].clone()));
        let mut candidates = Vec::new();
        for game in truth.game.candidates().into_iter().map(Some).chain([None]) {
            candidates.push(Answer { determinant: determinant.clone(), inverse: inverse.clone(), game });
        }
        candidates.push(Answer { determinant, inverse: transposed, game: None });
        candidates
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
