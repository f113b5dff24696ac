//! Recipes: games of every kind with beliefs of every kind, and games in which many rows are equally good against
//! the belief, but not against an opponent who knows them.

use generators::{Dice, Params, PlanError, matrices::Kind};

use super::{Belief, DENOMINATOR, PAYOFF};
use crate::{
    exercise::Recipe,
    shared::{matrix_games::Matrix, strategy::Strategy},
};

pub const RECIPES: &[Recipe<Belief>] = &[Recipe::new("game", game), Recipe::new("tied", tied)];

/// A game of at most 4 × 4 of any kind with any belief.
pub fn small(dice: &mut Dice) -> Belief {
    let (m, n) = (dice.size(1, 4), dice.size(1, 4));
    let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (999, 1000), (-1000, 1000)]);
    let matrix = dice.pick(&Kind::ALL).make(dice, m, n, low, high);
    let most = *dice.pick(&[2, 10, 1000]);
    Belief { matrix, q: Strategy::random(dice, n, most) }
}

/// An `m × n` game of a kind with a `belief`: `pure`, `even`, `any`, or `full` (no weight is 0, and the denominator
/// is `unit`).
fn game(dice: &mut Dice, params: &Params) -> Result<Belief, PlanError> {
    let kind = Kind::named(params.word("kind")?)?;
    let (m, n) = (params.size("m")?, params.size("n")?);
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    let unit = params.integer_or("unit", DENOMINATOR.max as i64)?;
    let matrix = kind.make(dice, m, n, low, high);
    let q = match params.word("belief")? {
        "pure" => {
            let column = dice.size(0, n - 1);
            Strategy::of((0..n).map(|j| i64::from(j == column)).collect())
        }
        "even" => Strategy::of(vec![1; n]),
        "any" => Strategy::random(dice, n, unit),
        "full" => {
            let mut parts = vec![1; n];
            for _ in n as i64..unit {
                parts[dice.size(0, n - 1)] += 1;
            }
            Strategy::of(parts)
        }
        other => return Err(PlanError::new(format!("there is no belief {other}"))),
    };
    Ok(Belief { matrix, q })
}

/// An `m × n` game in which `best` rows are equally good against the belief and the others a little worse.
///
/// The belief is even on half of the columns; the rows are one row, in different orders there, and random on
/// the other half, where the second player finds his response.
fn tied(dice: &mut Dice, params: &Params) -> Result<Belief, PlanError> {
    let (m, n, best) = (params.size("m")?, params.size("n")?, params.size("best")?);
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    let believed = dice.subset(n, n.div_ceil(2));
    let mut payoffs: Vec<i64> = believed.iter().map(|_| dice.between(low + 1, high)).collect();
    let mut matrix: Matrix = (0..m).map(|_| (0..n).map(|_| dice.between(low, high)).collect()).collect();
    for (index, row) in matrix.iter_mut().enumerate() {
        dice.shuffle(&mut payoffs);
        for (&column, &payoff) in believed.iter().zip(&payoffs) {
            row[column] = payoff;
        }
        if index >= best {
            row[*dice.pick(&believed)] -= 1;
        }
    }
    dice.shuffle(&mut matrix);
    let mut parts = vec![0; n];
    for column in believed {
        parts[column] = 1;
    }
    Ok(Belief { matrix, q: Strategy::of(parts) })
}
