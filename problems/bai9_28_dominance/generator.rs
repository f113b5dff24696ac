//! Recipes: a small game that grows by rows and columns, each of which is dominated when it comes; a game in which the
//! order of removing them matters, grown or not; and games of every kind in which two rows and two columns suffice.

use generators::{PlanError, TestRng, matrices::MatrixKind, params};

use super::{Dominance, SIDE, TwoSuffice};
use crate::shared::{
    matrix_games::{Matrix, planned_range, small_range, turned},
    solve_matrix::{Matrices, PAYOFF, PlannedGame, given},
};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Dominance {
    const RECIPES: Recipes<Matrix> = &[
        &Recipe::new("grown", grown),
        &Recipe::new("kind", kind),
        &Recipe::new("given", given),
        &Recipe::new("ordered", ordered),
    ];

    /// A game of at most 4 × 4 that has grown, or that is of any kind and allowed.
    fn small(rng: &mut TestRng) -> Matrix {
        let (m, n) = (rng.size(1, 4), rng.size(1, 4));
        let (low, high) = small_range(rng);
        loop {
            let game = if rng.chance(1, 2) {
                rng.pick(&MatrixKind::ALL).make(rng, m, n, low, high)
            } else {
                let growth = Growth { low, high, mixtures: 60, slack: rng.between(0, high - low) };
                let side = rng.size(1, SIDE);
                let kernel = MatrixKind::Random.make(rng, side.min(m), side.min(n), low, high);
                grow(rng, kernel, m, n, growth)
            };
            if TwoSuffice::allows(&game).is_ok() {
                return game;
            }
        }
    }
}

/// How many games are tried before a recipe gives up.
const TRIES: usize = 1000;

/// Row 6 goes by rows 2 and 3, then column 5 by column 1, row 5 by rows 1 and 7, and so on down to 2 × 2. But row 7 is
/// dominated from the beginning, by row 6 alone, and whoever removes it first never gets rid of row 5.
pub const ORDER_MATTERS: [[i64; 5]; 7] = [
    [-12, -56, -16, -40, -12],
    [-68, 44, -56, 12, -12],
    [-52, 0, -28, 28, -12],
    [-32, -24, -20, -28, -12],
    [-46, -4, -104, 0, -11],
    [-60, 22, -42, 20, -61],
    [-62, 22, -42, 20, -61],
];

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

params! {
    struct Grown {
        m: usize,
        n: usize,
        kernel: Option<usize>,
        low: Option<i64>,
        high: Option<i64>,
        mixtures: u32,
        slack: u32,
    }
}

/// An `m × n` game grown from a random game of side `kernel`; of side 2 without a saddle point, if nothing is said.
fn grown(rng: &mut TestRng, params: Grown) -> Result<Matrix, PlanError> {
    let Grown { m, n, kernel, low, high, mixtures, slack } = params;
    let side = kernel.unwrap_or(SIDE).min(SIDE);
    let (low, high) = planned_range(low, high, &PAYOFF);
    let growth = Growth { low, high, mixtures, slack: slack.into() };
    let mut kernels = (0..TRIES).map(|_| MatrixKind::Random.make(rng, side.min(m), side.min(n), low, high));
    let kernel = kernels.find(|kernel| side < SIDE || !has_saddle(kernel));
    let kernel = kernel.ok_or_else(|| PlanError::new("no game without a saddle point was found"))?;
    Ok(grow(rng, kernel, m, n, growth))
}

/// Whether some entry is the least of its row and the greatest of its column.
fn has_saddle(game: &Matrix) -> bool {
    let lower = game.iter().map(|row| row.iter().min()).max();
    let upper = (0..game[0].len()).map(|j| game.iter().map(|row| &row[j]).max()).min();
    lower.flatten() == upper.flatten()
}

/// A game of a kind in which two rows and two columns suffice.
fn kind(rng: &mut TestRng, planned: PlannedGame) -> Result<Matrix, PlanError> {
    let mut games = (0..TRIES).map(|_| planned.make(rng));
    let allowed = games.find(|game| TwoSuffice::allows(game).is_ok());
    allowed
        .ok_or_else(|| PlanError::new("no game of this kind was found in which two rows and columns suffice"))
}

params! { struct Ordered { m: usize, n: usize, slack: u32, turned: Option<bool> } }

