//! Recipes. Figures are put where their squares have the values that a recipe wants: the nim-sum, and how many moves win,
//! are what programs get wrong.

use generators::{
    PlanError, TestRng, params,
    params::{Misfit, Value, text},
    positions::{self, Place},
};
use solutions::maze::{Board, FIGURE, FLOOR, WALL, places};

use super::Maze;
use exercise::{Generator, Recipe, Recipes, Reference};

impl Generator for Maze {
    const RECIPES: Recipes<Vec<Board>> = &[
        &Recipe::new("drawn", drawn),
        &Recipe::new("random", random),
        &Recipe::new("valued", valued),
        &Recipe::new("combs", combs),
        &Recipe::new("single", single),
    ];

    /// At most three mazes; the more there are, the smaller they are.
    fn small(rng: &mut TestRng) -> Vec<Board> {
        let count = rng.size(1, 3);
        let most = [5, 4, 3][count - 1];
        let mut maze = || {
            let (rows, columns, walls) = (rng.size(1, most), rng.size(1, most), rng.size(0, 500) as u32);
            anywhere(rng, rows, columns, walls)
        };
        let mazes = (0..count).map(|_| maze()).collect();
        if rng.chance(1, 3) { make_lost(mazes) } else { mazes }
    }
}

/// The position after a winning move, if there is one.
fn make_lost(mut mazes: Vec<Board>) -> Vec<Board> {
    if let Some(walk) = Maze::solve(&mazes) {
        mazes[walk.figure] = mazes[walk.figure].with_figure(walk.to);
    }
    mazes
}

/// Squares of which about so many in a thousand are walls.
fn random_cells(rng: &mut TestRng, rows: usize, columns: usize, walls: u32) -> Vec<u8> {
    (0..rows * columns).map(|_| if rng.chance(walls, 1000) { WALL } else { FLOOR }).collect()
}

/// A maze with the figure on a place, counted row by row.
fn with_figure(columns: usize, mut cells: Vec<u8>, place: usize) -> Result<Board, PlanError> {
    cells[place] = FIGURE;
    Board::new(columns, cells).ok_or_else(|| PlanError::new("the maze has a figure already"))
}

/// A random maze with its figure on any square.
fn anywhere(rng: &mut TestRng, rows: usize, columns: usize, walls: u32) -> Board {
    let mut cells = random_cells(rng, rows, columns, walls);
    let place = rng.size(0, cells.len() - 1);
    cells[place] = FIGURE;
    Board::new(columns, cells).expect("it has one figure")
}

params! { struct Drawn { mazes: Vec<Board> => read_mazes } }

/// Maze with spaces between them and slashes between their rows: `"..@/.#. .@"`.
fn read_mazes(value: &Value) -> Result<Vec<Board>, Misfit> {
    let maze = |drawing: &str| {
        let rows: Vec<&str> = drawing.split('/').collect();
        let even = rows.iter().all(|row| row.len() == rows[0].len());
        let maze = Board::new(rows[0].len(), rows.concat().into_bytes()).filter(|_| even);
        maze.ok_or_else(|| Misfit::new(format!("{drawing:?} is no maze with one figure")))
    };
    text(value)?.split(' ').map(maze).collect()
}

/// The mazes that the plan draws.
fn drawn(_: &mut TestRng, Drawn { mazes }: Drawn) -> Result<Vec<Board>, PlanError> {
    Ok(mazes)
}

params! {
    struct Random {
        k: usize,
        r: usize,
        c: usize,
        walls: u32,
        corner: bool = false,
        mixed: bool = false,
        lost: bool = false,
    }
}

/// `k` mazes, so many of a thousand squares walls; the figures in the lower right corners, or anywhere. If the plan says
/// `mixed`, each maze has at most so many rows and columns.
fn random(rng: &mut TestRng, row: Random) -> Result<Vec<Board>, PlanError> {
    let mut mazes = Vec::with_capacity(row.k);
    for _ in 0..row.k {
        let (r, c) = match row.mixed {
            true => (rng.size(1, row.r), rng.size(1, row.c)),
            false => (row.r, row.c),
        };
        mazes.push(match row.corner {
            true => with_figure(c, random_cells(rng, r, c, row.walls), r * c - 1)?,
            false => anywhere(rng, r, c, row.walls),
        });
    }
    Ok(if row.lost { make_lost(mazes) } else { mazes })
}

/// How many mazes are tried for one figure.
const TRIES: usize = 40;

/// A random maze with its figure on a square of a value from which so many moves lead to the value `target`.
fn figure_worth(
    rng: &mut TestRng,
    (rows, columns, walls): (usize, usize, u32),
    (value, target, count): (u16, u16, usize),
) -> Result<Board, PlanError> {
    for _ in 0..TRIES {
        let cells = random_cells(rng, rows, columns, walls);
        let found = places(columns, &cells, value, target, count);
        if !found.is_empty() {
            return with_figure(columns, cells, *rng.pick(&found));
        }
    }
    Err(PlanError::new(format!("no square is worth {value} with {count} moves to {target}")))
}

params! { struct Valued { r: usize, c: usize, walls: u32, values: Vec<u64> } }

/// A maze for each value, in this order.
fn valued(rng: &mut TestRng, Valued { r, c, walls, values }: Valued) -> Result<Vec<Board>, PlanError> {
    // No move keeps the value.
    let worth = |value: u64| figure_worth(rng, (r, c, walls), (value as u16, value as u16, 0));
    values.into_iter().map(worth).collect()
}

params! { struct Combs { r: usize, c: usize, heights: Vec<usize>, values: Option<Vec<u64>> } }

/// Maze in which the last column is open and the other columns have a wall below every `height` rows. If `height` is a
/// power of two that divides c - 1, each row has all values below c - 1 before its last square, so the values of the last
/// column go on from there. The figures are in the lower right corners, or on the last squares with the values.
fn combs(_: &mut TestRng, Combs { r, c, heights, values }: Combs) -> Result<Vec<Board>, PlanError> {
    let comb = |(index, height): (usize, usize)| {
        let is_wall = |place: usize| place % c < c - 1 && place / c % (height + 1) == height;
        let cells: Vec<u8> = (0..r * c).map(|place| if is_wall(place) { WALL } else { FLOOR }).collect();
        let place = match values.as_ref().and_then(|values| values.get(index)) {
            None => r * c - 1,
            Some(&value) => {
                let found = places(c, &cells, value as u16, value as u16, 0);
                *found.last().ok_or_else(|| PlanError::new(format!("no square is worth {value}")))?
            }
        };
        with_figure(c, cells, place)
    };
    heights.into_iter().enumerate().map(comb).collect()
}

params! {
    struct Single {
        k: usize,
        r: usize,
        c: usize,
        walls: u32,
        digits: u32,
        sum: u64,
        place: Place,
    }
}

/// `k` mazes whose figures have the nim-sum `sum` and are worth less than 2^`digits`, with a single winning move; it is
/// one of the first figure, of the last or of any.
fn single(
    rng: &mut TestRng,
    Single { k, r, c, walls, digits, sum, place }: Single,
) -> Result<Vec<Board>, PlanError> {
    let values = positions::piles_with_one_repair(rng, k, 0, digits, sum, place);
    let values = values.ok_or_else(|| PlanError::new("there are no such values"))?;
    let worth = |value: u64| {
        let target = value ^ sum;
        let count = usize::from(target < value);
        figure_worth(rng, (r, c, walls), (value as u16, target as u16, count))
    };
    values.into_iter().map(worth).collect()
}
