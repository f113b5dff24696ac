//! The oracle: cofactors by expansion, as the book defines them, and the game solved by its submatrices.

use checkers::number::{Number, rational};

use super::Answer;
use crate::{
    exercise::Oracle,
    shared::{
        kernels::{SmallGame, judge_number},
        matrix_games::Matrix,
    },
};

pub fn oracle(matrix: &Matrix) -> Option<Oracle<'_, Answer>> {
    let truth = Truth::of(matrix)?;
    Some(Box::new(move |answer| {
        judge_number(&answer.determinant, &rational(truth.determinant, 1))?;
        if let Some(rows) = &answer.inverse {
            for (row, cofactors) in rows.iter().zip(&truth.adjugate) {
                for (entry, &cofactor) in row.iter().zip(cofactors) {
                    judge_number(entry, &rational(cofactor, truth.determinant))?;
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
pub fn rivals(matrix: &Matrix) -> Vec<Answer> {
    let Some(truth) = Truth::of(matrix) else { return Vec::new() };
    let determinant = Number::from(rational(truth.determinant, 1));
    let entry = |cofactor: i64| Number::from(rational(cofactor, truth.determinant));
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

struct Truth {
    determinant: i64,
    /// The transposed matrix of cofactors.
    adjugate: Vec<Vec<i64>>,
    applies: bool,
    game: SmallGame,
}

impl Truth {
    /// Of a matrix of at most 5 × 5: its minors fit a word, and there are few submatrices.
    fn of(matrix: &Matrix) -> Option<Truth> {
        let n = matrix.len();
        if n > 5 {
            return None;
        }
        let cofactor = |i: usize, j: usize| {
            let minor = determinant(&without(matrix, i, j));
            if (i + j).is_multiple_of(2) { minor } else { -minor }
        };
        let adjugate: Vec<Vec<i64>> = (0..n).map(|j| (0..n).map(|i| cofactor(i, j)).collect()).collect();
        let determinant = determinant(matrix);
        let rows: Vec<i64> = adjugate.iter().map(|row| row.iter().sum()).collect();
        let columns: Vec<i64> = (0..n).map(|j| adjugate.iter().map(|row| row[j]).sum()).collect();
        let total: i64 = rows.iter().sum();
        // p and q are these sums over the total.
        let is_weight = |sum: &i64| sum.signum() * total.signum() >= 0;
        let applies = determinant != 0 && total != 0 && rows.iter().chain(&columns).all(is_weight);
        Some(Truth { determinant, adjugate, applies, game: SmallGame::of_integers(matrix)? })
    }
}

fn determinant(matrix: &Matrix) -> i64 {
    let Some(first) = matrix.first() else { return 1 };
    let term = |(j, entry): (usize, &i64)| {
        let minor = determinant(&without(matrix, 0, j));
        if j % 2 == 0 { entry * minor } else { -entry * minor }
    };
    first.iter().enumerate().filter(|(_, entry)| **entry != 0).map(term).sum()
}

fn without(matrix: &Matrix, row: usize, column: usize) -> Matrix {
    let rest = |entries: &Vec<i64>| [&entries[..column], &entries[column + 1..]].concat();
    [&matrix[..row], &matrix[row + 1..]].concat().iter().map(rest).collect()
}
