//! Recipes: games of every kind, searched for the wanted mixture of facts; and matrices whose determinant is 0 or not and
//! looks otherwise.

use generators::{PlanError, TestRng, matrices::MatrixKind, params};

use super::{PAYOFF, SaddleAndSupport, allows};
use crate::shared::{
    determinants::{self, given},
    grid,
    matrix_games::{Matrix, planned_range, small_range},
};
use exercise::{Generator, Recipe, Recipes, Reference};

impl Generator for SaddleAndSupport {
    const RECIPES: Recipes<Matrix> = &[
        &Recipe::new("game", game),
        &Recipe::new("level", level),
        &Recipe::new("dependent", dependent),
        &Recipe::new("given", given),
        &Recipe::new("steep", steep),
        &Recipe::new("huge_minors", huge_minors),
        &Recipe::new("unimodular", unimodular),
    ];

    /// A game of at most 4 × 4 of any kind.
    fn small(rng: &mut TestRng) -> Matrix {
        loop {
            let n = rng.size(1, 4);
            let (low, high) = small_range(rng);
            let matrix = match rng.size(0, MatrixKind::ALL.len()) {
                0 => leveled(rng, n, 9),
                kind => MatrixKind::ALL[kind - 1].make(rng, n, n, low, high),
            };
            if allows(&matrix).is_ok() {
                return matrix;
            }
        }
    }
}

/// How many games are tried before a recipe gives up.
const TRIES: usize = 20_000;

/// The facts that are wanted of a game. What is not said does not matter.
struct Facts {
    /// Whether some optimal strategy of the second player plays every column.
    positive: Option<bool>,
    /// Whether the matrix has an inverse.
    invertible: Option<bool>,
    /// The least number of saddle points, and at 0 the greatest too.
    saddles: Option<usize>,
}

impl Facts {
    fn hold(&self, matrix: &Matrix) -> bool {
        let portrait = SaddleAndSupport::solve(matrix);
        let count = portrait.saddles.len();
        let has_saddles = |least| if least == 0 { count == 0 } else { count >= least };
        self.saddles.is_none_or(has_saddles)
            && self.positive.is_none_or(|wanted| wanted == portrait.support.is_some())
            && self.invertible.is_none_or(|wanted| wanted == portrait.invertible)
    }

    /// Makes games until one is found of which the facts hold.
    fn search(&self, mut make: impl FnMut() -> Matrix) -> Result<Matrix, PlanError> {
        let found = (0..TRIES).map(|_| make()).find(|matrix| allows(matrix).is_ok() && self.hold(matrix));
        found.ok_or_else(|| PlanError::new("no game was found with these facts"))
    }
}

params! {
    struct Game {
        kind: MatrixKind,
        n: usize,
        low: Option<i64>,
        high: Option<i64>,
        positive: Option<bool>,
        invertible: Option<bool>,
        saddles: Option<usize>,
    }
}

/// An `n × n` game of a kind with payoffs in `low..=high`, of which the facts hold.
fn game(rng: &mut TestRng, params: Game) -> Result<Matrix, PlanError> {
    let Game { kind, n, low, high, positive, invertible, saddles } = params;
    let (low, high) = planned_range(low, high, &PAYOFF);
    Facts { positive, invertible, saddles }.search(|| kind.make(rng, n, n, low, high))
}

params! {
    struct Level {
        n: usize,
        most: Option<u32>,
        positive: Option<bool>,
        invertible: Option<bool>,
        saddles: Option<usize>,
    }
}

/// An `n × n` game in which one row pays the same everywhere and some strategy that plays every column concedes no
/// more than that to the others: the second player can choose between pure, mixed and positive strategies.
fn level(rng: &mut TestRng, params: Level) -> Result<Matrix, PlanError> {
    let Level { n, most, positive, invertible, saddles } = params;
    let most = most.map_or(PAYOFF.max as i64, i64::from);
    Facts { positive, invertible, saddles }.search(|| leveled(rng, n, most))
}

params! { struct Dependent { n: usize, positive: Option<bool> } }

/// An `n × n` game without an inverse that does not look so: a row is the mean of two others.
fn dependent(rng: &mut TestRng, Dependent { n, positive }: Dependent) -> Result<Matrix, PlanError> {
    if n < 3 {
        return Err(PlanError::new("three dependent rows need n >= 3"));
    }
    let half = PAYOFF.max as i64 / 2;
    let facts = Facts { positive, invertible: Some(false), saddles: None };
    facts.search(|| {
        let mut matrix: Matrix = grid::table(n, n, |_, _| 2 * rng.between(-half, half));
        matrix[n - 1] = (0..n).map(|j| (matrix[0][j] + matrix[1][j]) / 2).collect();
        rng.shuffle(&mut matrix);
        matrix
    })
}

params! { struct Steep { n: usize, pivot: f64 } }

/// An `n × n` game without an inverse of which elimination in double precision finds `n` pivots of size at least `pivot`.
fn steep(rng: &mut TestRng, Steep { n, pivot }: Steep) -> Result<Matrix, PlanError> {
    allowed(|| determinants::steep(rng, n, PAYOFF.max as i64, pivot))
}

params! { struct HugeMinors { n: usize } }

/// An `n × n` game without an inverse, with minors near the largest possible ones.
fn huge_minors(rng: &mut TestRng, HugeMinors { n }: HugeMinors) -> Result<Matrix, PlanError> {
    allowed(|| determinants::with_huge_minors(rng, n, PAYOFF.max as i64))
}

params! { struct Unimodular { n: usize, steps: usize } }

/// An `n × n` game whose matrix has the determinant 1 or -1: next to the size of its rows that is nothing, and yet there
/// is an inverse.
fn unimodular(rng: &mut TestRng, Unimodular { n, steps }: Unimodular) -> Result<Matrix, PlanError> {
    allowed(|| Ok(determinants::unimodular(rng, n, PAYOFF.max as i64, steps)))
}

/// Makes games until the exercise allows one.
fn allowed(mut make: impl FnMut() -> Result<Matrix, PlanError>) -> Result<Matrix, PlanError> {
    for _ in 0..TRIES {
        let matrix = make()?;
        if allows(&matrix).is_ok() {
            return Ok(matrix);
        }
    }
    Err(PlanError::new("no such game was found that the exercise allows"))
}

fn leveled(rng: &mut TestRng, n: usize, most: i64) -> Matrix {
    let value = rng.between(-most / 2, most / 2);
    let weights: Vec<i64> = (0..n).map(|_| rng.between(1, 5)).collect();
    let mut matrix = vec![vec![value; n]];
    while matrix.len() < n {
        let mut row: Vec<i64> = (0..n).map(|_| rng.between(-most, most)).collect();
        // What q would concede above the value is taken away again, here and there.
        loop {
            let above: i64 = row.iter().zip(&weights).map(|(payoff, weight)| (payoff - value) * weight).sum();
            if above <= 0 {
                break;
            }
            let place = rng.size(0, n - 1);
            row[place] = (row[place] - rng.between(1, above)).max(-most);
        }
        matrix.push(row);
    }
    rng.shuffle(&mut matrix);
    matrix
}
