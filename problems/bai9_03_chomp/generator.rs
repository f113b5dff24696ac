//! Recipes. Few positions are lost; `lost`, `nearly_lost` and `single_move` make the telling ones.

use generators::{PlanError, TestRng, params, positions};
use solutions::chomp;

use super::{Chomp, Input, QUERIES, TOTAL, WAYS};
use crate::shared::chomp::{COLUMNS, Position, ROWS, positions_of, random_position};
use exercise::{Generator, Recipe, Recipes};

impl Generator for Chomp {
    const RECIPES: Recipes<Input> = &[
        &Recipe::new("whole_board", whole_board),
        &Recipe::new("rectangles", rectangles),
        &Recipe::new("random", random),
        &Recipe::new("lost", lost),
        &Recipe::new("nearly_lost", nearly_lost),
        &Recipe::new("single_move", single_move),
    ];

    /// One to four positions of a board with at most 70 positions, some of them lost.
    fn small(rng: &mut TestRng) -> Input {
        let rows = rng.size(1, 6);
        let columns = rng.size(1, [12, 7, 4, 4, 3, 2][rows - 1]);
        let board = chomp::Chomp::new(rows, columns);
        let queries = rng.size(1, 4);
        let position = |_| {
            let position = random_position(rng, rows, columns);
            if rng.chance(1, 3) { played_to_lost(&board, position) } else { position }
        };
        Input { rows, columns, positions: (0..queries).map(position).collect() }
    }
}

params! {
    /// Rows and columns.
    struct Board { m: usize, n: usize }
}

/// Every position of the board with `m` rows and `n` columns, in random order.
fn whole_board(rng: &mut TestRng, Board { m, n }: Board) -> Result<Input, PlanError> {
    let (rows, columns) = board(m, n)?;
    let mut all = vec![vec![]];
    for _ in 0..columns {
        let longer = |heights: Vec<usize>| {
            let above = heights.last().copied().unwrap_or(rows);
            (0..=above).map(move |height| [&heights[..], &[height]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all.retain(|heights| heights[0] > 0);
    rng.shuffle(&mut all);
    input(rows, columns, all.into_iter().map(Position).collect())
}

/// Every full rectangle that stands on the board, in random order.
fn rectangles(rng: &mut TestRng, Board { m, n }: Board) -> Result<Input, PlanError> {
    let (rows, columns) = board(m, n)?;
    let rectangle =
        |width, height| Position((0..columns).map(|i| if i < width { height } else { 0 }).collect());
    let mut all: Vec<Position> = (1..=columns)
        .flat_map(|width| (1..=rows).map(move |height| (width, height)))
        .map(|(width, height)| rectangle(width, height))
        .collect();
    rng.shuffle(&mut all);
    input(rows, columns, all)
}

params! {
    /// Rows, columns and how many positions of the board.
    struct Shape { m: usize, n: usize, q: usize }
}

/// `q` random positions of the board.
fn random(rng: &mut TestRng, Shape { m, n, q }: Shape) -> Result<Input, PlanError> {
    let (rows, columns) = board(m, n)?;
    let positions = (0..q).map(|_| random_position(rng, rows, columns)).collect();
    input(rows, columns, positions)
}

/// `q` lost positions.
fn lost(rng: &mut TestRng, Shape { m, n, q }: Shape) -> Result<Input, PlanError> {
    let (rows, columns) = board(m, n)?;
    let board = chomp::Chomp::new(rows, columns);
    let position = |_| played_to_lost(&board, random_position(rng, rows, columns));
    input(rows, columns, (0..q).map(position).collect())
}

/// `q` positions from which some move leads to a random lost one.
fn nearly_lost(rng: &mut TestRng, Shape { m, n, q }: Shape) -> Result<Input, PlanError> {
    let (rows, columns) = board(m, n)?;
    let board = chomp::Chomp::new(rows, columns);
    let position = |_| {
        let lost = played_to_lost(&board, random_position(rng, rows, columns));
        raised(rng, rows, lost)
    };
    input(rows, columns, (0..q).map(position).collect())
}

/// `q` positions with exactly one winning move.
fn single_move(rng: &mut TestRng, Shape { m, n, q }: Shape) -> Result<Input, PlanError> {
    let (rows, columns) = board(m, n)?;
    let board = chomp::Chomp::new(rows, columns);
    let make = |rng: &mut TestRng| {
        let lost = played_to_lost(&board, random_position(rng, rows, columns));
        raised(rng, rows, lost)
    };
    let winning_moves = |position: &Position| {
        let wins = |cell| position.after(cell).is_ok_and(|after| board.is_lost(&after.0));
        position.cells().filter(|&cell| wins(cell)).count()
    };
    let none = || PlanError::new("no position with a single winning move was found");
    let position = |_| positions::single_winning_move(rng, make, winning_moves).ok_or_else(none);
    let positions = (0..q).map(position).collect::<Result<_, _>>()?;
    input(rows, columns, positions)
}

/// The rows and columns, if the exercise has such a board.
fn board(rows: usize, columns: usize) -> Result<(usize, usize), PlanError> {
    let fits = ROWS.contains(rows as i128)
        && COLUMNS.contains(columns as i128)
        && WAYS.contains(positions_of(rows, columns) as i128);
    if fits { Ok((rows, columns)) } else { Err(PlanError::new(format!("{rows} × {columns} is no board"))) }
}

fn input(rows: usize, columns: usize, positions: Vec<Position>) -> Result<Input, PlanError> {
    let queries = positions.len();
    if !QUERIES.contains(queries as i128) || !TOTAL.contains((queries * columns) as i128) {
        return Err(PlanError::new(format!("{queries} positions are too many or too few")));
    }
    Ok(Input { rows, columns, positions })
}

/// The position after a winning move, or the position itself if it is lost.
fn played_to_lost(board: &chomp::Chomp, position: Position) -> Position {
    let Some((column, row)) = board.winning_move(&position.0) else { return position };
    let heights = position.0.iter().enumerate();
    Position(heights.map(|(i, &height)| if i + 1 >= column { height.min(row - 1) } else { height }).collect())
}

/// A position from which a move leads back to the given one: some of the first columns of a run of equally high
/// ones are raised. The position itself if it fills the board.
fn raised(rng: &mut TestRng, rows: usize, position: Position) -> Position {
    let Position(mut heights) = position;
    let above = |heights: &[usize], column: usize| if column == 0 { rows } else { heights[column - 1] };
    let starts: Vec<usize> = (0..heights.len()).filter(|&i| above(&heights, i) > heights[i]).collect();
    if starts.is_empty() {
        return Position(heights);
    }
    let start = *rng.pick(&starts);
    let height = heights[start];
    let run = heights[start..].iter().take_while(|&&other| other == height).count();
    let mut most = above(&heights, start);
    let count = rng.size(1, run);
    for raised in &mut heights[start..start + count] {
        most = rng.size(height + 1, most);
        *raised = most;
    }
    Position(heights)
}