/// An `m × n` game grown from [`ORDER_MATTERS`], or from that game with the players' places exchanged.
fn ordered(rng: &mut TestRng, params: Ordered) -> Result<Matrix, PlanError> {
    let Ordered { m, n, slack, turned: is_turned } = params;
    let mut kernel: Matrix = ORDER_MATTERS.iter().map(|row| row.to_vec()).collect();
    if is_turned.unwrap_or(false) {
        kernel = turned(&kernel);
    }
    if m < kernel.len() || n < kernel[0].len() {
        return Err(PlanError::new(format!(
            "the game has {} x {} rows and columns",
            kernel.len(),
            kernel[0].len()
        )));
    }
    let (low, high) = planned_range(None, None, &PAYOFF);
    Ok(grow(rng, kernel, m, n, Growth { low, high, mixtures: 50, slack: slack.into() }))
}

/// Adds dominated rows and columns in random order, then shuffles.
fn grow(rng: &mut TestRng, kernel: Matrix, m: usize, n: usize, growth: Growth) -> Matrix {
    let mut game = kernel;
    let mut rows_next: Vec<bool> = vec![true; m - game.len()];
    rows_next.resize(m - game.len() + n - game[0].len(), false);
    rng.shuffle(&mut rows_next);
    for row_next in rows_next {
        // A column is a row of the game that is transposed, with all signs changed.
        if !row_next {
            game = turned(&game);
        }
        let (low, high) = if row_next { (growth.low, growth.high) } else { (-growth.high, -growth.low) };
        let row = dominated(rng, &game, Growth { low, high, ..growth });
        game.push(row);
        if !row_next {
            game = turned(&game);
        }
    }
    rng.shuffle(&mut game);
    let mut columns: Vec<usize> = (0..n).collect();
    rng.shuffle(&mut columns);
    game.iter().map(|row| columns.iter().map(|&j| row[j]).collect()).collect()
}

/// A row that one other dominates, or a mixture of two.
fn dominated(rng: &mut TestRng, game: &Matrix, growth: Growth) -> Vec<i64> {
    let first = rng.pick(game).clone();
    let second = if rng.chance(growth.mixtures, 100) { rng.pick(game).clone() } else { first.clone() };
    let parts = rng.between(2, 9);
    let part = rng.between(1, parts - 1);
    let worse = |(first, second): (i64, i64)| {
        let mixture = (part * first + (parts - part) * second).div_euclid(parts);
        (mixture - rng.between(0, growth.slack)).max(growth.low)
    };
    first.into_iter().zip(second).map(worse).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::single_lines_suffice, *};
    use generators::TestName;

    fn rng(index: u64) -> TestRng {
        TestRng::of(9, TestName { exercise: "e", group: "g", recipe: "r", index })
    }

    #[test]
    fn in_what_has_grown_two_rows_and_columns_suffice() {
        let mut rng = rng(1);
        for round in 0..60 {
            let (m, n) = (rng.size(7, 14), rng.size(7, 14));
            let slack = *rng.pick(&[0, 5, 300]);
            let growth = Growth { low: -1000, high: 1000, mixtures: 80, slack };
            let kernel = MatrixKind::Random.make(&mut rng, 2, 2, -1000, 1000);
            let game = grow(&mut rng, kernel, m, n, growth);
            assert_eq!(TwoSuffice::allows(&game), Ok(()), "round {round}: {game:?}");
            let params = Ordered { m, n, slack: slack as u32, turned: Some(round % 2 == 0) };
            let game = ordered(&mut rng, params).unwrap();
            assert_eq!(TwoSuffice::allows(&game), Ok(()), "round {round}: {game:?}");
        }
    }

    #[test]
    fn games_that_grow_without_mixtures_are_reduced_by_single_lines() {
        let mut rng = rng(2);
        for round in 0..40 {
            let growth = Growth { low: -1000, high: 1000, mixtures: 0, slack: *rng.pick(&[0, 5, 300]) };
            let kernel = MatrixKind::Random.make(&mut rng, 2, 2, -1000, 1000);
            let game = grow(&mut rng, kernel, 20, 15, growth);
            assert_eq!(single_lines_suffice(&game), Ok(()), "round {round}");
        }
    }
}
