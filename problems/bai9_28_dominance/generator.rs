//! Recipes: a small game that grows by rows and columns, each of which is dominated when it comes.

use generators::{Dice, Params, PlanError, matrices::Kind};
use solutions::dominance::reduce;

use super::{PAYOFF, SIDE};
use crate::{exercise::Recipe, shared::matrix_games::Matrix};

pub const RECIPES: &[Recipe<Matrix>] = &[Recipe::new("grown", grown), Recipe::new("kind", kind)];

/// How many games are tried before a recipe gives up.
const TRIES: usize = 1000;

/// How a game grows.
#[derive(Clone, Copy)]
struct Growth {
    low: i64,
    high: i64,
    /// Of 100 new lines, so many are dominated by a mixture of two.
    mixtures: u32,
    /// How far a new line is worse than what dominates it, at most.
    slack: i64,
}

/// A game of at most 4 × 4 that has grown, or that is of any kind and reduces.
pub fn small(dice: &mut Dice) -> Matrix {
    let (m, n) = (dice.size(1, 4), dice.size(1, 4));
    let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (999, 1000), (-1000, 1000)]);
    loop {
        let game = if dice.chance(1, 3) {
            dice.pick(&Kind::ALL).make(dice, m, n, low, high)
        } else {
            let growth = Growth { low, high, mixtures: 60, slack: dice.between(0, high - low) };
            let side = dice.size(1, SIDE);
            let kernel = Kind::Random.make(dice, side.min(m), side.min(n), low, high);
            grow(dice, kernel, m, n, growth)
        };
        if reduce(&game, SIDE).is_some() {
            return game;
        }
    }
}

/// An `m × n` game grown from a random game of side `kernel`; of side 2 without a saddle point, if nothing is said.
fn grown(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let (m, n) = (params.size("m")?, params.size("n")?);
    let side = params.size_or("kernel", SIDE)?.min(SIDE);
    let growth = Growth {
        low: params.integer_or("low", PAYOFF.min as i64)?,
        high: params.integer_or("high", PAYOFF.max as i64)?,
        mixtures: params.size("mixtures")? as u32,
        slack: params.integer("slack")?,
    };
    for _ in 0..TRIES {
        let kernel = Kind::Random.make(dice, side.min(m), side.min(n), growth.low, growth.high);
        if side == SIDE && reduce(&kernel, SIDE - 1).is_some() {
            continue;
        }
        let game = grow(dice, kernel, m, n, growth);
        if reduce(&game, SIDE).is_some() {
            return Ok(game);
        }
    }
    Err(PlanError::new("no game was found that dominance reduces"))
}

/// An `m × n` game of a kind that dominance reduces as it is.
fn kind(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let kind = Kind::named(params.word("kind")?)?;
    let (m, n) = (params.size("m")?, params.size("n")?);
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    for _ in 0..TRIES {
        let game = kind.make(dice, m, n, low, high);
        if reduce(&game, SIDE).is_some() {
            return Ok(game);
        }
    }
    Err(PlanError::new("no game of this kind was found that dominance reduces"))
}

/// Adds dominated rows and columns in random order, then shuffles.
fn grow(dice: &mut Dice, kernel: Matrix, m: usize, n: usize, growth: Growth) -> Matrix {
    let mut game = kernel;
    let mut rows_next: Vec<bool> = vec![true; m - game.len()];
    rows_next.resize(m - game.len() + n - game[0].len(), false);
    dice.shuffle(&mut rows_next);
    for row_next in rows_next {
        // A column is a row of the game that is transposed, with all signs turned.
        if !row_next {
            game = turn(&game);
        }
        let (low, high) = if row_next { (growth.low, growth.high) } else { (-growth.high, -growth.low) };
        let row = dominated(dice, &game, Growth { low, high, ..growth });
        game.push(row);
        if !row_next {
            game = turn(&game);
        }
    }
    dice.shuffle(&mut game);
    let mut columns: Vec<usize> = (0..n).collect();
    dice.shuffle(&mut columns);
    game.iter().map(|row| columns.iter().map(|&j| row[j]).collect()).collect()
}

fn turn(game: &Matrix) -> Matrix {
    (0..game[0].len()).map(|j| game.iter().map(|row| -row[j]).collect()).collect()
}

/// A row that one other dominates, or a mixture of two.
fn dominated(dice: &mut Dice, game: &Matrix, growth: Growth) -> Vec<i64> {
    let first = dice.pick(game).clone();
    let second = if dice.chance(growth.mixtures, 100) { dice.pick(game).clone() } else { first.clone() };
    let parts = dice.between(2, 9);
    let part = dice.between(1, parts - 1);
    let worse = |(first, second): (i64, i64)| {
        let mixture = (part * first + (parts - part) * second).div_euclid(parts);
        (mixture - dice.between(0, growth.slack)).max(growth.low)
    };
    first.into_iter().zip(second).map(worse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use generators::TestName;

    #[test]
    fn what_has_grown_can_be_reduced_though_the_order_matters() {
        let mut dice = Dice::of(9, TestName { exercise: "e", group: "g", recipe: "r", index: 1 });
        for round in 0..60 {
            let (m, n) = (dice.size(2, 14), dice.size(2, 14));
            let growth = Growth { low: -1000, high: 1000, mixtures: 80, slack: *dice.pick(&[0, 5, 300]) };
            let kernel = Kind::Random.make(&mut dice, 2, 2, -1000, 1000);
            let game = grow(&mut dice, kernel, m, n, growth);
            assert!(reduce(&game, SIDE).is_some(), "round {round}: {game:?}");
        }
    }
}
