//! Recipes: games of every kind, games on which careless pivot rules run in circles, and games on which careless
//! tolerances or too few digits are wrong.

use generators::{PlanError, TestRng, params};

use super::Simplex;
use crate::shared::{
    grid,
    matrix_games::{Matrix, small_matrix, turned},
    solve_matrix::{PlannedGame, given},
};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Simplex {
    const RECIPES: Recipes<Matrix> = &[
        &Recipe::new("game", game),
        &Recipe::new("given", given),
        &Recipe::new("cycling", cycling),
        &Recipe::new("bits", bits),
        &Recipe::new("equal", equal),
    ];

    fn small(rng: &mut TestRng) -> Matrix {
        small_matrix(rng)
    }
}

/// A game of a kind.
fn game(rng: &mut TestRng, planned: PlannedGame) -> Result<Matrix, PlanError> {
    Ok(planned.make(rng))
}

params! { struct Cycling { number: usize, least: i64, turned: Option<bool> } }

/// Game `number` of [`CYCLING`], moved so that its least payoff is `least`; `turned`, for programs that solve the
/// second player's game first.
fn cycling(
    _: &mut TestRng,
    Cycling { number, least, turned: is_turned }: Cycling,
) -> Result<Matrix, PlanError> {
    let Some(rows) = CYCLING.get(number) else {
        return Err(PlanError::new(format!("there are {} games, number {number} is none", CYCLING.len())));
    };
    let mut game: Matrix = rows.iter().map(|row| row.to_vec()).collect();
    if is_turned.unwrap_or(false) {
        game = turned(&game);
    }
    let step = least - game.iter().flatten().min().copied().unwrap_or(least);
    game.iter_mut().flatten().for_each(|payoff| *payoff += step);
    Ok(game)
}

params! { struct Bits { n: usize, high: i64 } }

/// An `n × n` game that pays `high` where rows and columns, counted from 0, have an odd number of binary ones in common,
/// and 1 more on the diagonal. Without that 1 it would have dependent rows: its pivots become tiny.
fn bits(_: &mut TestRng, Bits { n, high }: Bits) -> Result<Matrix, PlanError> {
    Ok(bits_game(n, high))
}

pub fn bits_game(n: usize, high: i64) -> Matrix {
    let payoff = |i: usize, j: usize| high * i64::from((i & j).count_ones() % 2) + i64::from(i == j);
    grid::table(n, n, payoff)
}

params! { struct Equal { n: usize, on: i64, off: i64 } }

/// An `n × n` game that pays `on` on the diagonal and `off` elsewhere. If `on` is the larger, only equal probabilities
/// are optimal; `1/n` rounded to few digits is wrong by the same amount in every place.
fn equal(_: &mut TestRng, Equal { n, on, off }: Equal) -> Result<Matrix, PlanError> {
    Ok(grid::table(n, n, |i, j| if i == j { on } else { off }))
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
