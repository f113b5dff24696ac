//! The oracle: saddle points by their definition, the determinant by expansion, the optimal strategies by the
//! submatrices of the game ([`SmallGame`]).

use checkers::number::{Number, rational};

use super::{Portrait, SaddleAndSupport, positive};
use crate::shared::{
    kernels::{SmallGame, determinant, judge_number},
    matrix_games::Matrix,
};
use exercise::{Oracle, OracleFn};

impl Oracle for SaddleAndSupport {
    fn oracle(matrix: &Matrix) -> Option<OracleFn<'_, Portrait>> {
        let game = SmallGame::of_integers(matrix)?;
        let plays_every_column = game.useful_columns().into_iter().all(|useful| useful);
        let (saddles, invertible) = (saddles(matrix), determinant(matrix)? != 0);
        Some(Box::new(move |answer| {
            if answer.saddles != saddles {
                return Err(format!("the saddle points are {saddles:?}"));
            }
            if answer.invertible != invertible {
                return Err("the determinant is judged wrongly".into());
            }
            judge_number(&answer.value, game.value())?;
            match &answer.support {
                None if plays_every_column => Err("there is a positive q".into()),
                Some(_) if !plays_every_column => Err("there is no positive q".into()),
                None => Ok(()),
                Some(q) if q.iter().any(|weight| *weight.exact() < positive()) => {
                    Err("a weight is too small".into())
                }
                Some(q) => game.judge_second(q),
            }
        }))
    }

    /// The right facts with every plausible strategy, each as it is and with a little of the even strategy mixed in; and
    /// facts that are slightly wrong.
    fn candidates(matrix: &Matrix) -> Vec<Portrait> {
        let Some(game) = SmallGame::of_integers(matrix) else { return Vec::new() };
        let Some(invertible) = determinant(matrix).map(|determinant| determinant != 0) else {
            return Vec::new();
        };
        let n = matrix.len() as i64;
        let portrait = |support: Option<Vec<Number>>| Portrait {
            saddles: saddles(matrix),
            invertible,
            value: game.value().clone().into(),
            support,
        };
        let mut candidates = vec![portrait(None)];
        for solution in game.candidates() {
            for share in [rational(0, 1), rational(1, 10_000_000_000), rational(1, 1000), rational(1, 2)] {
                let mix =
                    |weight: &Number| weight.exact() * (rational(1, 1) - &share) + &share * rational(1, n);
                candidates.push(portrait(Some(solution.q.iter().map(|weight| mix(weight).into()).collect())));
            }
        }
        candidates.push(Portrait { invertible: !invertible, ..portrait(None) });
        candidates.push(Portrait { saddles: Vec::new(), ..portrait(None) });
        candidates.push(Portrait { saddles: saddles(matrix).into_iter().rev().collect(), ..portrait(None) });
        candidates
    }
}

/// Every entry against every entry of its row and its column.
fn saddles(matrix: &Matrix) -> Vec<(usize, usize)> {
    let mut saddles = Vec::new();
    for (i, row) in matrix.iter().enumerate() {
        for (j, entry) in row.iter().enumerate() {
            let least = row.iter().all(|other| other >= entry);
            let greatest = matrix.iter().all(|other| other[j] <= *entry);
            if least && greatest {
                saddles.push((i + 1, j + 1));
            }
        }
    }
    saddles
}
