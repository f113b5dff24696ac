//! Recipes: games of all kinds, and those that a plan writes out because careless programs fail on them.

use generators::{PlanError, TestRng, matrices::MatrixKind, params};

use super::{COLUMN, Judge, LENGTH, MatrixPlay, PAYOFF, Run};
use crate::shared::{
    matrix_games::{Matrix, planned_range},
    versus::SEED,
};
use exercise::{Generator, Recipe, Recipes};

impl Generator for MatrixPlay {
    const RECIPES: Recipes<Run> = &[&Recipe::new("game", game), &Recipe::new("given", given)];

    fn small(rng: &mut TestRng) -> Run {
        small_run(rng)
    }
}

/// A game of at most 3 × 3 and of few rounds, against any judge.
pub fn small_run(rng: &mut TestRng) -> Run {
    let (m, n) = (rng.size(1, 3), rng.size(1, 3));
    let (low, high) = *rng.pick(&[(-1, 1), (-3, 3), (-9, -2), (0, 6), (99, 100), (-100, 100)]);
    let matrix = rng.pick(&MatrixKind::ALL).make(rng, m, n, low, high);
    let seed = seed(rng);
    let judge = match rng.unsigned(0, 3) {
        0 => Judge::Optimal { seed },
        1 => Judge::Frequencies { seed },
        2 => Judge::Patterns { length: rng.size(1, LENGTH.max as usize), seed },
        _ => Judge::Fixed { column: rng.size(1, n) },
    };
    Run { rounds: rng.unsigned(1, 60) as u32, matrix, judge }
}

fn seed(rng: &mut TestRng) -> u32 {
    rng.unsigned(SEED.min as u64, SEED.max as u64) as u32
}

/// The judge that a row of the plan names: `optimal`, `frequencies`, `patterns 2`, `fixed 3`.
fn judge(rng: &mut TestRng, words: &str) -> Result<Judge, PlanError> {
    let (kind, number) = words.split_once(' ').unwrap_or((words, "0"));
    let number: usize = number.parse().map_err(|_| PlanError::new(format!("{number} is no number")))?;
    let seed = seed(rng);
    Ok(match kind {
        "optimal" => Judge::Optimal { seed },
        "frequencies" => Judge::Frequencies { seed },
        "patterns" if LENGTH.contains(number as i128) => Judge::Patterns { length: number, seed },
        "fixed" if COLUMN.contains(number as i128) => Judge::Fixed { column: number },
        _ => return Err(PlanError::new(format!("no judge plays \"{words}\""))),
    })
}

params! {
    struct Game {
        rounds: u32,
        kind: MatrixKind,
        m: usize,
        n: usize,
        low: Option<i64>,
        high: Option<i64>,
        judge: String,
    }
}

/// An `m × n` game of a kind with payoffs from `low` to `high`.
fn game(rng: &mut TestRng, params: Game) -> Result<Run, PlanError> {
    let Game { rounds, kind, m, n, low, high, judge: words } = params;
    let (low, high) = planned_range(low, high, &PAYOFF);
    let matrix = kind.make(rng, m, n, low, high);
    Ok(Run { rounds, matrix, judge: judge(rng, &words)? })
}

params! { struct Given { rounds: u32, rows: Matrix, judge: String } }

/// The game of the row.
fn given(rng: &mut TestRng, Given { rounds, rows, judge: words }: Given) -> Result<Run, PlanError> {
    Ok(Run { rounds, matrix: rows, judge: judge(rng, &words)? })
}
