//! Recipes: games of every kind, and games on which careless pivot rules run in circles.

use generators::{Dice, Params, PlanError, matrices::Kind};

use super::PAYOFF;
use crate::{exercise::Recipe, shared::matrix_games::Matrix};

pub const RECIPES: &[Recipe<Matrix>] = &[Recipe::new("game", game), Recipe::new("cycling", cycling)];

/// A game of at most 4 × 4 of any kind, its payoffs from a narrow or a wide range of either sign.
pub fn small(dice: &mut Dice) -> Matrix {
    let (m, n) = (dice.size(1, 4), dice.size(1, 4));
    let (low, high) = *dice.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (999, 1000), (-1000, 1000)]);
    dice.pick(&Kind::ALL).make(dice, m, n, low, high)
}

/// An `m × n` game of a kind with payoffs in `low..=high` (all that are allowed, if nothing is said).
fn game(dice: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let kind = Kind::named(params.word("kind")?)?;
    let (m, n) = (params.size("m")?, params.size("n")?);
    let low = params.integer_or("low", PAYOFF.min as i64)?;
    let high = params.integer_or("high", PAYOFF.max as i64)?;
    Ok(kind.make(dice, m, n, low, high))
}

/// Game `number` of [`CYCLING`], moved so that its least payoff is `least`. With `turned` the players change
/// places: the game is `-A` transposed, for programs that solve the other player's problem.
fn cycling(_: &mut Dice, params: &Params) -> Result<Matrix, PlanError> {
    let (number, least) = (params.size("number")?, params.integer("least")?);
    let turned = params.flag("turned")?;
    let Some(rows) = CYCLING.get(number) else {
        return Err(PlanError::new(format!("there are {} games, number {number} is none", CYCLING.len())));
    };
    // The least payoff of each game of the table is 1.
    let moved: Matrix = rows.iter().map(|row| row.iter().map(|payoff| payoff + least - 1).collect()).collect();
    if !turned {
        return Ok(moved);
    }
    let greatest = moved.iter().flatten().max().copied().unwrap_or(0);
    let turn = |j: usize| moved.iter().map(|row| greatest - row[j] + least).collect();
    Ok((0..moved[0].len()).map(turn).collect())
}

/// Games on which the simplex method comes back to a tableau it has seen, found by search. One column is
/// constant; the pivot there makes all other right sides 0, and from then on nothing but the tie rule moves.
///
/// For each rule, condensed tableau and full one: the column is the first or the last of the most negative
/// ones, or just the first or the last negative one; the row is the first or the last with the least ratio.
const CYCLING: [&[&[i64]]; 12] = [
    // Most negative, first of them; first row.
    &[&[33, 5, 73, 48, 93], &[33, 6, 81, 41, 85], &[33, 11, 74, 59, 82], &[33, 1, 83, 39, 84]],
    &[&[34, 44, 5, 82, 86, 73], &[34, 59, 1, 79, 92, 58], &[34, 39, 8, 69, 93, 62], &[34, 48, 19, 81, 72, 67]],
    // Most negative, first of them; last row.
    &[&[14, 38, 9, 20, 19], &[14, 25, 4, 3, 29], &[14, 44, 1, 14, 20], &[14, 33, 1, 8, 30]],
    &[
        &[33, 58, 14, 65, 108, 7],
        &[33, 50, 19, 77, 105, 27],
        &[33, 53, 10, 87, 74, 1],
        &[33, 58, 12, 67, 89, 10],
    ],
    // Most negative, last of them; first row, last row.
    &[&[11, 14, 56, 52, 21], &[1, 11, 35, 74, 21], &[27, 21, 32, 53, 21]],
    &[&[66, 48, 47, 102, 12, 35], &[69, 50, 35, 114, 7, 35], &[78, 53, 33, 99, 1, 35]],
    // First negative; first row: condensed, full.
    &[&[55, 91, 1, 93], &[55, 105, 2, 111], &[55, 102, 3, 109], &[55, 97, 14, 102]],
    &[&[24, 65, 46, 50, 62, 6], &[24, 60, 49, 66, 39, 1], &[24, 48, 32, 57, 57, 12], &[24, 79, 59, 53, 46, 6]],
    // First negative; last row: condensed, full.
    &[
        &[10, 10, 7, 20, 19, 7, 7],
        &[10, 2, 8, 25, 21, 1, 1],
        &[10, 8, 3, 27, 12, 8, 9],
        &[10, 7, 10, 27, 16, 3, 6],
    ],
    &[
        &[53, 91, 49, 125, 27, 70],
        &[53, 81, 81, 146, 14, 66],
        &[53, 42, 65, 142, 11, 71],
        &[53, 69, 59, 136, 1, 81],
    ],
    // Last negative; first row, last row.
    &[
        &[22, 10, 19, 5, 27, 27, 13],
        &[18, 1, 24, 11, 23, 23, 13],
        &[31, 8, 10, 14, 21, 36, 13],
        &[19, 19, 14, 7, 26, 20, 13],
    ],
    &[&[26, 34, 55, 53], &[1, 31, 51, 53], &[13, 57, 49, 53], &[17, 43, 43, 53]],
];
